// The maps of the tasks, and the points that each asks for.
import { lateTable, marksIn } from '../late-table.ts';
import type { State } from '../state.ts';

/** The points that a task asks for: of the first the most there are; the others leave room for several ways. */
export const ASKED = { land: 13, boats: 25, numbers: 28 };

/** Twelve clubs on the right bank, none of them by the river. */
export function onLand(): State {
  const marks = marksIn('18a=12 18b=24c 9b=31 9a=18 10a=38c 2b=45 2a=27c 3a=52 10b=61c 11a=70 19a=43 19b=79c', 'X');
  return lateTable({ marks, phase: 'route', dice: [2, 9] });
}

/** Eleven clubs, six of them by the river. */
export function byBoat(): State {
  const marks = marksIn('16b=07 13b=12c 13a=18 14b=25 6b=34c 7b=41 7a=47 8a=52 1a=60 1b=65c 4b=71', 'X');
  return lateTable({ marks, phase: 'route', dice: [2, 9] });
}

/** Four clubs are empty: 1b, 6b, 9b and 10a; 46 and 64 are to be written. */
export function twoNumbers(): State {
  const marks = marksIn(
    `16b=07 16a=09 17a=13c 17b=14 8a=17 8b=20c 1a=24 2a=28c 9a=30 18a=36 2b=42c 18b=49 4a=53 10b=62c 19a=64 11a=67c
     19b=69 20a=73 3b=74 4b=82c 11b=86 20b=89 12a=91 12b=96 3a=*
     15a=10 7a=18c 7b=23 15b=31 14a=39c 6a=50 5a=54c 14b=61 5b=65 13a=75 13b=87`,
    null,
  );
  return lateTable({ marks, phase: 'write', dice: [4, 6], shown: ['P09-C', 'P06-S', 'P10-E'] });
}

/** The turn of these tables. */
export const { turn: TURN } = twoNumbers();
