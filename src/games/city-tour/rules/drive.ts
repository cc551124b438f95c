// CT-4 Movement, CT-5 travellers: the bus follows the road to its end.
import { only, type Seat, type Table } from '../../../kernel/index.ts';
import { SEATS_IN_BUS, SPACES, type Traveller } from '../components.ts';
import type { Event } from '../events.ts';
import { onward, roadFrom } from '../roads.ts';
import type { Journey, Section, Stop } from '../state.ts';
import { end, leaveCity } from './end.ts';
import { inspect } from './inspector.ts';
import { isOutOfReach } from './reach.ts';
import { aboard, passLetter } from './sites.ts';

type Tell = Table<Event>['tell'] | undefined;

/** CT-4.1 Drives on until the bus stands before an empty space, the inspector asks, or the day ends. */
export function driveOn(s: Journey, seat: Seat, wasInspected: boolean, tell?: Tell): Stop {
  let inspected = wasInspected;
  for (let roads = 0; roads < MOST_ROADS; roads++) {
    const tile = s.board[s.space];
    if (!tile) return 'space';
    const { space, side } = s;
    const { exit, travellers, isInspected } = roadFrom(tile, side);
    if (isInspected && !inspected && inspect(s, seat, tell) === 'asks') return 'inspector';
    inspected = false;
    for (let i = 0; i < travellers.length; i++) meet(s, travellers[i] as Traveller, tell);
    tell?.({ type: 'drove', space, from: side, to: exit });
    // CT-4.3 There is never a choice of way.
    const next = onward(space, exit);
    if (next === 'exit') {
      leaveCity(s, tell); // CT-4.5
      return 'end';
    }
    if (next === 'start') throw new Error('the bus came back to the start'); // CT-4.6
    s.space = next.space;
    s.side = next.side;
    if (next.letter !== null) passLetter(s, next.letter, tell); // CT-4.4
    if (s.result) return 'end';
  }
  throw new Error('the bus drives in a circle'); // CT-4.6
}

/** No road is longer: each tile has two. */
const MOST_ROADS = 2 * SPACES.length;

/** CT-5.1 A traveller met on the road boards; CT-5.3 if there is a seat, CT-5.4 and a pawn. */
function meet(s: Journey, colour: Traveller, tell: Tell): void {
  const { bus, reserve, space } = s;
  if (aboard(bus) >= SEATS_IN_BUS) return tell?.({ type: 'leftBehind', colour, space, why: 'full' });
  if (reserve[colour] === 0) return tell?.({ type: 'leftBehind', colour, space, why: 'noPawn' });
  reserve[colour]--;
  bus[colour]++;
  tell?.({ type: 'boarded', colour, space });
}

export const drive: Section<'drive'> = {
  open(s, { tell }, previous) {
    if (previous === undefined) throw new Error('nobody to drive');
    const { seat, phase } = previous;
    const stop = driveOn(s, seat, phase === 'control', tell);
    if (stop === 'space') {
      tell({ type: 'stopped', space: s.space, side: s.side });
      // CT-7.6 Nothing forces the end, unless it was agreed.
      if (s.plan.options.autoEnd && isOutOfReach(s)) end(s, 'outOfReach', tell);
    }
    return { phase: 'drive', seat, stop };
  },
  awaiting: () => only(undefined),
  moves: {},
  // CT-3.6 The turn ends when the bus stands before an empty space.
  then: (s, { stop }) => (s.result ? 'over' : stop === 'inspector' ? 'control' : 'place'),
};
