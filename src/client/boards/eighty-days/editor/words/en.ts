// What the editor of 80 Days says, in English.
import type { PressWords } from '../../../../editor/press-kit.ts';

const own: PressWords = {
  fields: { copies: 'Copies', A: 'The route asks for', B: 'The other route asks for' },
  values: {},
  checks: {
    crowded: () => 'A route can ask for at most two cards of a kind.',
    'travel-sum': ({ least, sum }) => `The deck needs at least ${least} travel cards; this one has ${sum}.`,
    'chips-sum': ({ least, sum }) => `There must be ${least} chips of each colour, not ${sum}.`,
    'events-sum': ({ least, sum }) => `The deck needs at least ${least} event cards; this one has ${sum}.`,
  },
  mends: {
    'events-more': ({ to }) => `Make it ${to} balloons`,
    'travel-more': ({ to }) => `Make it ${to} copies of train 5`,
    'chips-more': ({ to }) => `Change one of the numbers to ${to}`,
    fewer: () => 'Keep the first two',
  },
};

/** English. */
export const en = {
  ...own,
  events: 'Event cards',
  eventsHelp: 'How many of each card the deck has, from 0 to 9. There is one of each blue card.',
  legs: 'Legs',
  legsHelp: 'The cards a leg asks for: one to three, at most two of a kind. The way from Bombay to Calcutta stays as it is.',
  travel: 'Travel cards',
  travelHelp: 'How many of each card the deck has, from 0 to 20; at least 40 in all.',
  chips: 'Bonus chips',
  chipsHelp: 'How many of each chip there are in red; there are as many in blue. Nine of each colour in all, one for each place.',
};

export type DeckWords = typeof en;
