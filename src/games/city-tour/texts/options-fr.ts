// The options in French.
import type { OptionText } from '../../../kernel/index.ts';
import type { Agreement } from '../agreement.ts';

export const options: Readonly<Record<keyof Agreement, OptionText>> = {
  day: { name: 'Journée', help: 'La journée de la campagne, de 1 à 12.', rulebook: 'Les journées se jouent dans l’ordre, de 1 à 12.' },
  ownDay: {
    name: 'Journée à vous',
    help: 'Une mise en place de votre cru au lieu d’une journée de la campagne.',
    rulebook: 'Après la journée 12, vous pouvez créer les vôtres : échanger les sites d’une carte, ou réunir sites et cartes à votre gré.',
  },
  firstSeat: {
    name: 'Qui commence',
    help: 'Le premier joueur ; par tradition, le dernier à avoir pris le bus.',
    rulebook: 'Celui qui a pris le bus le plus récemment.',
    values: { random: 'Au hasard', 0: 'Place 1', 1: 'Place 2', 2: 'Place 3', 3: 'Place 4', 4: 'Place 5', 5: 'Place 6' },
  },
  piles: {
    name: 'Piles',
    help: 'Faces visibles, on voit aussi la tuile suivante de chaque pile.',
    rulebook: 'Faces cachées ; dans vos propres journées, faces visibles si vous voulez.',
    values: { hidden: 'Faces cachées', open: 'Faces visibles' },
  },
  specials: {
    name: 'Sites spéciaux',
    help: 'Faut-il desservir parc, gare et stade pour gagner ?',
    rulebook: 'Le bus n’a pas à passer par tous les sites. Dans vos propres journées, les cartes ajoutées sont obligatoires.',
    values: { byDay: 'Selon la journée', avoidable: 'Évitables', mandatory: 'Obligatoires' },
  },
  signSites: {
    name: 'Sites aux panneaux',
    help: 'Les deux lettres des panneaux reçoivent-elles des visiteurs ?',
    rulebook: 'Sont ouverts les sites rencontrés entre les deux panneaux. La règle ne dit pas si ceux des panneaux en sont.',
    values: { open: 'Ouverts', closed: 'Fermés' },
  },
  closedSpecial: {
    name: 'Site spécial fermé',
    help: 'Ce qui arrive devant un parc, une gare ou un stade fermé par la déviation.',
    rulebook:
      'Hors des panneaux, les sites touristiques ne reçoivent personne. La liste du matériel en compte 18, sans les sites spéciaux.',
    values: { inert: 'Rien', lose: 'La journée est perdue', open: 'Reste ouvert' },
  },
  swapCarries: {
    name: 'Panneaux et fans à l’échange',
    help: 'Suivent-ils leur site ou restent-ils à leur lettre ?',
    rulebook: 'Les panneaux se placent devant leurs sites. La règle n’en dit rien quand des sites changent de place.',
    values: { sites: 'Suivent', letters: 'Restent' },
  },
  giveUp: {
    name: 'Abandon',
    help: 'Le nombre de voix qui termine la journée. Une suffit quand l’objectif est hors d’atteinte.',
    rulebook: 'Vous pouvez recommencer la journée. La règle ne dit pas qui en décide.',
    values: { any: 'Une voix', majority: 'Plus de la moitié', all: 'Toutes les voix' },
  },
  voters: {
    name: 'Qui vote',
    help: 'Les places qui peuvent voter l’abandon.',
    rulebook: 'La règle ne dit pas qui décide.',
    values: { all: 'Tous' },
  },
  autoEnd: {
    name: 'Finir une journée perdue',
    help: 'La journée finit d’elle-même quand l’objectif est hors d’atteinte.',
    rulebook: 'Quand l’objectif n’est plus possible, vous pouvez recommencer, sans y être obligés.',
    values: { true: 'Oui', false: 'Non' },
  },
  objective: {
    name: 'Objectif',
    help: 'Un autre objectif que celui de la carte, pour essayer ; la journée ne compte pas dans la campagne.',
    rulebook: 'L’objectif imprimé sur la carte Journée.',
  },
};
