// Inside the prompt: the live count of the route that is being drawn.
import { networkIn, tally } from '../../../games/on-tour-paris/index.ts';
import { marksOf, ownSeat, type Paris, routeOf } from './scene.ts';
import { Sum } from './sum.tsx';

/** What the route so far is worth. */
export function Decision({ scene }: { scene: Paris }) {
  const seat = ownSeat(scene);
  const marks = seat === undefined ? null : marksOf(scene, seat);
  if (scene.view.phase !== 'route' || seat === undefined || !marks) return null;
  return <Sum tally={tally(marks, routeOf(scene, seat), networkIn(scene.view.plan.options))} words={scene.words} />;
}
