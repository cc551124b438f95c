/** Equal steps from the least of some numbers to the most. */
export interface Bins {
  /** Where each step begins. */
  readonly bins: readonly number[];
  readonly step: number;
  /** Whether all numbers are whole, so that a step ends before the next begins. */
  readonly isWhole: boolean;
  readonly decimals: number;
}

/** Steps at the most. */
const MOST = 14;
/** Steps that are easy to read, in each power of ten. */
const EASY = [1, 2, 5, 10] as const;

/** The steps in which numbers are counted. */
export function binsOf(numbers: readonly number[]): Bins {
  const isWhole = numbers.every(Number.isInteger);
  const least = numbers.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = numbers.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  if (numbers.length === 0) return { bins: [], step: 1, isWhole, decimals: 0 };
  const span = isWhole ? most - least + 1 : most - least;
  const step = isWhole ? Math.max(1, Math.ceil(span / MOST)) : easyStep(span / (MOST - 1));
  const from = isWhole ? least : Math.floor(least / step) * step;
  const bins = Array.from({ length: Math.floor((most - from) / step) + 1 }, (_, at) => from + at * step);
  return { bins, step, isWhole, decimals: isWhole ? 0 : Math.max(0, -Math.floor(Math.log10(step))) };
}

/** How many numbers lie in each step. */
export function countIn({ bins, step }: Bins, numbers: readonly number[]): number[] {
  const counts = bins.map(() => 0);
  for (const number of numbers) {
    // A number at the very end of a step may be rounded into the next.
    const at = Math.min(bins.length - 1, Math.floor((number - (bins[0] ?? 0)) / step));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

/** The least easy step that is no smaller. */
function easyStep(size: number): number {
  if (size <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(size));
  return (EASY.find(easy => easy * power >= size) ?? 10) * power;
}
