// The most that can be delivered on a day whose tiles are all known: found, and proved where the search comes to its end.
import { mostOf } from './buses.ts';
import { atStart, isHopeful, type KnownDay, layRoad, promiseOf, type Standing, takeUp, type Works, worksOf } from './networks.ts';
import { WAYS, type Way } from './offers.ts';
import { bestTiles, type Line } from './tiles.ts';

export type { KnownDay } from './networks.ts';
export type { Line } from './tiles.ts';

/** What is known of a day so far. */
export interface Solving {
  readonly line: Line;
  /** Whether nothing better is possible. */
  readonly isBest: boolean;
}

/** Steps of a whole search at the most. */
const MOST_STEPS = 10_000_000;
/** Networks that are kept from turn to turn before the whole search. */
const KEPT = 60;
/** Steps after which it is told how far the search has come. */
const SHARE = 20_000;

const NOTHING: Line = { delivered: -1, placed: [] };

/** A network by its ways, turn by turn, and how well it may go. */
interface Network {
  readonly ways: readonly Way[];
  readonly promise: number;
}

/** A good line at once: from turn to turn only so many of the most promising networks are kept. */
export function* quickLine(works: Works, count = KEPT): Generator<void, Line> {
  const whole: Network[] = [];
  let kept: readonly Network[] = [{ ways: [], promise: 0 }];
  while (kept.length > 0) {
    const next: Network[] = [];
    for (const { ways } of kept) {
      withLaid(works, ways, from => {
        for (const way of WAYS) {
          const standing = layRoad(works, from, way);
          if (!standing) continue;
          (standing.isOut ? whole : next).push({ ways: [...ways, way], promise: promiseOf(works, standing) });
          takeUp(works, from);
        }
      });
    }
    kept = best(next, count);
    yield;
  }
  let line = NOTHING;
  for (const { ways } of best(whole, Math.ceil(count / 3))) {
    withLaid(works, ways, () => {
      line = bestTiles(works, line.delivered, Number.POSITIVE_INFINITY) ?? line;
    });
  }
  return line;
}

function best(networks: readonly Network[], count: number): readonly Network[] {
  return [...networks].sort((a, b) => b.promise - a.promise).slice(0, count);
}

/** Lays a network from the start, does something with it, and takes it up again. */
function withLaid(works: Works, ways: readonly Way[], use: (standing: Standing) => void): void {
  const before: Standing[] = [];
  let standing = atStart();
  for (const way of ways) {
    before.push(standing);
    standing = layRoad(works, standing, way) ?? standing;
  }
  use(standing);
  for (const each of before.reverse()) takeUp(works, each);
}

/** Searches all networks; what it tells last is final. */
export function* solving(day: KnownDay, most = MOST_STEPS): Generator<Solving> {
  const works = worksOf(day);
  const quick = quickLine(works);
  let step = quick.next();
  while (!step.done) step = quick.next();
  let line = step.value;
  let told = works.steps;
  yield { line, isBest: false };
  function* search(from: Standing): Generator<Solving> {
    for (const way of WAYS) {
      if (works.steps > most) return;
      const next = layRoad(works, from, way);
      if (!next) continue;
      if (!next.isOut && isHopeful(works, next, line.delivered)) yield* search(next);
      if (next.isOut && mostOf(next.buses) > line.delivered) line = bestTiles(works, line.delivered, most) ?? line;
      takeUp(works, from);
      if (works.steps - told < SHARE) continue;
      told = works.steps;
      yield { line, isBest: false };
    }
  }
  yield* search(atStart());
  yield { line, isBest: works.steps <= most };
}
