// What the editor of 80 Days says, in French.

import type { DeckWords } from './en.ts';

/** French. */
export const fr: DeckWords = {
  fields: { copies: 'Nombre', A: 'L’itinéraire demande', B: 'L’autre itinéraire demande' },
  values: {},
  checks: {
    crowded: () => 'Un itinéraire demande au plus deux cartes de la même sorte.',
    'travel-sum': ({ least, sum }) => `Il faut au moins ${least} cartes voyage ; il y en a ${sum}.`,
    'chips-sum': ({ least, sum }) => `Il faut ${least} jetons de chaque couleur ; il y en a ${sum}.`,
    'events-sum': ({ least, sum }) => `Il faut au moins ${least} cartes dans la pioche ; il y en a ${sum}.`,
  },
  mends: {
    'events-more': ({ to }) => `Mettre ${to} fois le ballon`,
    'travel-more': ({ to }) => `Mettre ${to} fois le train de 5 jours`,
    'chips-more': ({ to }) => `Mettre ${to} fois le premier jeton`,
    fewer: () => 'Garder les deux premières',
  },
  events: 'Cartes événement',
  eventsHelp: 'Combien de fois chaque carte est dans la pioche, de 0 à 9. Chaque carte bleue n’y est qu’une fois.',
  legs: 'Étapes',
  legsHelp:
    'Les cartes que demande une étape : une à trois, dont deux au plus de la même sorte. Le trajet de Bombay à Calcutta ne change pas.',
  travel: 'Cartes voyage',
  travelHelp: 'Combien de fois chaque carte est dans la pioche, de 0 à 20 ; au moins 40 en tout.',
  chips: 'Jetons bonus',
  chipsHelp: 'Combien de fois chaque jeton existe en rouge, et autant en bleu : neuf par couleur, un par lieu.',
};
