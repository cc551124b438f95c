// Where a bubble lies: beside the thing it speaks of, and over as little as possible of what may be touched.

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly left: number;
  readonly top: number;
}

/** A rectangle of the screen. */
interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The screen, and what may be touched on it. */
interface Around {
  readonly screen: Size;
  readonly lit: readonly Area[];
}

const GAP = 12;

/** The place of a bubble of this size about a thing; in the middle of the screen where it is about nothing there. */
export function placeBubble(thing: Area | null, size: Size, { screen, lit }: Around): Place {
  const inside = ({ left, top }: Place): Place => ({
    left: Math.max(GAP, Math.min(left, screen.width - size.width - GAP)),
    top: Math.max(GAP, Math.min(top, screen.height - size.height - GAP)),
  });
  const middle = { left: (screen.width - size.width) / 2, top: screen.height * 0.4 };
  if (!thing) return inside(middle);
  const centre = { left: (thing.left + thing.right - size.width) / 2, top: (thing.top + thing.bottom - size.height) / 2 };
  const above = thing.top - size.height - GAP;
  const below = thing.bottom + GAP;
  const [before, after] = [thing.left - size.width - GAP, thing.right + GAP];
  // The nearer come first: of equal ones the first is taken.
  const places = [
    { left: centre.left, top: below },
    { left: centre.left, top: above },
    { left: after, top: centre.top },
    { left: before, top: centre.top },
    { left: before, top: below },
    { left: after, top: below },
    { left: before, top: above },
    { left: after, top: above },
    { left: centre.left, top: GAP },
    { left: centre.left, top: screen.height },
  ].map(inside);
  const covered = places.map(place => {
    const area = { ...place, right: place.left + size.width, bottom: place.top + size.height };
    return [thing, ...lit].reduce((sum, each) => sum + overlap(area, each), 0);
  });
  return places[covered.indexOf(Math.min(...covered))] ?? inside(middle);
}

function overlap(a: Area, b: Area): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
