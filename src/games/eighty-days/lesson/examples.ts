// Two pictures from later: a balloon over a slow ship, and the last leg with two already at home.
import { BRINDISI, LONDON, PLACES, STOPS, type TravelCard } from '../components.ts';
import { tableWith } from '../described.ts';
import { remove } from '../rules/cards.ts';
import { freshTurn, type State } from '../state.ts';

/** From Brindisi to Suez with ship 7 put down and the balloon ready. */
export function balloonOverShip(): State {
  const s = tableWith(4, [
    { position: BRINDISI, days: 10, coins: 2, hand: ['T4', 'S5'] },
    { position: BRINDISI + 1, days: 19, coins: 1, hand: ['T3', 'S6', 'S6'] },
    { position: BRINDISI, days: 16, coins: 1, hand: ['S5', 'S8', 'T5'] },
  ]);
  const leg = { route: 'A', paid: ['S7'] as TravelCard[], replaced: [null], offers: 0, elephant: false } as const;
  remove(s.travelSupply[0] ?? [], 'S7');
  s.travelDiscard.push('S7');
  s.detective = PLACES.indexOf('bombay');
  s.turn = { ...freshTurn(), balloonRight: true };
  s.frames.push(
    { phase: 'travel', seat: 0, ended: false },
    { phase: 'modify', seat: 0, leg: { ...leg, replaced: [null] }, departed: false },
  );
  return s;
}

/** In New York on day 70, while the others are at home. */
export function lastLeg(): State {
  const s = tableWith(14, [
    { position: STOPS.length, days: 66, coins: 0, hand: ['T3', 'S5', 'S5', 'S7'] },
    { position: LONDON, days: 78, coins: 0, hand: [] },
    { position: STOPS.length, days: 71, coins: 1, hand: ['T5', 'S8'] },
  ]);
  s.frames.push({ phase: 'travel', seat: 0, ended: false });
  s.queue.push(2);
  return s;
}
