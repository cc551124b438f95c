// Dice, tiles, buses and posters: what is on the table.
import { type Category, CENTRE_COLOUR, type Die as DieId, type Effect, faceOf, type Tile } from '../../../../games/bodensee/table.ts';
import type { Seat } from '../../../../kernel/index.ts';
import { coloursOf, PieceDisc, Sign } from '../../../ui/index.ts';
import { strokesOf } from './motifs.ts';

/** The sign of a category: colour is never the only one. */
export const SIGNS: Readonly<Record<Category, string>> = {
  green: 'g-hiker',
  blue: 'g-water',
  red: 'g-masks',
  yellow: 'g-cutlery',
  grey: 'g-gear',
};

/** A tourist, 38 by 38. */
export function Die({ die }: { die: DieId }) {
  const { colour, pips } = faceOf(die);
  return (
    <g class={`bt-die cat-${colour}`}>
      <rect class="bt-edge" width="38" height="38" rx="9" />
      <rect class="bt-fill" x="2" y="2" width="34" height="34" rx="7" />
      <text x="12.5" y="29">
        {pips}
      </text>
      <Sign name={SIGNS[colour]} x={27} y={11.5} size={15.5} />
    </g>
  );
}

/** The same outside a drawing. */
export function DieIcon({ die, size = 30 }: { die: DieId; size?: number }) {
  return (
    <svg class="bt-die-icon" width={size} height={size} viewBox="-1 -1 40 40" aria-hidden="true">
      <Die die={die} />
    </svg>
  );
}

/** An attraction in a square of 54: its value, its category, its owner. */
export function TileFace({ tile, owner }: { tile: Pick<Tile, 'category' | 'value' | 'bonus'>; owner: Seat | null }) {
  return (
    <g class={`bt-tile cat-${tile.category}`}>
      <rect class="bt-edge" x="2" y="2" width="50" height="50" rx="6" />
      <rect class="bt-fill" x="4.5" y="4.5" width="45" height="45" rx="4" />
      <text class="bt-value" x="17" y="36.5">
        {tile.value}
      </text>
      <Sign name={SIGNS[tile.category]} x={37.5} y={16.5} size={20} />
      {owner !== null && (
        <g transform="translate(38 38) scale(.72)" style={coloursOf(owner)} data-explain="marker">
          <PieceDisc seat={owner} />
        </g>
      )}
    </g>
  );
}

/** The same outside a drawing. */
export function TileIcon({ tile, owner, size = 34 }: { tile: Tile; owner: Seat | null; size?: number }) {
  return (
    <svg class="bt-tile-icon" width={size} height={size} viewBox="1 1 52 52" aria-hidden="true">
      <TileFace tile={tile} owner={owner} />
    </svg>
  );
}

/** The square of a harbour: an anchor for all four colours. */
export function HarbourSquare() {
  return (
    <g class="bt-harbour">
      <rect class="bt-edge" x="2" y="2" width="50" height="50" rx="6" />
      <path class="cat-green bt-fill" d="M4.500 27V9a4.500 4.500 0 0 1 4.500-4.500H27V27z" />
      <path class="cat-blue bt-fill" d="M27 4.500H45A4.500 4.500 0 0 1 49.500 9V27H27z" />
      <path class="cat-red bt-fill" d="M49.500 27V45A4.500 4.500 0 0 1 45 49.500H27V27z" />
      <path class="cat-yellow bt-fill" d="M27 49.500H9A4.500 4.500 0 0 1 4.500 45V27H27z" />
      <circle class="bt-harbour-disc" cx="27" cy="27" r="17" />
      <Sign name="g-anchor" x={27} y={27} size={26} />
    </g>
  );
}

/** The poster of an attraction, 80 by 50; a centre shows the sign of the tourists it cares for. */
export function Motif({ tile }: { tile: Pick<Tile, 'id' | 'category' | 'effect'> }) {
  const centre = centreOf(tile.effect);
  return (
    <svg class={`bt-motif cat-${tile.category}`} viewBox="0 0 80 50" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {centre ? (
        <g class={`cat-${centre}`}>
          {strokesOf({ ...tile, effect: 'ADD_PIPS' }).map(({ ink, line }, at) => (
            <path key={at} class={`ink-${ink}`} d={line} />
          ))}
          <path class="ink-p" d="M40 4h16l-4 5 4 5H40z" />
          <circle class="ink-p" cx="40" cy="34" r="10" />
          <g class="bt-centre-sign">
            <Sign name={SIGNS[centre]} x={40} y={34} size={14} />
          </g>
        </g>
      ) : (
        strokesOf(tile).map(({ ink, line }, at) => <path key={at} class={`ink-${ink}`} d={line} />)
      )}
    </svg>
  );
}

