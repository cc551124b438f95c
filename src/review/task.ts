// The work of a review, in parts that any number of workers may do in any order: what they find is put together by assemble().
import type { Parts } from '../bots/index.ts';

/** What is to be played on, as plain data: the same task of the same record finds the same anywhere. */
export interface Task {
  /** How many entries were played before. */
  readonly line: number;
  /** 'value': the moment as it was; 'draw': the luck of the entry against redraws; 'decision': its move against others. */
  readonly what: 'value' | 'draw' | 'decision';
  /** How often each is played on. */
  readonly games: number;
  /** Tasks of the same line and kind differ in this, and so in their luck. */
  readonly pass: number;
  /** Of a decision: how many moves to compare besides the one made and the reference bot's, or which, in their notation. */
  readonly others?: number;
  readonly moves?: readonly string[];
  /** Of a decision: judged by what the mover could know, or with all cards open. */
  readonly sight?: 'known' | 'open';
}

/** What came of one thing that was looked at, game by game. */
export interface Row {
  /** A move in its notation, a redraw by its number, or '' for what was. */
  readonly of: string;
  /** The other move of a plan: made after this one in the same turn, where that is still possible. */
  readonly then?: string;
  /** Judged by what the mover could know, or with all cards open. */
  readonly sight: 'known' | 'open';
  /** Lists one after the other, game by game: final scores as they are shown, by seat, and then shares of the victory. */
  readonly numbers: Float64Array;
  /** Of a move: in how many games something happened soon after it, by the event as JSON. */
  readonly events?: Readonly<Record<string, number>>;
  /** Of a move: what it has more of than the one made, in the mean of so many games that were broken off after both. */
  readonly beside?: { readonly games: number; readonly parts: Parts };
}

/** What a task found. */
export interface Found {
  readonly task: Task;
  /** Games that were played on. */
  readonly games: number;
  readonly rows: readonly Row[];
}
