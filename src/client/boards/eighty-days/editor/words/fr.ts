// What the editor of 80 Days says, in French.

import type { DeckWords } from './en.ts';

/** French. */
export const fr: DeckWords = {
  fields: { copies: 'Nombre', A: 'La route demande', B: 'L’autre route demande' },
  values: {},
  checks: {
    crowded: () => 'Une route demande au plus deux cartes d’une sorte.',
    'travel-sum': ({ least, sum }) => `Il y a au moins ${least} cartes voyage ; ici, ${sum}.`,
    'chips-sum': ({ least, sum }) => `Il y a ${least} jetons de chaque couleur ; ici, ${sum}.`,
    'events-sum': ({ least, sum }) => `Une pioche a au moins ${least} cartes ; celle-ci en a ${sum}.`,
  },
  mends: {
    'events-more': ({ to }) => `Prendre ${to} ballons`,
    'travel-more': ({ to }) => `Prendre ${to} trains de 5 jours`,
    'chips-more': ({ to }) => `Prendre ${to} du premier`,
    fewer: () => 'Garder les deux premières',
  },
  events: 'Cartes événement',
  eventsHelp: 'Combien de fois chaque carte est dans la pioche, de 0 à 9. Il y a une carte bleue de chaque sorte.',
  legs: 'Étapes',
  legsHelp: 'Les cartes que demande une étape : une à trois, deux au plus d’une sorte. Le chemin de Bombay à Calcutta ne change pas.',
  travel: 'Cartes voyage',
  travelHelp: 'Combien de fois chaque carte est dans la pioche, de 0 à 20 ; au moins 40 en tout.',
  chips: 'Jetons bonus',
  chipsHelp: 'Combien de fois chaque jeton existe en rouge, et autant en bleu : neuf en tout, un par lieu.',
};
