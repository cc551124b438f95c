// Who sits with whom: a pure function of who plays, what was played before, and a seed that is no secret.
import { type Chance, seeded } from '../kernel/index.ts';

/** Who sits at a table, seat by seat; null is a bot. */
export type Seating = readonly (string | null)[];

/** What a round is drawn from. */
export interface Drawing {
  readonly players: readonly string[];
  /** The rounds before, table by table. */
  readonly played: readonly (readonly Seating[])[];
  /** Seats that a table should have. */
  readonly size: number;
  /** Seats that the game allows. */
  readonly seats: SeatLimits;
  readonly seed: string;
}

export interface SeatLimits {
  readonly least: number;
  readonly most: number;
}

/** A table before anybody sits there. */
interface Place {
  readonly people: number;
  readonly seats: number;
}

const TRIES = 24;
/** What it costs that two have met, and that somebody sat at a smaller table: with more for the tables, pairs meet less evenly. */
const MET = 2;
const SMALL = 4;

/** The tables of a round: everybody plays, tables differ by one person at most, and bots fill up only where the game needs more. */
export function tablePlaces(count: number, size: number, { least, most }: SeatLimits): readonly Place[] {
  const fewest = Math.max(2, least);
  const wished = Math.min(most, Math.max(fewest, size));
  const enough = Math.ceil(count / wished);
  for (let tables = enough; tables > 0; tables--) {
    if (Math.floor(count / tables) >= fewest && Math.ceil(count / tables) <= most) return places(count, tables, fewest);
  }
  return places(count, enough, fewest);
}

function places(count: number, tables: number, fewest: number): readonly Place[] {
  return Array.from({ length: tables }, (_, at) => {
    const people = Math.floor(count / tables) + (at < count % tables ? 1 : 0);
    return { people, seats: Math.max(fewest, people) };
  });
}

/** Draws a round: people who have met seldom sit together, and whoever began seldom begins. */
export function drawRound({ players, played, size, seats, seed }: Drawing): readonly Seating[] {
  const chance = seeded(seed);
  const tables = tablePlaces(players.length, size, seats);
  const past = pastOf(players, played);
  let best: Groups = [];
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIES; tried++) {
    const groups = dealt(shuffled(players.keys(), chance), tables);
    const cost = settled(groups, group => costOf(group, past, tables[0]?.people ?? 0));
    if (cost < least) [best, least] = [groups, cost];
  }
  return best.map((group, at) => seatedIn(group, tables[at]?.seats ?? 0, past, chance).map(each => players[each] ?? null));
}

type Groups = number[][];

/** How often people have met, sat at a smaller table, and had each seat. */
interface Past {
  readonly met: readonly number[][];
  readonly small: readonly number[];
  readonly sat: readonly number[][];
}

function pastOf(players: readonly string[], played: Drawing['played']): Past {
  const indexOf = new Map(players.map((player, at) => [player, at]));
  const met = players.map(() => players.map(() => 0));
  const small = players.map(() => 0);
  const sat = players.map((): number[] => []);
  for (const round of played) {
    const largest = Math.max(...round.map(peopleAt));
    for (const table of round) {
      const there = table.map(player => (player === null ? undefined : indexOf.get(player)));
      for (const [seat, one] of there.entries()) {
        if (one === undefined) continue;
        const seats = sat[one] ?? [];
        seats[seat] = (seats[seat] ?? 0) + 1;
        if (peopleAt(table) < largest) small[one] = (small[one] ?? 0) + 1;
        const row = met[one] ?? [];
        for (const other of there) if (other !== undefined && other !== one) row[other] = (row[other] ?? 0) + 1;
      }
    }
  }
  return { met, small, sat };
}

function peopleAt(table: Seating): number {
  return table.filter(player => player !== null).length;
}

/** What it adds to the squares of all counts that these sit together: whoever has met often costs more. */
function costOf(group: readonly number[], { met, small }: Past, largest: number): number {
  let cost = 0;
  for (const [at, one] of group.entries()) {
    if (group.length < largest) cost += SMALL * (2 * (small[one] ?? 0) + 1);
    for (let other = at + 1; other < group.length; other++) cost += MET * (2 * (met[one]?.[group[other] ?? 0] ?? 0) + 1);
  }
  return cost;
}

/** Lets people change places as long as that makes it more even; what it costs in the end. */
function settled(groups: Groups, costOfGroup: (group: readonly number[]) => number): number {
  const costs = groups.map(costOfGroup);
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const [a, one] of groups.entries()) {
      for (let b = a + 1; b < groups.length; b++) isBetter = settledBetween(one, groups[b] ?? [], [a, b], costs, costOfGroup) || isBetter;
    }
  }
  return costs.reduce((sum, cost) => sum + cost, 0);
}

function settledBetween(
  one: number[],
  other: number[],
  [a, b]: readonly [number, number],
  costs: number[],
  costOfGroup: (group: readonly number[]) => number,
): boolean {
  let isBetter = false;
  for (const i of one.keys()) {
    for (const j of other.keys()) {
      swap(one, i, other, j);
      const [costA, costB] = [costOfGroup(one), costOfGroup(other)];
      if (costA + costB < (costs[a] ?? 0) + (costs[b] ?? 0)) {
        [costs[a], costs[b]] = [costA, costB];
        isBetter = true;
      } else swap(one, i, other, j);
    }
  }
  return isBetter;
}

function swap(one: number[], i: number, other: number[], j: number): void {
  [one[i], other[j]] = [other[j] ?? 0, one[i] ?? 0];
}

function dealt(order: readonly number[], tables: readonly Place[]): Groups {
  const left = [...order];
  return tables.map(({ people }) => left.splice(0, people));
}

/** The seats of a table: each goes to whoever had it least often; bots sit behind the people. */
function seatedIn(group: readonly number[], seats: number, { sat }: Past, chance: Chance): readonly number[] {
  const left = shuffled(group, chance);
  return Array.from({ length: seats }, (_, seat) => {
    const times = left.map(one => sat[one]?.[seat] ?? 0);
    const [next = -1] = left.splice(times.indexOf(Math.min(...times)), 1);
    return next;
  });
}

function shuffled(all: Iterable<number>, chance: Chance): number[] {
  const left = [...all];
  const order: number[] = [];
  while (left.length > 0) order.push(...left.splice(chance.below(left.length), 1));
  return order;
}
