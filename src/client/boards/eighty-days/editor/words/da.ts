// What the editor of 80 Days says, in Danish.

import type { DeckWords } from './en.ts';

/** Danish. */
export const da: DeckWords = {
  fields: { copies: 'Antal', A: 'Ruten kræver', B: 'Den anden rute kræver' },
  values: {},
  checks: {
    crowded: () => 'En rute kræver højst to kort af en slags.',
    'travel-sum': ({ least, sum }) => `Der er mindst ${least} rejsekort; her er der ${sum}.`,
    'chips-sum': ({ least, sum }) => `Der er ${least} brikker af hver farve; her er der ${sum}.`,
    'events-sum': ({ least, sum }) => `Et sæt har mindst ${least} kort; dette har ${sum}.`,
  },
  mends: {
    'events-more': ({ to }) => `Sæt ballonerne til ${to}`,
    'travel-more': ({ to }) => `Sæt tog på 5 dage til ${to}`,
    'chips-more': ({ to }) => `Sæt den første til ${to}`,
    fewer: () => 'Behold de første to',
  },
  events: 'Begivenhedskort',
  eventsHelp: 'Hvor tit hvert kort er i bunken, fra 0 til 9. Der er ét af hvert blåt kort.',
  legs: 'Etaper',
  legsHelp: 'De kort, en etape kræver: et til tre, højst to af en slags. Vejen fra Bombay til Calcutta bliver, som den er.',
  travel: 'Rejsekort',
  travelHelp: 'Hvor tit hvert kort er i bunken, fra 0 til 20; mindst 40 i alt.',
  chips: 'Bonusbrikker',
  chipsHelp: 'Hvor tit hver brik findes i rødt, og lige så tit i blåt: ni i alt, en til hvert sted.',
};
