// The plate of a site: its picture, its name, and whom it asks for.

import { kindOf } from '../kinds.ts';
import { groundOf, type Stop } from '../sites.ts';
import { Hatch } from './hatch.tsx';
import { Motif } from './motifs.tsx';
import { Pawn, PawnOutline } from './pawn.tsx';

/** Where each plate lies, outside the notch of its letter. */
export const PLATES: readonly (readonly [x: number, y: number])[] = [
  [-28, 650],
  [-28, 350],
  [350, -8],
  [650, -8],
  [1028, 500],
  [500, 1008],
];

const APART = 34;
const TIGHT = 30;

/** A plate round its origin, 200 x 170. */
export function Plate({ stop, name, isNow = false }: { stop: Stop; name: string; isNow?: boolean }) {
  const { site, state } = stop;
  if (!site) return <BarePlate />;
  const isDull = state === 'missed' || state === 'refused' || state === 'cut' || state === 'closed';
  return (
    <g class="ct-plate" data-site={state} data-now={isNow}>
      <rect class="ct-shade" x="-94" y="-78" width="200" height="170" rx="7" />
      <rect class="ct-plate-paper" x="-100" y="-85" width="200" height="170" rx="7" />
      <g style={{ '--cat': groundOf(site), ...(site.startsWith('C') ? { '--ct-light': 'var(--g-main)' } : {}) }}>
        <rect class="ct-plate-ground" x="-93" y="-78" width="186" height="86" rx="3" />
        <Motif kind={kindOf(site)} x={-93} y={-78} width={186} height={86} />
        {isDull && <Hatch x={-93} y={-78} width={186} height={86} />}
      </g>
      <text class="ct-plate-name" y="30">
        {name}
      </text>
      <PawnsOnPlate stop={stop} />
      <Stamp state={state} />
    </g>
  );
}

function PawnsOnPlate({ stop: { need, on } }: { stop: Stop }) {
  const pawns = on.length > 0 ? on : need;
  const step = pawns.length > 5 ? TIGHT : APART;
  return (
    <g class="ct-plate-pawns" data-many={pawns.length > 3}>
      {pawns.map((colour, at) => (
        <g key={at} transform={`translate(${(at - (pawns.length - 1) / 2) * step} 60) scale(.78)`}>
          {on.length > 0 && colour !== 'any' ? <Pawn colour={colour} /> : <PawnOutline colour={colour} />}
        </g>
      ))}
    </g>
  );
}

function Stamp({ state }: { state: Stop['state'] }) {
  if (state === 'open') return null;
  return (
    <g transform="translate(86 -70)">
      <g class="ct-sized-mark">
        <circle class={state === 'served' ? 'ct-stamp-ok' : 'ct-stamp-no'} r="19" />
        <path class="ct-stamp-mark" d={STAMPS[state]} />
      </g>
    </g>
  );
}

const STAMPS = {
  served: 'M-8 0l6 6L8-7',
  missed: 'M-7-7L7 7M7-7L-7 7',
  refused: 'M-7-7L7 7M7-7L-7 7',
  cut: 'M-9-6l5 6-5 6M9-6l-5 6 5 6',
  closed: 'M-9 0H9',
} as const;

/** A notch without a site. */
function BarePlate() {
  return <rect class="ct-bare" x="-70" y="-55" width="140" height="110" rx="7" />;
}
