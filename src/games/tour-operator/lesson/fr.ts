import type { LessonTexts } from '../../../kernel/index.ts';

import { roundsOf } from '../options.ts';

import { fr as texts } from '../texts/fr.ts';
import type { View } from '../view.ts';
import { isStaffed, scoredIn, visitedBy } from './after-landing.ts';
import { counted, landed, points } from './fr-landed.ts';
import {
  agencyIn,
  applicantsIn,
  bestCompany,
  bestTrip,
  boarded,
  diceLeft,
  draftedIn,
  draftIn,
  flightsFrom,
  flownTo,
  nameOf,
  officeOf,
  phaseOf,
  type Trip,
  tripWith,
  twoFlights,
} from './reading.ts';

const { pieces } = texts;
const trip = (to: Trip | undefined) => (to ? `${pieces[to.city]} : ${points(to.points)}` : 'aucune ville à portée');
const flight = (to: Trip | undefined) => (to ? `${pieces[to.city]} : ${points(to.points)}, ${counted(to.fuel, 'carburant')}` : '');

export const fr: LessonTexts<View> = {
  guide: 'Gloria',
  title: 'Première semaine',
  here: 'Gloria est là si vous avez besoin d’elle.',
  steps: {
    goal: {
      idea: 'Ayez le plus de points après la dernière semaine.',
      say: 'Bienvenue dans votre agence ! Accueillez des touristes, emmenez-les dans les villes qu’ils aiment et logez-les.',
      do: 'En route',
      why: 'Une semaine a six phases : départs, nouveaux touristes, dés, vol, arrivées et week-end. Tout le monde les joue ensemble.',
      captions: [({ round, plan }) => `semaine ${Math.max(1, round)} sur ${roundsOf(plan.options, plan.seats)} : pas encore de points`],
    },
    number: {
      idea: 'Chaque ville a un nombre par intérêt.',
      say: 'Isabel aime la nature, et la nature vaut 6 à Nairobi. Son +1 porte le total à 7.',
      why: 'Chaque passager marque pour un intérêt à l’atterrissage. S’il en a deux, le meilleur compte.',
      captions: ['Isabel : nature, +1', 'Nairobi : nature 6'],
      stamp: 'Un nombre chacun',
    },
    draft: {
      idea: 'Quatre guichets, quatre touristes.',
      say: 'Chacun prend un touriste à la fois, jusqu’à quatre dans chaque bureau.',
      do: 'À vous de choisir : touchez un touriste, puis le bouton.',
      why: 'Il reste toujours une carte. L’ordre s’inverse à chaque fois : vous commencez maintenant, puis vous fermez la marche.',
      good: 'Bienvenue au bureau !',
      otherwise: 'Bienvenue au bureau !',
      captions: ['nouveaux touristes'],
    },
    together: {
      idea: 'Prenez des gens qui aiment la même ville.',
      say: 'Votre avion dessert une ville par semaine. Cela rapporte quand tout le monde à bord l’aime.',
      do: seen =>
        draftIn(seen).round < 3
          ? 'Prenez l’un de ces deux touristes, puis l’un des quatre suivants.'
          : 'Prenez maintenant l’un de ces quatre touristes.',
      why: 'Trois passagers marquent sur un même vol. Cherchez donc la ville d’abord, les gens ensuite.',
      good: 'Bonne compagnie.',
      otherwise: seen => {
        const best = bestTrip(seen, officeOf(seen));
        return best ? `Ce que peut marquer votre bureau, ${trip(best)}.` : 'Ils attendent maintenant au bureau.';
      },
      captions: ['nouveaux touristes', seen => `au bureau : ${officeOf(seen).map(nameOf).join(', ')}`],
      stamp: 'Une ville pour tous',
      futures: (move, seen) => {
        const [own, other] = [draftedIn(move), bestCompany(seen)];
        return {
          idea: 'C’est permis. Cherchez d’abord une ville pour tous.',
          say: 'Voici ce que marquerait votre bureau dans la meilleure ville à portée de votre carburant.',
          rows: [
            { choice: `Avec ${nameOf(own)}`, pieces: own ? [own] : [], comesTo: trip(own && tripWith(seen, own)) },
            { choice: `Avec ${nameOf(other)}`, pieces: other ? [other] : [], comesTo: trip(other && tripWith(seen, other)) },
          ],
          keep: `Garder ${nameOf(own)}`,
        };
      },
    },
    fourth: {
      idea: 'Le quatrième devra attendre.',
      say: 'Votre avion a trois sièges : quelqu’un reste donc au bureau. Le visage montre l’humeur.',
      do: 'Prenez votre dernier touriste.',
      why: 'Un touriste est aussi patient que le dit sa carte : content ou impatient. Le week-end montrera ce que cela change.',
      good: 'Les quatre guichets sont occupés. Place aux dés.',
      otherwise: 'Les quatre guichets sont occupés. Place aux dés.',
      captions: ['le dernier choix', 'trois sièges pour quatre'],
    },
    dice: {
      idea: 'Les dés vous ravitaillent.',
      say: 'Chaque dé donne un jeton ou un employé. Sacrifiez-en un pour en tourner un autre.',
      do: seen => {
        if (phaseOf(seen) === 'dice') return 'Gardez ces dés. Ou échangez : sacrifiez-en un, puis tournez-en un autre.';
        return diceLeft(seen).includes('employee')
          ? 'Touchez maintenant le dé employé, puis le bouton.'
          : 'Touchez maintenant le dé joker, puis un jeton.';
      },
      why: 'Le carburant fait voler, les coupons calment, les jetons nettoient. Deux échanges au plus : il reste au moins trois dés.',
      good: 'Les jetons sont à vous. Place aux candidats.',
      otherwise: seen =>
        phaseOf(seen) === 'hire'
          ? 'Les dés sont joués. Place aux candidats.'
          : 'Les dés sont joués. Sans dé employé, pas de candidat cette semaine.',
      captions: [
        seen =>
          phaseOf(seen) === 'dice' ? 'tous les garder' : diceLeft(seen).includes('employee') ? 'amène des candidats' : 'un jeton au choix',
        'ou échanger : un sacrifié, un tourné',
      ],
      stamp: 'Cinq dés',
    },
    hire: {
      idea: 'Un bon personnel travaille pour vous.',
      say: 'Votre dé employé a révélé des candidats. Bureau, avion et hôtel ont chacun un poste.',
      do: seen => {
        if (phaseOf(seen) === 'prep') return 'Touchez « Terminé ».';
        return applicantsIn(seen).length > 0
          ? 'Touchez un candidat, puis le bouton. Vous pouvez aussi n’embaucher personne.'
          : 'Résolvez aussi votre autre dé.';
      },
      why: 'Le cercle de flèches veut dire : chaque semaine. La poubelle : une fois, puis la carte s’en va.',
      good: 'Bienvenue dans l’équipe ! Passons à l’avion.',
      otherwise: seen =>
        isStaffed(seen)
          ? 'Bienvenue dans l’équipe ! Passons à l’avion.'
          : 'Personne d’embauché : les trois postes sont vides. Passons à l’avion.',
      captions: [seen => (applicantsIn(seen).length > 0 ? 'un poste par lieu' : '')],
      stamp: 'Première embauche',
      futures: () => ({
        idea: 'C’est permis. Mais embaucher est gratuit.',
        say: 'Un employé ne coûte rien. Un poste vide ne vous aide pas.',
        rows: [
          { choice: 'Sans personne', comesTo: 'le poste de l’hôtel reste vide' },
          { choice: `${pieces.H1}`, pieces: ['H1'], comesTo: 'une chambre propre chaque semaine' },
        ],
        keep: 'N’embaucher personne',
      }),
    },
    board: {
      idea: 'Trois sièges, trois passagers.',
      say: 'Les touristes affaires veulent le siège de devant ; en éco, ils coûtent 1 point. Un siège sale aussi.',
      do: 'Touchez un touriste, puis un siège, jusqu’à trois passagers.',
      why: 'Après le vol, les sièges occupés sont sales. Ceux qui restent perdent patience le week-end.',
      good: 'Tout le monde est à bord. On va où ?',
      otherwise: seen => {
        if (phaseOf(seen) === 'flight') return 'Prêt au décollage. On va où ?';
        const city = visitedBy(seen);
        return city ? `Vous avez déjà volé : ${pieces[city]}.` : 'Votre avion reste : personne n’atterrit cette semaine.';
      },
      captions: ['votre bureau', 'affaires devant, éco derrière'],
      futures: (move, seen) => {
        const name = nameOf(boarded(seen, move));
        return {
          idea: 'C’est permis. Mais cela coûte un point.',
          say: `${name} a le symbole affaires, et le siège affaires est encore libre.`,
          rows: [
            { choice: `${name} en éco`, pieces: ['E1'], comesTo: '−1 point' },
            { choice: `${name} en affaires`, pieces: ['B1'], comesTo: 'aucun malus' },
          ],
          keep: 'Garder l’éco',
        };
      },
    },
    city: {
      idea: 'Un atterrissage, des points pour tous.',
      say: 'Chaque ville survolée ou desservie coûte 1 carburant. Chaque ville ne rapporte qu’une fois par partie.',
      do: 'Touchez une ville, puis confirmez le vol.',
      why: 'Chaque passager marque un nombre de la ville. Après la visite elle ferme, pour les autres aussi.',
      good: 'Bel atterrissage ! Les points sont à vous.',
      otherwise: seen => {
        const city = visitedBy(seen);
        return city
          ? `Atterrissage, ${pieces[city]} : vos passagers marquent ${points(scoredIn(seen))}.`
          : 'Votre avion reste : personne n’atterrit cette semaine.';
      },
      captions: [seen => flight(twoFlights(seen)[0]), seen => flight(twoFlights(seen)[1])],
      stamp: 'Le premier vol',
      futures: (move, seen) => {
        const [best] = flightsFrom(seen);
        const own = flownTo(seen, move);
        return {
          idea: 'C’est permis. Comparez d’abord les nombres.',
          say: own
            ? 'Vous gardez le carburant économisé. Les points ne viennent que des atterrissages.'
            : 'Un avion qui reste ne se pose nulle part.',
          rows: [
            {
              choice: own ? `Vers ${pieces[own.city]}` : 'Rester ici',
              pieces: own ? [own.city] : [],
              comesTo: own ? `${points(own.points)} pour ${counted(own.fuel, 'carburant')}` : 'aucun point',
            },
            {
              choice: best ? `Vers ${pieces[best.city]}` : '',
              pieces: best ? [best.city] : [],
              comesTo: best ? `${points(best.points)} pour ${counted(best.fuel, 'carburant')}` : '',
            },
          ],
          keep: own ? `Garder ${pieces[own.city]}` : 'Rester ici',
        };
      },
    },
    ...landed,
  },
  end: {
    title: 'L’agence est à vous.',
    lead: (_seen, voice) =>
      `La table reste telle quelle. ${voice.name(1)} et ${voice.name(2)} continuent en débutants, et vous pouvez toujours demander un conseil.`,
    figures: (seen, voice) => [
      { label: 'Semaine', value: `${seen.round} sur ${roundsOf(seen.plan.options, seen.plan.seats)}` },
      { label: 'Vos points', value: String(agencyIn(seen).vp).replace('-', '−') },
      { label: `${voice.name(1)}, ${voice.name(2)}`, value: [1, 2].map(seat => agencyIn(seen, seat).vp).join(', ') },
    ],
    discover: [
      { icon: 'g-dorm', lead: 'À deux au dortoir :', text: 'les clients qui ont le symbole le partagent.' },
      { icon: 'g-employee', lead: '28 employés', text: 'changent les règles, chacun à sa façon.' },
    ],
  },
};
