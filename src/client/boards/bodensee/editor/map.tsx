// The map of the lake: towns are dragged, set and removed, roads are drawn from town to town.
import type { TargetedKeyboardEvent, TargetedPointerEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { FERRY_HUB, type Town, type TownId } from '../../../../games/bodensee/table.ts';
import { later, Sign, useStill } from '../../../ui/index.ts';
import { DECORATION } from '../drawings/decoration.ts';
import { isLake, roadLine, WHOLE } from '../geometry.ts';
import { drawnAt, hasRoad, neighboursOf, type Place, placeAt, roadTurned, townAdded, townMoved, townRemoved } from './board.ts';
import { type Props, townIn } from './chosen.ts';
import { visitsIn } from './income.ts';
import { nameOfTown } from './names.ts';

const Landscape = later(async () => (await import('../drawings/landscape.tsx')).Landscape);

export type Tool = 'move' | 'town' | 'road' | 'remove';
type MapProps = Props & { readonly tool: Tool; readonly done: () => void };

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-10, 0],
  ArrowRight: [10, 0],
  ArrowUp: [0, -10],
  ArrowDown: [0, 10],
};

function text({ x, y }: Place): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

export function LakeMap(props: MapProps) {
  const { desk, speaking, tool } = props;
  const { words, board } = speaking;
  const { towns } = desk.content;
  const drawing = useRef<SVGSVGElement>(null);
  const [from, setFrom] = useState<TownId>();
  useEffect(() => setFrom(undefined), [tool]);
  const lake = isLake({ towns });
  const land = useStill(() => <Landscape words={board} isLake={lake} />, [board, lake]);
  const pointOf = (event: { readonly clientX: number; readonly clientY: number }): Place => {
    const box = drawing.current?.getBoundingClientRect();
    if (!box || box.width === 0) return { x: 0, y: 0 };
    return { x: ((event.clientX - box.left) * WHOLE.width) / box.width, y: ((event.clientY - box.top) * WHOLE.height) / box.height };
  };
  const setTown = (event: TargetedPointerEvent<SVGSVGElement>) => {
    if (tool !== 'town' || (event.target instanceof Element && event.target.closest('.bt-ed-town'))) return;
    const next = townAdded(desk.content, placeAt(pointOf(event)), words.newTown);
    if (!next) return;
    desk.change(next);
    desk.go(['towns', towns.length]);
    props.done();
  };
  return (
    <div class="bt-ed-map" data-tool={tool}>
      <div class="bt-ed-scroll">
        <svg
          ref={drawing}
          viewBox={`0 0 ${WHOLE.width} ${WHOLE.height}`}
          role="group"
          aria-label={words.map(towns.length)}
          onPointerUp={setTown}
        >
          {land}
          <Roads {...props} />
          {towns.map(town => (
            <TownSign key={town.id} {...props} town={town} from={from} setFrom={setFrom} pointOf={pointOf} />
          ))}
        </svg>
      </div>
      {from !== undefined && (
        <p class="bt-ed-asking" role="status">
          {words.roadFrom(nameOfTown(desk.content, from))}
        </p>
      )}
    </div>
  );
}

