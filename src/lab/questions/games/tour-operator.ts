import { contestQuestions } from '../common.ts';
import { betweenPlayers, type ReadyQuestion, twoThings, whatIf, worthOf } from '../ready-question.ts';

const SEATS = 3;
const POINTS = { what: 'score', who: 'all' } as const;

export const questions: readonly ReadyQuestion[] = [
  ...contestQuestions(SEATS),
  whatIf('moreFuel', POINTS, { startFuel: 4 }, { seats: SEATS }),
  whatIf('smallDeck', POINTS, { touristDeck: 'compact30' }, { seats: SEATS }),
  whatIf('shorterGame', { what: 'leaderWins' }, { rounds: 5 }, { seats: SEATS, chart: 'leader' }),
  worthOf('rowsFinished', 'rows', 'A1', SEATS),
  worthOf('employeeWorth', 'employees', 'O1', SEATS),
  worthOf('cityWorth', 'cities', 'ATH', SEATS),
  betweenPlayers('markersLost', SEATS),
  twoThings(POINTS, ['startFuel', [2, 0, 4]], ['startCoupons', [2, 0, 4]], SEATS),
];
