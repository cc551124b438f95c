// What the map shows about flights: how far each city is, and what flying there would bring.
import { useMemo } from 'preact/hooks';
import type { CityId, Prospect, Side, View, Way } from '../../../games/tour-operator/table.ts';
import { gridSize, prospectsOf, waysOf } from '../../../games/tour-operator/table.ts';
import type { Seat } from '../../../kernel/index.ts';
import { agencyOf, isAsked, ownSeat, phaseAt, type TourScene, topFrame } from './scene.ts';

export interface FlightRange {
  readonly seat: Seat;
  readonly ways: readonly Way[];
  /** Cells that the fuel reaches. */
  readonly range: ReadonlySet<number>;
  /** What flights would bring; empty when nobody here is to fly now. */
  readonly prospects: ReadonlyMap<CityId, Prospect>;
}

/** Whose range the map shows: who flies, or the viewer as long as that flight is still ahead. */
function rangeOf(scene: TourScene): Seat | null {
  const frame = topFrame(scene.view);
  if (!frame || frame.phase === 'sides') return null;
  if (frame.phase === 'flight') return frame.seat;
  return phaseAt(scene.view) < 3 ? ownSeat(scene) : null;
}

/** The flights of a scene; null where no range is to be shown. */
export function useFlightRange(scene: TourScene): FlightRange | null {
  const { view } = scene;
  const seat = rangeOf(scene);
  const mayFly = isAsked(scene) && topFrame(view)?.phase === 'flight';
  return useMemo(() => {
    if (seat === null || agencyOf(view, seat).plane === null) return null;
    const ways = waysOf(view, seat);
    const { fuel } = agencyOf(view, seat).tokens;
    const range = new Set(
      view.grid.flatMap((city, cell) => (city && (ways[cell]?.fuel ?? Number.POSITIVE_INFINITY) <= fuel ? [cell] : [])),
    );
    const prospects = new Map<CityId, Prospect>();
    if (mayFly) for (const prospect of prospectsOf(view, seat)) if (!prospects.has(prospect.city)) prospects.set(prospect.city, prospect);
    return { seat, ways, range, prospects };
  }, [view, seat, mayFly]);
}

/** The sum of what a flight would bring. */
export function sumOf({ points }: Prospect): number {
  return points.reduce((sum, { vp }) => sum + vp, 0);
}

/** The size of the grid. */
export function sizeOf({ plan }: View): { readonly cols: number; readonly rows: number } {
  return gridSize(plan.options, plan.seats);
}

/** The cards a plane passes on its way, the last one included; for drawing only. */
export function route(view: View, from: Side | number | null, to: number): readonly number[] {
  return wayOf(view, from, to).filter(cell => view.grid[cell] != null);
}

function wayOf(view: View, from: Side | number | null, to: number): readonly number[] {
  const { cols, rows } = sizeOf(view);
  const col = to % cols;
  const row = Math.floor(to / cols);
  switch (from) {
    case null:
      return [to];
    case 'N':
      return Array.from({ length: row + 1 }, (_, at) => at * cols + col);
    case 'S':
      return Array.from({ length: rows - row }, (_, at) => (rows - 1 - at) * cols + col);
    case 'W':
      return Array.from({ length: col + 1 }, (_, at) => row * cols + at);
    case 'E':
      return Array.from({ length: cols - col }, (_, at) => row * cols + cols - 1 - at);
    default:
      return overCards(view, from, to, cols);
  }
}

/** A shortest way over the cards, straight ahead as long as it can. */
function overCards({ grid }: View, from: number, to: number, cols: number): number[] {
  const before = new Map<number, number>([[to, to]]);
  for (const cell of before.keys()) {
    const across = [...(cell % cols > 0 ? [cell - 1] : []), ...(cell % cols < cols - 1 ? [cell + 1] : [])];
    for (const next of [...across, cell - cols, cell + cols]) if (grid[next] != null && !before.has(next)) before.set(next, cell);
  }
  const way: number[] = [];
  let at = before.get(from);
  while (at !== undefined && at !== to) {
    way.push(at);
    at = before.get(at);
  }
  return [...way, to];
}
