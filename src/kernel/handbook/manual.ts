// What a game says in its handbook, in one language: the words that teach, and how its numbers and examples are found.
import type { Seat, Told, Touch } from '../game.ts';

/** A row of the table of numbers, for every number of seats: 'Cards on the track'. */
export interface NumberRow<V> {
  readonly name: string;
  /** Read from the opening of a match; by a method, so that rows of known types are also any rows. */
  value(opening: V, name: NameOf): string | number;
}

/** A table of the game's data, with the names of its columns. */
export interface DataTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Below it: where its numbers come from. */
  readonly note?: string;
}

/** What a piece is called. */
export type NameOf = (piece: string) => string;

/** What something comes to, part by part. */
export interface Sum {
  readonly parts: readonly { readonly name: string; readonly value: number }[];
  readonly total: { readonly name: string; readonly value: number };
}

/** A value, a ruling or a drawing that no rulebook states, and the option that changes it; or what the rulebook does state among values that are ours. */
export interface Ours {
  readonly kind: 'ruling' | 'number' | 'drawn' | 'printed';
  readonly option?: string;
  /** Which numbers, in words, where not all of the thing is meant. */
  readonly what?: string;
}

/** The match that the examples are taken from: it is played again, by the policy of the game, whenever it is told. */
export interface ExampleMatch {
  readonly seats: number;
  readonly seed: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** What a game tells whoever learns it. E events, V views. */
export interface Manual<E extends Told, V> {
  /** What it is about, when it ends, and who wins. */
  readonly goal: readonly string[];
  /** How the table is set, in the order in which one does it: clauses, or sentences where no clause says it. */
  readonly setup: readonly string[];
  readonly numbers: readonly NumberRow<V>[];
  /** What one does in a turn, step by step. */
  readonly turn: readonly string[];
  readonly scoring: readonly string[];
  readonly match: ExampleMatch;
  /** The events of one turn worth telling, from all of the match. */
  exampleTurn(events: readonly E[]): readonly E[];
  /** What that turn comes to. */
  turnSum(turn: readonly E[], name: NameOf): Sum;
  /** How the match was scored: a row for each seat, and the sum of the winner. */
  result(
    final: V,
    events: readonly E[],
    told: { readonly player: (seat: Seat) => string; readonly name: NameOf },
  ): { readonly table: DataTable; readonly sum: Sum };
  /** The touches under which the texts explain everything in the box. */
  pieces(opening: V): readonly Touch[];
  /** Touches whose examples hold in every match, by their beginning: copies of a card, not where somebody stands. */
  readonly lasting: readonly string[];
  /** What is better read in rows: legs, prices, distances. */
  tables(opening: V, name: NameOf): readonly DataTable[];
  /** By clause, by touch, or by the beginning of many touches: 'row:'. */
  readonly ours: Readonly<Record<string, Ours>>;
}

/** Any game's manual. */
export type AnyManual = Manual<Told, unknown>;
