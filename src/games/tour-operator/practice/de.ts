import type { PracticeTexts } from '../../../kernel/index.ts';
import { BEST_FLIGHT } from './index.ts';

export const practiceTexts: PracticeTexts = {
  flight: {
    title: 'Ein guter Flug',
    goal: `Hole mit diesem Flug mindestens ${BEST_FLIGHT} Punkte, Abzüge eingerechnet.`,
    hint: 'Such zuerst die Stadt: Drei deiner vier Touristen lieben sie. Setze dann die Sitzreinigung ein.',
    solved: 'Ein volles Flugzeug und zufriedene Passagiere. Besser ging es nicht.',
  },
  rooms: {
    title: 'Zimmer für vier',
    goal: 'Gib allen vier Gästen ein Zimmer, ohne einen Punkt zu verlieren.',
    hint: 'Zwei von ihnen haben das Schlafsaal-Symbol. Du kannst nur ein Zimmer reinigen: Wähle es gut.',
    solved: 'Alle schlafen gut, und kein Punkt ging verloren.',
  },
  row: {
    title: 'Das letzte Feld',
    goal: 'Fülle diese Woche vor allen anderen eine Aktivitätenreihe.',
    hint: 'Dein Versorgungsoffizier tauscht Marken. Ohne Gast in einem sauberen Zimmer legst du keine Markierung.',
    solved: 'Das „Abenteuerbuffet“ gehört dir: 5 Punkte.',
  },
};
