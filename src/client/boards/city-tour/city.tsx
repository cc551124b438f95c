// Inside the frame: tiles, travellers, the road driven last, the space to build on, and the bus.
import { centreOf, SPACES, type TileId, tileOf } from '../../../games/city-tour/index.ts';
import { Sign, SvgTarget } from '../../ui/index.ts';
import { Beam, BusRoof, countOf } from './drawings/bus.tsx';
import { TileSheet, Travellers } from './drawings/tile.tsx';
import { motion } from './motion.ts';
import { type Preview, placeName } from './preview.ts';
import { fatesOn, type Ride, rotationOf, targetOf } from './ride.ts';
import type { CityScene } from './scene.ts';
import { triedRotation, turnTile } from './tile-turning.ts';
import { lineOf, partOf } from './track.ts';

interface CityProps {
  readonly scene: CityScene;
  readonly ride: Ride;
  readonly tile: TileId | undefined;
  readonly preview: Preview | undefined;
}

/** Everything that changes inside the frame. */
export function City({ scene, ride, tile, preview }: CityProps) {
  const { view } = scene;
  return (
    <>
      {view.board.map((laid, space) =>
        laid ? <Placed key={laid} scene={scene} space={space} /> : <Empty key={space} texts={scene.texts} space={space} />,
      )}
      <LastMove scene={scene} ride={ride} />
      <Target scene={scene} tile={tile} />
      {preview && <path class="ct-route-edge" d={partOf(preview.way, preview.from, preview.to)} />}
      {preview && <path class="ct-route" d={partOf(preview.way, preview.from, preview.to)} />}
      {view.board.map((laid, space) => laid && <Waiting key={laid} scene={scene} ride={ride} space={space} />)}
      {tile && <GhostTravellers scene={scene} tile={tile} />}
      {tile && <Handle scene={scene} />}
      {preview && <GhostBus preview={preview} />}
      <Bus scene={scene} ride={ride} />
    </>
  );
}

function at(space: number): string {
  const [x, y] = centreOf(space);
  return `translate(${x} ${y})`;
}

/** How partners point at a space: by its touch, or, where it cannot be touched, by the same name. */
function square(space: number, texts: CityScene['texts']) {
  return { 'data-square': `space:${SPACES[space]}`, 'data-name': placeName(space, texts) };
}

function Empty({ space, texts }: { space: number; texts: CityScene['texts'] }) {
  return <rect class="ct-empty" data-scenery transform={at(space)} x="-75" y="-75" width="150" height="150" {...square(space, texts)} />;
}

function Placed({ scene, space }: { scene: CityScene; space: number }) {
  const laid = scene.view.board[space];
  return laid ? (
    <g transform={at(space)} data-explain={`tile:${tileOf(laid)}`} {...square(space, scene.texts)}>
      <g class="ct-placed">
        <TileSheet tile={tileOf(laid)} rotation={rotationOf(laid)} />
      </g>
    </g>
  ) : null;
}

function Waiting({ scene, ride, space }: Pick<CityProps, 'scene' | 'ride'> & { space: number }) {
  const laid = scene.view.board[space];
  return laid ? (
    <g transform={at(space)} data-explain={`tile:${tileOf(laid)}`}>
      <Travellers tile={tileOf(laid)} rotation={rotationOf(laid)} fate={fatesOn(scene, ride, space)} />
    </g>
  ) : null;
}

/** The road driven in the last turn, and the tile that was placed for it. */
function LastMove({ scene: { view, past }, ride: { way, driven } }: Pick<CityProps, 'scene' | 'ride'>) {
  const placed = past.findLast(event => event.type === 'placed');
  const isOnBoard = placed && view.board[placed.space];
  if (!placed || !isOnBoard) return null;
  const from = way.findIndex(stretch => stretch.on === 'tile' && stretch.at === placed.space);
  const line = from < 0 ? '' : partOf(way, from, driven);
  return (
    <g>
      <path class="ct-trail-ground" d={line} />
      <path class="ct-trail" d={line} />
      <rect class="ct-last" transform={at(placed.space)} x="-72" y="-72" width="144" height="144" rx="7" />
    </g>
  );
}

/** The space in front of the bus: it glows, takes the chosen tile as a ghost, and turns it when touched. */
function Target({ scene, tile }: Pick<CityProps, 'scene' | 'tile'>) {
  const { view, words, texts, touching } = scene;
  const space = targetOf(view);
  if (space === undefined) return null;
  const first = view.revealed.find(each => touching.lit(`tile:${each}`));
  const press = () => {
    if (tile) turnTile(tile, 1);
    else if (first) touching.press(`tile:${first}`);
  };
  const place = placeName(space, texts);
  const label = tile ? words.turnHere(place) : words.space(place, words.sides[view.side] ?? '');
  const turning = { lit: () => first !== undefined, chosen: () => tile !== undefined, press };
  return (
    <SvgTarget touching={turning} touch={`space:${SPACES[space]}`} class="ct-target" transform={at(space)} label={label}>
      <rect class="halo ct-halo" x="-84" y="-84" width="168" height="168" rx="16" />
      <rect class="ct-hit" x="-75" y="-75" width="150" height="150" />
      {tile && (
        <g class="ct-ghost">
          <TileSheet tile={tile} rotation={triedRotation(tile)} />
        </g>
      )}
      <rect class={tile ? 'ct-ghost-edge' : 'ct-legal-edge'} x="-74" y="-74" width="148" height="148" rx="7" />
    </SvgTarget>
  );
}

function GhostTravellers({ scene, tile }: { scene: CityScene; tile: TileId }) {
  return (
    <g class="ct-untouched" transform={at(scene.view.space)} data-explain={`tile:${tile}`}>
      <Travellers tile={tile} rotation={triedRotation(tile)} fate={() => 'waiting'} />
    </g>
  );
}

function Handle({ scene }: { scene: CityScene }) {
  return (
    <g class="ct-untouched" transform={at(scene.view.space)}>
      <rect class="ct-legal-edge" x="-77" y="-77" width="154" height="154" rx="9" />
      <g class="ct-handle" transform="translate(58 -58)">
        <g class="ct-sized-mark">
          <circle r="25" />
          <Sign name="i-rotate" x={0} y={0} size={32} />
        </g>
      </g>
    </g>
  );
}

function riding(way: string, distance: number): Record<string, string> {
  return { 'offset-path': `path("${way}")`, 'offset-distance': `${Math.round(distance * 10) / 10}px` };
}

function GhostBus({ preview }: { preview: Preview }) {
  return (
    <g class="ct-untouched ct-ghost-bus" style={riding(lineOf(preview.way), preview.at)}>
      <Beam />
      <BusRoof />
    </g>
  );
}

/** For a step that nobody tells of: up to the inspector. */
const BRIEF = 240;

/** The bus on its road; the figure on its roof stays upright. */
function Bus({ scene, ride: { way, at: distance } }: Pick<CityProps, 'scene' | 'ride'>) {
  const { view } = scene;
  const line = lineOf(way);
  const time = { '--ct-ride': `${scene.happening ? motion(scene.happening) : BRIEF}ms` };
  return (
    <g class="ct-untouched" style={time} data-explain="bus">
      <g class="ct-riding" style={riding(line, distance)}>
        {!view.result && <Beam />}
        <BusRoof />
      </g>
      <g class="ct-riding ct-riding-upright" style={riding(line, distance - 8)}>
        <text class="ct-bus-figure" y="11">
          {countOf(view.bus)}
        </text>
      </g>
    </g>
  );
}
