// A whole map in the size of a stamp: dots for what is written, and the route once it is drawn.
import { useId } from 'preact/hooks';
import { CLUBS, type Club, indexOf, meaning, type Network, type Route } from '../../../../games/on-tour-paris/index.ts';
import { AREA_SHAPES, AREAS, CITY, pathOf, SEINE, sail } from '../drawings/places.ts';
import type { Marks } from '../scene.ts';

const STAMP = 'M0-46L11-15 44-14 18 6 27 37 0 19-27 37-18 6-44-14-11-15z';
const CROSS = 'M-22-22L22 22M22-22L-22 22';

interface MiniMapProps {
  readonly network: Network;
  /** Null for a map that is closed. */
  readonly marks: Marks | null;
  /** The clubs written last. */
  readonly fresh?: readonly Club[];
  readonly route?: Route;
  readonly best?: Route;
}

function dots({ sites }: Network, clubs: readonly Club[]): string {
  return clubs.map(club => `M${sites[club].at.join(' ')}h0`).join('');
}

function lineOf({ sites }: Network, route: Route): string {
  return pathOf(route.flatMap(stop => (stop.type === 'ride' ? [...sail(stop.from, stop.to), sites[stop.club].at] : [sites[stop.club].at])));
}

/** The map of a player as a stamp; decorative, its owner's row says the figures. */
export function MiniMap({ network, marks, fresh = [], route = [], best = [] }: MiniMapProps) {
  const rays = useId();
  const having = (kind: string) => CLUBS.filter(club => marks && kindAt(marks, club) === kind);
  const signs = (kind: string, d: string, name: string) =>
    having(kind).map(club => <path key={club} class={name} d={d} transform={`translate(${network.sites[club].at.join(' ')})`} />);
  return (
    <svg class={`mini ${marks ? '' : 'closed'}`} viewBox="10 10 980 830" aria-hidden="true">
      {AREAS.map(area => (
        <path key={area} class={`t${area}`} d={AREA_SHAPES[area]} />
      ))}
      {marks && <path class="mini-seine" d={SEINE} />}
      {marks === null && <Fan id={rays} />}
      {marks && (
        <>
          <path class="mini-empty" d={dots(network, having('empty'))} />
          {fresh.length > 0 && <path class="mini-fresh" d={dots(network, fresh)} />}
          <path
            class="mini-circled"
            d={dots(
              network,
              CLUBS.filter(club => isCircled(marks, club)),
            )}
          />
          <path class="mini-written" d={dots(network, having('number'))} />
        </>
      )}
      {best.length > 1 && <path class="mini-best" d={lineOf(network, best)} />}
      {route.length > 1 && <path class="mini-under" d={lineOf(network, route)} />}
      {route.length > 1 && <path class="mini-route" d={lineOf(network, route)} />}
      {signs('star', STAMP, 'mini-star')}
      {signs('x', CROSS, 'mini-x')}
    </svg>
  );
}

function kindAt(marks: Marks, club: Club): string {
  const mark = marks[indexOf(club)];
  return mark ? meaning(mark).kind : 'empty';
}

function isCircled(marks: Marks, club: Club): boolean {
  return marks[indexOf(club)]?.endsWith('c') ?? false;
}

/** The back of a closed map: night with a fan of gold. */
function Fan({ id }: { id: string }) {
  return (
    <>
      <clipPath id={id}>
        <path d={CITY} />
      </clipPath>
      <g clip-path={`url(#${id})`}>
        <path class="fan-night" d="M0 0h1000v850H0z" />
        {[120, 220, 320, 420, 520].map(radius => (
          <circle key={radius} class="fan-arc" cx="500" cy="640" r={radius} />
        ))}
      </g>
      <path class="fan-rim" d={CITY} />
    </>
  );
}
