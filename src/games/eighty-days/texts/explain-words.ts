// What a language supplies to explain the table, and where the rulebook speaks of the things that are no pieces.
import type { Seat, Voice } from '../../../kernel/index.ts';
import type { Chip, EventCard, Space } from '../components.ts';
import type { Colour } from '../events.ts';
import type { Agreement } from '../options.ts';
import type { ClauseId } from '../rulebook.ts';

/** Buttons and drawn things that are no card, space, place or chip, with the clause that is about them. */
export const THINGS = {
  'button:takeBlind': 'ED-4.4',
  'button:resign': 'ED-14.8',
  'button:decline': 'ED-5.1',
  'button:stop': 'ED-5.7',
  'button:endTurn': 'ED-6.1',
  'button:depart': 'ED-6.9',
  'button:accept': 'ED-8.5',
  'button:reroll': 'ED-8.5',
  'button:leave': 'ED-9.3',
  detective: 'ED-12.1',
  watch: 'ED-5.6',
  coins: 'ED-11.1',
  die: 'ED-8.3',
  days: 'ED-14.5',
  figure: 'ED-6.1',
  hand: 'ED-12.5',
  discard: 'ED-10.9',
  pressure: 'ED-13.4',
} as const satisfies Readonly<Record<string, ClauseId>>;
export type Thing = keyof typeof THINGS;

/** What a language says about the things of the table. */
export interface ExplainWords {
  readonly kinds: Readonly<
    Record<'space' | 'place' | 'route' | 'travel' | 'event' | 'blue' | 'deck' | 'chip' | 'slot' | 'thing' | 'button', string>
  >;
  readonly spaces: Readonly<Record<Space, string>>;
  readonly events: Readonly<Record<EventCard, (agreed: Agreement) => string>>;
  readonly chipNames: Readonly<Record<Colour, (place: string) => string>>;
  readonly chips: Readonly<Record<Colour, (gain: string) => string>>;
  readonly gains: Readonly<Record<Chip, string>>;
  readonly things: Readonly<Record<Thing, readonly [name: string, text: (agreed: Agreement) => string]>>;
  readonly travel: (days: number) => string;
  readonly place: string;
  readonly london: string;
  readonly route: string;
  readonly onFoot: string;
  readonly slotName: (slot: number) => string;
  readonly slot: string;
  readonly decks: Readonly<Record<'travel' | 'event', readonly [name: string, text: string]>>;
  readonly lies: (card: string) => string;
  readonly here: (people: string) => string;
  readonly nobodyHere: string;
  readonly needs: (cards: string) => string;
  readonly copies: (count: number, all: number) => string;
  readonly left: (cards: number) => string;
  readonly detectiveIn: (place: string, days: number) => string;
  readonly starts: (seat: Seat, voice: Voice) => string;
  readonly owns: (seat: Seat, voice: Voice, coins: number) => string;
  readonly onDay: (seat: Seat, voice: Voice, days: number) => string;
  readonly holds: (seat: Seat, voice: Voice, cards: number) => string;
  readonly onTop: (card: string) => string;
  readonly people: (seats: readonly Seat[], voice: Voice) => string;
}
