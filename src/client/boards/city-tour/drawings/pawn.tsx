// The paper dolls: travellers and fans, as they wait, ride, are asked for or stay behind.
import type { Colour } from '../../../../games/city-tour/index.ts';
import { Sign } from '../../../ui/index.ts';

const BODY = 'M-17 22V8C-17-5-10-9 0-9S17-5 17 8V22Z';
const SCARF = 'M-13-8q13 6 26 0l2 6q-7 4-14 4l5 15-7 2-5-17q-5 0-9-3z';

/** The colour token and the symbol of each kind of pawn. */
export const LOOKS: Readonly<Record<Colour, { readonly token: string; readonly icon: string }>> = {
  G: { token: 'green', icon: 'g-leaf' },
  O: { token: 'orange', icon: 'g-tower' },
  B: { token: 'blue', icon: 'g-waterdrop' },
  W: { token: 'white', icon: 'g-scarf' },
};

/** A pawn round its origin, 40 wide and 54 high. */
export function Pawn({ colour, past = false }: { colour: Colour; past?: boolean }) {
  const { token, icon } = LOOKS[colour];
  return (
    <g class={past ? 'ct-pawn ct-past' : 'ct-pawn'}>
      <g class="ct-shade" transform="translate(4 5)">
        <path d={BODY} />
        <circle cy="-17" r="10" />
      </g>
      <g class="ct-pawn-edge">
        <path d={BODY} />
        <circle cy="-17" r="9.5" />
      </g>
      <path class="ct-pawn-rim" d={BODY} fill={`var(--cat-${token})`} />
      <circle class="ct-pawn-head" cy="-17" r="9.5" />
      {colour === 'W' ? (
        <path class="ct-scarf" d={SCARF} />
      ) : (
        <g style={{ color: `var(--on-cat-${token})` }}>
          <Sign name={icon} x={0} y={7.5} size={23} />
        </g>
      )}
    </g>
  );
}

/** The outline of a pawn that is asked for; 'any' for one of whatever colour. */
export function PawnOutline({ colour }: { colour: Colour | 'any' }) {
  const look = colour === 'any' ? undefined : LOOKS[colour];
  return (
    <g class="ct-outline" style={{ color: look ? `var(--ct-line-${look.token})` : 'var(--ink-2)' }}>
      <path d={BODY} />
      <circle cy="-17" r="9.5" />
      {look && <Sign name={look.icon} x={0} y={7} size={22} />}
    </g>
  );
}

/** Two shoe prints where a traveller has boarded. */
export function Footprints() {
  return (
    <g class="ct-foot">
      <ellipse cx="-5" cy="-12" rx="3.6" ry="7" />
      <ellipse cx="5" cy="-6" rx="3.6" ry="7" />
    </g>
  );
}

/** A pawn beside text; filled, or the outline of one that is missing. */
export function PawnIcon({ colour, filled = true }: { colour: Colour | 'any'; filled?: boolean }) {
  return (
    <svg class="ct-pawn-icon" viewBox="-24 -32 48 60" aria-hidden="true">
      {filled && colour !== 'any' ? <Pawn colour={colour} /> : <PawnOutline colour={colour} />}
    </svg>
  );
}

/** A row of pawns beside text: 'GGB'. */
export function PawnRow({ pawns, filled = true }: { pawns: readonly (Colour | 'any')[]; filled?: boolean }) {
  return (
    <span class="ct-pawn-row">
      {pawns.map((colour, at) => (
        <PawnIcon key={at} colour={colour} filled={filled} />
      ))}
    </span>
  );
}
