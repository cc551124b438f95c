// Where things stand on the map, in the frame of the game's own: 1000 by 850.
import { areaOf, type Dock, type Network, OUTLINES, type Point, QUAYS, RIVER } from '../../../../games/on-tour-paris/index.ts';

/** The six areas, each a bank and a column. */
export const AREAS = ['NW', 'NC', 'NE', 'SW', 'SC', 'SE'] as const;

/** The outline of each arrondissement; number 1 is at index 0. */
export const SHAPES: readonly string[] = OUTLINES.map(corners => `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}z`);

/** The whole city. */
export const CITY = SHAPES.join('');

/** The arrondissements of an area, or of a region, in one outline. */
export const AREA_SHAPES: Readonly<Record<string, string>> = Object.fromEntries(
  [...AREAS, 'N', 'S', 'W', 'C', 'E'].map(id => [id, SHAPES.filter((_, at) => contains(id, areaOf(at + 1))).join('')]),
);

function contains(id: string, area: string): boolean {
  return id.length === 2 ? id === area : area.includes(id);
}

/** All lines between clubs. */
export function linePath({ lines, sites }: Network): string {
  return lines.map(([one, other]) => `M${sites[one].at.join(' ')}L${sites[other].at.join(' ')}`).join('');
}

/** The Seine with soft bends, running on beyond the city. */
export const SEINE =
  'M-420 560C-396 595-386 626-330 690-274 754-274 763-210 800-146 837-143 838-90 830-37 822-45 807-10 770 25 733 20 723 40 690 60 657 42 687 64 645 86 603 87 591 121 533 155 475 165 467 192 429 219 391 204 406 221 392 238 378 220 382 257 376 293 370 327 370 358 370 389 370 348 364 373 377 398 389 422 403 452 417 482 431 463 412 487 429 511 446 499 456 543 482 586 508 613 507 650 528 687 549 671 548 683 560 694 571 655 525 693 571 731 617 783 681 825 733 867 785 829 742 850 765 871 788 869 794 905 820 941 846 936 854 985 862 1034 870 1033 840 1090 850 1147 860 1136 857 1200 900 1264 943 1295 981 1330 1010';

/** The two isles between docks G and H. */
export const ISLES =
  'M548 482q12-7 26 0l24 13q10 7 4 12-9 5-20-1l-26-13q-11-5-8-11zM611 511q8-4 17 0l12 6q7 5 3 9-7 3-14-1l-14-6q-6-4-4-8z';

// biome-ignore format: one arrondissement after another
/** Free places for the numerals, clear of clubs, lines and docks. */
export const NUMERALS: readonly Point[] = [
  [481, 355], [525, 297], [700, 440], [627, 487], [563, 593], [493, 531], [321, 427], [351, 298], [480, 198], [651, 264],
  [838, 479], [803, 620], [643, 751], [455, 714], [220, 618], [159, 421], [389, 79], [535, 55], [826, 124], [907, 353],
];

/** Where the plate of each dock stands: at its quay, pushed a little off its club. */
export const PLATES: Readonly<Record<Dock, Point>> = {
  A: [107, 569],
  B: [144, 492],
  C: [216, 398],
  D: [272, 375],
  E: [468, 423],
  F: [522, 459],
  G: [587, 502],
  H: [656, 541],
  I: [748, 632],
};

/** The nearest point of the river, and after which of its corners it lies. */
function onRiver([x, y]: Point): { readonly leg: number; readonly at: Point } {
  let found: { leg: number; at: Point; far: number } = { leg: 0, at: [x, y], far: Number.POSITIVE_INFINITY };
  for (const [leg, start] of RIVER.slice(0, -1).entries()) {
    const end = RIVER[leg + 1] ?? start;
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
    const share = Math.min(1, Math.max(0, ((x - start[0]) * dx + (y - start[1]) * dy) / (dx * dx + dy * dy)));
    const at: Point = [start[0] + share * dx, start[1] + share * dy];
    const far = Math.hypot(at[0] - x, at[1] - y);
    if (far < found.far) found = { leg, at, far };
  }
  return found;
}

/** The way of a boat from dock to dock, along the river. */
export function sail(from: Dock, to: Dock): readonly Point[] {
  const [one, other] = [onRiver(QUAYS[from].at), onRiver(QUAYS[to].at)];
  if (one.leg > other.leg) return sail(to, from).toReversed();
  return [one.at, ...RIVER.slice(one.leg + 1, other.leg + 1), other.at];
}

/** The point of a way at a share of its length. */
export function pointAt(way: readonly Point[], share: number): Point {
  const lengths = way.slice(1).map(([x, y], at) => Math.hypot(x - (way[at]?.[0] ?? x), y - (way[at]?.[1] ?? y)));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [at, length] of lengths.entries()) {
    const [start, end] = [way[at], way[at + 1]];
    if (start && end && left <= length)
      return [start[0] + (left / length) * (end[0] - start[0]), start[1] + (left / length) * (end[1] - start[1])];
    left -= length;
  }
  return way.at(-1) ?? [0, 0];
}

/** A way as the path of a drawing. */
export function pathOf(way: readonly Point[]): string {
  return `M${way.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;
}
