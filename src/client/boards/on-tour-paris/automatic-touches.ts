// What need not be touched: the first number is taken up by itself, so is a card that nothing speaks against, and the last club; a route may follow its sketch.
import { useEffect, useRef } from 'preact/hooks';
import { isRouteMove, OnTourParis, type Route } from '../../../games/on-tour-paris/index.ts';
import type { Touch } from '../../../kernel/index.ts';
import { changeScreen, type OwnScreen, ownScreen, sketchOf } from './own-screen.ts';
import { plainCard } from './plain-card.ts';
import { ownSeat, type Paris } from './scene.ts';

/** Touches for the player what leaves no choice, and the lower number once each time a number is due. */
export function useAutomaticTouches(scene: Paris): void {
  const { view, touching } = scene;
  const { path, moves } = touching;
  const taken = useRef('');
  const seat = ownSeat(scene);
  const chosen = seat === undefined ? 0 : (view.players[seat]?.pending?.length ?? 0);
  useEffect(() => {
    const [move] = moves;
    // A touch while something is shown would only skip it.
    if (!move || scene.happening || (view.phase !== 'write' && view.phase !== 'lastSingle')) return;
    const next = OnTourParis.touches(move)[path.length];
    const decision = `${seat} ${view.turn} ${chosen}`;
    if (path.length === 0 && view.phase === 'write' && next?.startsWith('number:') && taken.current !== decision) {
      taken.current = decision;
      touching.press(next);
    }
    const card = path.length === 2 ? plainCard(scene) : undefined;
    if (card) touching.press(`card:${card}`);
    else if (path.length > 0 && moves.length === 1 && next) touching.press(next);
  });
}

/** The stops of the sketch that are still to be drawn; none where the route has left it, or cannot be drawn now. */
export function stopsAhead({ view, viewer }: Paris, open: OwnScreen): Route {
  const own = viewer === 'public' ? undefined : view.players[viewer];
  if (view.phase !== 'route' || !own || own.left === 0) return [];
  const sketch = sketchOf(open, viewer);
  const drawn = (own.pending ?? []).filter(isRouteMove);
  const isAlong = drawn.every((stop, at) => OnTourParis.write(stop) === OnTourParis.write(sketch[at] ?? stop));
  return isAlong ? sketch.slice(drawn.length) : [];
}

/** Draws the route after the sketch, stop by stop, as far as the rules allow. */
export function useFollowingSketch(scene: Paris): void {
  const { touching } = scene;
  const open = ownScreen.value;
  useEffect(() => {
    if (!open.isFollowing || touching.moves.length === 0) return;
    const [next] = stopsAhead(scene, open);
    const touch: Touch | undefined = next && OnTourParis.touches(next)[touching.path.length];
    if (touch && touching.lit(touch)) touching.press(touch);
    else changeScreen({ isFollowing: false });
  });
}
