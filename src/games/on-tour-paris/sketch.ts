// A quick guess at the best route of a map: its clubs in the order of their numbers, with a few good ways to each kept in mind.
import { CLUBS, DOCKS } from './components.ts';
import { type Network, PARIS } from './network.ts';
import type { Takings } from './score.ts';
import { type Boats, waysOf } from './solver/chart.ts';

/** Ways to a club that are kept in mind; with docks and stars used up they differ in more than their points. */
const KEPT = 4;

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

/** Ways on, one club after another: those of a club are from `first[club]` up to `first[club + 1]`, each in one number: where to, how long, which docks. */
interface Flat {
  readonly first: Int16Array;
  readonly ways: Int32Array;
}

const TO = 63;
const LENGTH_AT = 6;
const LENGTH = 63;
const DOCKS_AT = 12;

function flatOf(network: Network, boats: Boats): Flat {
  const ways = CLUBS.map((_, club) => {
    const all = waysOf(network)[boats][club] ?? [];
    // Of several ways between two clubs that use up the same the longest ride is enough.
    return all.filter(way => !all.some(other => other.to === way.to && other.docks === way.docks && other.length > way.length));
  });
  const first = [0];
  for (const each of ways) first.push((first.at(-1) ?? 0) + each.length);
  return {
    first: Int16Array.from(first),
    ways: Int32Array.from(ways.flat(), ({ to, length, docks }) => to | (length << LENGTH_AT) | (docks << DOCKS_AT)),
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
/** Of the points, those by boat, and above these those of circles. */
const extras = new Int32Array(CLUBS.length * KEPT);
const CIRCLES_AT = 16;
const BY_BOAT = 2 ** CIRCLES_AT - 1;
const used = new Int32Array(CLUBS.length * KEPT);

/** The ways on from the club at hand that a route may take. */
const open = new Int32Array(CLUBS.length * 4);

/** The points of a good route through these clubs; never more than the best one has. */
export function sketch(paper: Paper, boats: Boats, network: Network): Takings {
  const { gain } = paper;
  const flat = flatsIn(network)[boats];
  const count = inOrder(paper);
  let most = 0;
  let ofMost = 0;
  for (let at = 0; at < count; at++) {
    const club = order[at] as number;
    const ways = openFrom(flat, club, at);
    const end = club * KEPT + (kept[club] as number);
    for (let so = club * KEPT; so < end; so++) {
      const sum = points[so] as number;
      const gone = used[so] as number;
      const extra = extras[so] as number;
      if (sum > most) {
        most = sum;
        ofMost = extra;
      }
      for (let each = 0; each < ways; each++) {
        const way = open[each] as number;
        const docks = way >> DOCKS_AT;
        if ((gone & docks) !== 0) continue;
        const next = way & TO;
        const length = (way >> LENGTH_AT) & LENGTH;
        const won = gain[next] as number;
        const after = sum + length + won;
        const extraAfter = extra + length + ((won - 1) << CIRCLES_AT);
        const star = bits[next] as number;
        if (star === 0) keep(next, after, extraAfter, gone | docks);
        else if ((gone & star) === 0) {
          if (after > most) {
            most = after;
            ofMost = extraAfter;
          }
          beyondStar(flat, gain, next, at, after, extraAfter, gone | docks | star);
        }
      }
    }
  }
  const byBoat = ofMost & BY_BOAT;
  const circled = ofMost >> CIRCLES_AT;
  return { clubs: most - byBoat - circled, circled, boats: byBoat };
}

/** Finds the ways on to clubs with higher numbers and to stars; how many there are. */
function openFrom({ first, ways }: Flat, club: number, last: number): number {
  const end = first[club + 1] as number;
  let count = 0;
  for (let each = first[club] as number; each < end; each++) {
    const way = ways[each] as number;
    if ((turn[way & TO] as number) > last) open[count++] = way;
  }
  return count;
}

/** On from a star to all clubs with higher numbers than the last; of two stars in a row only the first is sketched. */
function beyondStar({ first, ways }: Flat, gain: Int16Array, star: number, last: number, sum: number, extra: number, gone: number): void {
  const end = first[star + 1] as number;
  for (let each = first[star] as number; each < end; each++) {
    const way = ways[each] as number;
    const next = way & TO;
    const docks = way >> DOCKS_AT;
    if ((turn[next] as number) <= last || bits[next] !== 0 || (gone & docks) !== 0) continue;
    const length = (way >> LENGTH_AT) & LENGTH;
    const won = gain[next] as number;
    keep(next, sum + length + won, extra + length + ((won - 1) << CIRCLES_AT), gone | docks);
  }
}

/** The turn of a club where no route may go, and of a star, which may come at any time. */
const NEVER = -1;
const ANY_TIME = CLUBS.length;

/** The first club of each number, and after each club the next of the same; NEVER at the end. */
const firstOf = new Int8Array(STAR);
const sameAs = new Int8Array(CLUBS.length);

/** Lays out the clubs with numbers from the lowest to the highest, each reached from nowhere, and a bit for each star; how many numbers there are. */
function inOrder({ number, gain }: Paper): number {
  firstOf.fill(NEVER);
  let bit = 1 << DOCKS.length;
  for (let club = CLUBS.length - 1; club >= 0; club--) {
    const value = number[club] as number;
    const isStar = value === STAR;
    bits[club] = isStar ? bit : 0;
    turn[club] = isStar ? ANY_TIME : NEVER;
    if (isStar) bit <<= 1;
    if (isStar || value === CLOSED) continue;
    sameAs[club] = firstOf[value] as number;
    firstOf[value] = club;
    kept[club] = 1;
    points[club * KEPT] = gain[club] as number;
    extras[club * KEPT] = ((gain[club] as number) - 1) << CIRCLES_AT;
    used[club * KEPT] = 0;
  }
  let count = 0;
  for (let value = 0; value < STAR; value++) {
    for (let club = firstOf[value] as number; club !== NEVER; club = sameAs[club] as number) {
      turn[club] = count;
      order[count++] = club;
    }
  }
  return count;
}

/** Keeps a way in mind, unless it is no better than those that are; forgets those that it makes useless. */
function keep(club: number, sum: number, extra: number, gone: number): void {
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
      extras[way] = extras[end] as number;
      used[way] = used[end] as number;
      way--;
    } else if (other < (points[worst] as number)) worst = way;
  }
  if (end < start + KEPT) worst = end++;
  else if ((points[worst] as number) >= sum) return;
  points[worst] = sum;
  extras[worst] = extra;
  used[worst] = gone;
  kept[club] = end - start;
}
