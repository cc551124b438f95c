// The map of Paris with a route, as it is printed: for the picture of a tour, and for the best that a map had.
import {
  CLUBS,
  type Club,
  type Dock,
  homeOf,
  indexOf,
  LINES,
  type Mark,
  meaning,
  OUTLINES,
  type Point,
  QUAYS,
  RIVER,
  type Route,
  regionsOf,
  SITES,
} from '../../../games/on-tour-paris/index.ts';

/** The land of each region, north and south of the river. */
const LAND: Readonly<Record<string, readonly [string, string]>> = {
  W: ['#c4dce6', '#86c3e8'],
  C: ['#b5d3b4', '#69b088'],
  E: ['#f5d6a2', '#ecb65c'],
};

interface MapProps {
  readonly route: Route;
  /** What stands on the map; without it nothing of the luck is told. */
  readonly marks?: readonly (Mark | null)[] | undefined;
  /** Whether the route is the best of the map, and not the one that was drawn. */
  readonly isBest?: boolean;
}

export function ParisMap({ route, marks, isBest = false }: MapProps) {
  const visited = new Set(route.map(({ club }) => club));
  const ways = waysOf(route);
  return (
    <g stroke-linejoin="round" stroke-linecap="round">
      {OUTLINES.map((outline, at) => (
        <path key={at} d={`${pathOf(outline)}z`} fill={landOf(at)} stroke="#fffaf0" stroke-width="3" />
      ))}
      <path d={pathOf(RIVER)} fill="none" stroke="#7fb2ce" stroke-width="26" />
      <path d={LINES.map(([one, other]) => pathOf([at(one), at(other)])).join('')} stroke="#6c5f72" stroke-width="2" opacity="0.7" />
      {ways.map(({ points, isRide }, number) => (
        <g key={number} fill="none">
          <path d={pathOf(points)} stroke="#1d1a3d" stroke-width={isRide ? 16 : 13} />
          <path
            d={pathOf(points)}
            stroke={isRide ? '#fffaf0' : isBest ? '#e0563b' : '#e2aa3a'}
            stroke-width={isRide ? 5 : 8}
            stroke-dasharray={isRide ? '2 12' : undefined}
          />
        </g>
      ))}
      {CLUBS.map(club => (
        <Lamp key={club} club={club} isVisited={visited.has(club)} mark={marks?.[indexOf(club)] ?? null} />
      ))}
    </g>
  );
}

function Lamp({ club, isVisited, mark }: { club: Club; isVisited: boolean; mark: Mark | null }) {
  const [x, y] = at(club);
  if (mark === null)
    return <circle cx={x} cy={y} r={isVisited ? 13 : 9} fill="#fffaf0" stroke="#1d1a3d" stroke-width={isVisited ? 5 : 2} />;
  const isCircled = meaning(mark).circled;
  return (
    <g opacity={isVisited ? 1 : 0.75}>
      <circle cx={x} cy={y} r="19" fill="#fffaf0" stroke={isCircled ? '#d55e00' : '#1d1a3d'} stroke-width={isCircled ? 6 : 2} />
      <text
        x={x}
        y={y + 8}
        text-anchor="middle"
        font-family="'Jost Variable', Jost, sans-serif"
        font-size="23"
        font-weight="700"
        fill="#1d1a3d"
      >
        {signOf(mark)}
      </text>
    </g>
  );
}

function signOf(mark: Mark): string {
  return /\d+|X/.exec(mark)?.[0] ?? '★';
}

const at = (club: Club): Point => SITES[club].at;
const pathOf = (points: readonly Point[]) => `M${points.map(point => point.join(' ')).join('L')}`;

/** Coloured by the part of the town, darker in the south. */
function landOf(index: number): string {
  const club = CLUBS.find(each => homeOf(each) === index + 1);
  const regions = club ? regionsOf(club) : [];
  return LAND[regions.find(region => region in LAND) ?? 'C']?.[regions.includes('S') ? 1 : 0] ?? '';
}

interface Way {
  readonly points: readonly Point[];
  readonly isRide: boolean;
}

/** The ways from club to club; a boat goes along the river from dock to dock. */
function waysOf(route: Route): readonly Way[] {
  return route.slice(1).flatMap((stop, before): readonly Way[] => {
    const from = at((route[before] ?? stop).club);
    if (stop.type !== 'ride') return [{ points: [from, at(stop.club)], isRide: false }];
    const [pier, other] = [quay(stop.from), quay(stop.to)];
    return [
      { points: [from, pier], isRide: true },
      { points: [pier, ...between(pier, other), other], isRide: true },
      { points: [other, at(stop.club)], isRide: true },
    ];
  });
}

const quay = (dock: Dock): Point => QUAYS[dock].at;

/** The bends of the river between two docks; it flows from east to west. */
function between([x]: Point, [other]: Point): readonly Point[] {
  const bends = RIVER.filter(([bend]) => bend > Math.min(x, other) && bend < Math.max(x, other));
  return x < other ? bends : bends.toReversed();
}
