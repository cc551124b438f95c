import { wayQuestions } from '../common.ts';
import { AS_AGREED, about, type ReadyQuestion, twoThings, whatIf, worthOf } from '../ready-question.ts';

const SEATS = 2;
const WINS = { what: 'wins', who: 'all' } as const;
const DAYS = Array.from({ length: 12 }, (_, at) => ({ name: `day=${at + 1}`, options: { day: at + 1 } }));

export const questions: readonly ReadyQuestion[] = [
  about('dayTooHard', WINS, { seats: SEATS, slots: [{ slot: 'option', option: 'day' }], chart: 'endings' }),
  about('losingReason', { what: 'ending', reason: 'short' }, { seats: SEATS, slots: [{ slot: 'reason' }], chart: 'endings' }),
  { ...about('dayOrder', WINS, { seats: SEATS, chart: 'variants' }), variants: DAYS },
  whatIf('openPiles', WINS, { piles: 'open' }, { seats: SEATS }),
  whatIf('avoidableSites', WINS, { specials: 'avoidable' }, { seats: SEATS, options: { day: 5 } }),
  whatIf('closedSigns', WINS, { signSites: 'closed' }, { seats: SEATS, options: { day: 8 } }),
  worthOf('siteWorth', 'sites', 'A', SEATS),
  { ...about('betterDriver', WINS, { seats: SEATS, chart: 'bots' }), variants: [AS_AGREED, { name: 'B', bots: ['easy'] }] },
  about('moreDrivers', WINS, { seats: 4, chart: 'endings' }),
  ...wayQuestions(SEATS),
  twoThings(WINS, ['day', [1, 2, 3, 4]], ['piles', ['hidden', 'open']], SEATS),
];
