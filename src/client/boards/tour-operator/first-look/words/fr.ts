import type { LookWords } from '../../../../first-look/look.ts';
import type { Numbers } from '../numbers.ts';

function weeks([two, three, four]: readonly number[]): string {
  return three === undefined
    ? `Semaines à jouer : ${two}.`
    : `Semaines à jouer : ${two} à deux joueurs, ${three} à trois, ${four} à quatre.`;
}

/** The four cards in French. */
export const fr = (n: Numbers): LookWords => ({
  title: 'Tour Operator en une minute',
  guide: 'Gloria, de l’agence',
  goal: {
    heading: 'Le plus de points après la dernière semaine.',
    brief: 'Chacun vers la ville qu’il aime.',
    picture: `${n.names.tourist} aime la fête et rapporte ${n.sign} de plus ; ${n.names.city} donne ${n.city} pour la fête : ${n.landed} points.`,
    sum: `*${n.city}* pour la fête *+ ${n.sign}* pour son symbole`,
    text: ['Envoyez les touristes vers les villes qu’ils aiment. Une ville rapporte *une fois*, à une agence, puis elle ferme.'],
    legend: n.interests,
    foot: weeks(n.weeks),
  },
  turn: {
    name: 'Une semaine',
    heading: 'Choisir, lancer, voler, loger, apaiser.',
    brief: 'Cinq temps par semaine.',
    picture: 'Les cinq temps d’une semaine, chacun avec une image.',
    steps: [
      ['Choisir des touristes', `un à la fois, jusqu’à ${n.desks} dans votre bureau.`],
      [`Lancer ${n.dice} dés`, 'Carburant, coupon, siège ou chambre propre, employé, joker. Sacrifiez-en un pour en tourner un autre.'],
      ['Voler vers une ville', `avec ${n.cabin} passagers au plus. Un pas coûte un carburant ; pas de diagonale.`],
      ['Donner des chambres', `${n.rooms} chambres ; un client reste ${n.stays.join(' à ')} semaines et la laisse sale.`],
      ['Couvrir, apaiser', 'une activité de la ville. Un coupon préserve l’humeur de ceux qui attendent.'],
    ],
  },
  counts: {
    heading: 'On marque à l’atterrissage.',
    brief: 'Le nombre de la ville, pour chacun.',
    picture: 'Ce qui rapporte des points, et ce qui en coûte.',
    rows: [
      ['Un passager arrive', 'le nombre de la ville pour un intérêt ; un de plus avec le +1'],
      ['Rangée d’activités', 'au premier qui la remplit ; un marqueur par semaine'],
      ['Une maladresse', 'siège sale ; affaires en éco ; VIP hors de la chambre VIP'],
      ['Patience perdue', 'un touriste impatient qui attend sans coupon'],
      ['Pas de chambre propre', 'et les points de ce client sont repris'],
    ],
  },
  advice: {
    heading: 'Choisissez-en trois qui aiment la même ville.',
    brief: `${n.each.join(' + ')} = ${n.together}`,
    picture: `${n.names.three.join(', ')} se posent à ${n.names.far} : ${n.together} points.`,
    sum: `${n.each.join(' + ')} *= ${n.together}*`,
    text: `Un vol, trois fois des points : ${n.names.three[0]} fait les boutiques, ${n.names.three[1]} et ${n.names.three[2]} font la fête.`,
    caution: 'Comptez les chambres propres avant d’embarquer. Deux clients au symbole dortoir peuvent partager le dortoir.',
  },
});
