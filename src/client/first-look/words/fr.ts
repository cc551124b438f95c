import type { HouseWords } from './en.ts';

/** What the first look of every game says in French. */
export const fr: HouseWords = {
  lead: 'Quatre cartes, puis on joue. Elles restent sur la page du jeu et derrière le point d’interrogation.',
  deck: 'Comment gagner, quatre cartes',
  large: 'En grand',
  names: ['Le but', 'Un tour', 'Ce qui compte', 'Un bon conseil'],
  cardOf: card => `Carte ${card} sur 4`,
  lesson: 'Première partie guidée',
  play: 'Jouer tout de suite',
  skip: 'Passer à la table',
  back: 'Revenir à la table',
  close: 'Fermer',
  news: {
    begun: 'La partie a commencé.',
    turn: 'La partie a commencé : c’est à vous.',
    away: 'L’hôte vous a retiré de cette table. Vous pouvez regarder.',
    go: 'À la table',
  },
  print: 'Imprimer',
  hold: 'Gardez le doigt sur un élément de la table : il vous sera expliqué.',
  rest: 'Laissez la souris sur un élément de la table : il vous sera expliqué.',
};
