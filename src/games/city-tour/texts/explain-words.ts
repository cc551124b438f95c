// What a language must say to explain everything on the table.
import type { Card, Special } from '../components.ts';

/** The things that are explained, besides the sites and the cards. */
type Thing =
  | 'tile'
  | 'rotation'
  | 'passenger'
  | 'vote'
  | 'site'
  | 'letter'
  | 'sign'
  | 'fan'
  | 'bus'
  | 'pile'
  | 'unseen'
  | 'discards'
  | 'reserve'
  | 'day'
  | 'card'
  | 'space'
  | 'exit'
  | 'turn';

/** What a language says about them. */
export interface ExplainWords {
  readonly kinds: Readonly<Record<Thing, string>>;
  readonly tile: Readonly<Record<'X' | 'D' | 'inspector', string>>;
  readonly asItLies: (phrases: string) => string;
  readonly rotated: (degrees: number) => string;
  readonly rotation: string;
  readonly passenger: (isFan: boolean) => string;
  readonly onBus: (tally: string, free: number) => string;
  readonly emptyBus: string;
  readonly concede: string;
  readonly vote: (needed: number) => string;
  readonly votes: (count: number, needed: number) => string;
  readonly site: (tally: string) => string;
  readonly specials: Readonly<Record<Special, string>>;
  readonly mandatory: string;
  readonly now: (aboard: string, missing: number) => string;
  readonly here: (crowd: string) => string;
  readonly passed: string;
  readonly closed: string;
  readonly letter: string;
  readonly sign: (areSitesOpen: boolean) => string;
  readonly signs: (met: number) => string;
  readonly fan: string;
  readonly bus: string;
  readonly pile: (isOpen: boolean) => string;
  readonly left: (count: number) => string;
  readonly unseen: string;
  readonly discards: string;
  readonly reserve: string;
  readonly day: (objective: number) => string;
  readonly delivered: (count: number, objective: number) => string;
  readonly cards: Readonly<Record<Exclude<Card, 'GV A' | 'GV B' | 'GV C'>, string>>;
  readonly voyageurs: (tally: string, count: number) => string;
  readonly space: string;
  readonly exit: string;
  readonly turn: string;
  readonly turnNow: (turn: number) => string;
}
