// BT-3.6, BT-4 Step 3: the bus moves.
import { frameOf, only } from '../../../kernel/index.ts';
import { boxOf, townOf } from '../box.ts';
import type { TownId } from '../components.ts';
import type { ClauseId } from '../rulebook.ts';
import type { Rule, Section, State } from '../state.ts';
import { ferryStops, firstStops, isOccupied, secondStops } from './movement.ts';
import { routeTo } from './route.ts';
import { kindOf, look, STOP, selectedBus } from './sight.ts';

/** Where the selected bus may go now, in canonical order. */
export function destinationsOf(s: State): TownId[] {
  const { towns } = boxOf(s.plan.options);
  const bus = s.turn.bus ?? 0;
  const { morning } = s.turn;
  const found = morning === 'ferry' ? ferryStops(s, bus) : morning === 'ignore' ? secondStops(s, bus) : firstStops(s, bus);
  return found.map(town => towns[town]?.id ?? '');
}

/** The clause that keeps the bus from a town that is no destination. */
export function reasonAgainst(s: State, town: TownId): ClauseId {
  const place = boxOf(s.plan.options).townAt.get(town);
  if (!place) return 'BT-4.1';
  if (town === selectedBus(s).town) return 'BT-3.6';
  if (isOccupied(s, town)) return 'BT-4.5';
  if (s.turn.morning === 'ferry') return 'BT-4.10';
  if (kindOf(look(s, s.turn.bus ?? 0), place.index) !== STOP) return 'BT-4.2';
  return s.turn.morning === 'ignore' ? 'BT-4.9' : 'BT-4.6';
}

const driveTo: Rule<'drive'> = {
  candidates: s => boxOf(s.plan.options).drive,
  clauses: [
    {
      clause: 'BT-4.7',
      holds: (s, _seat, { town }) => frameOf(s, 'drive').destinations.includes(town),
      cites: (s, _seat, { town }) => reasonAgainst(s, town),
      facts: (_s, _seat, { town }) => ({ town }),
    },
  ],
  play(s, seat, { town }, { tell }) {
    const bus = selectedBus(s);
    const by = s.turn.morning === 'ferry' ? 'ferry' : 'road';
    const to = townOf(boxOf(s.plan.options), town);
    const route = by === 'ferry' ? [bus.town, town] : routeTo(s, s.turn.bus ?? 0, to, s.turn.morning === 'ignore' ? 1 : 0);
    tell({ type: 'drove', seat, from: bus.town, to: town, route, by });
    bus.town = town;
    frameOf(s, 'drive').done = true;
  },
};

/** Step 3. */
export const drive: Section<'drive'> = {
  open: s => ({ phase: 'drive', destinations: destinationsOf(s), done: false }),
  awaiting: (s, { done }) => only(done ? undefined : s.turn.seat),
  moves: { drive: driveTo },
  then: () => 'tour',
};
