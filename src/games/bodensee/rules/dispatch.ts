// BT-7.9 Dispatch: another bus moves along one road.
import { frameOf, only } from '../../../kernel/index.ts';
import { boxOf, townOf } from '../box.ts';
import type { TownId } from '../components.ts';
import type { MoveOf } from '../moves.ts';
import type { Rule, Section, State } from '../state.ts';
import { canDrive, isOccupied } from './movement.ts';
import { busAt } from './sight.ts';

/** Whether the bus could be sent to that neighbour, BT-3.5 in step 2 without taking the selected bus's last way. */
function canGo(s: State, bus: number, town: number): boolean {
  const { towns } = boxOf(s.plan.options);
  if (isOccupied(s, towns[town]?.id ?? '')) return false;
  if (s.frames[0]?.phase !== 'morning' || s.turn.bus === null) return true;
  return canDrive(s, s.turn.bus, { moved: { bus, town } });
}

function canBeCalled(s: State, bus: number): boolean {
  if (bus === s.turn.bus) return false;
  const { neighbours } = townOf(boxOf(s.plan.options), busAt(s, bus).town);
  for (let i = 0; i < neighbours.length; i++) if (canGo(s, bus, neighbours[i] as number)) return true;
  return false;
}

/** Whether any other bus can be sent anywhere. */
export function canDispatch(s: State): boolean {
  for (let bus = 0; bus < s.buses.length; bus++) if (canBeCalled(s, bus)) return true;
  return false;
}

function busIn(s: State, town: TownId): number {
  return s.buses.findIndex(bus => bus.town === town);
}

const call: Rule<'call'> = {
  candidates(s) {
    const box = boxOf(s.plan.options);
    return s.buses.map(({ town }) => box.call[townOf(box, town).index] as MoveOf<'call'>);
  },
  clauses: [
    {
      clause: 'BT-7.9',
      holds: (s, _seat, { town }) => busIn(s, town) >= 0 && canBeCalled(s, busIn(s, town)),
      facts: (_s, _seat, { town }) => ({ town }),
    },
  ],
  play(s, _seat, { town }) {
    frameOf(s, 'call').bus = busIn(s, town);
  },
};

/** BT-7.9 Which bus is dispatched. */
export const callBus: Section<'call'> = {
  awaiting: (s, { bus }) => only(bus === null ? s.turn.seat : undefined),
  moves: { call },
  then: () => 'to',
};

const to: Rule<'to'> = {
  candidates(s) {
    const box = boxOf(s.plan.options);
    const { neighbours } = townOf(box, busAt(s, frameOf(s, 'to').bus).town);
    return neighbours.map(town => box.to[town] as MoveOf<'to'>);
  },
  clauses: [
    {
      clause: 'BT-7.9',
      holds: (s, _seat, { town }) => {
        const box = boxOf(s.plan.options);
        const { bus } = frameOf(s, 'to');
        const place = box.townAt.get(town);
        return place !== undefined && townOf(box, busAt(s, bus).town).neighbours.includes(place.index) && canGo(s, bus, place.index);
      },
      facts: (_s, _seat, { town }) => ({ town }),
    },
  ],
  play(s, seat, { town }, { tell }) {
    const frame = frameOf(s, 'to');
    const bus = busAt(s, frame.bus);
    tell({ type: 'dispatched', seat, from: bus.town, to: town });
    bus.town = town;
    frame.done = true;
  },
};

/** BT-7.9 Where it goes. */
export const sendBus: Section<'to'> = {
  open(_s, _table, previous) {
    if (previous?.phase !== 'call' || previous.bus === null) throw new Error('no bus was called');
    return { phase: 'to', bus: previous.bus, done: false };
  },
  awaiting: (s, { done }) => only(done ? undefined : s.turn.seat),
  moves: { to },
  then: () => 'back',
};
