// What the editor of 80 Days says, in German.

import type { DeckWords } from './en.ts';

/** German. */
export const de: DeckWords = {
  fields: { copies: 'Anzahl', A: 'Die Route verlangt', B: 'Die andere Route verlangt' },
  values: {},
  checks: {
    crowded: () => 'Eine Route verlangt höchstens zwei Karten einer Sorte.',
    'travel-sum': ({ least, sum }) => `Es gibt mindestens ${least} Reisekarten; hier sind es ${sum}.`,
    'chips-sum': ({ least, sum }) => `Es gibt ${least} Plättchen jeder Farbe; hier sind es ${sum}.`,
    'events-sum': ({ least, sum }) => `Ein Stapel hat mindestens ${least} Karten, dieser hat ${sum}.`,
  },
  mends: {
    'events-more': ({ to }) => `${to} Ballons nehmen`,
    'travel-more': ({ to }) => `${to}\u00a0×\u00a0Bahn 5 nehmen`,
    'chips-more': ({ to }) => `Vom ersten Plättchen ${to} nehmen`,
    fewer: () => 'Die ersten zwei behalten',
  },
  events: 'Ereigniskarten',
  eventsHelp: 'Wie oft jede Karte im Stapel ist, von 0 bis 9. Jede blaue Karte gibt es einmal.',
  legs: 'Etappen',
  legsHelp:
    'Die Karten, die eine Etappe verlangt: eine bis drei, höchstens zwei einer Sorte. Die Etappe von Bombay nach Kalkutta bleibt, wie sie ist.',
  travel: 'Reisekarten',
  travelHelp: 'Wie oft jede Karte im Stapel ist, von 0 bis 20; zusammen mindestens 40.',
  chips: 'Bonusplättchen',
  chipsHelp: 'Wie oft es jedes Plättchen in Rot gibt und ebenso oft in Blau: je Farbe neun, eins für jeden Ort.',
};
