import type { WhyWords } from './why.ts';

/** Why something cannot be touched or used now, in French. */
export const why: WhyWords = {
  chosen: ({ town }) => `Vous avez déjà choisi le bus qui est à ${town}. Reprenez ce choix pour en prendre un autre.`,
  oneBus: ({ town }) => `Ce tour se joue avec le bus qui est à ${town} ; il n’y en a qu’un par tour.`,
  driveLater: () => 'Le bus ne roule qu’après le matin.',
  arrived: ({ town }) => `Le bus est arrivé à ${town} ; il ne roule qu’une fois par tour.`,
  tourHere: ({ town }) => `La visite a lieu à ${town} ; on ne visite pas d’autre ville.`,
  townLater: () => 'D’abord l’attraction, ensuite sa ville.',
  oneRoad: () => 'Un bus envoyé ne parcourt qu’une seule route.',
  busOnly: ({ town }) => `Cette action concerne le bus qui est à ${town}.`,
  stands: ({ tile, town }) => `${tile} se trouve déjà à ${town}.`,
  building: ({ tile }) => `Vous construisez déjà ${tile}. Reprenez ce choix pour en prendre une autre.`,
  needsBuild: () => 'Les attractions du marché se construisent avec l’action « Construire une attraction ».',
  noVisit: ({ tile }) => `Aucun touriste à bord ne peut visiter ${tile} maintenant.`,
  morningOver: () => 'Les actions du matin s’utilisent avant la route.',
  allDayLater: () => 'Les actions de la journée reviennent après la visite.',
  actionLater: () => 'Une action est celle de la ville du bus choisi, et aucun n’est encore choisi.',
  inFull: () => 'Une action est en cours, et elle s’exécute en entier.',
  space: () => 'Aucune ville n’a de case libre pour une attraction du marché.',
  noDispatch: () => 'Aucun autre bus n’a de ville libre à côté de lui.',
  empty: () => 'Il ne reste aucun touriste dans le bus.',
  noPips: () => 'Il n’y a pas de place pour deux points de plus dans ce bus.',
  nobodyVisits: ({ town }) => `Aucun touriste à bord ne visiterait quoi que ce soit à ${town}.`,
  noCare: () => 'Aucun touriste de la bonne couleur n’a de place pour d’autres points.',
  strands: ({ action }) => `« ${action} » bloquerait le bus.`,
};
