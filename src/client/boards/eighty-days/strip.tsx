import type { Words } from './words/en.ts';

/** The header of the board: the title, the liner before the sun, the balloon. */
export function Strip({ words }: { words: Words }) {
  return (
    <header class="ed-strip">
      <svg class="art" viewBox="620 0 280 56" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
        <Liner x={716} y={43} size={0.54} sun />
        <Balloon x={830} y={24} size={0.9} />
      </svg>
      <svg class="sea" viewBox="0 0 1200 12" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
        <path d={`M0 6${'q12-7 24 0t24 0'.repeat(40)}V14H0z`} />
      </svg>
      <p class="title" data-scenery>
        {words.title.before} <b>80</b> {words.title.after}
      </p>
    </header>
  );
}

/** The liner from the side, before the sun where there is one. */
export function Liner({ x, y, size, sun = false }: { x: number; y: number; size: number; sun?: boolean }) {
  return (
    <g class="ed-liner">
      {sun && <circle class="glow" cx={x} cy={y + 11} r={size * 93} />}
      {sun && <circle class="sun" cx={x} cy={y + 11} r={size * 70} />}
      <g transform={`translate(${x} ${y}) scale(${size})`}>
        <path class="hull" d="M-70-12L-58 10H62L74-14H50V-22H-46V-12z" />
        <path class="deck" d="M-38-30H44V-22H-38z" />
        <path class="funnels" d="M-20-56H-7L-9-30H-21zM4-56H17L15-30H3zM28-56H41L39-30H27z" />
        <path class="masts" d="M-54-12V-52M62-14V-56" />
      </g>
    </g>
  );
}

/** The striped balloon. */
export function Balloon({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g class="ed-balloon" transform={`translate(${x} ${y}) scale(${size})`}>
      <path class="silk" d="M0-22c11 0 17 7 17 16C17 3 9 8 5 15H-5C-9 8-17 3-17-6-17-15-11-22 0-22z" />
      <path
        class="stripes"
        d="M-6 15C-9 8-10 2-10-6S-7-20 0-22C-3-18-4-13-4-6S-3 8-2 15zM6 15C9 8 10 2 10-6S7-20 0-22C3-18 4-13 4-6S3 8 2 15zM-4 18H4V24H-4z"
      />
    </g>
  );
}
