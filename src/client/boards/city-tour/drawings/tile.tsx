// A road tile: paper sheet, two roads, scenery that stays upright whichever way the tile lies, and its travellers.
import { CONTROLLER, type Rotation, TILE_IDS, TILES, type TileId, type Traveller } from '../../../../games/city-tour/index.ts';
import { Sign } from '../../../ui/index.ts';
import { Houses, type StandingHouse, type Upright } from './houses.tsx';
import { Footprints, Pawn } from './pawn.tsx';
import { type Fate, partsOf, spotOn } from './spots.ts';

const BENDS = 'M0-75A75 75 0 0 0 75 0M0 75A75 75 0 0 0-75 0';

function Flyover() {
  return (
    <>
      <path class="ct-kerb" d="M-75 0H75" />
      <path class="ct-road" d="M-75 0H75" />
      <path class="ct-middle" d="M-75 0h36M75 0H39" />
      <path class="ct-kerb" d="M0-75V75" />
      <path class="ct-shade" d="M-40-27H40V27H-40z" />
      <path class="ct-road" d="M0-75V75" />
      <path class="ct-deck" d="M-23-38h46v76h-46z" />
      <path class="ct-middle" d="M0-72V75" />
      <path class="ct-parapet" d="M-33-42l6 8v68l-6 8M33-42l-6 8v68l6 8" />
    </>
  );
}

function DoubleBend() {
  return (
    <>
      <path class="ct-kerb" d={BENDS} />
      <path class="ct-road" d={BENDS} />
      <path class="ct-middle" d={BENDS} />
    </>
  );
}

const HOMES: readonly Upright[] = ['gabled', 'stepped', 'long'];
const TREES: readonly Upright[] = ['fir', 'round-tree'];
const WALLS = [1, 2, 3, 4] as const;

/** Something of its own for every tile, the same whenever it is drawn. */
function sceneryOf(tile: TileId, rotation: Rotation): readonly StandingHouse[] {
  const number = TILE_IDS.indexOf(tile) * 7 + 3;
  const home = (n: number) => HOMES[(number + n * 5) % HOMES.length] ?? 'gabled';
  const tree = (n: number) => TREES[((number >> 1) + n) % TREES.length] ?? 'fir';
  const wall = (n: number) => WALLS[(number + n * 3) % WALLS.length] ?? 1;
  if (TILES[tile].shape === 'X') {
    const flip = number % 4 < 2 ? 1 : -1;
    return [
      { kind: tree(0), x: -50 * flip, y: -34, scale: 0.84 },
      { kind: home(1), x: 50 * flip, y: -32, scale: 0.8, wall: wall(1) },
      { kind: tree(2), x: 50 * flip, y: 65, scale: 0.84 },
      { kind: home(2), x: -50 * flip, y: 68, scale: 0.8, wall: wall(2) },
    ];
  }
  const side = rotation % 2 === 0 ? 1 : -1;
  return [
    { kind: tree(0), x: -22 * side, y: -48, scale: 0.6 },
    { kind: tree(1), x: 57 * side, y: -45, scale: 0.72 },
    { kind: home(1), x: -48 * side, y: -42, scale: 0.95, wall: wall(1) },
    { kind: tree(2), x: -57 * side, y: 70, scale: 0.72 },
    { kind: home(2), x: 48 * side, y: 74, scale: 0.95, wall: wall(2) },
    { kind: tree(3), x: 22 * side, y: 74, scale: 0.6 },
  ];
}

/** The sheet with roads and houses, 150 wide round its origin. */
export function TileSheet({ tile, rotation }: { tile: TileId; rotation: Rotation }) {
  return (
    <>
      <rect class="ct-shade" x="-69" y="-67" width="146" height="146" rx="5" />
      <rect class="ct-sheet" x="-73" y="-73" width="146" height="146" rx="5" />
      <g class="ct-turning" style={{ transform: `rotate(${rotation * 90}deg)` }}>
        {TILES[tile].shape === 'X' ? <Flyover /> : <DoubleBend />}
      </g>
      <g class="ct-scenery">
        <Houses standing={sceneryOf(tile, rotation)} />
      </g>
      {tile === CONTROLLER && <Inspectors rotation={rotation} />}
    </>
  );
}

function Inspectors({ rotation }: { rotation: Rotation }) {
  return (
    <>
      {[0, 1].map(road => {
        const [x, y] = spotOn('D', road, 0.5, rotation);
        return (
          <g key={road} class="ct-inspector" transform={`translate(${x} ${y})`}>
            <circle class="ct-shade" cx="3" cy="4" r="24" />
            <circle class="ct-inspector-disc" r="23" />
            <Sign name="g-inspector" x={0} y={0} size={34} />
          </g>
        );
      })}
    </>
  );
}

/** The travellers of a tile, in the order of the tables: road by road. */
export function Travellers({ tile, rotation, fate }: { tile: TileId; rotation: Rotation; fate: (road: number, at: number) => Fate }) {
  const { shape, roads } = TILES[tile];
  return (
    <>
      {roads.flatMap((travellers: readonly Traveller[], road) =>
        travellers.map((colour, at) => {
          const [x, y] = spotOn(shape, road, partsOf(tile, road)[at] ?? 0.5, rotation);
          const state = fate(road, at);
          return (
            <g key={`${road}${at}`} class="ct-spot" style={{ transform: `translate(${x}px, ${y + 1}px)` }}>
              {state === 'boarded' ? (
                <Footprints />
              ) : (
                <g class="ct-sized">
                  <Pawn colour={colour} past={state === 'left'} />
                </g>
              )}
            </g>
          );
        }),
      )}
    </>
  );
}

/** A tile as a picture outside the board. */
export function TilePicture({ tile, rotation = 0 }: { tile: TileId; rotation?: Rotation }) {
  return (
    <svg class="ct-tile-picture" viewBox="-80 -80 162 162" aria-hidden="true">
      <TileSheet tile={tile} rotation={rotation} />
      <Travellers tile={tile} rotation={rotation} fate={() => 'waiting'} />
    </svg>
  );
}
