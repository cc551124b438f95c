// What the end of a game says, as plain data: every game tells it in its own words, and its paper prints it.
import type { Outcome, Seat, Voice } from '../../kernel/index.ts';

/** Why a result came about: drawn pieces, words, and what it adds. */
export interface Reason {
  /** A letter by which the board knows it. */
  readonly letter?: string;
  /** Ids of pieces, drawn by the game's paper. */
  readonly pieces: readonly string[];
  /** How the words begin, in bold. */
  readonly strong?: string;
  readonly text: string;
  /** What it adds, as it is written. */
  readonly sum: string;
  readonly tone: 'gain' | 'cost' | 'plain';
  /** Where it is on the board: touches, or names of drawn things. */
  readonly marks: readonly string[];
}

/** Somebody's place in the ranking. */
export interface Place {
  readonly seat: Seat;
  readonly rank: number;
  readonly name: string;
  /** The result as it is written: '77', '€62'. */
  readonly figure: string;
  readonly note: string;
}

/** How good a result is: the rank it has, and what the next one takes. */
export interface Standing {
  /** What is said of it; '' where the match was agreed on otherwise, and no rank fits. */
  readonly text: string;
  /** The worst and the best result of the scale it is drawn on. */
  readonly scale: readonly [worst: number, best: number];
}

/** The result of the winner, for whoever lost: by name, and made up in the same rows. */
export interface Beside {
  readonly seat: Seat;
  readonly name: string;
  /** The result as it is written. */
  readonly figure: string;
  readonly reasons: readonly Reason[];
}

/** How a match ended, as one person is told. */
export interface Ending {
  /** Whom the reasons are about. */
  readonly seat: Seat;
  /** The winner, where the person told of lost. */
  readonly beside?: Beside;
  /** One sentence to the person. */
  readonly title: string;
  /** A line in the voice of the game, in one part or several. */
  readonly voice: readonly string[];
  readonly reasons: readonly Reason[];
  readonly places: readonly Place[];
  /** The finished board in one sentence. */
  readonly board: string;
  readonly result: number;
  /** Said in place of the figure where the goal was not reached (not home, in Yokohama); such a result is nobody's best. */
  readonly missed?: string;
  /** The figures on the screen that add up to the result. */
  readonly sums: readonly number[];
  /** A result as it is written. */
  figure(result: number): string;
  readonly standing: Standing;
  /** Whether a team has lost: its paper is cooler. */
  readonly isLost?: boolean;
}

/** Until when a lost match could be won: the turn, and the line of the record where it begins. */
export interface LastChance {
  readonly line: number;
  readonly turn: number;
  /** How the ways parted there, as the paper of the game shows it; none where there is nothing to compare. */
  readonly parting?: unknown;
}

/** The whole end in words, for who does not look: the sentence, the voice of the game, the reasons with their sums, one's best. */
export function spokenEnd({ title, voice, reasons, places, standing }: Ending, decided: string, best: string): string {
  const whole = (text: string) => (text === '' || /[.!?…]$/.test(text) ? text : `${text}.`);
  const told = reasons.map(({ strong = '', text, sum }) => [strong, text, sum].filter(Boolean).join(' '));
  const why = told.length > 0 ? decided + told.join('; ') : '';
  // A team shares one rank, which says nothing.
  const isRanked = places.some(({ rank }) => rank !== places[0]?.rank);
  const ranking =
    places.length > 1
      ? places.map(({ rank, name, figure, note }) => [isRanked && rank, name, figure, note].filter(Boolean).join(', '))
      : [];
  return [title, ...voice, why, ...ranking, best, standing.text].map(whole).filter(Boolean).join(' ');
}

/** Something that adds to a result or takes from it. */
export interface Entry {
  readonly pieces: readonly string[];
  readonly strong?: string;
  readonly text: string;
  readonly value: number;
  readonly marks?: readonly string[];
}

const GAINS = 3;
const PIECES = 4;

/** The largest gains, those beyond the third joined with it, and all costs in one row; nothing is left out, so they still add up. */
export function chosen(entries: readonly Entry[]): readonly Entry[] {
  const gains = entries.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value);
  const costs = entries.filter(({ value }) => value < 0).toSorted((a, b) => a.value - b.value);
  return [...gains.slice(0, GAINS - 1), ...joined(gains.slice(GAINS - 1)), ...joined(costs)];
}

