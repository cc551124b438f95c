// How a language's sentences become the texts of the game: the same for every language.
import { type Odd, ruleText, type Seat, type Sentences, speaking, type Texts, type Voice } from '../../../kernel/index.ts';
import { boxOf } from '../box.ts';
import { ATTRACTIONS, COLOURS, type Name, TOWNS } from '../components.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { OddKind } from '../odd.ts';
import { type Agreement, OPTIONS } from '../options.ts';
import type { ClauseId } from '../rulebook.ts';
import { priceOf } from '../rules/build.ts';
import { flow } from '../rules/flow.ts';
import { clone, type DieAction } from '../state.ts';
import type { View } from '../view.ts';
import { type ExplainWords, explanationOf } from './explain.ts';
import { besideLetter, type Letter } from './letter.ts';
import { type StoryWords, storyOf } from './story.ts';
import { type Pieces, type Speech, sentence, type TableWords, tableLines } from './table.ts';
import { type WhyWords, whyNot } from './why.ts';

type GameTexts = Texts<Move, Event, View, ClauseId, Agreement>;

/** What a language supplies: its sentences, its names, and the words of the table. */
export interface Language
  extends Sentences<Move, Event, View, ClauseId>,
    Pick<GameTexts, 'title' | 'pitch' | 'sections' | 'rules' | 'options' | 'pieces' | 'handbook'> {
  readonly letter: Letter;
  readonly why: WhyWords;
  readonly table: TableWords;
  readonly story: StoryWords;
  readonly explain: ExplainWords;
  readonly warnings: { readonly [K in OddKind]: (facts: NonNullable<Odd['facts']>) => string };
  readonly speech: Speech;
}

/** The texts of the game in a language. */
export function texts({ letter, why, table, story, explain, warnings, speech, refusals, moves, events, ...rest }: Language): GameTexts {
  const said = speaking<Move, Event, View, ClauseId>({ refusals, moves, events });
  const asked: Readonly<Record<string, ((facts: NonNullable<Odd['facts']>) => string) | undefined>> = warnings;
  return {
    ...rest,
    options: besideLetter(rest.options, letter),
    standard: OPTIONS.standard,
    ...said,
    refusal: (clause, facts) => sentence(whyNot(why, speech, facts) ?? said.refusal(clause, facts)),
    event: (event, voice) => sentence(said.event(event, voice)),
    table: (view, voice) => tableLines(view, voice, table, speech),
    story: (told, voice, isOver) =>
      storyOf(told, voice, isOver, { words: story, speech, event: (event, to) => sentence(said.event(event, to)) }),
    explain: (touch, view, voice) =>
      explanationOf(touch, {
        view,
        voice,
        words: explain,
        speech,
        rule: clause => ruleText(rest.rules[clause], view.plan.options),
        move: said.move,
        euro: table.euro,
      }),
    warning: ({ kind, facts }) => asked[kind]?.(facts ?? {}),
  };
}

/** The names of the printed towns and attractions. */
export function printedNames(name: Exclude<keyof Name, 'french'>): Pieces {
  return {
    ...Object.fromEntries(TOWNS.map(town => [town.id, town.name])),
    ...Object.fromEntries(ATTRACTIONS.map(tile => [tile.id, tile[name]])),
  };
}

/** What was agreed, as far as it takes more than a number to say. */
export function agreedIn({ piece, town, list }: Speech, euro: (euros: number) => string) {
  return {
    startTowns: (agreed: Agreement) => agreed.startTowns.map(id => town(id, agreed)),
    /** Towns that hold another number of attractions than printed. */
    spaces: (agreed: Agreement) =>
      typeof agreed.capacity === 'string' ? [] : Object.entries(agreed.capacity).map(([id, count]) => `${town(id, agreed)} ${count}`),
    prices: (costs: Agreement['baseCost']) => list(COLOURS.map(colour => `${piece(colour)} ${euro(costs[colour])}`)),
  };
}

/** What the tile just chosen costs in a town. */
export function priceIn(view: View, town: string): number {
  const frame = view.frames.at(-1);
  const box = boxOf(view.plan.options);
  const place = box.townAt.get(town);
  const tile = frame?.phase === 'town' ? box.tileAt.get(frame.tile) : undefined;
  return place && tile && frame?.phase === 'town' ? priceOf(view, tile, place, frame.contractor) : 0;
}

/** The value and priority of a tile, as numbers to put behind its name. */
export function numbersOf(view: View, tile: string): { readonly value: number; readonly priority: number } {
  const found = boxOf(view.plan.options).tileAt.get(tile);
  return { value: found?.value ?? 0, priority: found?.priority ?? 0 };
}

/** The attraction in question: the one whose visitor is asked for, or the one to be built; '' where there is none. */
export function tileAsked({ frames }: View): string {
  const frame = frames.at(-1);
  return frame?.phase === 'tour' || frame?.phase === 'town' ? (frame.tile ?? '') : '';
}

/** What a tourist is being chosen for. */
export function dieAsked({ frames }: View): DieAction | undefined {
  const frame = frames.at(-1);
  return frame?.phase === 'die' ? frame.action : undefined;
}

/** Whether the turn ends with the move, because it completes the action of step 5 (BT-3.8). */
export function endsTurn(view: View, move: Move): boolean {
  const { frames, turns, turn } = view;
  const frame = frames.at(-1);
  if (frames[0]?.phase !== 'allDay' || !frame) return false;
  if (frame.phase === 'die') return frame.action !== 'casino';
  if (frame.phase === 'again') return move.type === 'stop' || frame.left === 1;
  if (frame.phase === 'town' || frame.phase === 'pips' || frame.phase === 'to') return true;
  // In a Give tour, BT-7.10 or one of the whole bus, only the rules know whether anything is left to choose.
  if (move.type === 'act' && !(move.action === 'tour' && view.plan.options.giveTourWholeBus)) return false;
  if (flow.refusal(view, turn.seat, move) !== undefined) return false;
  const after = clone(view);
  flow.play(after, turn.seat, move, HIGHEST);
  return after.turns !== turns || after.frames.length === 0;
}

const HIGHEST = { chance: { below: (sides: number) => sides - 1 }, tell: () => {} };

/** Several people as subjects of one sentence, whoever listens first or last. */
export function people(seats: readonly Seat[], voice: Voice, you: string, place: 'first' | 'last'): string[] {
  const names = seats.filter(seat => !voice.isYou(seat)).map(voice.name);
  if (names.length === seats.length) return names;
  return place === 'first' ? [you, ...names] : [...names, you];
}
