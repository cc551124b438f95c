// The land behind everything: no meaning, nothing to touch.

import type { Words } from '../words/en.ts';
import { DECORATION } from './decoration.ts';
import { BORDERS, HIGH_HILLS, HILLS, ISLANDS, LOWER_LAKE, PEAKS, RIVERS, STREAMS, TREES, UPPER_LAKE, VINEYARDS, WAVES } from './land.ts';

function Peak({ peak: [left, right, foot, x, y, snow] }: { peak: (typeof PEAKS)[number] }) {
  const [width, height] = [right - left, foot - y];
  const shade = `M${x} ${y}L${right} ${foot}L${x + width * 0.06} ${foot}L${x - width * 0.05} ${(y + foot) / 2}z`;
  const cap =
    `M${x - (x - left) * 0.3} ${y + height * 0.3}L${x} ${y}l${(right - x) * 0.3} ${height * 0.3} ` +
    `${-width * 0.09} ${-height * 0.07} ${-width * 0.07} ${height * 0.12} ${-width * 0.07} ${-height * 0.09}z`;
  return (
    <>
      <path class="bt-alp" d={`M${left} ${foot}L${x} ${y}L${right} ${foot}z`} />
      <path class="bt-alp-shade" d={shade} />
      {snow === 1 && <path class="bt-snow" d={cap} />}
    </>
  );
}

function Sail({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path class="bt-sail" d="M0-26V0H-15C-8-7-3-15 0-26zM3-20C10-14 14-8 15 0H3z" />
      <path class="bt-hull" d="M-17 3H17l-5 6h-24z" />
    </g>
  );
}

/** The lake in three bands, its islands, sails and names. */
function LakeWater({ words }: { words: Words }) {
  return (
    <>
      <clipPath id="bt-shore">
        <path d={UPPER_LAKE} />
        <path d={LOWER_LAKE} />
      </clipPath>
      <path class="bt-deep" d={UPPER_LAKE + LOWER_LAKE} />
      <g clip-path="url(#bt-shore)">
        <path class="bt-mid-water" d={UPPER_LAKE + LOWER_LAKE} />
        <path class="bt-shallow" d={UPPER_LAKE + LOWER_LAKE} />
      </g>
      <path class="bt-shoreline" d={UPPER_LAKE} />
      <path class="bt-shoreline" d={LOWER_LAKE} />
      <path class="bt-island" d={ISLANDS} />
      <path class="bt-waves" d={WAVES.map(([x, y]) => `M${x} ${y}q7-6 14 0M${x + 22} ${y}q7-6 14 0M${x + 44} ${y}q7-6 14 0`).join('')} />
      <path id="bt-lake-name" d="M852 600C920 626 1010 618 1120 592" fill="none" />
      <text class="bt-lake-name">
        <textPath href="#bt-lake-name">{words.lakeNames.upper}</textPath>
      </text>
      <text class="bt-lake-name small" transform="translate(288 78) rotate(45)">
        {words.lakeNames.arm}
      </text>
      <Sail at="translate(708 408)" />
      <Sail at="translate(1132 612) scale(.8)" />
      <Sail at="translate(860 664) scale(.75)" />
      <g transform="translate(946 532)">
        <path class="bt-airship-shade" d="M-40 26C-18 17 30 17 50 26 30 35-18 35-40 26z" />
        <path class="bt-sail" d="M-52 0C-28-17 30-17 52 0 30 17-28 17-52 0z" />
        <path class="bt-hull" d="M-46-2L-58-13H-46L-36-7zM-46 2L-58 13H-46L-36 7zM-4 13H14L10 19H0z" />
        <path class="bt-airship-line" d="M-50 0H50M-40-6Q6-17 42-5M-40 6Q6 17 42 5" />
      </g>
      <g class="bt-countries">
        <text x="1106" y="30">
          {words.countries.north}
        </text>
        <text x="24" y="742">
          {words.countries.south}
        </text>
        <text x="1082" y="912">
          {words.countries.east}
        </text>
      </g>
    </>
  );
}

/** Land, hills and Alps; with the lake where the board is the printed one. */
export function Landscape({ words, isLake }: { words: Words; isLake: boolean }) {
  return (
    <g class="bt-land" data-scenery {...DECORATION}>
      <path class="bt-plain" d="M0 0h1316v924H0z" />
      <path class="bt-hills" d={HILLS} />
      <path class="bt-high-hills" d={HIGH_HILLS} />
      <path class="bt-vineyards" d={VINEYARDS} />
      {isLake && (
        <>
          <path class="bt-river" d={RIVERS} />
          <path class="bt-river small" d={STREAMS} />
          <path class="bt-border" d={BORDERS} />
        </>
      )}
      {PEAKS.map((peak, at) => (
        <Peak key={at} peak={peak} />
      ))}
      <path class="bt-firs" d={TREES.map(([x, y]) => `M${x} ${y}l7 16h-14zM${x} ${y - 9}l5.500 13h-11z`).join('')} />
      {isLake && <LakeWater words={words} />}
    </g>
  );
}
