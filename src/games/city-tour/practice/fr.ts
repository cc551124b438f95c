import type { PracticeTexts } from '../../../kernel/index.ts';
import { AT_THE_BRIDGE } from './index.ts';

export const practiceTexts: PracticeTexts = {
  bridge: {
    title: 'D’abord embarquer',
    goal: `Amenez ${AT_THE_BRIDGE} voyageurs bleus au Pont en deux tours.`,
    hint: 'Le Pont ne vient qu’une fois. Qui peut encore monter avant que vous tourniez vers lui ?',
    solved: 'Cinq d’un coup : l’attente en valait la peine.',
  },
  park: {
    title: 'Vos tickets, s’il vous plaît !',
    goal: 'Desservez le Parc en deux tours, bien que la contrôleuse monte maintenant.',
    hint: 'Le Pont est sur la route et demande les deux passagers bleus. Un autre bleu peut monter ensuite.',
    solved: 'Un de chaque couleur, malgré le contrôle.',
  },
  last: {
    title: 'Trois tuiles encore',
    goal: 'Gagnez la journée avec les trois dernières tuiles.',
    hint: 'Il en manque trois, et deux passagers orange sont à bord. Le Château accueille tous ceux que vous amenez.',
    solved: 'Douze arrivés, et le bus est sorti.',
  },
};
