// Two pictures from later: a balloon over a slow ship, and the last leg with two already at home.
import { fast, type Plan } from '../../../kernel/index.ts';
import { BRINDISI, LONDON, PLACES, STOPS, type TravelCard } from '../components.ts';
import { type Agreement, OPTIONS } from '../options.ts';
import { VERSION } from '../position.ts';
import { remove } from '../rules/cards.ts';
import { freshTurn, layOut, type State } from '../state.ts';

const PLAN: Plan<Agreement> = { options: { ...OPTIONS.standard, firstPlayer: 0 }, seats: 3, version: VERSION };

/** Where a traveller is, after how many days, with what. */
interface Standing {
  readonly position: number;
  readonly days: number;
  readonly coins: number;
  readonly hand: readonly TravelCard[];
}

/** The table with the learner on turn, nothing on the track, and the cards of nobody in the supply. */
function table(round: number, travellers: readonly Standing[]): State {
  const empty = layOut(PLAN, { chance: fast('lesson'), tell: () => {} });
  const bag = [...empty.travelSupply.flat(), ...empty.travellers.flatMap(({ travelHand }) => travelHand)];
  for (const { hand } of travellers) for (const card of hand) remove(bag, card);
  const held = travellers.reduce((sum, { coins }) => sum + coins, 0);
  const all = empty.coins + PLAN.seats * PLAN.options.startCoins;
  const home = travellers.flatMap(({ position }, seat) => (position === LONDON ? [seat] : []));
  const used = (position: number) => travellers.some(each => each.position >= position);
  return {
    ...empty,
    round,
    queue: [0],
    begunWith: travellers.length - home.length,
    travelSupply: [bag],
    coins: all - held,
    londonOrder: home,
    chips: { ...empty.chips, red: empty.chips.red.map((chip, at) => (used(at + 1) ? null : chip)) },
    turn: freshTurn(),
    travellers: travellers.map(({ hand, ...rest }) => ({ ...rest, travelHand: [...hand], eventHand: [], known: [] })),
  };
}

/** From Brindisi to Suez with ship 7 put down and the balloon ready. */
export function balloonOverShip(): State {
  const s = table(4, [
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
  const s = table(14, [
    { position: STOPS.length, days: 66, coins: 0, hand: ['T3', 'S5', 'S5', 'S7'] },
    { position: LONDON, days: 78, coins: 0, hand: [] },
    { position: STOPS.length, days: 71, coins: 1, hand: ['T5', 'S8'] },
  ]);
  s.frames.push({ phase: 'travel', seat: 0, ended: false });
  s.queue.push(2);
  return s;
}
