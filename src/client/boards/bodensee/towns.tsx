// The towns: plate, squares, tiles, harbour, name and the two actions.
import { actionOf, type Tile, type TownId, type View } from '../../../games/bodensee/table.ts';
import type { Fingers, Frame } from '../../ui/index.ts';
import { Sign, SvgTarget } from '../../ui/index.ts';
import { HarbourSquare, TileFace } from './drawings/pieces.tsx';
import { type Spot, SQUARE } from './geometry.ts';
import { lastDrive } from './roads.tsx';
import { boxIn, type Lake, ownerName, tileName, topFrame, townName } from './scene.ts';

interface TownProps {
  readonly scene: Lake;
  readonly view: View;
  readonly spot: Spot;
  readonly fingers: Fingers;
}

/** A plate with so much around it; where the corner square is missing, its outline has a step. */
function Plate({ spot: { plate, gap }, around }: { spot: Spot; around: number }) {
  const radius = around > 8 ? 21 : around > 2 ? 12 : 8;
  const { x, y, width, height }: Frame = {
    x: plate.x - around,
    y: plate.y - around,
    width: plate.width + 2 * around,
    height: plate.height + 2 * around,
  };
  if (!gap) return <rect x={x} y={y} width={width} height={height} rx={radius} />;
  const arc = (right: number, down: number) => `a${radius} ${radius} 0 0 1 ${right * radius} ${down * radius}`;
  const step = SQUARE;
  const line =
    `M${x + step + radius} ${y}H${x + width - radius}${arc(1, 1)}V${y + height - radius}${arc(-1, 1)}` +
    `H${x + radius}${arc(-1, -1)}V${y + step + radius}${arc(1, -1)}H${x + step}V${y + radius}${arc(1, -1)}z`;
  return <path d={line} />;
}

/** Everything a drawing of a town says, in words. */
function townLabel({ scene, view, spot }: TownProps): string {
  const { words } = scene;
  const { town } = spot;
  const bus = view.buses.findIndex(each => each.town === town.id);
  const built = view.built[town.index] ?? [];
  const stands = built.map(
    ({ tile, owner }) => `${tileName(scene, tile)}, ${words.pips(boxIn(view).tileAt.get(tile)?.value ?? 0)}, ${ownerName(scene, owner)}`,
  );
  return [
    [townName(scene, town.id), ...(town.harbour ? [words.harbour] : []), ...(town.drop ? [words.drop] : [])].join(', '),
    ...(bus >= 0 ? [words.busHere(bus + 1)] : []),
    stands.join(', ') || words.nothingBuilt,
    words.free(town.room - built.length),
    `${scene.texts.pieces[`action:${town.morning}`]}, ${scene.texts.pieces[`action:${town.allDay}`]}`,
  ].join('; ');
}

function Squares({ scene, view, spot }: TownProps) {
  const { town, squares, anchor, scale } = spot;
  const built = view.built[town.index] ?? [];
  const { happening } = scene;
  const box = boxIn(view);
  const at = (place: { x: number; y: number }) => `translate(${place.x} ${place.y})${scale === 1 ? '' : ` scale(${scale})`}`;
  return (
    <>
      {squares.map((square, place) => {
        const stands = built[place];
        const tile = stands && box.tileAt.get(stands.tile);
        const isNew = happening?.type === 'built' && happening.tile === stands?.tile;
        const isVisited = happening?.type === 'visited' && happening.tile === stands?.tile;
        return (
          <g key={place} transform={at(square)}>
            {stands && tile ? (
              <g class={isNew ? 'bt-stamped' : isVisited ? 'bt-flash' : ''} data-explain={`tile:${tile.id}`}>
                <title>{`${tileName(scene, tile.id)}, ${scene.words.pips(tile.value)}, ${ownerName(scene, stands.owner)}`}</title>
                <TileFace tile={tile} owner={stands.owner} />
              </g>
            ) : (
              <rect class="bt-square" x="5" y="5" width="44" height="44" rx="4" />
            )}
          </g>
        );
      })}
      {anchor && (
        <g transform={at(anchor)} data-explain="harbour">
          <HarbourSquare />
        </g>
      )}
    </>
  );
}

