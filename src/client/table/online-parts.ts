import type { ComponentChildren } from 'preact';
import type { TableSession } from './session.ts';

/** What a table has only online, each part where its name says. */
export interface OnlineParts {
  readonly bar: ComponentChildren;
  readonly menu: (session: TableSession) => ComponentChildren;
  /** Above the decision: what the others ask. */
  readonly between: (session: TableSession) => ComponentChildren;
  readonly chat: ComponentChildren;
  /** Whether a seed is the one that was promised before the first draw. */
  readonly isKept: (seed: string, salt: string | undefined) => boolean;
}
