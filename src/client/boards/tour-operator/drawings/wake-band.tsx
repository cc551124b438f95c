// The jet's wake and the star of the jet age.
import { JET } from './art.tsx';

const RAYS = Array.from({ length: 16 }, (_, ray) => ray);

/** The starburst of the jet age. */
export function Starburst() {
  return (
    <g class="ink-y">
      {RAYS.map(ray => (
        <path key={ray} d={ray % 2 === 0 ? 'M8.9-1.4L26 0 8.9 1.4z' : 'M8.9-1.2L15 0 8.9 1.2z'} transform={`rotate(${ray * 22.5})`} />
      ))}
      <circle r="8" />
    </g>
  );
}

/** Three bands of a jet's wake: the motif of the game, on a strip of 860 by 56. */
export function WakeBand() {
  return (
    <svg class="to-bands" viewBox="0 0 860 56" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <path class="ink-l" d="M0 0h860v56H0z" />
      <path class="ink-c" d="M330 56C520 50 650 40 752 17l3 3C660 45 540 56 420 56z" />
      <path class="ink-y" d="M420 56c130-2 240-14 335-36l2 3c-80 22-170 33-250 33z" />
      <path class="ink-h" d="M507 56c90-2 170-14 250-33l2 3c-60 18-120 27-170 30z" />
      <g transform="translate(782 20) rotate(74) scale(.8)">
        <path class="ink-c" d={JET} />
        <path class="ink-h" d="M3.4-8L24 8v5L3.4-1zM-3.4-8L-24 8v5L-3.4-1z" />
      </g>
      <g transform="translate(834 34) scale(.72)">
        <Starburst />
      </g>
    </svg>
  );
}
