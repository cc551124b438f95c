import { contestQuestions } from '../common.ts';
import { betweenPlayers, type ReadyQuestion, twoThings, whatIf, worthOf } from '../ready-question.ts';

const DAYS = { what: 'score', who: 'all' } as const;

export const questions: readonly ReadyQuestion[] = [
  ...contestQuestions(4),
  whatIf('otherDeck', DAYS, { eventDeck: 'expedition' }),
  whatIf('noDetective', DAYS, { detectiveDays: 0 }),
  whatIf('noPressure', DAYS, { pressureDays: 0 }),
  whatIf('biggerHand', { what: 'moves' }, { handLimit: 9 }),
  worthOf('deadEvents', 'eventCards', 'balloon'),
  worthOf('legDays', 'legs', 'london-paris'),
  betweenPlayers('daysByOthers'),
  twoThings(DAYS, ['startCards', [3, 2, 4, 5]], ['startCoins', [1, 0, 2, 3]]),
];
