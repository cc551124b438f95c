// BT-3.3 Step 1: choose a bus.
import { frameOf, only } from '../../../kernel/index.ts';
import { boxOf, townOf } from '../box.ts';
import type { MoveOf } from '../moves.ts';
import { freshTurn, type Rule, type Section, type State } from '../state.ts';
import { canDrive, ferryStops } from './movement.ts';
import { busAt } from './sight.ts';

/** BT-3.3 A bus can be chosen if it can move by road, or by a morning action of its town that can be paid. */
export function canBeChosen(s: State, bus: number): boolean {
  if (canDrive(s, bus)) return true;
  const { morning } = townOf(boxOf(s.plan.options), busAt(s, bus).town);
  // BT-4.9 Who finds no first stop finds no second one either.
  if (morning === 'ferry') return canPayFare(s) && ferryStops(s, bus, true).length > 0;
  return morning === 'appeal' && canDrive(s, bus, { appeal: true });
}

/** BT-6.3 Whether the fare can be paid. */
export function canPayFare(s: State): boolean {
  return (s.companies[s.turn.seat]?.money ?? 0) >= s.plan.options.ferryFare;
}

/** The buses that can be chosen now. */
export function readyBuses(s: State): number[] {
  const ready: number[] = [];
  for (let bus = 0; bus < s.buses.length; bus++) if (canBeChosen(s, bus)) ready.push(bus);
  return ready;
}

function busIn(s: State, town: string): number {
  for (let bus = 0; bus < s.buses.length; bus++) if (s.buses[bus]?.town === town) return bus;
  return -1;
}

const chooseBus: Rule<'bus'> = {
  candidates(s) {
    const box = boxOf(s.plan.options);
    const moves: MoveOf<'bus'>[] = [];
    for (let bus = 0; bus < s.buses.length; bus++) {
      const move = box.bus[townOf(box, busAt(s, bus).town).index];
      if (move) moves.push(move);
    }
    return moves;
  },
  clauses: [
    { clause: 'BT-1.5', holds: (s, _seat, { town }) => busIn(s, town) >= 0, facts: (_s, _seat, { town }) => ({ town }) },
    {
      clause: 'BT-3.3',
      holds: (s, _seat, { town }) => frameOf(s, 'bus').ready.includes(busIn(s, town)),
      facts: (_s, _seat, { town }) => ({ town }),
    },
  ],
  play(s, seat, { town }, { tell }) {
    s.turn.bus = busIn(s, town);
    s.turn.from = town;
    frameOf(s, 'bus').done = true;
    tell({ type: 'busChosen', seat, town });
  },
};

/** Step 1. */
export const bus: Section<'bus'> = {
  // BT-3.1 The start player first, then clockwise.
  open(s, { tell }) {
    const seat = (s.start + s.turns) % s.plan.seats;
    s.turns++;
    s.turn = freshTurn(seat);
    const ready = readyBuses(s);
    tell({ type: ready.length > 0 ? 'turnBegun' : 'turnSkipped', seat, turn: s.turns });
    return { phase: 'bus', ready, done: false };
  },
  // BT-3.12 Without a bus to choose there is nothing to decide.
  awaiting: (s, { ready, done }) => only(done || ready.length === 0 ? undefined : s.turn.seat),
  moves: { bus: chooseBus },
  then: (_s, { done }) => (done ? 'morning' : 'endTurn'),
};
