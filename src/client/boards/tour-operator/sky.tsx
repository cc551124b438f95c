// Everything over and under the cards: the range island, docks, trails, planes, figures in flight.

import { type CityId, type Event, SIDES, type Side, type View } from '../../../games/tour-operator/table.ts';
import type { Seat } from '../../../kernel/index.ts';
import { coloursOf, shapeOf, Target } from '../../ui/index.ts';
import { JET } from './drawings/art.tsx';
import { type FlightRange, route, sizeOf } from './flight-range.ts';
import { agencyOf, nameOf, pieceName, signed, type TourScene } from './scene.ts';

/** A point over the map: parts of its width and height. */
interface Point {
  readonly x: number;
  readonly y: number;
}

// Planes stand over the sky of a card's poster.
const ON_CARD = 0.34;

function pointOf(view: View, cell: number): Point {
  const { cols, rows } = sizeOf(view);
  return { x: ((cell % cols) + 0.5) / cols, y: (Math.floor(cell / cols) + ON_CARD) / rows };
}

function left({ x, y }: Point): Record<string, string> {
  return { left: `${(x * 100).toFixed(2)}%`, top: `${(y * 100).toFixed(2)}%` };
}

/** Where planes of a side wait: side by side along it, just outside the cards. */
function dockPlace(view: View, side: Side, seat: Seat): Record<string, string> {
  const here = view.agencies.flatMap(({ plane }, each) => (plane === side ? [each] : []));
  const apart = here.includes(seat) ? here.indexOf(seat) - (here.length - 1) / 2 : 0;
  const along = `calc(50% + ${apart * 46}px)`;
  const outside = 'calc(var(--pad) * -0.5)';
  const beyond = 'calc(100% + var(--pad) * 0.5)';
  switch (side) {
    case 'N':
      return { left: along, top: outside };
    case 'S':
      return { left: along, top: beyond };
    case 'W':
      return { left: outside, top: along };
    case 'E':
      return { left: beyond, top: along };
  }
}

/** The sand under all cells that the fuel reaches. */
export function RangeIsland({ view, flights }: { view: View; flights: FlightRange }) {
  const { cols, rows } = sizeOf(view);
  return (
    <svg class="to-island" viewBox={`0 0 ${cols * 100} ${rows * 100}`} preserveAspectRatio="none" aria-hidden="true">
      {[...flights.range].map(cell => (
        <rect key={cell} x={(cell % cols) * 100} y={Math.floor(cell / cols) * 100} width="100" height="100" />
      ))}
    </svg>
  );
}

const MERIDIANS = [60, 140, 230, 330];

/** The sea with its meridians. */
export function Sea() {
  return (
    <svg class="to-sea" viewBox="0 0 500 400" preserveAspectRatio="none" aria-hidden="true">
      {MERIDIANS.map(width => (
        <ellipse key={width} cx="250" cy="200" rx={width} ry="330" />
      ))}
      <path d="M-60 40Q250-16 560 40M-60 130Q250 105 560 130M-60 270Q250 295 560 270M-60 360Q250 416 560 360" />
    </svg>
  );
}

/** The four sides where planes wait at first. */
export function Docks({ scene }: { scene: TourScene }) {
  const { view, words, touching } = scene;
  return (
    <>
      {SIDES.map(side => {
        const planes = view.agencies.flatMap(({ plane }, seat) => (plane === side ? [words.planeHere(nameOf(scene, seat))] : []));
        return (
          <Target
            key={side}
            touching={touching}
            touch={`side:${side}`}
            label={words.dock(pieceName(scene, side), planes.join(', '))}
            class={`to-dock to-dock-${side}`}
          >
            <b>{words.compass[side]}</b>
          </Target>
        );
      })}
    </>
  );
}

/** A way over the cards as a line, and a number at every stop. */
export function Trail({ view, from, to, kind }: { view: View; from: Side | number | null; to: number; kind: 'last' | 'preview' }) {
  const { cols, rows } = sizeOf(view);
  const cells = route(view, from, to);
  const points = cells.map(cell => pointOf(view, cell));
  const [first] = points;
  if (!first) return null;
  const begin = typeof from === 'number' ? pointOf(view, from) : edgeBefore(first, from);
  const line = [begin, ...points].map(({ x, y }) => `${(x * cols * 100).toFixed(0)} ${(y * rows * 100).toFixed(0)}`).join('L');
  return (
    <>
      <svg class={`to-trail to-trail-${kind}`} viewBox={`0 0 ${cols * 100} ${rows * 100}`} preserveAspectRatio="none" aria-hidden="true">
        {kind === 'preview' && <path class="to-trail-under" d={`M${line}`} />}
        <path d={`M${line}`} />
      </svg>
      {kind === 'preview' &&
        points.slice(0, -1).map((point, stop) => (
          <span key={cells[stop]} class="to-hop" style={left(point)} aria-hidden="true" data-explain="token:fuel">
            {stop + 1}
          </span>
        ))}
    </>
  );
}

