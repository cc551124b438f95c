import type { Drawn } from './chance.ts';
import type { Refusal, Seat } from './game.ts';
import type { Plan } from './plan.ts';

/** How the luck of a match follows from its seed: in named streams. */
export type LuckScheme = 'streams';

/** One line of a record: who did what, every number luck gave, and whether it can still be taken back. */
export interface Entry<M> {
  readonly seat: Seat;
  readonly move: M;
  readonly luck: readonly number[];
  /** Luck was drawn or something was revealed: nobody can take this back any more. */
  readonly final: boolean;
  /** Played by itself, as the only option. */
  readonly forced: boolean;
  /** A check number over the line, all before it, and the state it led to. */
  readonly check: string;
}

/** All there is to keep of a match: the state follows from it. */
export interface MatchRecord<M, O, S = unknown> extends Plan<O> {
  readonly game: string;
  /** Kept for the fairness check after the match; replay uses the luck as recorded. */
  readonly seed?: string;
  /** How the luck follows from the seed; absent in records from before there were streams. */
  readonly luckScheme?: LuckScheme;
  /** The luck of the deal; none for a match played on from a position. */
  readonly dealt: readonly number[];
  /** The position the match was played on from, instead of a deal. */
  readonly from?: S;
  readonly check: string;
  readonly entries: readonly Entry<M>[];
}

/** A match at some point: its record, and the state that follows from it. Neither ever changes; moves make new ones. */
export interface Match<S, M, O> {
  readonly record: MatchRecord<M, O, S>;
  readonly state: S;
  /** How many numbers each stream of luck has given so far. */
  readonly drawn: Drawn;
}

/** What came of a message: the match after it and what happened, or why nothing did. */
export type Answer<S, M, E, O> =
  | ({ readonly ok: true } & PlayedOn<S, M, E, O>)
  | { readonly ok: false; readonly at: number; readonly refusal: Refusal };

/** A match and what happened in its last line. */
export interface Played<S, M, E, O> {
  readonly match: Match<S, M, O>;
  readonly events: readonly E[];
}

/** A match and what happened on the way to it, line by line. */
export interface PlayedOn<S, M, E, O> {
  readonly match: Match<S, M, O>;
  readonly told: readonly (readonly E[])[];
}

/** What replaying a record came to: the match and all that happened, entry by entry, or the first entry that differs. */
export type Rerun<S, M, E, O> =
  | { readonly ok: true; readonly match: Match<S, M, O>; readonly events: readonly (readonly E[])[] }
  | { readonly ok: false; readonly entry: number; readonly reason: string };
