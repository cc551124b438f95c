// The band of the end screen.
import { JET } from './drawings/art.tsx';
import { Starburst } from './drawings/wake-band.tsx';

/** The wake of a jet over hills and palms. */
export function Finale() {
  return (
    <svg class="to-finale" viewBox="0 0 1200 220" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <path class="to-outside" d="M-200-100h1600v420H-200z" />
      <g transform="translate(190 88) scale(2.1)">
        <Starburst />
      </g>
      <path class="ink-c" d="M-200 190C260 190 640 166 900 92l8 8C690 186 300 214-200 214z" />
      <path class="ink-y" d="M-200 214c500 0 890-28 1108-114l6 8C700 208 300 238-200 238z" />
      <path class="ink-h" d="M-200 238c500 0 900-30 1114-130l6 8C720 232 300 262-200 262z" />
      <g transform="translate(966 84) rotate(66) scale(2.3)">
        <path class="ink-d" d={JET} />
        <path class="ink-h" d="M3.4-8L24 8v5L3.4-1zM-3.4-8L-24 8v5L-3.4-1z" />
      </g>
      <path class="ink-l" d="M-200 196q280-30 530-12t340 8 330-14 400 8v140H-200z" />
      <path class="ink-d" d="M-200 210q360-16 620-4t400-2 580 2v100H-200z" />
    </svg>
  );
}
