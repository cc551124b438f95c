import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { Seat } from '../../kernel/index.ts';

const SHAPES = ['circle', 'triangle', 'square', 'diamond', 'star', 'hexagon', 'cross', 'heart'] as const;

/** The colours that the seats of the table in sight have chosen, by number; a seat without a choice has its own. */
export const chosenColours = signal<readonly (number | undefined)[]>([]);

/** Pieces have the colours that people have chosen. */
export function useSeatColours(seats: readonly { readonly colour?: number | undefined }[]): void {
  const colours = seats.map(({ colour }) => colour);
  useLayoutEffect(() => {
    chosenColours.value = colours;
  }, [colours.join()]);
}

function colourOf(seat: Seat): number {
  return (chosenColours.value[seat] ?? seat) % SHAPES.length;
}

/** The shape of a seat's pieces: colour is never the only sign. */
export function shapeOf(seat: Seat): string {
  return shapeNamed(colourOf(seat));
}

function shapeNamed(colour: number): string {
  return `shape-${SHAPES[colour % SHAPES.length]}`;
}

/** The colours of a seat's pieces, for the style of an element: --c the fill, --on the mark on it. */
export function coloursOf(seat: Seat): Record<string, string> {
  return coloursNamed(colourOf(seat));
}

function coloursNamed(colour: number): Record<string, string> {
  return { '--c': `var(--p${colour + 1})`, '--on': `var(--on-p${colour + 1})` };
}

/** A seat's disc with its shape, as an HTML element. */
export function Piece({ seat, size = 30 }: { seat: Seat; size?: number }) {
  return <ColourPiece colour={colourOf(seat)} size={size} />;
}

/** The disc of a colour, whoever has it. */
export function ColourPiece({ colour, size }: { colour: number; size: number }) {
  return (
    <svg class="piece" width={size} height={size} viewBox="-15 -15 30 30" aria-hidden="true" style={coloursNamed(colour)}>
      <Disc shape={shapeNamed(colour)} />
    </svg>
  );
}

/** The same inside a drawing, radius 15 round its origin; colours come from `coloursOf` on an element around it. */
export function PieceDisc({ seat }: { seat: Seat }) {
  return <Disc shape={shapeOf(seat)} />;
}

function Disc({ shape }: { shape: string }) {
  return (
    <>
      <circle class="piece-edge" r="14" />
      <circle class="piece-rim" r="12.5" />
      <use class="piece-mark" href={`#${shape}`} x="-8" y="-8" width="16" height="16" />
    </>
  );
}
