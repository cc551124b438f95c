// The search for boards too wild to remember: depth first, and no further where the best so far is out of reach.
import { CLUBS, DOCKS } from '../components.ts';
import type { RouteMove } from '../moves.ts';
import { type Network, PARIS, rideLength } from '../network.ts';
import type { Boats, Chart, Stand, Way } from './chart.ts';

/** Points no ride can add beyond, from one club to the next. */
function longestFrom(network: Network): readonly number[] {
  return CLUBS.map(club => Math.max(0, ...network.docksAt[club].flatMap(from => DOCKS.map(to => rideLength(from, to, network)))));
}

const LONGEST = longestFrom(PARIS);

interface Start {
  readonly from: Stand;
  readonly visited: readonly number[];
  readonly boats: Boats;
  /** Clubs to be tried. */
  readonly most: number;
  readonly network: Network;
}

/** The best found within so many clubs tried; counting clubs and not time, so that every machine finds the same. */
export function boundedBest(
  chart: Chart,
  ways: readonly (readonly Way[])[],
  { from, visited, boats, most, network }: Start,
): { readonly points: number; readonly route: readonly RouteMove[]; readonly exact: boolean } {
  const { gain, rank } = chart;
  const longest = network === PARIS ? LONGEST : longestFrom(network);
  const stops = DOCKS.map(dock => network.stops[dock]);
  const seen = CLUBS.map((_, club) => visited.includes(club));
  const path: RouteMove[] = [];
  let best = { points: 0, route: [] as readonly RouteMove[] };
  let tried = 0;

  /** What could be had at most from here on. */
  function hope(level: number, docks: number): number {
    let points = 0;
    for (let club = 0; club < seen.length; club++) {
      const own = rank[club] as number;
      if (seen[club] || own < 0 || (own > 0 && own < level)) continue;
      points += (gain[club] as number) + (boats === 'free' ? (longest[club] as number) : 0);
    }
    return boats === 'once' ? points + outermostPairs(docks, stops) : points;
  }

  function search(at: number, level: number, docks: number, points: number): void {
    if (points > best.points) best = { points, route: path.slice() };
    if (points + hope(level, docks) <= best.points) return;
    for (const way of ways[at] ?? []) {
      const own = rank[way.to] as number;
      if (seen[way.to] || own < 0 || (own > 0 && own < level) || docks & way.docks) continue;
      if (tried >= most) return;
      tried++;
      seen[way.to] = true;
      path.push(way.move);
      search(way.to, Math.max(level, own), docks | way.docks, points + (gain[way.to] as number) + way.length);
      path.pop();
      seen[way.to] = false;
    }
  }

  search(from.at, from.level, from.docks, 0);
  return { ...best, exact: tried < most };
}

/** The most that rides between unused docks can give: the outermost with one another, and so on inwards. */
export function outermostPairs(used: number, stops: readonly number[] = DOCKS.map((_, dock) => dock)): number {
  const open = stops.filter((_, dock) => (used & (1 << dock)) === 0).sort((a, b) => a - b);
  let points = 0;
  for (let west = 0; west < Math.floor(open.length / 2); west++) points += (open[open.length - 1 - west] ?? 0) - (open[west] ?? 0);
  return points;
}
