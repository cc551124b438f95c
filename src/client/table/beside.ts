// Where a card stands that speaks of a thing on the screen: pure sums in px.
interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** The side of the thing that the card stands on; over it where no side is free. */
type Side = 'above' | 'below' | 'right' | 'left' | 'over';

export interface Spot {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
  /** How far along its edge the card points at the thing. */
  readonly tail: number;
}

/** From the edge of the screen. */
const MARGIN = 12;
/** Between the thing and the card: room for a ring and a tail. */
const GAP = 22;
/** The tail stays clear of the corners. */
const CORNER = 24;
/** Between the thing and the ring around it. */
const RIM = 5;

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** Above a thing in the lower half of the screen, below any other, so that what lies beside it stays free; else wherever there is room. */
export function spotBeside(thing: Box, card: Size, screen: Size): Spot {
  const { left, top, width, height } = onScreen(thing, screen);
  const [right, bottom] = [left + width, top + height];
  const [x, y] = [left + width / 2, top + height / 2];
  const most = { left: screen.width - card.width - MARGIN, top: screen.height - card.height - MARGIN };
  const rooms: Readonly<Record<Exclude<Side, 'over'>, boolean>> = {
    above: top - GAP - card.height >= MARGIN,
    below: bottom + GAP <= most.top,
    right: right + GAP <= most.left,
    left: left - GAP - card.width >= MARGIN,
  };
  const wanted = y > screen.height / 2 ? (['above', 'below', 'right', 'left'] as const) : (['below', 'above', 'right', 'left'] as const);
  const side = wanted.find(each => rooms[each]) ?? 'over';
  const at = {
    above: { left: x - card.width / 2, top: top - GAP - card.height },
    below: { left: x - card.width / 2, top: bottom + GAP },
    right: { left: right + GAP, top: y - card.height / 2 },
    left: { left: left - GAP - card.width, top: y - card.height / 2 },
    over: { left: x - card.width / 2, top: wanted[0] === 'above' ? MARGIN : most.top },
  }[side];
  const spot = { left: Math.round(between(MARGIN, at.left, most.left)), top: Math.round(between(MARGIN, at.top, most.top)) };
  const isBeside = side === 'right' || side === 'left';
  const tail = isBeside ? between(CORNER, y - spot.top, card.height - CORNER) : between(CORNER, x - spot.left, card.width - CORNER);
  return { side, ...spot, tail };
}

/** At which edge of a phone the card lies: below, unless the thing would lie under it and is free with the card above. */
export function dockOf(thing: Box, card: Size, screen: Size): 'top' | 'bottom' {
  const isUnder = thing.top + thing.height > screen.height - card.height - MARGIN;
  return isUnder && thing.top > card.height + MARGIN ? 'top' : 'bottom';
}

/** The frame around a thing, as far as it is on the screen. */
export function frameAround({ left, top, width, height }: Box, screen: Size): Box {
  return onScreen({ left: left - RIM, top: top - RIM, width: width + 2 * RIM, height: height + 2 * RIM }, screen);
}

function onScreen(box: Box, screen: Size): Box {
  const [left, top] = [between(0, box.left, screen.width), between(0, box.top, screen.height)];
  const [right, bottom] = [between(0, box.left + box.width, screen.width), between(0, box.top + box.height, screen.height)];
  return { left, top, width: right - left, height: bottom - top };
}
