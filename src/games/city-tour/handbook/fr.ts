import { manual } from './manual.ts';

export const fr = manual({
  goal: [
    'Ensemble, vous conduisez un seul bus touristique dans une ville que vous construisez tuile par tuile. Des voyageurs montent en chemin ; amenez-en le plus possible aux sites qui attendent leur couleur.',
    'La journée finit quand le bus sort de la ville au nord-est, au tour 16 au plus tard.',
    'Vous gagnez tous si les sites reçoivent au moins autant de voyageurs que le demande la carte Journée. Sinon, vous rejouez la journée. Douze journées, chacune avec une nouveauté, forment la campagne.',
  ],
  turn: [
    'On révèle deux tuiles, une de chaque pile. Concertez-vous.',
    'Choisissez-en une, faites-la pivoter à votre guise et posez-la juste devant le bus ; l’autre sort du jeu.',
    'Le bus suit sa route jusqu’au bout. Il n’a jamais le choix.',
    'Les voyageurs de cette route montent tant qu’il reste une place : six en tout.',
    'Quand le bus passe devant une lettre, tous les passagers de la couleur du site descendent. S’ils sont assez nombreux, ils restent et comptent ; sinon, ils retournent à la réserve.',
    'Puis c’est au joueur suivant.',
  ],
  scoring: [
    'Comptez les pions sur tous les sites une fois le bus parti. Ceux qui sont encore à bord ne comptent pas, sauf les Grands Voyageurs du dernier niveau.',
    'Un site spécial peut faire perdre la journée aussitôt. Le parc, la gare et le stade demandent exactement leurs visiteurs.',
  ],
  numbers: { piles: 'Tuiles Routes', spaces: 'Cases de la ville', pawns: 'Pions de chaque couleur', objective: 'Objectif de la journée 1' },
  sum: { boarded: 'montés', controlled: 'contrôle', aboard: 'à bord par rapport à avant' },
  result: {
    title: 'Les voyageurs arrivés',
    letter: 'Lettre',
    site: 'Site',
    delivered: 'Voyageurs',
    travellers: 'voyageurs ; l’objectif était',
  },
  ours: {
    tiles: 'les routes et les voyageurs qui y attendent',
    sites: 'les couleurs et le nombre de voyageurs demandés',
    whoChooses: 'qui choisit le passager',
    signsAndFans: 'si les panneaux et les fans suivent',
    howFar: 'jusqu’où l’on voit, et quels jours c’est permis',
  },
  sites: {
    title: 'Les sites',
    site: 'Site',
    colour: 'Couleur',
    needs: 'Demande',
    any: 'voir sa carte',
    note: 'Nos chiffres : les couleurs et le nombre de voyageurs demandés. Les dessins des sites imprimés sont perdus.',
  },
  days: {
    title: 'Les douze journées',
    day: 'Journée',
    level: 'Niveau',
    sites: 'Sites',
    cards: 'Cartes',
    objective: 'Objectif',
    note: 'Nos chiffres : la place de chaque site et les objectifs. Les dessins des cartes Journée imprimées sont perdus.',
  },
});
