import type { PracticeTexts } from '../../../kernel/index.ts';
import { ASKED } from './positions.ts';

export const practiceTexts: PracticeTexts = {
  land: {
    title: 'Douze clubs',
    goal: `Tracez le meilleur itinéraire de ces douze clubs : ${ASKED.land} points.`,
    hint: 'Commencez par 12. Le chemin par 18 est plus long que celui par 24, même si 24 est entouré.',
    solved: 'Neuf clubs, dont quatre entourés. Aucun itinéraire de ce plan ne rapporte plus.',
  },
  boats: {
    title: 'Au fil de la Seine',
    goal: `Tracez un itinéraire d’au moins ${ASKED.boats} points.`,
    hint: 'Partez de l’embarcadère A et faites le plus long trajet. Un embarcadère peut servir plusieurs fois.',
    solved: 'Le fleuve vous a donné la plupart de vos points.',
  },
  numbers: {
    title: 'Deux nombres',
    goal: `Écrivez 46 et 64 pour qu’un itinéraire de ${ASKED.numbers} points soit possible.`,
    hint: 'Quels clubs libres sont entre un nombre plus petit et un plus grand ? Être entouré aide aussi.',
    solved: 'Les deux nombres sont à leur place, et l’itinéraire continue.',
  },
};
