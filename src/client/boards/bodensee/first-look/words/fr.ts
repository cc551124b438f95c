import type { Numbers } from '../numbers.ts';
import type { Told } from './en.ts';

/** The four cards in French. */
export const fr = (n: Numbers): Told => ({
  title: 'Le lac en une minute',
  guide: 'La capitaine Resi',
  likes: `aime : ${n.likes.toLowerCase()},`,
  has: `a ${n.value}`,
  build: 'Construire',
  pips: '+2 points',
  goal: {
    heading: 'Le plus riche gagne.',
    brief: 'Possédez ce qu’ils aiment.',
    picture: `Un touriste qui a ${n.value} descend du bus pour une attraction de cette valeur ; son propriétaire gagne ${n.value}.`,
    text: [
      'Les dés sont des touristes : leur couleur dit ce qu’ils aiment, leurs points sont leur argent. *Possédez les lieux* où ils le dépensent.',
    ],
    legend: n.colours,
    foot: 'La partie finit quand le sac est vide et qu’un siège est libre, ou quand une couleur d’attractions est épuisée.',
  },
  turn: {
    heading: 'Cinq temps avec n’importe quel bus.',
    brief: 'Prenez un bus et roulez.',
    picture: 'Les cinq temps d’un tour, chacun avec une image.',
    steps: [
      ['Prendre un bus', 'Ils ne sont à personne.'],
      ['Le matin', 'une action de la ville où il se trouve, ou aucune.'],
      [
        'Rouler',
        'jusqu’au premier arrêt : un port, ou une attraction de la couleur d’un touriste. On traverse les villes où il y a un bus.',
      ],
      ['Visite', 'Chaque attraction prend un touriste de sa couleur qui peut payer.'],
      ['La journée', 'une action de la ville atteinte. Puis on complète.'],
    ],
  },
  counts: {
    heading: 'Chaque visite paie quelqu’un.',
    brief: 'Toujours le propriétaire.',
    picture: 'Ce qui rapporte de l’argent, et ce qui en coûte.',
    rows: [
      ['Une visite', 'la valeur de l’attraction au propriétaire, quel que soit le conducteur'],
      ['Le dernier point', 'celui qui a conduit gagne la valeur une fois de plus'],
      ['Construire', 'selon la couleur :'],
      ['Plus cher', 'par attraction de même couleur sur place, et dans un port ; jamais le gris'],
      ['Le ferry', 'de port en port'],
    ],
  },
  advice: {
    heading: 'Construisez là où un bus devra s’arrêter.',
    brief: `${n.together} en un tour.`,
    picture: `Dans le bus de ${n.towns.from}, un touriste a ${n.value} ; à ${n.towns.to}, une attraction de cette valeur vient d’être construite.`,
    sum: `${n.owner} propriétaire + ${n.driver} conduite − ${n.cost} construction *${n.together}*`,
    text: 'Valeur et points égaux : construisez le matin, allez-y aussitôt. L’attraction neuve compte déjà.',
    caution: 'Chaque bus est à tout le monde. Celui que vous laissez, le joueur suivant le prend.',
  },
});
