import type { PracticeTexts } from '../../../kernel/index.ts';
import { ASKED } from './positions.ts';

export const practiceTexts: PracticeTexts = {
  land: {
    title: 'Zwölf Clubs',
    goal: `Zeichne die beste Route durch diese zwölf Clubs: ${ASKED.land} Punkte.`,
    hint: 'Beginne mit der 12. Der Weg über 18 ist länger als der über 24, obwohl die 24 eingekreist ist.',
    solved: 'Neun Clubs und vier Kreise. Keine Route auf diesem Plan bringt mehr.',
  },
  boats: {
    title: 'Die Seine hinauf und hinab',
    goal: `Zeichne eine Route mit mindestens ${ASKED.boats} Punkten.`,
    hint: 'Beginne am Anleger A und nimm die längste Fahrt. Anleger dürfen beliebig oft genutzt werden.',
    solved: 'Der Fluss hat dir die meisten Punkte gebracht.',
  },
  numbers: {
    title: 'Zwei Zahlen',
    goal: `Trage 46 und 64 so ein, dass eine Route mit ${ASKED.numbers} Punkten möglich ist.`,
    hint: 'Welche leeren Clubs liegen zwischen einer kleineren und einer größeren Zahl? Auch ein Kreis hilft.',
    solved: 'Beide Zahlen stehen richtig, und die Route geht weiter.',
  },
};
