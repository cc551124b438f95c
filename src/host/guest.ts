import type { Seat, Viewer } from '../kernel/index.ts';
import type { Denial, Tell } from '../protocol/index.ts';
import { LONGEST_KEY } from '../protocol/version.ts';

/** Somebody at the table: the seats they may play, and a way to tell them something. */
export interface Guest {
  readonly mine: readonly Seat[];
  tell(tell: Tell): void;
}

/** Keys that only a host gives. */
const OWN_KEY = /^(?:bot|time|order) /;

/** Whether a guest may see the table with the eyes of a viewer. */
export function mayLook(guest: Guest, viewer: Viewer): boolean {
  return viewer === 'public' || guest.mine.includes(viewer);
}

export const BAD_KEY: Denial = {
  reason: 'unreadable',
  text: `a key must have 1 to ${LONGEST_KEY} characters and must not begin with "bot ", "time " or "order "`,
};

/** Whether a guest may call an ask so. */
export function isKey(key: unknown): key is string {
  return typeof key === 'string' && key.length > 0 && key.length <= LONGEST_KEY && !OWN_KEY.test(key);
}

export function denied(key: string | null, denial: Denial): Tell {
  return { type: 'denied', key, denial };
}