/** Ferry lines to the coin, and all roads; those of the chosen town stand out. */
function Roads({ desk, speaking }: MapProps) {
  const { towns, roads } = desk.content;
  const chosen = townIn(desk)?.id;
  const at = (id: TownId) => towns.find(town => town.id === id);
  const lines = roads.flatMap(([one, other]) => {
    const [a, b] = [at(one), at(other)];
    if (!a || !b) return [];
    return [
      { line: roadLine({ town: a, middle: drawnAt(a) }, { town: b, middle: drawnAt(b) }).line, isHot: one === chosen || other === chosen },
    ];
  });
  const harbours = towns.filter(({ harbour }) => harbour);
  const mean = (pick: (town: Town) => number) => harbours.reduce((sum, town) => sum + pick(town), 0) / Math.max(1, harbours.length);
  const hub = drawnAt(isLake({ towns }) ? FERRY_HUB : { x: mean(({ x }) => x), y: mean(({ y }) => y) });
  const ferries = harbours.map(town => `M${text(drawnAt(town))}L${text(hub)}`).join('');
  const all = (isHot: boolean) =>
    lines
      .filter(each => each.isHot === isHot)
      .map(({ line }) => line)
      .join('');
  return (
    <g class="bt-roads" {...DECORATION}>
      <path class="bt-ferry-case" d={ferries} />
      <path class="bt-ferry" d={ferries} />
      <path class="bt-road-case" d={all(false) + all(true)} />
      <path class="bt-road" d={all(false)} />
      <path class="bt-road bt-ed-hot-road" d={all(true)} />
      {harbours.length > 0 && (
        <g class="bt-hub" transform={`translate(${text(hub)})`}>
          <circle class="bt-edge" r="27" />
          <circle class="bt-coin" r="24" />
          <circle class="bt-coin-rim" r="18.500" />
          <text y="8">{speaking.board.euro(1)}</text>
        </g>
      )}
    </g>
  );
}

type SignProps = MapProps & {
  readonly town: Town;
  /** Where the road begins that is being drawn. */
  readonly from: TownId | undefined;
  readonly setFrom: (town: TownId | undefined) => void;
  readonly pointOf: (event: { readonly clientX: number; readonly clientY: number }) => Place;
};

/** What can be done with a town: choose, join, remove and move it; a press does what the tool is for. */
function deedsOf({ desk, speaking, tool, town, from, setFrom, done }: SignProps) {
  const { words } = speaking;
  const { content } = desk;
  const name = (id: TownId) => nameOfTown(content, id);
  const choose = () => desk.go(['towns', content.towns.indexOf(town)]);
  const join = () => {
    if (from === undefined) return setFrom(town.id);
    setFrom(undefined);
    if (from === town.id) return undefined;
    desk.tell((hasRoad(content, from, town.id) ? words.roadGone : words.roadMade)(name(from), name(town.id)));
    return desk.change(roadTurned(content, from, town.id));
  };
  const remove = () => {
    desk.change(townRemoved(content, town.id));
    desk.tell(words.removed(town.name));
    done();
  };
  const move = (place: Place) => {
    const next = townMoved(content, town.id, place);
    if (next === content) return;
    desk.change(next, `move.${town.id}`);
    const roads = neighboursOf(content, town.id).map(name).join(', ');
    desk.tell(words.at(town.name, place.x, place.y, roads));
  };
  const press = () => {
    if (tool === 'road') join();
    else if (tool === 'remove') return remove();
    return choose();
  };
  return { choose, remove, move, press };
}

/** What is done with a town by pointer and by key. */
function useTownActs(props: SignProps) {
  const { desk, tool, town, setFrom, pointOf } = props;
  const grip = useRef<Place | null>(null);
  const { choose, remove, move, press } = deedsOf(props);
  return {
    onPointerDown(event: TargetedPointerEvent<SVGGElement>) {
      event.stopPropagation();
      press();
      if (tool !== 'move' || desk.isReadOnly) return;
      const [point, here] = [pointOf(event), drawnAt(town)];
      grip.current = { x: point.x - here.x, y: point.y - here.y };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: TargetedPointerEvent<SVGGElement>) {
      if (!grip.current) return;
      const point = pointOf(event);
      const place = placeAt({ x: point.x - grip.current.x, y: point.y - grip.current.y });
      if (place.x !== town.x || place.y !== town.y) move(place);
    },
    onPointerUp() {
      grip.current = null;
    },
    onKeyDown(event: TargetedKeyboardEvent<SVGGElement>) {
      const step = STEPS[event.key];
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        press();
        if (tool === 'move') document.getElementById(`field-towns-${desk.content.towns.indexOf(town)}-name`)?.focus();
      }
      if (event.key === 'Escape') setFrom(undefined);
      if (event.key.toLowerCase() === 'r' && tool !== 'road' && !desk.isReadOnly) setTimeout(() => setFrom(town.id));
      if (event.key === 'Delete' && !desk.isReadOnly) remove();
      if (!step || desk.isReadOnly || tool === 'road') return;
      event.preventDefault();
      choose();
      const far = event.shiftKey ? 5 : 1;
      move({ x: clamp(town.x + step[0] * far), y: clamp(town.y + step[1] * far) });
    },
  };
}

