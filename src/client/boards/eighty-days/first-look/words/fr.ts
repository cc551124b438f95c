import type { Numbers } from '../numbers.ts';
import type { Told } from './en.ts';

const days = (count: number) => (count > 1 ? `${count} jours` : `${count} jour`);

/** The four cards in French. */
export const fr = (n: Numbers): Told => ({
  title: 'Quatre-vingts jours en une minute',
  guide: 'Passepartout',
  dial: 'JOURS',
  days: 'jours',
  goal: {
    heading: `Soyez de retour d’ici le jour ${n.bet}.`,
    brief: 'Le moins de jours l’emporte.',
    picture: `Une montre de ${days(n.bet)} ; ${n.legs} étapes mènent de Londres à Londres.`,
    text: [
      `${n.legs} étapes mènent de Londres à Londres. Parmi ceux qui reviennent en ${days(n.bet)}, celui qui a mis *le moins de jours* gagne.`,
      `${n.places.join(', ')}.`,
    ],
    foot: 'Sans retour avant la fin de la partie, pas de victoire.',
  },
  turn: {
    heading: 'Carte, case, étape, détective.',
    brief: 'Quatre temps par tour.',
    picture: 'Les quatre temps d’un tour, chacun avec une image.',
    steps: [
      ['Prendre une carte', 'de la piste, dans votre main.'],
      ['Utiliser sa case', 'Pièce, ballon, événement ou détective. On peut y renoncer.'],
      ['Partir ou rester', 'L’étape montre les cartes à jouer. Leurs nombres sont vos jours.'],
      ['Le détective', `${days(n.detective)} s’il se trouve là où vous finissez. Gardez ${n.hand} cartes au plus.`],
    ],
  },
  counts: {
    heading: 'Chaque jour compte.',
    brief: 'Une paire ne compte qu’une fois.',
    picture: 'Ce qui coûte des jours, et ce qui en fait gagner.',
    rows: [
      ['Un train', 'son nombre, en jours'],
      ['Un bateau', 'son nombre, en jours'],
      ['Une paire', 'deux trains ou bateaux égaux d’une étape comptent une fois'],
      ['Le détective', 'à la fin de votre tour'],
      ['Chaque manche', 'dès que quelqu’un est de retour'],
    ],
  },
  advice: {
    heading: 'Gardez deux bateaux égaux pour les longues étapes.',
    brief: `${n.longLegs.length} étapes en demandent deux.`,
    picture: `Deux bateaux de ${days(n.equal)} : ensemble ils comptent ${n.equal}, et non ${2 * n.equal}.`,
    text: `${n.longLegs.map(([from, to]) => `${from} – ${to}`).join(', ')} : chaque fois, il faut deux bateaux.`,
    caution: `Mais n’attendez pas trop : après la première arrivée, chaque manche coûte ${days(n.pressure)}.`,
  },
});
