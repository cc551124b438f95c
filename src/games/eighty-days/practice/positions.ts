// The positions of the tasks, each at the learner's turn.
import { LONDON, PLACES, STOPS } from '../components.ts';
import { tableWith } from '../described.ts';
import type { State } from '../state.ts';

/** What a task says of days: those spent before the turn, and those the turn may cost. */
interface Allowance {
  readonly round: number;
  readonly spent: number;
  readonly most: number;
}

export const HONG_KONG = { round: 7, spent: 38, most: 10 } as const satisfies Allowance;
export const YOKOHAMA = { round: 9, spent: 49, most: 6 } as const satisfies Allowance;
export const HOME = { round: 15, spent: 73, most: 7 } as const satisfies Allowance;

/** In Bombay, with a Connection for two legs. Two Offers: neither takes a leg below one day. */
export function throughIndia(): State {
  const bombay = PLACES.indexOf('bombay');
  const s = tableWith(HONG_KONG.round, [
    { position: bombay, days: HONG_KONG.spent, coins: 0, hand: ['S6', 'S7'], events: ['connection', 'offer', 'offer', 'submarine'] },
    { position: bombay, days: 41, coins: 1, hand: ['T5', 'S5', 'S8'] },
    { position: bombay + 1, days: 47, coins: 0, hand: ['S6', 'S7'] },
  ]);
  s.detective = STOPS.length;
  s.frames.push({ phase: 'travel', seat: 0, ended: false });
  return s;
}

/** In Hong Kong with no pair yet, and the detective in Yokohama. */
export function pairForYokohama(): State {
  const hongkong = PLACES.indexOf('hongkong');
  const s = tableWith(
    YOKOHAMA.round,
    [
      { position: hongkong, days: YOKOHAMA.spent, coins: 0, hand: ['T4', 'S5', 'S6', 'S8'] },
      { position: hongkong, days: 52, coins: 1, hand: ['T3', 'T5', 'S7'] },
      { position: hongkong + 1, days: 57, coins: 0, hand: ['T6', 'S8'] },
    ],
    { coin: 'T2', balloon: 'S5', event: 'S8', detective: 'S6' },
  );
  s.detective = PLACES.indexOf('yokohama');
  s.frames.push({ phase: 'choose', seat: 0, taken: null, resigned: false });
  return s;
}

/** In New York with an Express Train in hand, while one came home too late. */
export function lastLegHome(): State {
  const s = tableWith(
    HOME.round,
    [
      { position: STOPS.length, days: HOME.spent, coins: 0, hand: ['T6', 'S6', 'S8'], events: ['express'] },
      { position: LONDON, days: 82, coins: 0, hand: [] },
      { position: STOPS.length, days: 74, coins: 1, hand: ['T4', 'S5', 'S7'] },
    ],
    { coin: 'T2', balloon: 'S8', event: 'S6' },
  );
  s.frames.push({ phase: 'choose', seat: 0, taken: null, resigned: false });
  return s;
}
