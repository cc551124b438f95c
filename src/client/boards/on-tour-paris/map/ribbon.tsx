// A route on the map: gold along the lines, dots along the river, a boat on every ride.
import { useEffect, useRef } from 'preact/hooks';
import { type Network, type Point, type Route, rideLength } from '../../../../games/on-tour-paris/index.ts';
import { PLATES, pathOf, pointAt, sail } from '../drawings/places.ts';
import { SILENT } from '../drawings/spoken.ts';

/** What kind of route: what counts, a plan, or the best there is. */
export type RibbonKind = 'route' | 'sketch' | 'best';

interface Leg {
  readonly way: readonly Point[];
  readonly isRide: boolean;
  readonly gain: number;
}

/** Places along a ride, from its middle outwards. */
const SHARES = Array.from({ length: 35 }, (_, at) => 0.5 + (at % 2 === 0 ? 1 : -1) * Math.ceil(at / 2) * 0.025);

/** How a ride is marked: by a boat where there is room for one, else by a tag; and how far that stays from others and from docks. */
const MARKS = [
  { size: 'boat', apart: 64, fromDocks: 42 },
  { size: 'tag', apart: 40, fromDocks: 28 },
  { size: 'tag', apart: 34, fromDocks: 24 },
  { size: 'tag', apart: 30, fromDocks: 0 },
] as const;

/** With more rides than this there is no room for boats. */
const MOST_BOATS = 5;

interface Berth {
  readonly at: Point;
  readonly size: (typeof MARKS)[number]['size'];
}

function legsOf(network: Network, route: Route): readonly Leg[] {
  return route.slice(1).flatMap((stop, at): readonly Leg[] => {
    const before = route[at];
    if (!before) return [];
    const [start, end] = [network.sites[before.club].at, network.sites[stop.club].at];
    if (stop.type !== 'ride') return [{ way: [start, end], isRide: false, gain: 0 }];
    return [{ way: [start, ...sail(stop.from, stop.to), end], isRide: true, gain: rideLength(stop.from, stop.to, network) }];
  });
}

/** Where the boats lie: near the middle of their ride, clear of each other and of the docks as far as there is room. */
function berths(legs: readonly Leg[]): readonly Berth[] {
  const taken: Berth[] = [];
  const marks = legs.length > MOST_BOATS ? MARKS.slice(1) : MARKS;
  for (const { way } of legs) {
    const places = SHARES.map(share => pointAt(way.slice(1, -1), share));
    const found = marks.flatMap(({ size, apart, fromDocks }) => {
      const isFree = (at: Point) =>
        taken.every(other => far(other.at, at) > apart) && Object.values(PLATES).every(plate => far(plate, at) > fromDocks);
      const at = places.find(isFree);
      return at ? [{ at, size }] : [];
    });
    taken.push(found[0] ?? { at: places[0] ?? [0, 0], size: 'tag' });
  }
  return taken;
}

function far([x, y]: Point, [ox, oy]: Point): number {
  return Math.hypot(x - ox, y - oy);
}

interface RibbonProps {
  readonly network: Network;
  readonly route: Route;
  readonly kind: RibbonKind;
  /** Whether it is drawn stop by stop before our eyes. */
  readonly isDrawn?: boolean;
  /** The stop that breaks a rule, in a sketch. */
  readonly problemAt?: number;
}

/** A route as a line over the map. */
export function Ribbon({ network, route, kind, isDrawn = false, problemAt = -1 }: RibbonProps) {
  const legs = legsOf(network, route);
  const style = (at: number) => ({ '--at': String(at) });
  const first = route[0];
  return (
    <g class={`ribbon ${kind} ${isDrawn ? 'drawn' : ''}`} {...SILENT}>
      {legs.map(({ way }, at) => (
        <path key={`under ${at}`} class="under" d={pathOf(way)} style={style(at)} />
      ))}
      {legs.map(({ way, isRide }, at) => (
        <path
          key={`over ${at}`}
          class={`over ${isRide ? 'ride' : ''} ${at + 1 === problemAt ? 'wrong' : ''}`}
          d={pathOf(way)}
          style={style(at)}
        />
      ))}
      {legs.map(({ way, isRide }, at) => !isRide && <Arrow key={`arrow ${at}`} way={way} at={at} />)}
      {first && <circle class="ribbon-start" r="31" cx={network.sites[first.club].at[0]} cy={network.sites[first.club].at[1]} />}
    </g>
  );
}

/** The way the route goes, at the middle of a line. */
function Arrow({ way, at }: { way: readonly Point[]; at: number }) {
  const [start, end] = [way[0] ?? [0, 0], way.at(-1) ?? [0, 0]];
  const [x, y] = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  const turn = (Math.atan2(end[1] - start[1], end[0] - start[0]) * 180) / Math.PI;
  return (
    <path class="arrow" d="M-6-7L7 0-6 7z" transform={`translate(${x} ${y}) rotate(${Math.round(turn)})`} style={{ '--at': String(at) }} />
  );
}

/** The boats of a route, above docks and lines. */
export function Boats({ network, route }: { network: Network; route: Route }) {
  const rides = legsOf(network, route).filter(({ isRide }) => isRide);
  const places = berths(rides);
  return (
    <g class="boats" {...SILENT}>
      {rides.map(({ way, gain }, at) => {
        const berth = places[at];
        return berth && <Boat key={`${at} ${pathOf(way)}`} way={way.slice(1, -1)} berth={berth} gain={gain} />;
      })}
    </g>
  );
}

const MS_A_DOCK = 120;

function Boat({ way, berth: { at, size }, gain }: { way: readonly Point[]; berth: Berth; gain: number }) {
  const boat = useRef<SVGGElement>(null);
  // A boat sails once, when it appears.
  useEffect(() => {
    const element = boat.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches || element.closest('[data-motion="off"]')) return;
    const speed = Number(getComputedStyle(element).getPropertyValue('--speed') || 1);
    const stops = [...way, at].map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
    if (speed > 0) element.animate(stops, { duration: MS_A_DOCK * gain * speed, easing: 'ease-in-out' });
  }, []);
  return (
    <g ref={boat} class={`boat ${size === 'tag' ? 'small' : ''}`} transform={`translate(${Math.round(at[0])} ${Math.round(at[1])})`}>
      <g class="plate">
        {size === 'boat' && (
          <g class="ship">
            <path class="hull" d="M-29-9h58q-2 22-14 22h-31q-11 0-13-22zM-19-9v-7h36v7zM-8-16v-8h8v8z" />
            <path class="stripe" d="M-29-4h57" />
          </g>
        )}
        <rect class="hull tag" x="-17" y="-11.500" width="34" height="23" rx="11.500" />
        <text>+{gain}</text>
      </g>
    </g>
  );
}
