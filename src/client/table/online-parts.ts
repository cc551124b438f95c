import type { ComponentChildren } from 'preact';
import type { Seat } from '../../kernel/index.ts';
import type { Scene } from '../boards/kit.ts';
import type { TableSession } from './session.ts';

/** A table as it is drawn. */
export type TableScene = Scene;

/** How somebody at another device is there: a sign on the piece, and a word. */
export interface SeatPresence {
  readonly sign: ComponentChildren;
  readonly word: string;
  /** What they said just now. */
  readonly says?: string | undefined;
}

/** What a table has only online, each part where its name says. */
export interface OnlineParts {
  readonly bar: (openChat: () => void) => ComponentChildren;
  readonly menu: (session: TableSession) => ComponentChildren;
  /** Above the decision: what the others ask. */
  readonly between: (session: TableSession, scene: Scene) => ComponentChildren;
  readonly chat: ComponentChildren;
  /** Beside the name of the chat: how much was not read yet. */
  readonly unread: ComponentChildren;
  readonly presence: (seat: Seat, isAwaited: boolean) => SeatPresence | undefined;
  /** The date of the Daily Tour that is played here. */
  readonly daily: string | undefined;
  /** Before everything else on the page of the end. */
  readonly atEnd: ComponentChildren;
  /** Whether a seed is the one that was promised before the first draw. */
  readonly isKept: (seed: string, salt: string | undefined) => boolean;
}
