import type { PracticeTexts } from '../../../kernel/index.ts';
import { HONG_KONG, YOKOHAMA } from './positions.ts';

export const practiceTexts: PracticeTexts = {
  hongkong: {
    title: 'À travers l’Inde',
    goal: `Atteignez Hong Kong pendant ce tour, en ${HONG_KONG.most} jours au plus.`,
    hint: 'Jouez Correspondance pour deux étapes. Une Aubaine retire deux jours, mais une étape en dure toujours au moins un.',
    solved: 'Deux étapes en dix jours. Les Aubaines avaient leur place sur le long trajet par voie de terre.',
  },
  yokohama: {
    title: 'Une carte et sa case',
    goal: `Terminez votre tour à Yokohama en ${YOKOHAMA.most} jours au plus.`,
    hint: 'Deux bateaux de même valeur ne comptent qu’une fois. Et le détective est à Yokohama : il coûte deux jours.',
    solved: 'Une paire de bateaux, et personne sur le quai pour poser des questions.',
  },
  home: {
    title: 'La dernière étape',
    goal: 'Rentrez à Londres pendant ce tour, au jour 80 au plus tard.',
    hint: 'Une carte de la piste d’actions complète une paire. Avec le Train express, un train ne prend qu’un jour.',
    solved: 'Jour 80, et le pari est gagné.',
  },
};
