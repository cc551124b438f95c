import type { Chance } from './chance.ts';
import type { Facts, Game, Of, Seat, Table, Tagged, Told } from './game.ts';

/** One sentence of the rulebook that a move must obey. */
export interface Clause<in S, in M> {
  readonly clause: string;
  readonly holds: (state: S, seat: Seat, move: M) => boolean;
  /** The clause to name instead, where one test stands for several of them and the case tells which. */
  readonly cites?: (state: S, seat: Seat, move: M) => string;
  readonly facts?: (state: S, seat: Seat, move: M) => Facts;
}

/** One kind of move: what may be tried, what must hold, what it does. */
export interface MoveRule<in S, M extends Tagged, out E> {
  /** Everything of this kind worth trying now, legal or not, the quiet choice first. */
  readonly candidates: (state: S, seat: Seat) => readonly M[];
  readonly clauses: readonly Clause<S, M>[];
  readonly play: (state: S, seat: Seat, move: M, table: Table<E>) => void;
}

/** A phase in play, with the data it needs until it ends. */
export interface Frame {
  readonly phase: string;
}
export type FrameOf<F extends Frame, P extends F['phase']> = Extract<F, { readonly phase: P }>;

/** The moves of a phase, in the order in which they are offered. */
export type Moves<S, M extends Tagged, E> = { readonly [K in M['type']]?: MoveRule<S, Of<M, K>, E> };

/** One section of the rulebook. */
export interface Phase<S, F extends Frame, P extends F['phase'], M extends Tagged, E> {
  /** What the section says happens first. A phase that only interrupts another has none: the move that interrupts pushes the frame. */
  readonly open?: (state: S, table: Table<E>, previous: F | undefined) => FrameOf<F, P>;
  readonly awaiting: (state: S, frame: FrameOf<F, P>) => readonly Seat[];
  readonly welcome?: (state: S, frame: FrameOf<F, P>) => readonly Seat[];
  readonly moves: Moves<S, M, E>;
  /** Once nobody is awaited: the phase that follows, 'back' to the one interrupted, or 'over'. */
  readonly then: (state: S, frame: FrameOf<F, P>, table: Table<E>) => F['phase'] | 'back' | 'over';
}

/** The table of contents: every section under its name. */
export type Phases<S, F extends Frame, M extends Tagged, E> = { readonly [P in F['phase']]: Phase<S, F, P, M, E> };

/** A state played by phases keeps its frames in a stack; the last one is in play, and none means that the game is over. */
export interface Phased<F extends Frame> {
  readonly frames: F[];
}

/** The clauses to name when a move comes at the wrong time. */
export interface Order {
  /** Whose turn it is. */
  readonly turn: string;
  /** What may be done at this point of it. */
  readonly step: string;
}

/** What a table of phases answers of the contract. */
export type Flow<S, M extends Tagged, E extends Told, P> = Pick<
  Game<S, M, E, unknown, unknown>,
  'awaiting' | 'welcome' | 'candidates' | 'legal' | 'refusal' | 'play'
> & { anyLegal(state: S, seat: Seat, chance: Chance): M | undefined; begin(state: S, phase: P, table: Table<E>): void };

/** The frame in play, which must be of this phase. */
export function frameOf<F extends Frame, P extends F['phase']>(state: Phased<F>, phase: P): FrameOf<F, P> {
  const frame = state.frames[state.frames.length - 1];
  if (frame?.phase !== phase) throw new Error(`the phase in play is ${frame?.phase ?? 'none'}, not ${phase}`);
  return frame as FrameOf<F, P>;
}

/** No seat at all. */
export const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, seat) => [seat]);

/** That seat alone, or nobody. */
export function only(seat: Seat | undefined): readonly Seat[] {
  return seat === undefined ? NOBODY : (ALONE[seat] ?? [seat]);
}
