// The hero: Paris by night, with the map of one player on it.
import type { ComponentChildren, TargetedKeyboardEvent, TargetedMouseEvent } from 'preact';
import { FRAME, isRouteMove, networkIn, numeral, type Route } from '../../../games/on-tour-paris/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import { Zoom } from '../../ui/index.ts';
import { useAutomaticTouches, useFollowingSketch } from './automatic-touches.ts';
import { Night, Roofs } from './drawings/night.tsx';
import { Gallery } from './gallery.tsx';
import type { Hands } from './hands.ts';
import { CityMap, type Routes } from './map/map.tsx';
import { MiniMap } from './map/mini.tsx';
import { MapBar } from './map-bar.tsx';
import { nearestTarget, REACH } from './nearest-target.ts';
import { changeScreen, type OwnScreen, ownScreen, sketchOf, useFreshScreen } from './own-screen.ts';
import { Pencil, Tool } from './pencil.tsx';
import { playingHands } from './playing-hands.ts';
import { type Marks, marksOf, nameOf, ownSeat, type Paris } from './scene.ts';
import { aidOf, sketchingHands } from './sketch.ts';

const WHOLE = { x: 0, y: 0, ...FRAME };
const NOTHING: Route = [];

/** Whose map lies on the table: the one whose route is told right now, the one looked at, one's own, or the winner's. */
function shownSeat(scene: Paris, shownMap: Seat | null): Seat {
  const { happening, view } = scene;
  if (happening?.type === 'routed') return happening.seat;
  const winner = view.results?.findIndex(({ rank }) => rank === 1) ?? 0;
  return shownMap ?? ownSeat(scene) ?? winner;
}

/** The routes over the map of a seat. */
function routesOn(scene: Paris, open: OwnScreen, seat: Seat): Routes {
  const { view, viewer, happening } = scene;
  const none = { route: NOTHING, sketch: NOTHING, best: NOTHING, problemAt: -1, isDrawn: false };
  if (happening?.type === 'routed') return { ...none, route: happening.route, isDrawn: true };
  const result = view.results?.[seat];
  if (result) return { ...none, route: result.route, best: result.best.points > result.points ? result.best.route : NOTHING };
  if (seat !== ownSeat(scene)) return none;
  const sketch = sketchOf(open, viewer);
  const aid = aidOf(view, sketch);
  return {
    route: (view.players[seat]?.pending ?? NOTHING).filter(isRouteMove),
    sketch,
    best: open.showsBest ? (aid.best?.route ?? NOTHING) : NOTHING,
    problemAt: aid.problem?.at ?? -1,
    isDrawn: false,
  };
}

/** The board: header strip, map and the maps of the others. */
export function Board({ scene }: { scene: Paris }) {
  useFreshScreen();
  useAutomaticTouches(scene);
  useFollowingSketch(scene);
  const open = ownScreen.value;
  const { view, words, texts } = scene;
  const seat = shownSeat(scene, open.shownMap);
  const isOwn = seat === ownSeat(scene);
  const marks = marksOf(scene, seat);
  const hands: Hands | null = !isOwn ? null : open.isSketching ? sketchingHands(view, open) : playingHands(scene);
  const routes = routesOn(scene, open, seat);
  const mode = open.isSketching ? 'sketch' : view.phase === 'route' && isOwn ? 'route' : 'write';
  return (
    <section class="paris" data-mode={mode} data-phase={view.phase ?? 'over'} aria-label={texts.title}>
      <Night />
      <header class="marquee">
        <h2>{texts.title}</h2>
        <Roofs />
        <Gallery scene={scene} shown={seat} />
        <Counts scene={scene} />
      </header>
      <MapBar scene={scene} seat={seat} isOwn={isOwn} />
      <Keys scene={scene} hands={hands}>
        {marks ? (
          <Zoom
            whole={WHOLE}
            label={words.map(isOwn ? words.yourMap : words.mapOf(nameOf(scene, seat)), emptyIn(marks))}
            names={words.zoom}
          >
            <CityMap
              scene={scene}
              seat={seat}
              marks={marks}
              hands={hands}
              plays={!open.isSketching}
              path={open.isSketching ? open.path : scene.touching.path}
              routes={routes}
            />
          </Zoom>
        ) : (
          <div class="closed-map">
            <MiniMap network={networkIn(scene.view.plan.options)} marks={null} />
            <p>{words.hidden}</p>
          </div>
        )}
        <div class="tools">
          {isOwn && view.phase !== null && <Pencil scene={scene} />}
          {view.plan.seats > 1 && (
            <span class="maps-tool">
              <Tool icon="g-map" label={words.maps} isOn={open.showsMaps} onPress={() => changeScreen({ showsMaps: !open.showsMaps })} />
            </span>
          )}
        </div>
        <Banner scene={scene} />
      </Keys>
    </section>
  );
}

function emptyIn(marks: Marks): number {
  return marks.filter(mark => mark === null).length;
}

/** The figures of the header: the turn, and the clubs still empty. */
function Counts({ scene: { view, words } }: { scene: Paris }) {
  const empty = view.players[0]?.empty ?? 0;
  return (
    <dl>
      <div data-explain="turn">
        <dt>{view.setup ? words.setupStep : words.turn}</dt>
        <dd>{view.setup ? view.setup.step + 1 : view.turn}</dd>
      </div>
      {empty > 0 && (
        <div data-explain="mark:empty">
          <dt>{words.empty(empty)}</dt>
          <dd>{empty}</dd>
        </div>
      )}
    </dl>
  );
}

/** Forgives a finger that misses, and takes 1 and 2 for the lower and the higher number. */
function Keys({ scene, hands, children }: { scene: Paris; hands: Hands | null; children: ComponentChildren }) {
  const onClickCapture = (event: TargetedMouseEvent<HTMLDivElement>) => {
    if (!hands || !(event.target instanceof SVGElement) || !matchMedia('(pointer: coarse)').matches) return;
    const meant = nearestTarget(event.currentTarget, event.target, { x: event.clientX, y: event.clientY });
    const touch = meant?.getAttribute('data-touch');
    if (!meant || !touch) return;
    event.stopPropagation();
    hands.press(touch, meant);
  };
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLDivElement>) => {
    if (event.key !== '1' && event.key !== '2') return;
    const numbers = scene.touching.moves.flatMap(move => ('number' in move && move.number !== null ? [move.number] : []));
    const number = event.key === '1' ? Math.min(...numbers) : Math.max(...numbers);
    if (numbers.length > 0) hands?.press(`number:${numeral(number)}`);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the targets inside are the controls; this only finds the one that was meant
    <div class="plan" data-reach={REACH} onClickCapture={onClickCapture} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}

/** A ribbon over the map at the moments that change the game. */
function Banner({ scene: { happening, words } }: { scene: Paris }) {
  if (happening?.type !== 'turnBegun' || happening.kind === 'write') return null;
  return <p class="banner">{happening.kind === 'star' || happening.kind === 'lastStar' ? words.starTurn : words.lastTurn}</p>;
}
