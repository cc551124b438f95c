/** Halvings of the exponent, until a short series is exact enough. */
const HALVINGS = 8;
/** Beyond this a chance is as good as 0 or 1. */
const MOST = 60;

/** e to the power of x by additions and multiplications only: Math.exp differs in the last bit from engine to engine, and bots must not. */
export function exponential(x: number): number {
  const small = Math.max(-MOST, Math.min(MOST, x)) / 2 ** HALVINGS;
  let power = 1 + small * (1 + (small / 2) * (1 + (small / 3) * (1 + (small / 4) * (1 + small / 5))));
  for (let halving = 0; halving < HALVINGS; halving++) power *= power;
  return power;
}
