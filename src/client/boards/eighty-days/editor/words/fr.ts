// What the editor of 80 Days' event cards says, in French.
import type { DeckWords } from './en.ts';

/** French. */
export const fr: DeckWords = {
  events: 'Cartes Événement',
  help: 'Combien de fois chaque carte est dans la pioche, de 0 à 9. Il y a une carte bleue de chaque sorte.',
  diff: (card, now, printed) => `« ${card} » : ${now} au lieu de ${printed}.`,
  checks: {
    copies: () => 'Il y a 0 à 9 cartes de chaque sorte.',
    blue: () => 'Il y a une carte bleue de chaque sorte.',
    few: ({ least, sum }) => `Une pioche a au moins ${least} cartes ; celle-ci en a ${sum}.`,
  },
  mends: {
    make: ({ to }) => `Mettre ${to}`,
    more: ({ to }) => `Mettre ${to} ballons`,
  },
};