function edgeBefore({ x, y }: Point, side: Side | null): Point {
  switch (side) {
    case 'N':
      return { x, y: -0.02 };
    case 'S':
      return { x, y: 1.02 };
    case 'W':
      return { x: -0.02, y };
    case 'E':
      return { x: 1.02, y };
    default:
      return { x, y };
  }
}

function Jet({ seat, style, turn, kind }: { seat: Seat; style: Record<string, string>; turn: number; kind: 'here' | 'ghost' | 'docked' }) {
  return (
    <svg
      class={`to-plane to-plane-${kind}`}
      viewBox="-32 -34 64 66"
      style={{ ...style, ...coloursOf(seat) }}
      aria-hidden="true"
      data-explain={`plane:${seat}`}
    >
      <g class="to-plane-turn" style={{ transform: `rotate(${turn}deg)` }}>
        {kind !== 'ghost' && <path class="to-plane-edge" d={JET} />}
        <path class="to-plane-body" d={JET} />
      </g>
      {kind !== 'ghost' && <circle class="to-plane-hub" r="8.5" />}
      {kind !== 'ghost' && <use class="to-plane-mark" href={`#${shapeOf(seat)}`} x="-5.5" y="-5.5" width="11" height="11" />}
    </svg>
  );
}

const INWARDS: Readonly<Record<Side, number>> = { N: 180, E: -90, S: 0, W: 90 };

/** Which way a plane looks after its last step. */
function heading(view: View, from: Side | number | null, to: number): number {
  const cells = route(view, from, to);
  const before = cells.at(-2) ?? (typeof from === 'number' ? from : undefined);
  if (before === undefined) return from !== null && typeof from !== 'number' ? INWARDS[from] : 0;
  const { cols } = sizeOf(view);
  if (before === to - 1) return 90;
  if (before === to + 1) return -90;
  return before === to - cols ? 180 : 0;
}

/** A flight that was seen: from where to where. */
interface Hop {
  readonly seat: Seat;
  readonly from: Side | number | null;
  readonly to: number;
}

/** The last flight of every seat, and of all the very last. */
export function lastHops(view: View, past: readonly Event[]): { readonly bySeat: ReadonlyMap<Seat, Hop>; readonly last: Hop | undefined } {
  const at = new Map<Seat, Side | number | null>();
  const bySeat = new Map<Seat, Hop>();
  let last: Hop | undefined;
  for (const event of past) {
    if (event.type === 'sideChosen') at.set(event.seat, event.side);
    if (event.type === 'roundBegun') last = undefined;
    if (event.type !== 'flown') continue;
    const to = view.grid.indexOf(event.city);
    last = { seat: event.seat, from: at.get(event.seat) ?? null, to };
    bySeat.set(event.seat, last);
    at.set(event.seat, to);
  }
  return { bySeat, last };
}

/** All planes where they stand or are flying to. */
export function Planes({ scene, pointed }: { scene: TourScene; pointed: CityId | null }) {
  const { view, past } = scene;
  const { bySeat } = lastHops(view, past);
  return (
    <>
      {view.agencies.map(({ plane: place }, seat) => {
        const hop = bySeat.get(seat);
        const key = `plane-${seat}`;
        if (place === null) return null;
        if (typeof place === 'number') {
          const turn = hop ? heading(view, hop.from, place) : 0;
          return <Jet key={key} seat={seat} style={left(pointOf(view, place))} turn={turn} kind="here" />;
        }
        return <Jet key={key} seat={seat} style={dockPlace(view, place, seat)} turn={INWARDS[place]} kind="docked" />;
      })}
      {pointed && <Ghost scene={scene} city={pointed} />}
    </>
  );
}

/** The plane as it would stand after the flight pointed at. */
function Ghost({ scene, city }: { scene: TourScene; city: CityId }) {
  const { view, viewer } = scene;
  if (typeof viewer !== 'number') return null;
  const { plane } = agencyOf(view, viewer);
  const cell = view.grid.indexOf(city);
  return <Jet seat={viewer} style={left(pointOf(view, cell))} turn={heading(view, plane, cell)} kind="ghost" />;
}

/** Points that fly up from where a plane stands. */
export function FlyingPoints({ scene }: { scene: TourScene }) {
  const { happening, past, view } = scene;
  if (happening?.type !== 'points') return null;
  const { seat, vp, who, reason } = happening;
  const { plane } = agencyOf(view, seat);
  const at = typeof plane === 'number' ? pointOf(view, plane) : { x: 0.5, y: 0.5 };
  return (
    <span key={past.length} class="to-flying" data-minus={vp < 0} style={left(at)} aria-hidden="true">
      <b>{signed(vp)}</b>
      <em>{reason === 'interest' ? pieceName(scene, who) : pieceName(scene, `reason:${reason}`)}</em>
    </span>
  );
}
