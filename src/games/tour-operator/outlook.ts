// What a flight would come to, for previews: the rules themselves are asked, on a copy.
import { type Seat, scripted } from '../../kernel/index.ts';
import type { CityId } from './components.ts';
import type { Event } from './events.ts';
import { FLIGHTS_TO } from './moves.ts';
import { agencyAt } from './rules/agency.ts';
import { P3 } from './rules/employees/plane.ts';
import { flow } from './rules/flow.ts';
import { distance } from './rules/grid.ts';
import type { State } from './state.ts';
import { imagine, type View } from './view.ts';

/** A change of points, as it is told. */
type PointsEvent = Event & { readonly type: 'points' };

/** No flight draws luck: should one ask for it, it was played too far. */
const NO_LUCK = scripted([]);

/** How far a cell is from where a plane stands. */
export interface Way {
  readonly cards: number;
  readonly fuel: number;
}

/** The way from a seat's plane to every cell of the grid; endless where there is no card. */
export function waysOf(v: View, seat: Seat): readonly Way[] {
  const s = imagine(v, NO_LUCK);
  const { plane } = agencyAt(s, seat);
  return s.grid.map((_, cell) => {
    const cards = distance(s, plane, cell);
    return { cards, fuel: P3.fuelFor(s, seat, cards) };
  });
}

/** A flight that is open to a seat, and the points it would bring and cost at once. */
export interface Prospect {
  readonly city: CityId;
  readonly captain: boolean;
  readonly points: readonly PointsEvent[];
}

/** The prospects of every flight a seat may make now. */
export function prospectsOf(v: View, seat: Seat): readonly Prospect[] {
  const flights = flow.legal(imagine(v, NO_LUCK), seat).filter(move => move.type === 'fly');
  return flights.map(({ city, captain }) => ({ city, captain, points: pointsOfFlight(v, seat, city, captain) }));
}

/** The points a seat's flight to a city would bring and cost at once; undecided interests as the quiet choice has them. */
function pointsOfFlight(v: View, seat: Seat, city: CityId, captain: boolean): readonly PointsEvent[] {
  const move = FLIGHTS_TO[city].find(each => each.captain === captain);
  if (!move) return [];
  const s = imagine(v, NO_LUCK);
  const points: PointsEvent[] = [];
  const tell = (event: Event) => {
    if (event.type === 'points') points.push(event);
  };
  flow.play(s, seat, move, { chance: NO_LUCK, tell });
  while (isScoring(s, seat)) {
    const [quiet] = flow.legal(s, seat);
    if (!quiet) break;
    flow.play(s, seat, quiet, { chance: NO_LUCK, tell });
  }
  return points;
}

function isScoring(s: State, seat: Seat): boolean {
  const top = s.frames.at(-1);
  return (top?.phase === 'writer' || top?.phase === 'interest') && top.seat === seat;
}
