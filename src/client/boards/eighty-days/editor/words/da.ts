// What the editor of 80 Days' event cards says, in Danish.
import type { DeckWords } from './en.ts';

/** Danish. */
export const da: DeckWords = {
  events: 'Begivenhedskort',
  help: 'Hvor mange der er af hvert kort, fra 0 til 9. Der er ét af hvert blåt kort.',
  diff: (card, now, printed) => `”${card}”: ${now} i stedet for ${printed}.`,
  checks: {
    copies: () => 'Der er 0 til 9 af hvert kort.',
    blue: () => 'Der er ét af hvert blåt kort.',
    few: ({ least, sum }) => `En bunke har mindst ${least} kort; denne har ${sum}.`,
  },
  mends: {
    make: ({ to }) => `Sæt det til ${to}`,
    more: ({ to }) => `Tag ${to} balloner`,
  },
};
