import type { Chance } from './chance.ts';
import type { Options } from './options.ts';
import type { Plan } from './plan.ts';
import type { Shape } from './shape.ts';
import type { Aim, Values } from './values.ts';

/** A place at the table, counted from 0. */
export type Seat = number;

/** Whoever looks: a seat sees its own secrets, 'public' sees none. */
export type Viewer = Seat | 'public';

/** Moves and events are plain data; `type` names the rule, or what happened. */
export interface Tagged {
  readonly type: string;
}
export type Of<U extends Tagged, K extends U['type']> = Extract<U, { readonly type: K }>;

/** What happened; one that `reveals` something hidden can no longer be taken back. */
export interface Told extends Tagged {
  readonly reveals?: true;
}

export type Facts = Readonly<Record<string, string | number>>;

/** Why a move is refused: the rulebook clause it breaks, and the facts of the case. */
export interface Refusal {
  readonly clause: string;
  readonly facts?: Facts;
}

/** What makes a legal move look like a slip, and the facts of the case: 'empty flight'. */
export interface Odd {
  readonly kind: string;
  readonly facts?: Facts;
}

/** What a rule may use besides the state: random numbers, and a way to tell events. */
export interface Table<E> {
  readonly chance: Chance;
  readonly tell: (event: E) => void;
}

/** A table whose events go nowhere. */
export function silent(chance: Chance): Table<unknown> {
  return { chance, tell: unheard };
}

function unheard(): void {}

/** One rank per seat, 1 is best. A team that wins together is all 1, one that loses all 2. */
export interface Outcome {
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
}

/** One thing a player touches on the board: 'tourist:17', 'button:pass'. */
export type Touch = string;

/** A quick choice among the legal moves by a method, so that a game of known types is also any game. */
export type Policy<S, M> = { choose(state: S, seat: Seat, legal: readonly M[], chance: Chance): M }['choose'];

/** A move with what would follow it in the same step, and the final points of its seat in the future of a number, by what brings them: the same futures for all. */
export interface Foreseeable<M> {
  readonly move: M;
  points(future: number): Readonly<Record<string, number>>;
}

/** Moves made one after the other, and what is touched for them, in whatever order. */
export interface Bundle<M> {
  readonly touches: readonly Touch[];
  /** In the order in which the record has them. */
  readonly moves: readonly M[];
}

/** The contract between a game and everything else. S state, M moves, E events, V one viewer's sight, O options. */
export interface Game<S, M extends Tagged, E extends Told, V, O> {
  readonly id: string;
  /** Grows whenever a recorded match could play out differently. */
  readonly version: number;
  readonly seats: { readonly least: number; readonly most: number };
  /** What may be agreed before the first card is dealt, each with its range. */
  readonly options: Options<O>;

  setup(plan: Plan<O>, table: Table<E>): S;
  /** The seats the game waits for: one in turn order, several at once, none when it is over. */
  awaiting(state: S): readonly Seat[];
  /** Seats that may move as well, though the game does not wait for them. */
  welcome(state: S): readonly Seat[];
  /** All a player might try, legal or not, the quiet choice first. */
  candidates(state: S, seat: Seat): M[];
  legal(state: S, seat: Seat): M[];
  /** One of the legal moves, each as likely as any other, without listing them all. */
  anyLegal?(state: S, seat: Seat, chance: Chance): M | undefined;
  refusal(state: S, seat: Seat, move: M): Refusal | undefined;
  /** Why something cannot be touched now that no candidate move would touch: a place that lies behind, a card that is not in play. */
  untouchable?(state: S, seat: Seat, touch: Touch): Refusal | undefined;
  /** Rows of legal moves that make one decision together, whose touches may come in any order. */
  bundles?(state: S, seat: Seat): readonly Bundle<M>[];
  /** Carries out a legal move. Changes `state`, which belongs to the caller. */
  play(state: S, seat: Seat, move: M, table: Table<E>): void;
  /** A move that is never played by itself, though it may be the only one. */
  deliberate?(move: M): boolean;
  /** A move that people choose first and make by a second touch, though it could be taken back: meanwhile they see what it would do. */
  chosenFirst?(move: M): boolean;
  /** A move that gives the game up: no bot makes it. */
  surrenders?(move: M): boolean;
  /** Whether a legal move that cannot be taken back looks like a slip; then people are asked before it is made. */
  odd?(state: S, seat: Seat, move: M): Odd | undefined;
  /** What people should know before a match with these options and so many seats. */
  cautions?(options: O, seats: number): readonly Odd[];
  outcome(state: S): Outcome | undefined;
  clone(state: S): S;

  /** A guess at the final scores, for bots that cannot look to the end. */
  estimate?(state: S): readonly number[];
  /** A rougher guess that takes less time, for statistics, which look often; where there is none they use the estimate. */
  glance?(state: S): readonly number[];
  /** The likeliest ways on, at most so many, the policy's first: for games that can be foreseen to their end, where nobody changes the points of another. Looks only at what the seat may know. */
  foreseen?(state: S, seat: Seat, legal: readonly M[], most: number): readonly Foreseeable<M>[];
  /** What a learned value looks at, seat by seat: as many numbers as it has names. Those of a seat follow from what the seat may know. */
  features?(state: S): readonly (readonly number[])[];
  /** The final scores that a value learns, where those of the outcome cannot be compared with each other. */
  finalScores?(final: S): readonly number[];
  /** The names of the features; the first is the share of the game that is left. */
  readonly featureNames?: readonly string[];
  /** What each feature is about, in one word; '' where that says nothing to a player. */
  readonly themes?: readonly string[];
  /** What features that are guesses at everything are made of, by their names: about how much of each of the others, so that reasons can be told apart. */
  readonly madeOf?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** How much one more of each feature adds to the amount of its theme; themes about which nothing is said here are not counted. */
  readonly amounts?: readonly number[];
  /** Bots with a style of their own: by how much more or less than others they care for the features of a theme. */
  readonly characters?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly aim?: Aim;
  /** What was learned from many games; bots look at it, where whoever opened the game has loaded it. */
  readonly values?: Values;
  /** Whether this is a moment to guess at: between two turns, with nothing half done. */
  calm?(state: S): boolean;
  /** A quick sensible choice among the legal moves; looks only at what the seat may know. */
  policy?(state: S, seat: Seat, legal: readonly M[], chance: Chance): M;
  /** Whether the policy's choice here is proved to be the best: every strength makes it, without a search and without a slip. Looks only at what the seat may know. */
  settled?(state: S, seat: Seat): boolean;
  /** Other ways to play than the policy's, by the names of the bots that play so. */
  readonly styles?: Readonly<Record<string, Policy<S, M>>>;
  /** Where the usual strengths of bots do not suit the game: by their names, the numbers that differ. */
  readonly strengths?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The same for a number of seats about which values were learned. */
  readonly learnedStrengths?: Readonly<Record<string, Readonly<Record<string, number>>>>;

  view(state: S, viewer: Viewer): V;
  viewEvent(event: E, viewer: Viewer): E | undefined;
  /** A whole state that would look just like this view: the only way from a view back to a state. */
  imagine(view: V, chance: Chance): S;

  /** What is touched, in order, to make this move. */
  touches(move: M): readonly Touch[];
  write(move: M): string;
  read(text: string): M | undefined;

  /** What a state from outside must look like to be played on from. */
  readonly position: Shape<S>;
}

/** Any game at all: what the shelf, the host and the command line hold. */
export type AnyGame = Game<unknown, Tagged, Told, unknown, unknown>;
