import { contestQuestions } from '../common.ts';
import { betweenPlayers, type ReadyQuestion, twoThings, whatIf, worthOf } from '../ready-question.ts';

const FIRST_WINS = { what: 'wins', who: { place: 0 } } as const;

export const questions: readonly ReadyQuestion[] = [
  ...contestQuestions(4),
  whatIf('dearerFerry', { what: 'score', who: 'all' }, { ferryFare: 2 }),
  whatIf('evenMoney', FIRST_WINS, { startMoney: [8, 8, 8, 8, 8, 8] }, { chart: 'order' }),
  whatIf('noGrey', { what: 'moves' }, { grey: false }),
  worthOf('townWorth', 'towns', 'kon'),
  worthOf('attractionWorth', 'tiles', 'n01'),
  betweenPlayers('fromOthers'),
  twoThings({ what: 'moves' }, ['dicePerColour', [8, 7, 6, 5]], ['ferryFare', [1, 0, 2, 3]]),
];
