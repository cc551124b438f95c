// A content file of 80 Days: the event cards as JSON, { "events": { "balloon": 3, … } }; what is left out is as in the classic deck.
import { type ContentReading, type Fault, type Finding, isObject, type Mending, placeOf, shown } from '../../kernel/index.ts';
import { BLUE_DAYS, EVENT_CARDS, EVENT_COPIES, type OwnDeck } from './components.ts';
import { deckFaults, LEAST_EVENTS, MOST_COPIES } from './content-shape.ts';

export { BLUE_DAYS, EVENT_CARDS, type EventCard, type OwnDeck } from './components.ts';

/** The deck as it is printed. */
export const PRINTED: OwnDeck = EVENT_COPIES.classic;

/** Everything that is to mend in a deck, each with one way to mend it. */
export function findingsIn(deck: OwnDeck): readonly Finding[] {
  return deckFaults(deck).map(fault => {
    const mending = mendingOf(deck, fault);
    return { ...fault, isHint: false, ...(mending ? { mending } : {}) };
  });
}

function mendingOf(deck: OwnDeck, { check, path }: Fault): Mending | undefined {
  const card = EVENT_CARDS.find(each => each === path[0]);
  if (check === 'few') {
    const missing = LEAST_EVENTS - EVENT_CARDS.reduce((all, each) => all + deck[each], 0);
    const value = Math.min(MOST_COPIES, deck.balloon + missing);
    return { act: 'more', facts: { to: value }, path: ['balloon'], value };
  }
  if (!card) return undefined;
  const value = BLUE_DAYS[card] ? 1 : Math.min(MOST_COPIES, Math.max(0, Math.round(deck[card]) || 0));
  return { act: 'make', facts: { to: value }, path, value };
}

/** A deck from outside, the rest as printed; undefined where it is none. */
export function deckIn(value: unknown): OwnDeck | undefined {
  if (!isObject(value)) return undefined;
  const number = (given: unknown, usual: number) => (typeof given === 'number' ? given : usual);
  const copies = EVENT_CARDS.map(card => [card, number(value[card], PRINTED[card])] as const);
  return { ...PRINTED, ...Object.fromEntries(copies) };
}

/** A content file as options of the game. */
export function readContent(text: string): ContentReading {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    return { ok: false, errors: [`this is not JSON: ${error instanceof Error ? error.message : error}`] };
  }
  const events = isObject(raw) ? raw.events : undefined;
  if (!isObject(events)) return { ok: false, errors: [`content must be an object with events, not ${shown(raw)}`] };
  const deck = { ...PRINTED, ...events };
  const errors = deckFaults(deck).map(({ path, says }) => `${placeOf(deck, path, 'content.events')} ${says}`);
  return errors.length > 0 ? { ok: false, errors } : { ok: true, options: { eventDeck: deck }, warnings: [] };
}

/** The same as a file. */
export function writeContent(events: OwnDeck): string {
  return JSON.stringify({ events }, null, 1);
}