function joined(entries: readonly Entry[]): readonly Entry[] {
  const [first, ...others] = entries;
  if (!first || others.length === 0) return entries;
  return [
    {
      pieces: entries.flatMap(({ pieces }) => pieces.slice(0, entries.length > 2 ? 1 : 2)).slice(0, PIECES),
      text: entries.map(({ strong, text }) => [strong, text].filter(Boolean).join(' ').replace(/[.]$/, '')).join(', '),
      value: entries.reduce((sum, { value }) => sum + value, 0),
      marks: entries.flatMap(({ marks = [] }) => marks),
    },
  ];
}

/** An entry as a reason: +46, −12. */
export function reasonOf({ value, marks = [], ...rest }: Entry, figure: (value: number) => string): Reason {
  const tone = value > 0 ? 'gain' : value < 0 ? 'cost' : 'plain';
  const sum = value === 0 ? '' : `${value < 0 ? '−' : '+'}${figure(Math.abs(value))}`;
  return { ...rest, marks, tone, sum };
}

/** Seats from the first place to the last. */
export function ranked(ranks: readonly number[]): readonly Seat[] {
  return ranks.map((_, seat) => seat).toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
}

/** How far somebody is ahead of the best of all others, and who that is; below zero where behind. */
export function margin(
  { ranks, scores }: { readonly ranks: readonly number[]; readonly scores: readonly number[] },
  seat: Seat,
): { readonly other: Seat; readonly by: number } | undefined {
  const other = ranked(ranks).find(each => each !== seat);
  return other === undefined ? undefined : { other, by: (scores[seat] ?? 0) - (scores[other] ?? 0) };
}

/** The sentences of a game in which the most points win. `by` is 0 where a tie was broken. */
export interface TitleWords {
  youWin(score: number, by: number, other: string): string;
  wins(name: string, score: number, by: number, other: string): string;
  youBehind(winner: string, score: number, by: number): string;
  youTie(others: readonly string[], score: number): string;
  tie(names: readonly string[], score: number): string;
}

/** Whoever is told of: the one person the voice speaks to, else the winner. */
export function toldOf({ voice, seats, outcome }: Told): Seat {
  return seats.find(({ seat }) => voice.isYou(seat))?.seat ?? ranked(outcome?.ranks ?? [])[0] ?? 0;
}

/** What is known of an end, whatever the game. */
export interface Told {
  readonly voice: Voice;
  readonly seats: readonly { readonly seat: Seat }[];
  readonly outcome: Outcome | null;
}

/** One sentence: to whoever played, or about the winner. */
export function titleOf({ voice, outcome }: Told, seat: Seat, say: TitleWords): string {
  const { ranks, scores } = outcome ?? { ranks: [], scores: [] };
  const winners = ranked(ranks).filter(each => ranks[each] === 1);
  const [winner = seat] = winners;
  const score = scores[winner] ?? 0;
  const name = (each: Seat) => voice.name(each);
  if (ranks[seat] !== 1) return say.youBehind(name(winner), score, score - (scores[seat] ?? 0));
  if (winners.length > 1) {
    const others = winners.filter(each => !voice.isYou(each)).map(name);
    return voice.isYou(seat) ? say.youTie(others, score) : say.tie(others, score);
  }
  const ahead = margin({ ranks, scores }, seat);
  const [by, other] = ahead ? [ahead.by, name(ahead.other)] : [0, ''];
  return voice.isYou(seat) ? say.youWin(score, by, other) : say.wins(name(seat), score, by, other);
}

/** Everybody by rank, each with a note. */
export function placesOf(
  { voice, outcome }: Told,
  you: string,
  figure: (score: number) => string,
  note: (seat: Seat) => string,
): readonly Place[] {
  const { ranks, scores } = outcome ?? { ranks: [], scores: [] };
  return ranked(ranks).map(seat => ({
    seat,
    rank: ranks[seat] ?? 0,
    name: voice.tell(seat, you, name => name),
    figure: figure(scores[seat] ?? 0),
    note: note(seat),
  }));
}
