// The frame of the city: its roads, its houses, the gate, and the bed in which the tiles will lie.
import { centreOf, SPACES } from '../../../../games/city-tour/index.ts';
import { Sign } from '../../../ui/index.ts';
import { Houses, type StandingHouse } from './houses.tsx';

const ROADS =
  'M200 725H185A75 75 0 0 1 185 575H200M200 425H185A75 75 0 0 1 185 275H200M275 200V185A75 75 0 0 1 425 185V200M575 200V185A75 75 0 0 1 725 185V200M800 425H815A75 75 0 0 1 815 575H800M425 800V815A75 75 0 0 0 575 815V800M800 725A75 75 0 1 1 725 800M275 800V930M800 275H966';
const OPENINGS = [275, 425, 575, 725];
const KERB_STUBS = OPENINGS.map(at => `M${at} 188v18M188 ${at}h18M794 ${at}h18M${at} 794v18`).join('');
const ROAD_STUBS = OPENINGS.map(at => `M${at} 183v23M183 ${at}h23M794 ${at}h23M${at} 794v23`).join('');

const HOUSES: readonly StandingHouse[] = [
  { kind: 'stepped', x: 108, y: 168, scale: 1.15, wall: 4 },
  { kind: 'gabled', x: 462, y: 176, wall: 3 },
  { kind: 'gabled', x: 538, y: 178, wall: 2 },
  { kind: 'gabled', x: 150, y: 182, scale: 1.15, wall: 1 },
  { kind: 'stepped', x: 500, y: 184, scale: 1.25, wall: 1 },
  { kind: 'round-tree', x: 478, y: 194, scale: 0.8 },
  { kind: 'round-tree', x: 86, y: 196 },
  { kind: 'fir', x: 524, y: 196, scale: 0.8 },
  { kind: 'long', x: 822, y: 202, wall: 1 },
  { kind: 'fir', x: 870, y: 212 },
  { kind: 'stepped', x: 824, y: 372, wall: 4 },
  { kind: 'gabled', x: 858, y: 380, scale: 1.1, wall: 1 },
  { kind: 'round-tree', x: 892, y: 384 },
  { kind: 'fir', x: 916, y: 386, scale: 0.9 },
  { kind: 'gabled', x: 100, y: 500, scale: 1.05, wall: 2 },
  { kind: 'stepped', x: 138, y: 506, scale: 1.1, wall: 1 },
  { kind: 'round-tree', x: 172, y: 508, scale: 0.9 },
  { kind: 'fir', x: 76, y: 512, scale: 0.9 },
  { kind: 'round-tree', x: 828, y: 656, scale: 0.85 },
  { kind: 'gabled', x: 866, y: 664, scale: 1.05, wall: 3 },
  { kind: 'stepped', x: 902, y: 668, scale: 1.1, wall: 2 },
  { kind: 'stepped', x: 100, y: 822, scale: 1.15, wall: 3 },
  { kind: 'gabled', x: 142, y: 838, scale: 1.2, wall: 4 },
  { kind: 'fir', x: 182, y: 850 },
  { kind: 'gabled', x: 342, y: 860, scale: 1.1, wall: 1 },
  { kind: 'stepped', x: 622, y: 862, scale: 1.15, wall: 4 },
  { kind: 'stepped', x: 378, y: 872, scale: 1.15, wall: 2 },
  { kind: 'gabled', x: 660, y: 876, scale: 1.15, wall: 3 },
  { kind: 'fir', x: 694, y: 884, scale: 0.95 },
  { kind: 'round-tree', x: 96, y: 900, scale: 1.1 },
  { kind: 'long', x: 150, y: 908, scale: 1.1, wall: 2 },
  { kind: 'round-tree', x: 352, y: 908, scale: 0.9 },
  { kind: 'round-tree', x: 628, y: 912, scale: 0.95 },
  { kind: 'round-tree', x: 198, y: 914, scale: 0.9 },
  { kind: 'fir', x: 330, y: 914, scale: 0.8 },
  { kind: 'long', x: 384, y: 918, scale: 0.9, wall: 3 },
  { kind: 'long', x: 672, y: 920, wall: 1 },
];

/** Paper of the frame with all its roads, and the green bay where the bus starts. */
export function FramePaper() {
  return (
    <g>
      <rect class="ct-shade" x="66" y="70" width="884" height="884" rx="36" />
      <rect class="ct-frame" x="58" y="58" width="884" height="884" rx="36" />
      <path class="ct-kerb" d={ROADS} />
      <path class="ct-road" d={ROADS} />
      <path class="ct-middle" d={ROADS} />
      <g transform="translate(275 885)" style={{ color: 'var(--on-cat-green)' }}>
        <rect class="ct-bay" x="-34" y="-48" width="68" height="96" rx="10" />
        <Sign name="g-bus" x={0} y={0} size={42} />
      </g>
    </g>
  );
}

/** The bed with its empty spaces, and the ends of the frame roads reaching over its edge. */
export function Bed({ isEmpty }: { isEmpty: (space: number) => boolean }) {
  return (
    <g>
      <rect class="ct-bed" x="194" y="194" width="612" height="612" rx="8" />
      <path class="ct-shade" d="M194 202a8 8 0 0 1 8-8H798a8 8 0 0 1 8 8H204V806h-2a8 8 0 0 1-8-8z" />
      {SPACES.map((name, space) => {
        const [x, y] = centreOf(space);
        return (
          isEmpty(space) && (
            <g key={name} transform={`translate(${x} ${y})`}>
              <rect class="ct-cell" x="-69" y="-69" width="138" height="138" rx="6" />
              <path class="ct-crop" d="M-56-44v-12h12M44-56h12v12M56 44v12H44M-44 56h-12V44" />
            </g>
          )
        );
      })}
      <path class="ct-kerb" d={KERB_STUBS} />
      <path class="ct-road" d={ROAD_STUBS} />
    </g>
  );
}

/** Houses around the city, and the gate at the exit. */
export function FrameHouses() {
  return (
    <g>
      <g class="ct-houses">
        <Houses standing={HOUSES} />
      </g>
      <path class="ct-shade" transform="translate(6 6)" d="M872 300V218l28-26 28 26v82h-10v-78h-26v78z" />
      <g data-explain="exit">
        <rect class="ct-hit" x="868" y="190" width="64" height="122" />
        <path class="ct-gate" d="M868 312v-92h64v92h-12v-60a20 20 0 0 0-40 0v60z" />
        <path class="ct-roof" d="M860 222l40-34 40 34z" />
        <path class="ct-flag" d="M898 190v-26h26l-7 7 7 7h-22v12z" />
      </g>
    </g>
  );
}
