// A quick guess at the best route of a map: its clubs in the order of their numbers, with a few good ways to each kept in mind.
import { DOCKS } from './components.ts';
import { type Boats, WAYS, type Way } from './solver/chart.ts';

/** Ways to a club that are kept in mind; with docks and stars used up they differ in more than their points. */
const KEPT = 8;

/** A club of a map: its number, null where it is closed and 'star' where a star stands; and its points. */
export interface Place {
  readonly number: number | null | 'star';
  readonly gain: number;
}

/** A way to a club: its points, and the docks and stars it used, as bits. */
interface Reached {
  readonly points: number;
  readonly used: number;
}

/** The points of a good route through these clubs; never more than the best one has. */
export function sketch(places: readonly Place[], boats: Boats): number {
  const order = places
    .flatMap(({ number }, club) => (typeof number === 'number' ? [{ club, number }] : []))
    .sort((a, b) => a.number - b.number);
  const turn = new Int8Array(places.length).fill(-1);
  for (const [at, { club }] of order.entries()) turn[club] = at;
  const bits = starBits(places);
  const reached: Reached[][] = places.map(({ gain }) => [{ points: gain, used: 0 }]);
  const ways = WAYS[boats];
  let most = 0;
  for (const { club } of order) {
    for (const { points, used } of reached[club] ?? []) {
      if (points > most) most = points;
      go(club, club, points, used);
    }
  }
  return most;

  /** On from a club or a star to all clubs with higher numbers, and through stars that are not used. */
  function go(from: number, last: number, points: number, used: number): void {
    const onward = ways[from] ?? [];
    for (let i = 0; i < onward.length; i++) {
      const { to, length, docks } = onward[i] as Way;
      const { number, gain } = places[to] as Place;
      if (number === null || (used & docks) !== 0) continue;
      const sum = points + length + gain;
      if (number !== 'star') {
        if ((turn[to] as number) > (turn[last] as number)) keep(reached[to] as Reached[], sum, used | docks);
      } else if ((used & (bits[to] as number)) === 0 && from === last) {
        if (sum > most) most = sum;
        go(to, last, sum, used | docks | (bits[to] as number));
      }
    }
  }
}

/** A bit for each star, beyond those of the docks. */
function starBits(places: readonly Place[]): readonly number[] {
  let next = 1 << DOCKS.length;
  return places.map(({ number }) => {
    if (number !== 'star') return 0;
    const bit = next;
    next <<= 1;
    return bit;
  });
}

/** Keeps a way in mind, unless it is no better than those that are. */
function keep(known: Reached[], points: number, used: number): void {
  let worst = 0;
  for (let i = 0; i < known.length; i++) {
    const each = known[i] as Reached;
    if (each.points >= points && (each.used & ~used) === 0) return;
    if (each.points < (known[worst] as Reached).points) worst = i;
  }
  if (known.length < KEPT) known.push({ points, used });
  else if ((known[worst] as Reached).points < points) known[worst] = { points, used };
}
