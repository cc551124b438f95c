// The cards of a leg are one decision: chosen in any order, they are put down in the order of the record.
import { type Bundle, type Chance, type Seat, silent } from '../../kernel/index.ts';
import { type Kind, TRAVEL, TRAVEL_CARDS, type TravelCard } from './components.ts';
import { MOVES, type Move } from './moves.ts';
import { touches } from './notation.ts';
import { travellerAt } from './rules/cards.ts';
import { flow } from './rules/flow.ts';
import { slotsOf } from './rules/travel.ts';
import { clone, type State } from './state.ts';

/** All ways to pay the leg at hand; and the legs that there is only one way to travel. */
export function bundles(s: State, seat: Seat): readonly Bundle<Move>[] {
  const frame = s.frames.at(-1);
  if (!flow.awaiting(s).includes(seat)) return [];
  if (frame?.phase === 'slot') return payments(s, seat).map(pays => bundleOf(s, seat, pays, cardTouches));
  if (frame?.phase !== 'travel') return [];
  return MOVES.go.flatMap(go => {
    if (flow.refusal(s, seat, go)) return [];
    const set = after(s, seat, [go]);
    const [only, ...more] = set.frames.at(-1)?.phase === 'slot' ? payments(set, seat) : [[]];
    if (!only || more.length > 0) return [];
    const bundle = bundleOf(s, seat, [go, ...only], () => touches(go));
    return bundle.touches.length > 1 ? [bundle] : [];
  });
}

/** With its departure, where nothing can be added to the leg. */
function bundleOf(s: State, seat: Seat, moves: readonly Move[], touchesOf: (moves: readonly Move[]) => readonly string[]): Bundle<Move> {
  const isWhole = !flow.legal(after(s, seat, moves), seat).some(({ type }) => type === 'add');
  const all = isWhole ? [...moves, ...MOVES.depart] : moves;
  return { touches: [...touchesOf(moves), ...(isWhole ? MOVES.depart.flatMap(touches) : [])], moves: all };
}

function cardTouches(moves: readonly Move[]): readonly string[] {
  return moves.flatMap(touches);
}

/** ED-6.3 Every set of cards that pays for the slots still open, each in the order of the record. */
function payments(s: State, seat: Seat): readonly (readonly Move[])[] {
  const frame = s.frames.at(-1);
  if (frame?.phase !== 'slot') return [];
  const { position, travelHand } = travellerAt(s, seat);
  const { paid, route } = frame.leg;
  const open = (slotsOf(s, position, route) ?? []).slice(paid.length);
  const rows = rowsFor(open, travelHand);
  const moves = rows.map(row => row.flatMap(card => MOVES.pay.filter(each => each.card === card)));
  return moves.filter(row => isLegal(s, seat, row));
}

/** Cards for slots, two of a kind the lower one first; each set once. */
function rowsFor(
  slots: readonly Kind[],
  hand: readonly TravelCard[],
  laid: readonly TravelCard[] = [],
): readonly (readonly TravelCard[])[] {
  const [slot, ...more] = slots;
  if (!slot) return [laid];
  const before = laid.find(card => TRAVEL[card].kind === slot);
  const fitting = TRAVEL_CARDS.filter(
    card => TRAVEL[card].kind === slot && hand.includes(card) && (!before || TRAVEL[card].value >= TRAVEL[before].value),
  );
  return fitting.flatMap(card => rowsFor(more, hand.toSpliced(hand.indexOf(card), 1), [...laid, card]));
}

function isLegal(s: State, seat: Seat, moves: readonly Move[]): boolean {
  const now = clone(s);
  return moves.every(move => {
    if (flow.refusal(now, seat, move)) return false;
    flow.play(now, seat, move, silent(NO_LUCK));
    return true;
  });
}

/** The table after these moves, none of which draws anything. */
function after(s: State, seat: Seat, moves: readonly Move[]): State {
  const now = clone(s);
  for (const move of moves) flow.play(now, seat, move, silent(NO_LUCK));
  return now;
}

const NO_LUCK: Chance = {
  below() {
    throw new Error('cards are paid without luck');
  },
};
