// What a page and the desk of a review say to each other.
import type { Found, Review, Step, Task } from '../../review/index.ts';

export type ToDesk =
  /**
   * The record as a file, whether to wait for a word before computing, and how many games to play on where that is not left open. `from` is where
   * another desk has left its work.
   */
  | {
      readonly type: 'open';
      readonly text: string;
      readonly isWaiting: boolean;
      readonly games: number | undefined;
      readonly from?: MessagePort;
    }
  | { readonly type: 'run'; readonly isRunning: boolean }
  | { readonly type: 'closer' }
  /** Somebody touches the page. */
  | { readonly type: 'touched' };

/** 'queued': nothing was begun. 'settled': all games were played on. */
export type DeskState = 'queued' | 'running' | 'paused' | 'settled';

export type FromDesk =
  | {
      readonly type: 'review';
      /** All but the steps: of these only those that changed are sent, by their places. */
      readonly review: Omit<Review, 'steps'>;
      readonly changed: ReadonlyMap<number, Step>;
      readonly state: DeskState;
      readonly workers: number;
      /** Lines that could not be judged. */
      readonly faults: readonly number[];
    }
  /** In between: how many games were played on. */
  | { readonly type: 'progress'; readonly done: number }
  /** Another desk is to go on with what lies there; this one has ended. */
  | { readonly type: 'tired'; readonly rest: MessagePort }
  | { readonly type: 'failed'; readonly text: string };

/** Work that another desk goes on with. */
export interface Unfinished {
  readonly found: readonly Found[];
  readonly failed: readonly number[];
  /** What is to be done before what was found is looked at again. */
  readonly tasks: readonly Task[];
}

/** What one desk leaves to the next; the page only passes it on, unread. */
export interface HandedOver extends Unfinished {
  /** How often the review was to be looked at more closely. */
  readonly closer: number;
}
