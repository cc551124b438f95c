import type { PracticeTexts } from '../../../kernel/index.ts';
import { BEST_FLIGHT } from './index.ts';

export const practiceTexts: PracticeTexts = {
  flight: {
    title: 'Un bon vol',
    goal: `Marquez au moins ${BEST_FLIGHT} points avec ce vol, malus compris.`,
    hint: 'Cherchez d’abord la ville : trois de vos quatre touristes l’aiment. Utilisez ensuite votre jeton siège.',
    solved: 'Un avion plein et des passagers contents. On ne pouvait pas faire mieux.',
  },
  rooms: {
    title: 'Des chambres pour quatre',
    goal: 'Logez les quatre clients sans perdre un seul point.',
    hint: 'Deux d’entre eux ont le symbole dortoir. Un jeton nettoie une chambre : choisissez-la bien.',
    solved: 'Tout le monde dort bien, et aucun point n’est perdu.',
  },
  row: {
    title: 'La dernière case',
    goal: 'Terminez cette semaine une rangée d’activités avant tout le monde.',
    hint: 'Votre intendante échange des jetons. Sans client dans une chambre propre, pas de marqueur.',
    solved: '« Buffet d’aventure » est à vous : 5 points.',
  },
};