const CENTRES: Readonly<Partial<Record<Effect, keyof typeof CENTRE_COLOUR>>> = {
  CENTRE_N: 'centre green',
  CENTRE_W: 'centre blue',
  CENTRE_C: 'centre red',
  CENTRE_G: 'centre yellow',
};

function centreOf(effect: Effect | null) {
  const action = effect === null ? undefined : CENTRES[effect];
  return action === undefined ? undefined : CENTRE_COLOUR[action];
}

const WINDOW = 41;

/** How wide a bus with so many seats is drawn. */
export function busWidth(seats: number): number {
  return 200 + WINDOW * Math.max(0, seats - 4);
}

/** Where the window of a seat is. */
export function windowAt(seat: number): { readonly x: number; readonly y: number } {
  return { x: 7 + WINDOW * seat, y: 11 };
}

/** The outline of a bus, 77 high. */
export function busOutline(seats: number): string {
  const more = busWidth(seats) - 200;
  return `M16 2H${160 + more}c7 0 11 5 13 12l4 14h10c10 0 13 6 13 15v16c0 4-2 6-5 6H7c-3 0-5-2-5-6V18C2 8 7 2 16 2z`;
}

interface BusProps {
  readonly number: number;
  readonly dice: readonly DieId[];
  readonly seats: number;
  /** The place of a tourist who has just changed. */
  readonly fresh?: number;
  readonly isRolling?: boolean;
}

/** A bus with its tourists in the windows. */
export function BusBody({ number, dice, seats, fresh = -1, isRolling = false }: BusProps) {
  const more = busWidth(seats) - 200;
  const windows = Math.max(4, seats, dice.length);
  return (
    <g class="bt-bus-body">
      <path class="bt-bus-shade" d={`M8 66h${190 + more}v5H8z`} />
      <path class="bt-bus-skin" d={busOutline(seats)} />
      <path class="bt-bus-paint" d={`M2 51H${200 + more}v8c0 4-2 6-5 6H7c-3 0-5-2-5-6z`} />
      <path class="bt-bus-paint" d={`M16 2H${160 + more}c5 0 8 2 10.500 6H6C8 4 11 2 16 2z`} />
      {Array.from({ length: windows }, (_, seat) => {
        const { x, y } = windowAt(seat);
        const die = dice[seat];
        return (
          <g key={seat} transform={`translate(${x} ${y})`}>
            {die === undefined ? (
              seat < seats && <rect class="bt-window" x="3" y="3" width="32" height="32" rx="6" />
            ) : (
              <g key={die} class={seat === fresh ? (isRolling ? 'bt-rolling' : 'bt-fresh') : ''} data-explain={`die:${die}`}>
                <Die die={die} />
              </g>
            )}
          </g>
        );
      })}
      <path class="bt-bus-pane" d={`M${178 + more} 33h8c6 0 8 3 8 9v5h-16z`} />
      <circle class="bt-tyre" cx="40" cy="65" r="12" />
      <circle class="bt-hub-cap" cx="40" cy="65" r="5" />
      <circle class="bt-tyre" cx={158 + more} cy="65" r="12" />
      <circle class="bt-hub-cap" cx={158 + more} cy="65" r="5" />
      <circle class="bt-bus-number" cx={188 + more} cy="14" r="13" />
      <text class="bt-bus-figure" x={188 + more} y="20.500">
        {number}
      </text>
    </g>
  );
}

/** The same outside a drawing. */
export function BusIcon(props: BusProps) {
  return (
    <svg class="bt-bus-icon" viewBox={`-2 0 ${busWidth(props.seats) + 6} 80`} preserveAspectRatio="xMinYMid" aria-hidden="true">
      <BusBody {...props} />
    </svg>
  );
}
