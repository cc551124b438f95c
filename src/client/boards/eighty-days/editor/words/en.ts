// What the editor of 80 Days' event cards says, in English.
import type { Findings } from '../../../../../kernel/index.ts';

/** English. */
export const en = {
  events: 'Event cards',
  help: 'How often each card is in the deck, from 0 to 9. There is one of each blue card.',
  diff: (card: string, now: number, printed: number) => `${card}: ${now} instead of ${printed}.`,
  checks: {
    copies: () => 'There are 0 to 9 of each card.',
    blue: () => 'There is one of each blue card.',
    few: ({ least, sum }: Findings) => `A deck has at least ${least} cards; this one has ${sum}.`,
  },
  mends: {
    make: ({ to }: Findings) => `Make it ${to}`,
    more: ({ to }: Findings) => `Make it ${to} balloons`,
  },
};

export type DeckWords = typeof en;
