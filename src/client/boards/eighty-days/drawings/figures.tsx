import type { Seat } from '../../../../kernel/index.ts';
import { coloursOf, shapeOf } from '../../../ui/index.ts';

const TRAVELLER =
  'M-9.5-2C-9.5-13-6.5-20-3.2-21.2A6 6 0 0 1-5.6-28.2H-8.4V-31H-5.2L-5.8-41H5.8L5.2-31H8.4V-28.2H5.6A6 6 0 0 1 3.2-21.2C6.5-20 9.5-13 9.5-2Q0 3-9.5-2z';
const DETECTIVE =
  'M-10-2C-10-14-7-20-3.2-21.2A6 6 0 0 1-5.8-27H-10V-29.6H-7.4C-7.4-37-4-40 0-40S7.4-37 7.4-29.6H10V-27H5.8A6 6 0 0 1 3.2-21.2C7-20 10-14 10-2Q0 3-10-2z';

function Silhouette({ d }: { d: string }) {
  return (
    <>
      <ellipse class="shadow" rx="14" ry="4.5" cy="1" />
      <path class="edge" d={d} />
      <path class="rim" d={d} />
      <path class="fill" d={d} />
    </>
  );
}

/** A traveller with a top hat, feet at the origin; the shape of his seat is on his coat. */
export function Traveller({ seat }: { seat: Seat }) {
  return (
    <g class="ed-figure" style={coloursOf(seat)}>
      <Silhouette d={TRAVELLER} />
      <path class="band" d="M-5.4-31.5H5.4V-34H-5.6z" />
      <use class="mark" href={`#${shapeOf(seat)}`} x="-6.5" y="-16.5" width="13" height="13" />
    </g>
  );
}

/** The detective with his glass. */
export function Detective() {
  return (
    <g class="ed-figure ed-detective">
      <Silhouette d={DETECTIVE} />
      <path class="band" d="M-7.2-29.8H7.2V-32.4H-7z" />
      <g class="glass" transform="translate(8 -12)">
        <circle r="5" />
        <path d="M-3.4 3.8-7 8" />
      </g>
    </g>
  );
}
