// Numbers in bins of a common, round width.

/** Bins of a width, the first from `from` on. */
export interface Bins {
  readonly from: number;
  readonly width: number;
  readonly count: number;
}

const WIDTHS = [1, 2, 5];
const FEWEST_BINS = 10;
const MOST_BINS = 24;

/** Bins for all these numbers together. */
export function binsFor(numbers: readonly number[]): Bins {
  if (numbers.length === 0) return { from: 0, width: 1, count: 1 };
  const least = numbers.reduce((a, b) => Math.min(a, b));
  const most = numbers.reduce((a, b) => Math.max(a, b));
  // The more numbers, the finer: by the rule of Rice.
  const wanted = Math.max(FEWEST_BINS, Math.min(MOST_BINS, 2 * Math.cbrt(numbers.length)));
  const width = widthFor(most - least, wanted);
  const from = Math.floor(least / width) * width;
  return { from, width, count: Math.floor((most - from) / width) + 1 };
}

function widthFor(span: number, wanted: number): number {
  for (let scale = 1; ; scale *= 10) {
    const fitting = WIDTHS.find(width => span / (width * scale) < wanted);
    if (fitting !== undefined) return fitting * scale;
  }
}

/** The share of the numbers in each bin. */
export function sharesIn({ from, width, count }: Bins, numbers: readonly number[]): number[] {
  const shares = Array<number>(count).fill(0);
  for (const number of numbers) {
    const at = Math.floor((number - from) / width);
    shares[at] = (shares[at] ?? 0) + 1 / numbers.length;
  }
  return shares;
}

/** What stands below a bin: its number, or its first and last. */
export function binNames({ from, width, count }: Bins): string[] {
  const name = (value: number) => String(value).replace('-', '−');
  return Array.from({ length: count }, (_, at) => {
    const first = from + at * width;
    return width === 1 ? name(first) : `${name(first)}…${name(first + width - 1)}`;
  });
}
