// OT-11 Sketching: the same touches as drawing a route, but nothing is sent.
import { aidFor, OnTourParis, type Route, sketchMoves, type View } from '../../../games/on-tour-paris/index.ts';
import type { Touch, Viewer } from '../../../kernel/index.ts';
import type { Hands } from './hands.ts';
import { changeScreen, type OwnScreen, sketchOf } from './own-screen.ts';

function beginsWith(touches: readonly Touch[], path: readonly Touch[]): boolean {
  return path.every((touch, at) => touches[at] === touch);
}

/** Lays another sketch on the screen. */
export function sketchAnew(screen: OwnScreen, viewer: Viewer, route: Route): void {
  changeScreen({ sketches: { ...screen.sketches, [viewer]: route }, path: [] });
}

/** What touching the map does while the pencil is out. */
export function sketchingHands(view: View, screen: OwnScreen): Hands {
  const { viewer } = view;
  const { path } = screen;
  const sketch = sketchOf(screen, viewer);
  const choices = sketchMoves(view, sketch).map(move => ({ move, touches: OnTourParis.touches(move) }));
  const lit = (touch: Touch) => choices.some(({ touches }) => beginsWith(touches, [...path, touch]));
  return {
    lit,
    chosen: touch => path.includes(touch),
    press(touch) {
      const touched = [...path, touch];
      const complete = choices.find(({ touches }) => touches.length === touched.length && beginsWith(touches, touched));
      if (complete) sketchAnew(screen, viewer, [...sketch, complete.move]);
      else if (lit(touch)) changeScreen({ path: touched });
      else if (path.length > 0) changeScreen({ path: [] });
      else if (touch === `club:${sketch.at(-1)?.club}`) sketchAnew(screen, viewer, sketch.slice(0, -1));
    },
  };
}

/** What the table tells about a sketch, once for each map and sketch: the best route takes its time. */
export const aidOf: typeof aidFor = (() => {
  let known: { own: unknown; sketch: Route; aid: ReturnType<typeof aidFor> } | undefined;
  return (view, sketch) => {
    const own = view.viewer === 'public' ? undefined : view.players[view.viewer];
    if (!known || known.own !== own || known.sketch !== sketch) known = { own, sketch, aid: aidFor(view, sketch) };
    return known.aid;
  };
})();
