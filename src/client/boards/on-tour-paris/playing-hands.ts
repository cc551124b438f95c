// What touching the map does besides beginning a move: the club chosen confirms the choice, an earlier stop shortens the route.
import { isRouteMove, OnTourParis } from '../../../games/on-tour-paris/index.ts';
import type { Touch } from '../../../kernel/index.ts';
import type { Hands } from './hands.ts';
import { isWhole, ownSeat, type Paris } from './scene.ts';

/** The hands of whoever plays on the map. */
export function playingHands(scene: Paris): Hands {
  const { touching } = scene;
  return {
    ...touching,
    press(touch, at) {
      const steps = stepsBack(scene, touch);
      const last = touching.path.at(-1);
      if (steps > 0 && touching.goBack) touching.goBack(steps);
      else if (last && isWhole(scene) && touch.startsWith('club:') && touching.chosen(touch)) touching.press(last, at);
      else touching.press(touch, at);
    },
  };
}

/** How many stops of the route are taken off where this is touched: all after it, or itself where it is the last. */
export function stepsBack(scene: Paris, touch: Touch): number {
  const { view, touching } = scene;
  const seat = ownSeat(scene);
  const own = seat === undefined ? undefined : view.players[seat];
  if (view.phase !== 'route' || !own || own.left === 0 || touching.path.length > 0) return 0;
  const route = (own.pending ?? []).filter(isRouteMove);
  const at = route.findIndex(({ club }) => touch === `club:${club}`);
  // A club that the route may go on to is not one that it comes from.
  if (at < 0 || touching.moves.some(move => OnTourParis.touches(move)[0] === touch)) return 0;
  return Math.max(1, route.length - 1 - at);
}
