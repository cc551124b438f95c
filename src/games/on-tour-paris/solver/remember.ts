// The exact search: every stand of a route is solved once and remembered.
import type { RouteMove } from '../moves.ts';
import { advance, type Chart, type Stand, type Way } from './chart.ts';

/** A set of docks takes 9 bits of a key, a place 6, a rank 6; this many are left for the stars and the equal numbers. */
const BITS_LEFT = 31;
const PLACES = 2 ** 6;

/** The most points still to be had and the canonical route to them; undefined where it takes more than so many stands. */
export function rememberedBest(
  chart: Chart,
  ways: readonly (readonly Way[])[],
  from: Stand,
  most: number,
): { readonly points: number; readonly route: readonly RouteMove[]; readonly exact: true } | undefined {
  if (chart.stars + chart.group > BITS_LEFT) return undefined;
  const { best, after, isFull } = memory(chart, ways, most);
  const points = best(from.at, from.level, from.equals, from.stars, from.docks);
  if (isFull()) return undefined;
  const route: RouteMove[] = [];
  let stand = from;
  for (let left = points; left > 0; ) {
    const { at, level, equals, stars, docks } = stand;
    const way = ways[at]?.find(each => after(each, level, equals, stars, docks) === left);
    if (!way) throw new Error('the best route has no next club');
    left -= (chart.gain[way.to] ?? 0) + way.length;
    stand = advance(chart, stand, way.to, way.docks);
    route.push(way.move);
  }
  return { points, route, exact: true };
}

function memory({ gain, rank, bit, stars: starCount, group }: Chart, ways: readonly (readonly Way[])[], most: number) {
  const equalSets = 2 ** group;
  const starSets = 2 ** starCount;
  const known = new Map<number, number>();

  function best(at: number, level: number, equals: number, stars: number, docks: number): number {
    const key = (((docks * PLACES + level) * PLACES + at) * equalSets + equals) * starSets + stars;
    const before = known.get(key);
    if (before !== undefined) return before;
    // Past the limit the answer is thrown away, so any number will do.
    if (known.size >= most) return 0;
    const onward = ways[at] as readonly Way[];
    let points = 0;
    for (let i = 0; i < onward.length; i++) {
      const here = after(onward[i] as Way, level, equals, stars, docks);
      if (here > points) points = here;
    }
    known.set(key, points);
    return points;
  }

  /** The points of going this way and on from there; -1 where it is not allowed. */
  function after(way: Way, level: number, equals: number, stars: number, docks: number): number {
    const { to } = way;
    const own = rank[to] as number;
    if (own < 0 || (own > 0 && own < level) || (docks & way.docks) !== 0) return -1;
    const points = (gain[to] as number) + way.length;
    const club = bit[to] as number;
    const used = docks | way.docks;
    if (own > level) return points + best(to, own, club, stars, used);
    if (own === 0) return stars & club ? -1 : points + best(to, level, equals, stars | club, used);
    return equals & club ? -1 : points + best(to, level, equals | club, stars, used);
  }

  return { best, after, isFull: () => known.size >= most };
}
