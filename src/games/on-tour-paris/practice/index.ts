// Three small tasks: the best route on land, a route by boat, and two numbers in the right places.
import type { PracticeTask } from '../../../kernel/index.ts';
import { ownMarks } from '../aid.ts';
import { isRouteMove } from '../rules/route.ts';
import { tally } from '../score.ts';
import { bestRoute } from '../solver/solver.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { ASKED, byBoat, onLand, TURN, twoNumbers } from './positions.ts';

const YOU = 0;

/** What the route is worth that the learner has drawn or submitted. */
function pointsDrawn(seen: View): number {
  const route = seen.results?.[YOU]?.route ?? seen.players[YOU]?.pending?.filter(isRouteMove) ?? [];
  return tally(ownMarks(seen) ?? [], route).points;
}

/** Solved once the route is worth so much; a route that was submitted stays as it is. */
function drawing(asked: number): PracticeTask<View>['judge'] {
  return seen => (pointsDrawn(seen) >= asked ? 'solved' : seen.results ? 'failed' : 'open');
}

/** Solved once the map has a route worth so much, within the turn. */
function writing(asked: number): PracticeTask<View>['judge'] {
  return seen => {
    const { points } = bestRoute(ownMarks(seen) ?? [], seen.plan.options.dockUse);
    return points >= asked ? 'solved' : seen.turn > TURN ? 'failed' : 'open';
  };
}

function task(id: keyof typeof ASKED, position: State, rest: Pick<PracticeTask<View>, 'judge' | 'solution'>): PracticeTask<View> {
  return { id, seed: `Léon ${id}`, options: {}, seats: 1, learner: YOU, start: { position }, ...rest };
}

export const practice: readonly PracticeTask<View>[] = [
  task('land', onLand(), {
    judge: drawing(ASKED.land),
    solution: ['start 18a', 'step 9a', 'step 2a', 'step 9b', 'step 10a', 'step 2b', 'step 3a', 'step 10b', 'step 19b'],
  }),
  task('boats', byBoat(), {
    judge: drawing(ASKED.boats),
    solution: ['start 16b', 'ride A-I 13b', 'ride I-C 7a', 'ride C-D 8a', 'ride D-F 1b', 'ride F-H 4b'],
  }),
  task('numbers', twoNumbers(), {
    judge: writing(ASKED.numbers),
    solution: ['write 46 9b P09-C', 'write 64 10a P10-E'],
  }),
];
