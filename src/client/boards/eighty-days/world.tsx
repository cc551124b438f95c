// The map without anything that moves: sea, land, ornaments, roads.

import { ROADS } from './atlas.ts';
import { LAND } from './drawings/land.ts';
import { BonusChip } from './drawings/signs.tsx';
import { UNSPOKEN } from './scene.ts';
import type { Words } from './words/en.ts';

const WAVES = [
  90, 330, 330, 250, 400, 330, 330, 330, 440, 400, 470, 520, 700, 470, 740, 520, 820, 430, 640, 520, 985, 320, 1000, 400, 960, 470, 70, 130,
];
const RIDGES: readonly (readonly [number, number, number])[] = [
  [150, 178, 0.9],
  [176, 206, 0.62],
  [740, 236, 0.85],
  [846, 300, 0.6],
  [700, 140, 0.8],
  [880, 120, 0.9],
  [470, 280, 0.7],
  [266, 500, 0.9],
];
const STEAMER = 'M-26-6H26L20 4H-18zM-14-12H14V-7H-14z';

function wavesPath(): string {
  let path = '';
  for (let at = 0; at + 1 < WAVES.length; at += 2) path += `M${WAVES[at]} ${WAVES[at + 1]}q6-5 12 0t12 0t12 0`;
  return path;
}

function Ridges() {
  return (
    <g class="ridges">
      {RIDGES.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path class="rock" d="M-26 0-8-26 0-14 8-22 28 0z" />
          <path class="snow" d="M-8-26 0-14-3-9-8-14-13-8-15-15.9z" />
        </g>
      ))}
    </g>
  );
}

function Rose({ north }: { north: string }) {
  return (
    <g class="rose" data-scenery transform="translate(462 474)">
      <circle class="round" r="27" />
      {[0, 45, 90, 135, 180, 225, 270, 315].map(turn => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path class="dark" d={turn % 90 ? 'M0 0V-20L4.5-4.5z' : 'M0 0V-36L6.5-6.5z'} />
          <path class="light" d={turn % 90 ? 'M0 0V-20L-4.5-4.5z' : 'M0 0V-36L-6.5-6.5z'} />
        </g>
      ))}
      <text y="-41" text-anchor="middle">
        {north}
      </text>
    </g>
  );
}

function Roads() {
  const stretches = ROADS.flatMap(routes => Object.values(routes).flatMap(road => road.stretches));
  return (
    <g class="roads">
      {stretches.map(({ by, d }) =>
        by === 'T' ? (
          <g key={d}>
            <path class="ties" d={d} />
            <path class="rail" d={d} />
          </g>
        ) : (
          <path key={d} class={by === 'S' ? 'sea-lane' : 'footpath'} d={d} />
        ),
      )}
    </g>
  );
}

/** What the two kinds of chip mean, in the empty South Pacific. */
function Legend({ words }: { words: Words }) {
  return (
    <g class="legend" transform="translate(60 430)">
      <g data-explain="chip:red">
        <g transform="translate(16 0)">
          <BonusChip colour="red" kind="coin" />
        </g>
        <text x="38" y="6">
          {words.legend.first}
        </text>
      </g>
      <g data-explain="chip:blue">
        <g transform="translate(16 36)">
          <BonusChip colour="blue" kind="coin" />
        </g>
        <text x="38" y="42">
          {words.legend.last}
        </text>
      </g>
    </g>
  );
}

/** The dial of the watch: the world. */
export function World({ words }: { words: Words }) {
  const [atlantic, pacific] = words.legend.ocean;
  return (
    <g class="ed-map" {...UNSPOKEN}>
      <svg x="40" y="40" width="1000" height="520" viewBox="40 40 1000 520" aria-hidden="true">
        <path class="sea" d="M40 40h1000v520H40z" />
        <path
          class="bands"
          d="M40 40h1000v34H40zM40 118h1000v22H40zM40 210h1000v12H40zM40 404h1000v12H40zM40 452h1000v24H40zM40 508h1000v52H40z"
        />
        <path class="waves" d={wavesPath()} />
        <path class="land-shadow" d={LAND} transform="translate(3 4)" />
        <path class="land" d={LAND} />
        <Ridges />
        <path class="rock" d="M552 316l15-20 15 20zM540 316l9-12 9 12z" />
        <path class="side" d="M567 296l15 20h-9z" />
        <path class="dune" d="M470 330q14-9 28 0t28 0M500 350q14-9 28 0t28 0M560 360q10-7 20 0M450 366q12-8 24 0" />
        <g class="steamer" transform="translate(395 214) scale(-.85 .85)">
          <path d={STEAMER} />
          <path class="funnel" d="M-5-22H1L2-12H-5zM6-22h5l1 10H6z" />
          <path class="mast" d="M-19-6V-24M19-6V-22" />
          <path class="smoke" d="M-2-25c-4-5-10-3-14-6s-9-1-12-3" />
        </g>
        <Rose north={words.legend.north} />
        <g class="oceans" data-scenery>
          <text x="322" y="300">
            {atlantic}
          </text>
          <text x="62" y="345">
            {pacific}
          </text>
        </g>
        <Roads />
      </svg>
      <path class="keyline" d="M40 40h1000v520H40z" />
      <Legend words={words} />
    </g>
  );
}
