// What the editor of 80 Days says, in Danish.

import type { DeckWords } from './en.ts';

/** Danish. */
export const da: DeckWords = {
  fields: { copies: 'Antal', A: 'Ruten kræver', B: 'Den anden rute kræver' },
  values: {},
  checks: {
    crowded: () => 'En rute kræver højst to kort af samme slags.',
    'travel-sum': ({ least, sum }) => `Der skal være mindst ${least} rejsekort; her er der ${sum}.`,
    'chips-sum': ({ least, sum }) => `Der skal være ${least} brikker af hver farve; her er der ${sum}.`,
    'events-sum': ({ least, sum }) => `En bunke skal have mindst ${least} kort; denne har ${sum}.`,
  },
  mends: {
    'events-more': ({ to }) => `Sæt antallet af balloner til ${to}`,
    'travel-more': ({ to }) => `Sæt antallet af tog på 5 dage til ${to}`,
    'chips-more': ({ to }) => `Sæt antallet af den første til ${to}`,
    fewer: () => 'Behold de to første',
  },
  events: 'Begivenhedskort',
  eventsHelp: 'Hvor mange der er af hvert kort i bunken, fra 0 til 9. Der er ét af hvert blåt kort.',
  legs: 'Etaper',
  legsHelp: 'De kort, en etape kræver: ét til tre, højst to af samme slags. Vejen fra Bombay til Calcutta bliver, som den er.',
  travel: 'Rejsekort',
  travelHelp: 'Hvor mange der er af hvert kort i bunken, fra 0 til 20; mindst 40 i alt.',
  chips: 'Bonusbrikker',
  chipsHelp: 'Hvor mange der er af hver brik i rødt og lige så mange i blåt: ni i alt af hver farve, én til hvert sted.',
};
