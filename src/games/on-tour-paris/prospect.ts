// What a map may become: its empty clubs filled as chance might have it, and a good route through the result.
import { type Chance, fast, pick } from '../../kernel/index.ts';
import { CLUBS, FACES } from './components.ts';
import { higher, isDoubles, lower, type Mark, meaning } from './marks.ts';
import type { Agreement } from './options.ts';
import { type Place, sketch } from './sketch.ts';
import { bestRoute } from './solver/solver.ts';
import { targetsFor } from './tours.ts';

/** Ways to fill a map that are looked at; the same for every map, so that two maps differ by their own merit only. */
const FILLINGS = 24;

/** Of a hundred empty clubs the cards of a turn reach so many, and so many of a hundred writes earn a circle. */
const IN_REACH = 55;
const CIRCLED = 22;

/** The points of a good route once the map is full, as a mean over several ways to fill it. */
export function prospect(marks: readonly (Mark | null)[], dockUse: Agreement['dockUse']): number {
  const empty = CLUBS.map((_, index) => index).filter(index => marks[index] === null);
  if (empty.length === 0) return bestRoute(marks, dockUse).points;
  const targets = targetsFor(marks, dockUse);
  const places = marks.map(placeOf);
  let sum = 0;
  for (let filling = 0; filling < FILLINGS; filling++) sum += sketch(filled(places, empty, targets, fast(`filling ${filling}`)), dockUse);
  return sum / FILLINGS;
}

function placeOf(mark: Mark | null): Place {
  const { kind, value, circled } = meaning(mark ?? 'X');
  return { number: kind === 'x' ? null : kind === 'star' ? 'star' : value, gain: circled ? 2 : 1 };
}

/** A map with its empty clubs filled; a star to come counts as the number that its club would like. */
function filled(places: readonly Place[], clubs: readonly number[], targets: readonly number[], chance: Chance): readonly Place[] {
  const full = places.slice();
  const empty = clubs.slice();
  const write = (index: number, number: number) => {
    full[index] = { number, gain: chance.below(100) < CIRCLED ? 2 : 1 };
    empty.splice(empty.indexOf(index), 1);
  };
  while (empty.length > 0) {
    const dice = [chance.below(FACES), chance.below(FACES)];
    if (isDoubles(dice)) {
      const index = pick(empty, chance);
      write(index, targets[index] ?? 0);
      continue;
    }
    for (const number of [lower(dice), higher(dice)]) {
      const index = nearest(empty, targets, number, chance);
      if (index !== undefined) write(index, number);
    }
  }
  return full;
}

/** The club in reach whose target is nearest to a number; the first one where none is in reach. */
function nearest(empty: readonly number[], targets: readonly number[], number: number, chance: Chance): number | undefined {
  let best = empty[0];
  let least = Number.POSITIVE_INFINITY;
  for (const index of empty) {
    if (chance.below(100) >= IN_REACH) continue;
    const distance = Math.abs((targets[index] ?? 0) - number);
    if (distance >= least) continue;
    best = index;
    least = distance;
  }
  return best;
}
