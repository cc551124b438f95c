// The city as cut paper: shadow, gold rim, six areas, landmarks, the Seine and the lines between the clubs.
import { ARRONDISSEMENTS, type Network } from '../../../../games/on-tour-paris/index.ts';
import { AREA_SHAPES, AREAS, CITY, ISLES, linePath, NUMERALS, SEINE } from './places.ts';
import { SILENT } from './spoken.ts';

const TOWER = 'M0-74L2-74 3-56C5-34 9-16 20 0H11C9-7 5-11 0-11S-9-7-11 0H-20C-9-16-5-34-3-56zM-13-20H13V-16H-13zM-7-38H7V-34H-7z';
const DOMES =
  'M-44 0V-16h10v-8q0-10 8-14v-5l2-4 2 4v5q6 3 7 10h4q-2-22 11-30v-9l2-5 2 5v9q13 8 11 30h4q1-7 7-10v-5l2-4 2 4v5q8 4 8 14v8h10V0z';

/** Fine diagonal lines: the South bank is told from the North without colour too. */
export function Hatch({ id, step = 11, width = 2.2 }: { id: string; step?: number; width?: number }) {
  return (
    <pattern id={id} width={step} height={step} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="hatch-line" d={`M0 0v${step}`} stroke-width={width} />
    </pattern>
  );
}

/** Everything below the clubs. */
export function City({ hatch, network }: { hatch: string; network: Network }) {
  return (
    <g class="city" {...SILENT}>
      <defs>
        <Hatch id={hatch} />
      </defs>
      <path class="seine-far" d={SEINE} />
      <path class="city-shadow" d={CITY} transform="translate(5 8)" />
      <path class="city-rim" d={CITY} />
      {AREAS.map(area => (
        <path key={area} class={`land t${area}`} d={AREA_SHAPES[area]} />
      ))}
      <path d={AREA_SHAPES.S} fill={`url(#${hatch})`} />
      <g class="landmarks">
        <path transform="translate(302 530) scale(.86)" d={TOWER} />
        <path transform="translate(640 62) scale(.66)" d={DOMES} />
      </g>
      <g class="seine" data-explain="river">
        <path class="bank" d={SEINE} />
        <path class="water" d={SEINE} />
        <path class="ripple" d={SEINE} />
        <path class="isle" d={ISLES} />
      </g>
      <path class="lines" d={linePath(network)} />
    </g>
  );
}

/** The numerals of the arrondissements; the ones that matter now stand out. */
export function Numerals({ hot }: { hot: readonly number[] }) {
  return (
    <g class="numerals" {...SILENT}>
      {ARRONDISSEMENTS.map(({ numeral }, at) => {
        const [x, y] = NUMERALS[at] ?? [0, 0];
        return (
          <text
            key={numeral}
            x={x}
            y={y}
            data-explain={`home:${at + 1}`}
            class={`${numeral === 'III' ? 'narrow' : ''} ${hot.includes(at + 1) ? 'hot' : ''}`}
          >
            {numeral}
          </text>
        );
      })}
    </g>
  );
}
