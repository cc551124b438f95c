// What the editor of 80 Days' event cards says, in German.
import type { DeckWords } from './en.ts';

/** German. */
export const de: DeckWords = {
  events: 'Ereigniskarten',
  help: 'Wie oft jede Karte im Stapel ist, von 0 bis 9. Jede blaue Karte gibt es einmal.',
  diff: (card, now, printed) => `„${card}“: ${now} statt ${printed}.`,
  checks: {
    copies: () => 'Jede Karte gibt es 0- bis 9-mal.',
    blue: () => 'Jede blaue Karte gibt es einmal.',
    few: ({ least, sum }) => `Ein Stapel hat mindestens ${least} Karten, dieser hat ${sum}.`,
  },
  mends: {
    make: ({ to }) => `Auf ${to} setzen`,
    more: ({ to }) => `${to} Ballons nehmen`,
  },
};
