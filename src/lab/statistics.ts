/** Mean, standard deviation and range of some numbers. */
export interface Spread {
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly max: number;
}

export function spread(numbers: readonly number[]): Spread {
  if (numbers.length === 0) return { mean: 0, sd: 0, min: 0, max: 0 };
  const mean = numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const squares = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return {
    mean: rounded(mean),
    sd: rounded(numbers.length > 1 ? Math.sqrt(squares / (numbers.length - 1)) : 0),
    min: Math.min(...numbers),
    max: Math.max(...numbers),
  };
}

/** The standard normal quantile of a 95 % interval. */
const Z = 1.959964;

/** Wilson's 95 % interval for a share. */
export function interval(hits: number, tries: number): { readonly low: number; readonly high: number } {
  if (tries === 0) return { low: 0, high: 1 };
  const share = hits / tries;
  const centre = share + Z ** 2 / (2 * tries);
  const reach = Z * Math.sqrt((share * (1 - share)) / tries + Z ** 2 / (4 * tries ** 2));
  const scale = 1 + Z ** 2 / tries;
  return { low: rounded(Math.max(0, (centre - reach) / scale)), high: rounded(Math.min(1, (centre + reach) / scale)) };
}

/** Four decimals: enough for every figure we print, and the same on every machine. */
export function rounded(number: number): number {
  return Math.round(number * 10_000) / 10_000;
}
