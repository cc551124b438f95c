// Tours to keep in mind while writing: every club once, with the rides that pay best.
import { CLUBS, type Club } from './components.ts';
import { type Mark, meaning } from './marks.ts';
import type { Agreement } from './options.ts';

// biome-ignore format: a tour reads along the lines
const TOURS: Readonly<Record<Agreement['dockUse'], readonly Club[]>> = {
  // Four rides of 20 points: F-A, D-I, B-G, C-H.
  once: [
    '1b', '16b', '16a', '8a', '13b', '13a', '5b', '14b', '14a', '15b', '15a', '5a', '6b', '6a', '7b', '7a', '4b', '12a', '12b', '20b',
    '20a', '11b', '3b', '4a', '3a', '11a', '10b', '19b', '19a', '18b', '10a', '2b', '2a', '1a', '8b', '17a', '17b', '18a', '9b', '9a',
  ],
  // The South, then to and fro through all nine docks for 39 points, then the North.
  free: [
    '13a', '5b', '14b', '14a', '15b', '7b', '6b', '6a', '16b', '13b', '15a', '4b', '7a', '5a', '8a', '1b', '4a', '3b', '11b', '12a',
    '12b', '20b', '20a', '11a', '3a', '10b', '19b', '19a', '18b', '10a', '2b', '9b', '18a', '9a', '2a', '1a', '8b', '17b', '17a', '16a',
  ],
};

const NUMBERS = 100;

/** The number each club would like, by index: the tour spread evenly over all numbers. */
function spread(tour: readonly Club[]): readonly number[] {
  const step = NUMBERS / tour.length;
  return CLUBS.map(club => step * (tour.indexOf(club) + 0.5));
}

/** A tour may be made either way. */
function bothWays(tour: readonly Club[]): readonly (readonly number[])[] {
  return [spread(tour), spread(tour.toReversed())];
}

const TARGETS = { once: bothWays(TOURS.once), free: bothWays(TOURS.free) };

/** The number each club would like, by index, on the way round the tour that suits best what is written already. */
export function targetsFor(marks: readonly (Mark | null)[], dockUse: Agreement['dockUse']): readonly number[] {
  const [there, back] = TARGETS[dockUse];
  if (!there || !back) return [];
  return misfitOf(marks, back) < misfitOf(marks, there) ? back : there;
}

function misfitOf(marks: readonly (Mark | null)[], targets: readonly number[]): number {
  let sum = 0;
  for (let club = 0; club < marks.length; club++) {
    const mark = marks[club];
    if (!mark) continue;
    const { kind, value } = meaning(mark);
    if (kind === 'number') sum += Math.abs(value - (targets[club] ?? 0));
  }
  return sum;
}
