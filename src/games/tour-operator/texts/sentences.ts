// How a language's sentences become the texts of the game: the same for every language.
import { type Changes, type NAMES, type Odd, type Seat, type Sentences, speaking, type Texts, type Voice } from '../../../kernel/index.ts';
import { boxOf } from '../box.ts';
import { ANGRY, type CityId, type Desk, EMPLOYEES_SHOWN, SEATS, TOURIST_IDS, TOURISTS, type TouristId } from '../components.ts';
import type { Event } from '../events.ts';
import type { Move, MoveOf } from '../moves.ts';
import { type Agreement, LONG_ROUNDS, OPTIONS, roundsOf } from '../options.ts';
import type { ClauseId } from '../rulebook.ts';
import type { View } from '../view.ts';
import { explaining } from './explain.ts';
import type { ExplainWords } from './explain-words.ts';
import type { Effects, Pieces } from './pieces.ts';
import { type StoryWords, telling } from './story.ts';
import { type TableWords, tableLines } from './table.ts';
import { reasonFor, type UntouchableWords } from './untouchable.ts';

/** The field of a row that holds its name in a language. */
type OwnName = (typeof NAMES)[number];

type GameTexts = Texts<Move, Event, View, ClauseId, Agreement>;

const TOURIST_NAMES = Object.fromEntries(TOURIST_IDS.map(id => [id, TOURISTS[id].name]));

/** The rulebook and the options. */
export type Book = Pick<GameTexts, 'sections' | 'rules' | 'options'>;

/** How long a game lasts: as recommended, which is told in full, or so many weeks. */
export function weeksIn(recommended: string, [one, many]: readonly [string, string]) {
  return (rounds: Agreement['rounds']): string => {
    if (rounds === 'recommended') return recommended;
    return rounds === 1 ? `1 ${one}` : `${rounds === 'long4' ? LONG_ROUNDS : rounds} ${many}`;
  };
}

/** The grid where it is not the recommended one: the sentence is told of its agreed parts; and that there are cards of one's own. */
export function gridIn(
  words: Readonly<Record<'cols' | 'rows' | 'gaps', (count: number) => string>>,
  sentence: (parts: string) => string,
  ownCards: string,
) {
  return ({ cols, rows, mask, content }: Agreement): string => {
    const parts = [
      ...(cols === 'recommended' ? [] : [words.cols(cols)]),
      ...(rows === 'recommended' ? [] : [words.rows(rows)]),
      ...(mask.length > 0 ? [words.gaps(mask.length)] : []),
    ];
    return `${parts.length > 0 ? ` ${sentence(parts.join(', '))}` : ''}${content ? ` ${ownCards}` : ''}`;
  };
}

/** The question before a move that looks like a slip, by its kind. */
export type Warnings = Readonly<Record<string, (facts: NonNullable<Odd['facts']>) => string>>;

/** What a language supplies: its sentences, its names, and the words of the table. */
export interface Language extends Sentences<Move, Event, View, ClauseId>, Pick<GameTexts, 'title' | 'pitch' | 'handbook'>, Book {
  readonly pieces: Pieces;
  readonly table: TableWords;
  readonly story: StoryWords;
  readonly warnings: (piece: (id: unknown) => string) => Warnings;
  readonly untouchable: (piece: (id: unknown) => string) => UntouchableWords;
  readonly explanations: ExplainWords;
}

/** The texts of the game in a language, as printed and as cards of one's own are called. */
export function texts(own: OwnName, pieces: Pieces, effects: Effects, speak: (pieces: Pieces) => Language): GameTexts {
  return {
    ...textsWith(speak(pieces)),
    renamed: ({ content }) => content && textsWith(speak({ ...pieces, ...effects(boxOf({ content }).staff), ...namesIn(content, own) })),
  };
}

/** The names that changes give, in a language or else in English. */
function namesIn(content: Changes, own: OwnName): Readonly<Record<string, string>> {
  const rows = ['cities', 'tourists', 'rows'].flatMap(part => Object.entries(Object(content[part])));
  const names = rows.flatMap(([id, row]) => {
    const name = Object(row)[own] || Object(row).name;
    return typeof name === 'string' && name ? [[id, name]] : [];
  });
  return Object.fromEntries(names);
}

function textsWith({ table, refusals, moves, events, pieces, story, warnings, untouchable, explanations, ...rest }: Language): GameTexts {
  const names: Readonly<Record<string, string>> = { ...TOURIST_NAMES, ...pieces };
  const nameOf = (id: unknown) => names[String(id)] ?? String(id);
  const questions = warnings(nameOf);
  const reasons = untouchable(nameOf);
  const spoken = speaking<Move, Event, View, ClauseId>({ refusals, moves, events });
  return {
    ...rest,
    standard: OPTIONS.standard,
    ...spoken,
    refusal: (clause, facts) => reasonFor(reasons, facts) ?? spoken.refusal(clause, facts),
    pieces: names,
    story: telling(story),
    explain: explaining(explanations, names, rest.rules),
    warning: ({ kind, facts }) => questions[kind]?.(facts ?? {}),
    table: (view, voice) => tableLines(view, voice, table, pieces),
  };
}

