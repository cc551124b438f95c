/** Mean, standard deviation and range of some numbers. */
export interface Spread {
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly max: number;
}

/** How some numbers are spread. */
export function spread(numbers: readonly number[]): Spread {
  if (numbers.length === 0) return { mean: 0, sd: 0, min: 0, max: 0 };
  const { mean, sd } = moments(numbers);
  return {
    mean: rounded(mean),
    sd: rounded(sd),
    min: numbers.reduce((least, each) => Math.min(least, each)),
    max: numbers.reduce((most, each) => Math.max(most, each)),
  };
}

function moments(numbers: readonly number[]): { readonly mean: number; readonly sd: number } {
  const mean = numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const squares = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, sd: numbers.length > 1 ? Math.sqrt(squares / (numbers.length - 1)) : 0 };
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

/** A difference and its 95 % interval; one pair alone has none. */
export interface Difference {
  readonly mean: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** The mean of paired differences, with Student's interval. */
export function differenceOf(differences: readonly number[]): Difference {
  if (differences.length === 0) return { mean: 0, low: null, high: null };
  const { mean, sd } = moments(differences);
  if (differences.length === 1) return { mean: rounded(mean), low: null, high: null };
  const reach = (studentQuantile(differences.length - 1) * sd) / Math.sqrt(differences.length);
  return { mean: rounded(mean), low: rounded(mean - reach), high: rounded(mean + reach) };
}

/** The 97.5 % quantile of Student's t by its expansion around the normal one: within 3 % from two degrees of freedom on. */
function studentQuantile(freedom: number): number {
  const first = (Z ** 3 + Z) / 4;
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96;
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384;
  return Z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}

/** The difference of two shares in pairs, with the interval of Agresti and Min: half a pair is added to each of the four cases. */
export function shareDifference(pairs: number, gained: number, lost: number): Difference {
  if (pairs === 0) return { mean: 0, low: null, high: null };
  const tries = pairs + 2;
  const centre = (gained - lost) / tries;
  const reach = (Z * Math.sqrt(gained + lost + 1 - (gained - lost) ** 2 / tries)) / tries;
  return {
    mean: rounded((gained - lost) / pairs),
    low: rounded(Math.max(-1, centre - reach)),
    high: rounded(Math.min(1, centre + reach)),
  };
}

/** The value below which this share of the numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = Float64Array.from(numbers).sort();
  const at = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return rounded(below + (above - below) * (at - Math.floor(at)));
}

/** Four decimals: enough for every figure we print, and the same on every machine. */
export function rounded(number: number): number {
  return Math.round(number * 10_000) / 10_000;
}
