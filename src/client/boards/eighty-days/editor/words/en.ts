// What the editor of 80 Days says, in English.
import type { PressWords } from '../../../../editor/press-kit.ts';

const own: PressWords = {
  fields: { copies: 'Copies', A: 'The route asks for', B: 'The other route asks for' },
  values: {},
  checks: {
    crowded: () => 'A route asks for at most two cards of a kind.',
    'travel-sum': ({ least, sum }) => `There are at least ${least} travel cards; these are ${sum}.`,
    'chips-sum': ({ least, sum }) => `There are ${least} chips of each colour; these are ${sum}.`,
    'events-sum': ({ least, sum }) => `A deck has at least ${least} cards; this one has ${sum}.`,
  },
  mends: {
    'events-more': ({ to }) => `Make it ${to} balloons`,
    'travel-more': ({ to }) => `Make it ${to} trains of 5 days`,
    'chips-more': ({ to }) => `Make it ${to} of the first`,
    fewer: () => 'Keep the first two',
  },
};

/** English. */
export const en = {
  ...own,
  events: 'Event cards',
  eventsHelp: 'How often each card is in the deck, from 0 to 9. There is one of each blue card.',
  legs: 'Legs',
  legsHelp: 'The cards a leg asks for: one to three, two of a kind at most. The way from Bombay to Calcutta stays as it is.',
  travel: 'Travel cards',
  travelHelp: 'How often each card is in the deck, from 0 to 20; at least 40 together.',
  chips: 'Bonus chips',
  chipsHelp: 'How often each chip exists in red, and as often in blue: nine together, one for each place.',
};

export type DeckWords = typeof en;