function clamp(value: number): number {
  return Math.min(1000, Math.max(0, value));
}

const CELL = 29;

/** The squares of a town, in rows, and the plate below them. */
function plateOf(town: Town) {
  const spaces = Math.max(0, Math.min(10, Number(town.spaces) || 0));
  const columns = Math.max(1, spaces > 6 ? 4 : spaces > 4 ? 3 : Math.min(2, spaces));
  const rows = Math.max(1, Math.ceil(spaces / columns));
  return { spaces, columns, width: columns * CELL + 4, height: rows * CELL + 4 };
}

function Squares({ spaces, columns, width, height }: ReturnType<typeof plateOf>) {
  return Array.from({ length: spaces }, (_, at) => (
    <rect
      key={at}
      class="bt-ed-square"
      x={-width / 2 + 4 + (at % columns) * CELL}
      y={-height / 2 + 4 + Math.floor(at / columns) * CELL}
      width="25"
      height="25"
      rx="3"
    />
  ));
}

/** A plate with its squares; the anchor of a harbour, and a mark where something is to mend. */
function TownSign(props: SignProps) {
  const { desk, speaking, town, from } = props;
  const { content } = desk;
  const index = content.towns.indexOf(town);
  const acts = useTownActs(props);
  const { x, y } = drawnAt(town);
  const plate = plateOf(town);
  const { spaces, width, height } = plate;
  const isBad = desk.findings.some(
    ({ path, isHint, check, facts }) =>
      !isHint && ((path[0] === 'towns' && path[1] === index) || (check === 'cutOff' && facts.town === town.id)),
  );
  const visits = desk.balance.result ? visitsIn(desk.balance.result).get(town.id) : undefined;
  return (
    <g
      class="bt-ed-town"
      role="button"
      tabindex={0}
      aria-label={speaking.words.townOf(town.name, spaces, town.harbour)}
      aria-pressed={townIn(desk) === town}
      data-bad={isBad}
      data-from={from === town.id}
      transform={`translate(${text({ x, y })})`}
      {...acts}
    >
      {visits !== undefined && <circle class="bt-ed-heat" r={14 + 11 * Math.sqrt(visits)} />}
      <rect class="bt-ed-halo" x={-width / 2 - 11} y={-height / 2 - 11} width={width + 22} height={height + 22} rx="15" />
      <rect class="bt-ed-plate" x={-width / 2} y={-height / 2} width={width} height={height} rx="7" />
      <Squares {...plate} />
      {town.harbour && (
        <g class="bt-ed-anchor" transform={`translate(${width / 2} ${-height / 2})`}>
          <circle r="14" />
          <Sign name="g-anchor" x={0} y={0} size={18} />
        </g>
      )}
      {content.startTowns.includes(town.id) && (
        <g class="bt-ed-bus" transform={`translate(${-width / 2} ${height / 2})`}>
          <circle r="13" />
          <Sign name="g-bus" x={0} y={0} size={17} />
        </g>
      )}
      {isBad && (
        <g class="bt-ed-badge" transform={`translate(${-width / 2} ${-height / 2})`}>
          <circle r="14" />
          <text y="7">!</text>
        </g>
      )}
      <text class="bt-ed-label" y={y > WHOLE.height - 70 ? -height / 2 - 12 : height / 2 + 24}>
        {town.name || town.id}
      </text>
    </g>
  );
}
