// Where holes, captions and the speech card lie: measured from the pieces on the screen.
import type { Hole } from '../../kernel/index.ts';

/** A rectangle of the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** On which side of a hole something lies. */
export type Side = 'above' | 'right' | 'left' | 'below';

/** A thing that was given a place; `side` is where its tail does not point to. */
export interface Placed {
  readonly left: number;
  readonly top: number;
  readonly side: Side | null;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const PADDING = 8;
const GAP = 20;
const MARGIN = 8;
/** A card that lies below the bar leaves room for the face, which looks out over its edge. */
export const RAISED = 12;

/** A piece with a shorter side than this, in px, is hard to hit. */
const HITTABLE = 24;

/** The piece of that name on the screen, where it is drawn; of several the first that is in sight and big enough to be hit. */
export function pieceIn(root: Element, name: string): Element | undefined {
  const id = CSS.escape(name);
  const all = [...root.querySelectorAll(`[data-touch="${id}"], [data-explain="${id}"]`)];
  const drawn = all.filter(each => !each.closest('[data-coach]') && each.checkVisibility({ visibilityProperty: true }));
  // What is not there yet may be led to: a tile is turned before it can be laid that way.
  return (
    easiest(drawn.filter(each => each.matches('[data-touch]'))) ??
    drawn[0] ??
    root.querySelector(`[data-leads="${name.split(':')[0]}"]`) ??
    undefined
  );
}

/** The first of these that is easily hit; where none is, the one with the longest shorter side. */
function easiest(pieces: readonly Element[]): Element | undefined {
  if (pieces.length < 2) return pieces[0];
  const sized = pieces.map(piece => ({ piece, side: shorterSide(onScreen(visibleBox(piece))) }));
  return (sized.find(({ side }) => side >= HITTABLE) ?? sized.sort((a, b) => b.side - a.side)[0])?.piece;
}

function shorterSide({ left, top, right, bottom }: Box): number {
  return Math.min(right - left, bottom - top);
}

/** The box of each hole; a hole whose pieces are not drawn has none. */
export function boxesOf(root: Element, holes: readonly Hole[]): readonly (Box | null)[] {
  return holes.map(hole => {
    const pieces = hole.flatMap(name => pieceIn(root, name) ?? []).map(piece => visibleBox(piece));
    const shown = pieces.filter(box => box.right > box.left && box.bottom > box.top);
    return shown.length === 0 ? null : padded(around(shown));
  });
}

/** As much of a piece as the parts that scroll let be seen. */
function visibleBox(piece: Element): Box {
  // What is chosen may be drawn larger than its place.
  const drawn = piece.matches('[data-state="chosen"]') ? [piece, ...piece.querySelectorAll('.target-face > *')] : [piece];
  const boxes = drawn.map(each => each.getBoundingClientRect()).filter(({ width, height }) => width > 0 && height > 0);
  let { left, top, right, bottom } = boxes.length > 0 ? around(boxes) : piece.getBoundingClientRect();
  for (let outer = piece.parentElement; outer && !outer.matches('.table-page, body'); outer = outer.parentElement) {
    if (!/auto|scroll|hidden|clip/.test(getComputedStyle(outer).overflow)) continue;
    const frame = outer.getBoundingClientRect();
    left = Math.max(left, frame.left);
    top = Math.max(top, frame.top);
    right = Math.min(right, frame.right);
    bottom = Math.min(bottom, frame.bottom);
  }
  return { left, top, right, bottom };
}

function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

function padded({ left, top, right, bottom }: Box): Box {
  return { left: left - PADDING, top: top - PADDING, right: right + PADDING, bottom: bottom + PADDING };
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function boxAt({ left, top }: Pick<Placed, 'left' | 'top'>, { width, height }: Size): Box {
  return { left, top, right: left + width, bottom: top + height };
}

/** Beside a hole on one of its sides, within the screen. */
function beside(hole: Box, size: Size, side: Side, gap: number, top: number): Placed {
  const within = (at: number, least: number, most: number) => Math.max(least, Math.min(at, Math.max(least, most)));
  const acrossX = within(hole.left - 8, MARGIN, innerWidth - size.width - MARGIN);
  const acrossY = within(hole.top - 8, top, innerHeight - size.height - MARGIN);
  const places = {
    above: { left: acrossX, top: hole.top - gap - size.height },
    right: { left: hole.right + gap, top: acrossY },
    left: { left: hole.left - gap - size.width, top: acrossY },
    below: { left: acrossX, top: hole.bottom + gap },
  };
  return { ...places[side], side };
}

function isOnScreen(box: Box, top: number): boolean {
  return box.left >= MARGIN - 1 && box.top >= top - 1 && box.right <= innerWidth - MARGIN + 1 && box.bottom <= innerHeight - MARGIN + 1;
}

const SIDES: readonly Side[] = ['above', 'right', 'left', 'below'];

/** What the first hole counts for, which holds what is to be touched next, where not every hole can be left free. */
const FIRST = 1000;

/** How much of the holes something covers. */
function coverOf(box: Box, holes: readonly Box[]): number {
  return holes.reduce((sum, hole, nth) => sum + overlap(box, hole) * (nth === 0 ? FIRST : 1), 0);
}

/** Above, right, left or below the first hole, whichever covers no hole; else the corner that covers least and is farthest from all. */
export function placeOfCard(holes: readonly Box[], size: Size, top: number): Placed {
  const [first] = holes;
  const fits = (placed: Placed) => isOnScreen(boxAt(placed, size), top) && holes.every(hole => overlap(boxAt(placed, size), hole) === 0);
  const found = first && SIDES.map(side => beside(first, size, side, GAP, top)).find(fits);
  if (found) return found;
  const lefts = [MARGIN, innerWidth - size.width - MARGIN, (innerWidth - size.width) / 2];
  const tops = [top, innerHeight - size.height - MARGIN];
  const corners = lefts.flatMap(left => tops.map((at): Placed => ({ left, top: at, side: null })));
  const covered = (placed: Placed) => coverOf(boxAt(placed, size), holes);
  const far = (placed: Placed) => Math.min(...holes.map(hole => Math.hypot(placed.left - hole.left, placed.top - hole.top)), 9999);
  return corners.reduce((best, each) => {
    const less = covered(each) - covered(best);
    return less < 0 || (less === 0 && far(each) > far(best)) ? each : best;
  });
}

/** Where the card of a phone lies, and by how much the table is moved so that what is lit lies in the free part. */
export interface Docked {
  readonly dock: 'top' | 'bottom';
  readonly pan: number;
}

/** On a phone: at the bottom or at the top below the bar, whichever covers less, the first hole most of all; then whichever moves the table less. */
export function dockOfCard(holes: readonly Box[], size: Size, top: number): Docked {
  const low = innerHeight - size.height - MARGIN;
  const docks = [
    { dock: 'bottom', at: low, free: { from: top, to: low - PADDING } },
    { dock: 'top', at: top + RAISED, free: { from: top + RAISED + size.height + PADDING, to: innerHeight - MARGIN } },
  ] as const;
  const [below, above] = docks.map(({ dock, at, free }) => {
    // Whole pixels: parts of them are rounded by the page, and the table would creep.
    const pan = Math.round(panInto(free, holes));
    const card = boxAt({ left: MARGIN, top: at }, size);
    return {
      dock,
      pan,
      covered: coverOf(
        card,
        holes.map(hole => moved(hole, pan)),
      ),
    };
  });
  if (!below || !above) return { dock: 'bottom', pan: 0 };
  const less = below.covered - above.covered || Math.abs(below.pan) - Math.abs(above.pan);
  return less > 0 ? above : below;
}

/** The smallest move that brings all holes into a part of the screen; where that is too small, the first of them. */
function panInto({ from, to }: { readonly from: number; readonly to: number }, holes: readonly Box[]): number {
  const [first] = holes;
  if (!first) return 0;
  const all = around(holes);
  const { top, bottom } = all.bottom - all.top <= to - from ? all : first;
  if (top < from) return from - top;
  return bottom > to ? Math.max(to - bottom, from - top) : 0;
}

/** A box after the table was moved. */
export function moved({ left, top, right, bottom }: Box, by: number): Box {
  return { left, top: top + by, right, bottom: bottom + by };
}

/** As much of a box as is on the screen. */
export function onScreen({ left, top, right, bottom }: Box): Box {
  return { left, top, right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight) };
}

/** Beside its hole where it is in nobody's way; nowhere rather than over a hole or the card. */
export function placeOfCaption(hole: Box, size: Size, taken: readonly Box[], top: number): Placed | null {
  const sides: readonly Side[] = ['right', 'below', 'above', 'left'];
  const places = sides.map(side => centred(beside(hole, size, side, 10, top), hole, size));
  return places.find(placed => isOnScreen(boxAt(placed, size), top) && taken.every(box => overlap(boxAt(placed, size), box) === 0)) ?? null;
}

function centred(placed: Placed, hole: Box, size: Size): Placed {
  const isUpright = placed.side === 'above' || placed.side === 'below';
  if (!isUpright) return { ...placed, top: (hole.top + hole.bottom - size.height) / 2 };
  const left = (hole.left + hole.right - size.width) / 2;
  return { ...placed, left: Math.max(MARGIN, Math.min(left, innerWidth - size.width - MARGIN)) };
}

/** Whether two things are in the same places. */
export function samePlaces(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
