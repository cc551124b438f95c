// Small printed landscapes: a piece without a drawing of its own gets the same one everywhere.

/** Sky, sun, land, foreground, light. */
type Inks = readonly [sky: string, sun: string, land: string, front: string, light: string];
const INKS: readonly Inks[] = [
  ['#e4ddf0', '#f5b63d', '#7d60a8', '#2b2046', '#fff8e8'],
  ['#bfe4e1', '#e3a93c', '#2a7480', '#12304a', '#fff8e8'],
  ['#f6d589', '#fff8e8', '#c4452a', '#5a2418', '#fff8e8'],
  ['#cfe7f0', '#f7c83e', '#4f8cb0', '#0d3f66', '#fffdf2'],
  ['#f8e2ce', '#f5c15b', '#b34a2c', '#43293a', '#fffaf0'],
  ['#d8e7d0', '#f0bc4e', '#4d8060', '#1e4636', '#fbf6e2'],
];
const LANDSCAPES = [Boat, Hills, Lighthouse, Peaks, Houses] as const;

function numberOf(id: string): number {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99_991;
  return sum;
}

/** The landscape of a piece: its own wherever it lies, or, for places that never move, one that differs from the neighbours'. */
export function Motif({ id, at }: { id: string; at?: number }) {
  const number = numberOf(id);
  const inks = INKS[(at ?? number) % INKS.length];
  const Landscape = LANDSCAPES[(at ?? number) % LANDSCAPES.length] ?? Hills;
  if (!inks) return null;
  return (
    <svg class="plain-motif" viewBox="0 0 160 92" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path fill={inks[0]} d="M0 0h160v92H0z" />
      <circle cx={36 + (number % 88)} cy={18 + (number % 26)} r={13 + (number % 8)} fill={inks[1]} />
      <Landscape inks={inks} x={30 + (number % 70)} />
    </svg>
  );
}

interface LandscapeProps {
  readonly inks: Inks;
  readonly x: number;
}

function Boat({ inks: [, sun, land, front, light], x }: LandscapeProps) {
  return (
    <>
      <path fill={land} d="M0 57h160v35H0z" />
      <path
        fill="none"
        stroke={light}
        stroke-width="2"
        stroke-linecap="round"
        d="M15 65q6-4 12 0t12 0 12 0M100 72q6-4 12 0t12 0 12 0M23 79q6-4 12 0t12 0 12 0M77 86q6-4 12 0t12 0 12 0"
      />
      <path fill={front} d={`M${x} 55h34l-6 10h-22z`} />
      <path fill={light} d={`M${x + 16} 23v30h-14z`} />
      <path fill={sun} d={`M${x + 19} 29v24h10z`} />
    </>
  );
}

function Hills({ inks: [, , land, front] }: LandscapeProps) {
  return (
    <>
      <path fill={land} d="M0 92V57Q27 31 53 62Q80 35 107 53Q133 32 160 65V92z" />
      <path fill={front} d="M0 92V74Q40 56 80 69Q120 58 160 73V92z" />
    </>
  );
}

function Lighthouse({ inks: [, , land, front, light], x }: LandscapeProps) {
  return (
    <>
      <path fill={land} d="M0 92V57Q40 46 80 54Q120 42 160 58V92z" />
      <path fill={front} d="M0 73h160v19H0z" />
      <path fill={light} d={`M${x} 73l4-44h12l4 44z`} />
      <path fill={front} d={`M${x + 3} 27h14v-8h-14zM${x + 2} 55h16l-1-8H${x + 3}z`} />
    </>
  );
}

function Peaks({ inks: [, , land, front] }: LandscapeProps) {
  return (
    <>
      <path fill={land} d="M0 92V57L22 35 40 56 65 31 80 52 101 15 120 57 140 33 160 53V92z" />
      <path fill={front} d="M0 92V74Q27 60 53 73Q80 60 107 73Q133 61 160 73V92z" />
    </>
  );
}

function Houses({ inks: [, , land, front, light] }: LandscapeProps) {
  return (
    <>
      <path fill={land} d="M0 65h160v27H0z" />
      <path fill={front} d="M8 74V35l11-9 11 9v39zM32 74V51l9-9 9 9v23zM53 74V37l8-9 8 9v37zM120 74V59l10-9 10 9v15zM0 73h160v19H0z" />
      <path fill={light} d="M73 74V55l9-9 9 9v19zM93 74V48l12-9 12 9v26z" />
    </>
  );
}
