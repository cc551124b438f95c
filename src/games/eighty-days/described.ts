// A table that is described instead of dealt, for lessons and tasks.
import { fast, type Plan } from '../../kernel/index.ts';
import { type EventCard, LONDON, SPACES, type Space, type TravelCard } from './components.ts';
import { type Agreement, OPTIONS } from './options.ts';
import { VERSION } from './position.ts';
import { remove } from './rules/cards.ts';
import { freshTurn, layOut, type State } from './state.ts';

const PLAN: Plan<Agreement> = { options: { ...OPTIONS.standard, firstPlayer: 0 }, seats: 3, version: VERSION };

/** Where a traveller is, after how many days, with what. */
interface Standing {
  readonly position: number;
  readonly days: number;
  readonly coins: number;
  readonly hand: readonly TravelCard[];
  readonly events?: readonly EventCard[];
}

/** The table with the first seat on turn, these cards on the track, and all that nobody has in the supplies. */
export function tableWith(round: number, travellers: readonly Standing[], track: Readonly<Partial<Record<Space, TravelCard>>> = {}): State {
  const empty = layOut(PLAN, { chance: fast('lesson'), tell: () => {} });
  const bag = [...empty.travelSupply.flat(), ...empty.travellers.flatMap(({ travelHand }) => travelHand)];
  const deck = empty.eventSupply.flat();
  for (const { hand, events = [] } of travellers) {
    for (const card of hand) remove(bag, card);
    for (const event of events) remove(deck, event);
  }
  for (const card of Object.values(track)) remove(bag, card);
  const held = travellers.reduce((sum, { coins }) => sum + coins, 0);
  const all = empty.coins + PLAN.seats * PLAN.options.startCoins;
  const home = travellers.flatMap(({ position }, seat) => (position === LONDON ? [seat] : []));
  const used = (position: number) => travellers.some(each => each.position >= position);
  return {
    ...empty,
    round,
    queue: [0],
    begunWith: travellers.length - home.length,
    display: SPACES.map(space => track[space] ?? null),
    travelSupply: [bag],
    eventSupply: [deck],
    coins: all - held,
    londonOrder: home,
    chips: { ...empty.chips, red: empty.chips.red.map((chip, at) => (used(at + 1) ? null : chip)) },
    turn: freshTurn(),
    travellers: travellers.map(({ hand, events = [], ...rest }) => ({ ...rest, travelHand: [...hand], eventHand: [...events], known: [] })),
  };
}
