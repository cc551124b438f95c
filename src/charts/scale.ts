// From figures to places on a screen.

/** From the least to the greatest figure of an axis. */
export type Span = readonly [low: number, high: number];

export type Scale = (value: number) => number;

/** Figures of a span on a stretch of the screen; the stretch may run backwards. */
export function scaleOf([low, high]: Span, [from, to]: readonly [number, number]): Scale {
  const width = high - low || 1;
  return value => from + ((value - low) / width) * (to - from);
}

const STEPS = [1, 2, 5, 10];

/** A step of 1, 2 or 5 that divides a width into no more than so many parts. */
function stepFor(width: number, most: number): number {
  const rough = width / Math.max(1, most);
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * (STEPS.find(step => step * power >= rough * (1 - 1e-9)) ?? 10);
}

/** Round figures within a span, no more than so many and one. */
export function ticksOf([low, high]: Span, most: number): readonly number[] {
  if (!(high > low)) return [low];
  const step = stepFor(high - low, most);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  // A product has fewer stray digits than a sum.
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}

/** The span of some figures with a little air, at least so wide. */
export function spanOf(values: readonly number[], least = 1, air = 0.06): Span {
  if (values.length === 0) return [0, least];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const missing = Math.max(0, least - (high - low)) / 2;
  const more = (high - low) * air + missing;
  return [low - more, high + more];
}

/** Places along a line, moved apart so that neighbours keep a distance, and kept within its ends as far as that goes. */
export function spread(wanted: readonly number[], apart: number, [top, bottom]: readonly [number, number]): readonly number[] {
  const order = wanted.map((place, at) => ({ place, at })).sort((a, b) => a.place - b.place || a.at - b.at);
  let free = top;
  for (const each of order) {
    each.place = Math.max(each.place, free);
    free = each.place + apart;
  }
  let taken = bottom;
  for (const each of [...order].reverse()) {
    each.place = Math.min(each.place, taken);
    taken = each.place - apart;
  }
  const found = wanted.map(() => 0);
  for (const { place, at } of order) found[at] = place;
  return found;
}

/** About the share of its size that a letter takes, over all letters of a name. */
const LETTER = 0.56;
/** The same in running text, which has few capitals. */
export const SLIM = 0.5;

/** About how wide words are in letters of a size. */
export function widthOf(text: string, size: number, letter = LETTER): number {
  return [...text].length * size * letter;
}

/** Words cut so that they fit. */
export function fitted(text: string, size: number, room: number, letter = LETTER): string {
  if (widthOf(text, size, letter) <= room) return text;
  const most = Math.max(1, Math.floor(room / (size * letter)) - 1);
  return `${[...text].slice(0, most).join('').trimEnd()}.`;
}