/** The small words of a language: names of pieces and people, and lists of them. */
export function lexicon(language: string, pieces: Pieces, deskName: (desk: number) => string) {
  const join = new Intl.ListFormat(language);
  const choice = new Intl.ListFormat(language, { type: 'disjunction' });
  const known: Readonly<Record<string, string>> = { ...TOURIST_NAMES, ...pieces };
  const piece = (id: unknown) => known[String(id)] ?? String(id);
  const atDesk = (view: View, desk: Desk) => {
    const tourist = view.agencies[mover(view)]?.desks[desk]?.tourist;
    return tourist ? piece(tourist) : deskName(desk + 1);
  };
  return {
    piece,
    list: (ids: readonly unknown[]) => join.format(ids.map(piece)),
    /** Names or words, joined as a list. */
    joined: (words: readonly string[]) => join.format(words),
    /** One of these. */
    either: (words: readonly string[]) => choice.format(words),
    /** A change of points with its sign. */
    signed: (vp: number) => (vp < 0 ? `−${-vp}` : `+${vp}`),
    /** The tourist who waits at a desk of whoever moves. */
    atDesk,
    /** What an employee is used on, in words. */
    target: (view: View, on: MoveOf<'use'>['on']) =>
      typeof on === 'number' ? atDesk(view, on) : String(on).split(' ').map(piece).join(', '),
  };
}

/** Those who won, in two lists: whoever listens, and the names of the others. */
export function winnersOf(winners: readonly Seat[], voice: Voice): { readonly isYou: boolean; readonly others: readonly string[] } {
  return { isYou: winners.some(voice.isYou), others: winners.filter(seat => !voice.isYou(seat)).map(voice.name) };
}

/** Whose move a sentence is about: who the phase in play belongs to, or else who looks. */
function mover(view: View): Seat {
  const top = view.frames.at(-1);
  if (top && 'seat' in top && top.phase !== 'prep') return top.seat;
  if (typeof view.viewer === 'number') return view.viewer;
  return top && 'left' in top ? (top.left[0] ?? 0) : 0;
}

/** Whether a city is closed. */
export function isClosed(view: View, city: CityId): boolean {
  return !view.open[view.grid.indexOf(city)];
}

/** Whether nobody is aboard the plane of whoever moves. */
export function isEmpty(view: View): boolean {
  const seats = view.agencies[mover(view)]?.seats;
  return !seats || SEATS.every(at => !seats[at].passenger);
}

/** TO-2.6 Whether a tourist comes impatient. */
export function comesImpatient({ plan }: View, tourist: TouristId): boolean {
  return boxOf(plan.options).tourists[tourist].patience === 'impatient';
}

/** TO-5.9 What turning somebody away costs: the points of this journey and 3 more; with the complaints officer only the first. */
export function priceOf(view: View, { tourist, complaint }: MoveOf<'turnAway'>): number {
  const passenger = view.agencies
    .flatMap(({ seats }) => SEATS.flatMap(at => seats[at].passenger ?? []))
    .find(each => each.tourist === tourist);
  return (passenger?.scored ?? 0) + (complaint ? 0 : ANGRY);
}

/** TO-6.9 Whether the tourist at a desk would leave. */
export function wouldLeave(view: View, desk: Desk): boolean {
  return view.agencies[mover(view)]?.desks[desk]?.patience === 'impatient';
}

/** How many applicants an employee die turns up: more with the recruiter. */
export function applicants(view: View): number {
  const hired = view.agencies[mover(view)]?.employees.office;
  const isAtWork = hired?.id === 'O6' && (view.plan.options.autoEmployees ? hired.uses > 0 : hired.engaged);
  return isAtWork ? boxOf(view.plan.options).staff.O6.amount : EMPLOYEES_SHOWN;
}

function isLastInOrder(view: View, seat: Seat): boolean {
  return (seat + 1) % view.plan.seats === view.start;
}

/** What comes once somebody is done: somebody else rolls, the flights begin, or the weekend. */
export function afterDone(view: View): 'roll' | 'fly' | 'weekend' {
  const top = view.frames.at(-1);
  if (top?.phase !== 'prep') return 'weekend';
  return view.plan.options.overlapPrep || isLastInOrder(view, top.seat) ? 'fly' : 'roll';
}

/** What comes after somebody's week: the next in order, a new week, or the end. */
export function afterWeek(view: View): 'player' | 'week' | 'end' {
  if (!isLastInOrder(view, mover(view))) return 'player';
  return view.round >= roundsOf(view.plan.options, view.plan.seats) ? 'end' : 'week';
}
