// A quick guess at the best route of a map: its clubs in the order of their numbers, with a few good ways to each kept in mind.
import { CLUBS, DOCKS } from './components.ts';
import { type Network, PARIS } from './network.ts';
import { type Boats, waysOf } from './solver/chart.ts';

/** Ways to a club that are kept in mind; with docks and stars used up they differ in more than their points. */
const KEPT = 8;

/** A map in numbers, by club: what is written, and the points of a visit. */
export interface Paper {
  readonly number: Int16Array;
  readonly gain: Int16Array;
}

export const CLOSED = -1;
export const STAR = 100;

/** A map with nothing but X's. */
export function closedPaper(): Paper {
  return { number: new Int16Array(CLUBS.length).fill(CLOSED), gain: new Int16Array(CLUBS.length).fill(1) };
}

/** Ways on, one club after another: those of a club are from `first[club]` up to `first[club + 1]`. */
interface Flat {
  readonly first: Int16Array;
  readonly to: Int16Array;
  readonly length: Int16Array;
  readonly docks: Int16Array;
}

function flatOf(network: Network, boats: Boats): Flat {
  const ways = CLUBS.map((_, club) => {
    const all = waysOf(network)[boats][club] ?? [];
    // Of several ways between two clubs that use up the same the longest ride is enough.
    return all.filter(way => !all.some(other => other.to === way.to && other.docks === way.docks && other.length > way.length));
  });
  const flat = ways.flat();
  const first = [0];
  for (const each of ways) first.push((first.at(-1) ?? 0) + each.length);
  return {
    first: Int16Array.from(first),
    to: Int16Array.from(flat, ({ to }) => to),
    length: Int16Array.from(flat, ({ length }) => length),
    docks: Int16Array.from(flat, ({ docks }) => docks),
  };
}

type Flats = Readonly<Record<Boats, Flat>>;

function flatsOf(network: Network): Flats {
  return { none: flatOf(network, 'none'), once: flatOf(network, 'once'), free: flatOf(network, 'free') };
}

const FLATS = flatsOf(PARIS);
const OTHERS = new WeakMap<Network, Flats>();

function flatsIn(network: Network): Flats {
  if (network === PARIS) return FLATS;
  const flats = OTHERS.get(network) ?? flatsOf(network);
  OTHERS.set(network, flats);
  return flats;
}

/** The desk on which sketches are made, one after another; made anew each time, it would cost more than the sketch. */
const order = new Int16Array(CLUBS.length);
const turn = new Int16Array(CLUBS.length);
const bits = new Int32Array(CLUBS.length);
const kept = new Int16Array(CLUBS.length);
const points = new Int16Array(CLUBS.length * KEPT);
const used = new Int32Array(CLUBS.length * KEPT);

/** The points of a good route through these clubs; never more than the best one has. */
export function sketch(paper: Paper, boats: Boats, network: Network): number {
  const { number, gain } = paper;
  const { first, to, length, docks } = flatsIn(network)[boats];
  const count = inOrder(paper);
  let most = 0;
  for (let at = 0; at < count; at++) {
    const club = order[at] as number;
    for (let way = club * KEPT; way < club * KEPT + (kept[club] as number); way++) {
      const so = points[way] as number;
      if (so > most) most = so;
      go(club, at, so, used[way] as number, true);
    }
  }
  return most;

  /** On from a club or a star to all clubs with higher numbers, and through a star that is not used. */
  function go(from: number, last: number, sum: number, gone: number, mayUseStar: boolean): void {
    const end = first[from + 1] as number;
    for (let way = first[from] as number; way < end; way++) {
      const next = to[way] as number;
      const value = number[next] as number;
      if (value === CLOSED || (gone & (docks[way] as number)) !== 0) continue;
      const after = sum + (length[way] as number) + (gain[next] as number);
      if (value !== STAR) {
        if ((turn[next] as number) > last) keep(next, after, gone | (docks[way] as number));
      } else if (mayUseStar && (gone & (bits[next] as number)) === 0) {
        if (after > most) most = after;
        go(next, last, after, gone | (docks[way] as number) | (bits[next] as number), false);
      }
    }
  }
}

/** Lays out the clubs with numbers from the lowest to the highest, each reached from nowhere, and a bit for each star; how many numbers there are. */
function inOrder({ number, gain }: Paper): number {
  let count = 0;
  let bit = 1 << DOCKS.length;
  for (let club = 0; club < number.length; club++) {
    const value = number[club] as number;
    bits[club] = 0;
    if (value === STAR) {
      bits[club] = bit;
      bit <<= 1;
    }
    if (value === STAR || value === CLOSED) continue;
    let at = count++;
    for (; at > 0 && (number[order[at - 1] as number] as number) > value; at--) order[at] = order[at - 1] as number;
    order[at] = club;
    kept[club] = 1;
    points[club * KEPT] = gain[club] as number;
    used[club * KEPT] = 0;
  }
  for (let at = 0; at < count; at++) turn[order[at] as number] = at;
  return count;
}

/** Keeps a way in mind, unless it is no better than those that are; forgets those that it makes useless. */
function keep(club: number, sum: number, gone: number): void {
  const start = club * KEPT;
  let end = start + (kept[club] as number);
  let worst = start;
  for (let way = start; way < end; way++) {
    const other = points[way] as number;
    const others = used[way] as number;
    if (other >= sum && (others & ~gone) === 0) return;
    if (other <= sum && (gone & ~others) === 0) {
      end--;
      points[way] = points[end] as number;
      used[way] = used[end] as number;
      way--;
    } else if (other < (points[worst] as number)) worst = way;
  }
  if (end < start + KEPT) worst = end++;
  else if ((points[worst] as number) >= sum) return;
  points[worst] = sum;
  used[worst] = gone;
  kept[club] = end - start;
}
