// Pictures from later: a full map with its route, half of that route, a club by the river, and a map with a number too many.
import { CLUBS, type Club } from '../components.ts';
import { lateTable, marksIn } from '../late-table.ts';
import type { State } from '../state.ts';

/** The map of the pictures: a route rises from the west to the east. */
const FULL = marksIn(
  `16a=08 17a=08c 8a=15 1a=19 2a=23c 1b=58c 4a=62 3a=67 10b=72 19b=* 20a=90 11b=97c
   16b=07 8b=43 17b=29 9a=37 9b=54 18a=46c 18b=36 10a=61 2b=34 3b=76 4b=80c 11a=70 12a=51 12b=64 19a=28 20b=89
   5a=21c 5b=14 6a=26 6b=31c 7a=48 7b=41c 13a=20 13b=12c 14a=81 14b=25 15a=95 15b=40`,
  null,
);
const DICE = [2, 9];

/** The clubs of that route, in its order. */
const TOUR: readonly Club[] = ['16a', '17a', '8a', '1a', '2a', '1b', '4a', '3a', '10b', '19b', '20a', '11b'];
/** As far as the club with the most lines. */
export const HALF = TOUR.slice(0, TOUR.indexOf('3a') + 1);

const drawn = (clubs: readonly Club[]) => clubs.map((club, at) => `${at === 0 ? 'start' : 'step'} ${club}`);

/** All of the route. */
export function wholeTour(): State {
  return lateTable({ marks: FULL, phase: 'route', chosen: drawn(TOUR), dice: DICE });
}

/** Half of the route. */
export function halfTour(): State {
  return lateTable({ marks: FULL, phase: 'route', chosen: drawn(HALF), dice: DICE });
}

/** Another route, which begins at dock A. */
export function byTheRiver(): State {
  return lateTable({ marks: FULL, phase: 'route', chosen: ['start 16b'], dice: DICE });
}

/** Four clubs are empty, one of them in the regions face up, and 29 is pencilled into it: 92 fits nowhere. */
export function numberTooMany(): State {
  const empty: readonly Club[] = ['3a', '7a', '16b', '17b'];
  const marks = FULL.map((mark, at) => (empty.some(club => CLUBS[at] === club) ? null : mark));
  return lateTable({ marks, phase: 'write', chosen: ['write 29 7a P06-S'], dice: DICE, shown: ['P05-S', 'P06-S', 'P13-E'] });
}
