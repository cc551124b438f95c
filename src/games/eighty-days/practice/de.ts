import type { PracticeTexts } from '../../../kernel/index.ts';
import { HONG_KONG, YOKOHAMA } from './positions.ts';

export const practiceTexts: PracticeTexts = {
  hongkong: {
    title: 'Quer durch Indien',
    goal: `Erreiche Hongkong in diesem Zug, in höchstens ${HONG_KONG.most} Tagen.`,
    hint: 'Spiel Anschluss für zwei Etappen. Ein Angebot spart zwei Tage, aber keine Etappe dauert weniger als einen Tag.',
    solved: 'Zwei Etappen in zehn Tagen. Die Angebote gehörten auf den langen Landweg.',
  },
  yokohama: {
    title: 'Eine Karte und ihr Feld',
    goal: `Beende deinen Zug in Yokohama und verbrauche höchstens ${YOKOHAMA.most} Tage.`,
    hint: 'Zwei gleiche Schiffe zählen nur einmal. Und der Detektiv steht in Yokohama: Er kostet zwei Tage.',
    solved: 'Ein Paar Schiffe, und niemand am Kai stellt Fragen.',
  },
  home: {
    title: 'Die letzte Etappe',
    goal: 'Komm in diesem Zug nach Hause, spätestens an Tag 80.',
    hint: 'Eine Karte auf der Leiste ergibt ein Paar. Mit dem Schnellzug dauert eine Bahn nur einen Tag.',
    solved: 'Tag 80, und die Wette ist gewonnen.',
  },
};
