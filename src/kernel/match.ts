import type { Drawn } from './chance.ts';
import type { Refusal, Seat } from './game.ts';
import type { Plan } from './plan.ts';

/** How the luck of a match follows from its seed: in named streams. */
export type LuckScheme = 'streams';

/** What a match is that was not simply dealt by chance and played from its beginning. */
export interface Origin {
  /** A lesson or a task, whose luck is laid down; or a match played on from a line of another. */
  readonly kind: 'lesson' | 'practice' | 'branch';
  /** For a branch: the line it was played on from, and what it was before. */
  readonly line?: number;
  readonly of?: 'lesson' | 'practice' | 'branch' | 'match';
}

/** One entry of a record: who played what, every luck number drawn, and whether it can still be taken back. */
export interface Entry<M> {
  readonly seat: Seat;
  readonly move: M;
  readonly luck: readonly number[];
  /** Random numbers were drawn or something was revealed: this cannot be taken back. */
  readonly final: boolean;
  /** Played by itself, as the only option. */
  readonly forced: boolean;
  /** A check number over the entry, all before it, and the state it led to. */
  readonly check: string;
}

/** Who sat at a seat, for whoever looks back: nothing of the match follows from it. */
export interface Player {
  readonly name: string;
  readonly kind: 'human' | 'bot';
  /** The colour of the pieces, where it is not the seat's own. */
  readonly colour?: number;
}

/** What somebody wrote down at a moment of a match, for whoever designs the game: nothing of the match follows from it. */
export interface Note {
  /** After how many entries. */
  readonly line: number;
  readonly by: string;
  readonly text: string;
}

/** All that must be stored of a match: the state follows from it. */
export interface MatchRecord<M, O, S = unknown> extends Plan<O> {
  readonly game: string;
  /** Stored for the fairness check after the match; replay uses the luck as recorded. */
  readonly seed?: string;
  /** How the luck follows from the seed; absent in records from before there were streams. */
  readonly luckScheme?: LuckScheme;
  /** The luck of the deal; none for a match played on from a position. */
  readonly dealt: readonly number[];
  /** What it is, where it was not simply dealt and played. */
  readonly origin?: Origin;
  /** The position the match was played on from, instead of a deal. */
  readonly from?: S;
  /** Who played, by seat; absent where nobody said. */
  readonly players?: readonly Player[];
  readonly notes?: readonly Note[];
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

/** A match and what happened in its last entry. */
export interface Played<S, M, E, O> {
  readonly match: Match<S, M, O>;
  readonly events: readonly E[];
}

/** A match and what happened on the way to it, entry by entry. */
export interface PlayedOn<S, M, E, O> {
  readonly match: Match<S, M, O>;
  readonly told: readonly (readonly E[])[];
}

/** What replaying a record came to: the match and all that happened, entry by entry, or the first entry that differs. */
export type Rerun<S, M, E, O> =
  | { readonly ok: true; readonly match: Match<S, M, O>; readonly events: readonly (readonly E[])[] }
  | { readonly ok: false; readonly entry: number; readonly reason: string };

/** What playing a recorded entry again came to. */
export type ReplayedEntry<S, M, E, O> = ({ readonly ok: true } & Played<S, M, E, O>) | { readonly ok: false; readonly reason: string };
