// The bus: from above on its road, and from the side with its six windows.
import { COLOURS, type Colour, SEATS_IN_BUS } from '../../../../games/city-tour/index.ts';
import { Pawn } from './pawn.tsx';

/** The bus from above, driving to the right; 96 long round its origin. */
export function BusRoof() {
  return (
    <g class="ct-bus">
      <rect class="ct-shade" x="-43" y="-20" width="92" height="50" rx="11" />
      <rect class="ct-bus-body" x="-48" y="-25" width="96" height="50" rx="11" />
      <path class="ct-bus-glass" d="M30-19q11 2 11 8v22q0 6-11 8z" />
      <rect class="ct-bus-roof" x="-38" y="-18" width="60" height="36" rx="6" />
      <path class="ct-bus-light" d="M45-17h4v9h-4zM45 8h4v9h-4z" />
    </g>
  );
}

/** Its headlights on the road ahead. */
export function Beam() {
  return <path class="ct-beam" d="M40-16L104-42V42L40 16z" />;
}

/** Who sits in the bus, window by window. */
export function seated(bus: Readonly<Record<Colour, number>>): readonly Colour[] {
  return (['W', 'G', 'O', 'B'] as const).flatMap(colour => Array<Colour>(bus[colour]).fill(colour));
}

/** How many are aboard. */
export function countOf(bus: Readonly<Record<Colour, number>>): number {
  return COLOURS.reduce((sum, colour) => sum + bus[colour], 0);
}

/** The bus from the side with everybody in it, 264 x 104. */
export function BusProfile({ bus }: { bus: Readonly<Record<Colour, number>> }) {
  const passengers = seated(bus);
  return (
    <>
      <rect class="ct-shade" x="12" y="12" width="246" height="76" rx="14" />
      <path class="ct-bus-body" d="M6 18Q6 5 19 5H228q13 0 17 13l9 30v28q0 8-8 8H14q-8 0-8-8z" />
      <path class="ct-bus-stripe" d="M6 60H254v7H6z" />
      {Array.from({ length: SEATS_IN_BUS }, (_, seat) => (
        <g key={seat} transform={`translate(${20 + seat * 36} 14)`}>
          <rect class="ct-bus-window" width="31" height="40" rx="4" />
          <Rider colour={passengers[seat]} />
        </g>
      ))}
      <path class="ct-bus-window" d="M237 16h4q4 0 6 6l6 26h-16z" />
      <path class="ct-bus-light" d="M246 70h8v9h-8z" />
      <g class="ct-wheel">
        <circle cx="58" cy="84" r="17" />
        <circle cx="202" cy="84" r="17" />
      </g>
      <g class="ct-hub">
        <circle cx="58" cy="84" r="6.5" />
        <circle cx="202" cy="84" r="6.5" />
      </g>
    </>
  );
}

/** Who sits at a window, or a free seat. */
function Rider({ colour }: { colour: Colour | undefined }) {
  if (!colour) return <path class="ct-bus-free" d="M10.5 34V26a5 5 0 0 1 10 0v8z" />;
  return (
    <g key={colour} class="ct-passenger" transform="translate(15.5 28) scale(.86)">
      <Pawn colour={colour} />
    </g>
  );
}

/** The bus from the side, as a picture. */
export function BusSide({ bus, label }: { bus: Readonly<Record<Colour, number>>; label: string }) {
  return (
    <svg class="ct-bus-side" viewBox="0 0 264 104" role="img" aria-label={label}>
      <BusProfile bus={bus} />
    </svg>
  );
}