const LINE = 21;
const ACTIONS_ROOM = 205;

const THIN = /[ijltfI.,’' ]/;
const BROAD = /[mwMW€]/;

/** About how wide a line of actions is set; the drawing cannot measure before it is drawn. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += THIN.test(letter) ? 5.2 : BROAD.test(letter) ? 14.5 : letter === letter.toLowerCase() ? 9.7 : 11;
  return width;
}

/** Where the two actions stand under the name: in one line where there is room, else in two. */
function linesOf({ scene, view, spot: { town, label } }: TownProps) {
  const { options } = view.plan;
  const texts = [scene.words.short(town.morning, options), scene.words.short(town.allDay, options)] as const;
  const wide = texts.map(each => 25 + 1.04 * widthOf(each)) as [number, number];
  const inTwo = label.lines === 2 || wide[0] + wide[1] + 8 > (label.room ?? ACTIONS_ROOM);
  const up = inTwo && label.up ? LINE : 0;
  const y = label.y - up;
  const left = (width: number) => (label.end ? label.x - width : label.x);
  const places = inTwo
    ? [
        { x: left(wide[0]), y: y + LINE, end: label.end },
        { x: left(wide[1]), y: y + 2 * LINE, end: label.end },
      ]
    : [
        { x: left(wide[0] + wide[1] + 8), y: y + LINE, end: undefined },
        { x: left(wide[0] + wide[1] + 8) + wide[0] + 8, y: y + LINE, end: label.end },
      ];
  return { y, texts, wide, places };
}

function Name({ scene, spot, y }: Pick<TownProps, 'scene' | 'spot'> & { y: number }) {
  const { town, label } = spot;
  const { x, end } = label;
  // The drop stands before the name, or behind one that ends at a border.
  const shift = town.drop ? 19 : 0;
  return (
    <>
      {town.drop && (
        <g class="bt-drop" data-explain="drop">
          <Sign name="g-drop" x={end ? x - 8 : x + 8} y={y - 7} size={18} />
        </g>
      )}
      <text class="bt-name" x={end ? x - shift : x + shift} y={y} text-anchor={end ? 'end' : 'start'}>
        {townName(scene, town.id)}
      </text>
    </>
  );
}

/** The two actions; where one can be taken now, the words themselves can be touched. */
function Actions(props: TownProps) {
  const { scene, view, spot } = props;
  const { town } = spot;
  const { texts, wide, places } = linesOf(props);
  const phase = topFrame(view)?.phase;
  const isHere = view.turn.bus !== null && view.buses[view.turn.bus]?.town === town.id;
  const actions = [town.morning, town.allDay] as const;
  return (
    <g class="bt-actions" style={{ '--x': `${spot.label.x}px`, '--y': `${spot.label.y}px` }}>
      {actions.map((action, at) => {
        const place = places[at] ?? { x: 0, y: 0, end: undefined };
        const touch = `action:${action}`;
        const isAsked = isHere && (at === 0 ? phase === 'morning' : phase === 'morning' || phase === 'allDay');
        const words = (
          <>
            <title>{scene.texts.pieces[touch]}</title>
            <g class="bt-sun">
              <Sign name={at === 0 ? 'g-sunrise' : 'g-sun'} x={place.x + 8.5} y={place.y - 6} size={17} />
            </g>
            <text x={place.end ? spot.label.x : place.x + 21} y={place.y} text-anchor={place.end ? 'end' : 'start'}>
              {texts[at]}
            </text>
          </>
        );
        if (!isAsked || !scene.touching.lit(touch)) {
          return (
            <g key={action} data-explain={touch}>
              {words}
            </g>
          );
        }
        return (
          <SvgTarget key={action} touching={scene.touching} touch={touch} label={scene.texts.pieces[touch] ?? action}>
            <rect class="bt-pill" x={place.x - 6} y={place.y - 18} width={(wide[at] ?? 0) + 12} height="25" rx="12.500" />
            {words}
          </SvgTarget>
        );
      })}
    </g>
  );
}

/** Tiles that can be touched by themselves: the next to be visited, or grey ones whose action can be taken. */
function TileTargets({ scene, view, spot }: TownProps) {
  const { town, squares, scale } = spot;
  const phase = topFrame(view)?.phase;
  const isHere = view.turn.bus !== null && view.buses[view.turn.bus]?.town === town.id;
  if (!isHere || (phase !== 'tour' && phase !== 'morning' && phase !== 'allDay')) return null;
  const touchOf = (tile: Tile) =>
    phase === 'tour' ? `tile:${tile.id}` : tile.effect === null ? '' : `action:${actionOf(view, tile.effect)}`;
  return (
    <>
      {(view.built[town.index] ?? []).map(({ tile: id, owner }, place) => {
        const tile = boxIn(view).tileAt.get(id);
        const square = squares[place];
        if (!tile || !square || !scene.touching.lit(touchOf(tile))) return null;
        return (
          <SvgTarget
            key={id}
            touching={scene.touching}
            touch={touchOf(tile)}
            label={`${tileName(scene, id)}, ${scene.words.pips(tile.value)}, ${ownerName(scene, owner)}`}
            transform={`translate(${square.x} ${square.y}) scale(${scale})`}
          >
            <rect class="halo bt-halo" x="-7" y="-7" width="68" height="68" rx="14" />
            <TileFace tile={tile} owner={owner} />
            <rect class="bt-ring" x="0" y="0" width="54" height="54" rx="8" />
          </SvgTarget>
        );
      })}
    </>
  );
}

/** The tile whose visitor is asked for is marked. */
function Asked({ view, spot }: TownProps) {
  const frame = topFrame(view);
  if (frame?.phase !== 'tour' || frame.tile === null) return null;
  const place = (view.built[spot.town.index] ?? []).findIndex(({ tile }) => tile === frame.tile);
  const square = spot.squares[place];
  if (!square) return null;
  return (
    <rect class="bt-asked" x={square.x - 3} y={square.y - 3} width={SQUARE * spot.scale + 6} height={SQUARE * spot.scale + 6} rx="10" />
  );
}

function Town(props: TownProps & { isLast: boolean; isPointed: boolean }) {
  const { scene, view, spot, fingers, isLast, isPointed } = props;
  const { town } = spot;
  const { y } = linesOf(props);
  const hasBus = view.buses.some(bus => bus.town === town.id);
  return (
    <g class="bt-town" data-bus={hasBus} data-lit={fingers.lit(`town:${town.id}`)} data-pointed={isPointed}>
      <SvgTarget touching={fingers} touch={`town:${town.id}`} label={townLabel(props)} class="bt-town-target">
        <g class="bt-hit">
          <Plate spot={spot} around={16} />
        </g>
        <g class="halo bt-halo">
          <Plate spot={spot} around={13} />
        </g>
        <g class="bt-ring">
          <Plate spot={spot} around={4} />
        </g>
        {isLast && (
          <g class="bt-last-ring">
            <Plate spot={spot} around={5} />
          </g>
        )}
        <g class="bt-plate">
          <Plate spot={spot} around={0} />
        </g>
        <Squares {...props} />
        <Name scene={scene} spot={spot} y={y} />
      </SvgTarget>
      <Asked {...props} />
      <Actions {...props} />
      <TileTargets {...props} />
    </g>
  );
}

/** All towns; those that can be touched are drawn last, so that nothing covers their rings. */
export function Towns({
  scene,
  view,
  spots,
  fingers,
  pointed,
}: Omit<TownProps, 'spot'> & { spots: readonly Spot[]; pointed: TownId | null }) {
  const last = lastDrive(scene)?.route.at(-1);
  const isLit = ({ town }: Spot) => Number(fingers.lit(`town:${town.id}`)) + Number(pointed === town.id);
  return (
    <g>
      {[...spots]
        .sort((a, b) => isLit(a) - isLit(b))
        .map(spot => (
          <Town
            key={spot.town.id}
            scene={scene}
            view={view}
            spot={spot}
            fingers={fingers}
            isLast={last === spot.town.id && !pointed}
            isPointed={pointed === spot.town.id}
          />
        ))}
    </g>
  );
}
