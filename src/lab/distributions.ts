// The normal and Student's distribution by additions, multiplications and roots only: Math.exp and Math.log may differ in the last bit
// from engine to engine, and figures must not.

const { LN2 } = Math;
const HALF_LN_TWO_PI = 0.918_938_533_204_672_7;
/** Below this the exponential is 0 for every purpose here. */
const LEAST = -700;
const SERIES = 24;
const STEPS = 80;

/** e to the power of x. */
export function exp(x: number): number {
  if (x < LEAST) return 0;
  const halvings = Math.round(x / LN2);
  const rest = x - halvings * LN2;
  let [sum, term] = [1, 1];
  for (let at = 1; at < SERIES; at++) {
    term *= rest / at;
    sum += term;
  }
  return scaled(sum, halvings);
}

/** A number doubled, or halved, so many times: exact. */
function scaled(number: number, doublings: number): number {
  let found = number;
  for (let at = Math.abs(doublings); at > 0; at--) found = doublings > 0 ? found * 2 : found / 2;
  return found;
}

/** The natural logarithm of a number above 0. */
export function log(x: number): number {
  let [mantissa, doublings] = [x, 0];
  for (; mantissa > 1.5; doublings++) mantissa /= 2;
  for (; mantissa < 0.75; doublings--) mantissa *= 2;
  const ratio = (mantissa - 1) / (mantissa + 1);
  const square = ratio * ratio;
  let [sum, power] = [0, ratio];
  for (let odd = 1; odd < 2 * SERIES; odd += 2) {
    sum += power / odd;
    power *= square;
  }
  return 2 * sum + doublings * LN2;
}

/** The chance that a standard normal number lies further from 0 than z, on either side. */
export function normalTails(z: number): number {
  const far = Math.abs(z);
  if (far > 38) return 0;
  const density = exp((-far * far) / 2 - HALF_LN_TWO_PI);
  if (far > 4) return (2 * density) / continued(far);
  let [sum, term] = [far, far];
  for (let at = 1; at < 4 * SERIES; at++) {
    term *= (far * far) / (2 * at + 1);
    sum += term;
  }
  return Math.max(0, 1 - 2 * density * sum);
}

/** Laplace's continued fraction of the normal tail. */
function continued(z: number): number {
  let found = z;
  for (let at = STEPS; at > 0; at--) found = z + at / found;
  return found;
}

/** The number that a standard normal one exceeds, on either side, with this chance: 1.96 for 5 %. */
export function normalQuantile(tails: number): number {
  return bisected(z => normalTails(z), tails, 40);
}

/** The same of Student's t. */
export function studentQuantile(tails: number, freedom: number): number {
  const known = `${tails} ${freedom}`;
  const quantile = quantiles.get(known) ?? bisected(t => studentTails(t, freedom), tails, 1e6);
  quantiles.set(known, quantile);
  return quantile;
}

/** One is asked for at every look, and takes a while. */
const quantiles = new Map<string, number>();

/** The chance that Student's t lies further from 0, on either side. */
export function studentTails(t: number, freedom: number): number {
  return incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5);
}

/** Where a falling function takes a value. */
function bisected(falling: (x: number) => number, value: number, most: number): number {
  let [low, high] = [0, most];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (falling(middle) > value) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The regularised incomplete beta function, by Lentz's continued fraction. */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const front = exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * log(x) + b * log(1 - x)) / a;
  let [fraction, c, d] = [1, 1, 0];
  for (let at = 0; at <= 400; at++) {
    d = 1 / notZero(1 + betaTerm(at, x, a, b) * d);
    c = notZero(1 + betaTerm(at, x, a, b) / c);
    fraction *= c * d;
    if (at > 0 && Math.abs(c * d - 1) < 1e-14) break;
  }
  return front * (fraction - 1);
}

function betaTerm(at: number, x: number, a: number, b: number): number {
  if (at === 0) return 1;
  const m = Math.floor(at / 2);
  return at % 2 === 0
    ? (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    : (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
}

function notZero(number: number): number {
  return Math.abs(number) < 1e-300 ? 1e-300 : number;
}

/** The logarithm of the gamma function, by Stirling's series above ten. */
function logGamma(x: number): number {
  let [shift, at] = [0, x];
  for (; at < 10; at++) shift += log(at);
  const inverse = 1 / (at * at);
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / at;
  return (at - 0.5) * log(at) - at + HALF_LN_TWO_PI + series - shift;
}
