// Weights that fit best: least squares for scores, and the likeliest chances for victories.
import { chances, weighted } from '../../bots/index.ts';
import type { Moment } from './moments.ts';

/** How features are spread, so that one penalty suits them all. */
export interface Spreads {
  readonly means: readonly number[];
  readonly widths: readonly number[];
}

/** The mean and the deviation of every feature; one that never changes has none. */
export function spreadsOf(moments: readonly Moment[]): Spreads {
  const length = moments[0]?.features[0]?.length ?? 0;
  const [sums, squares] = [new Float64Array(length), new Float64Array(length)];
  let rows = 0;
  for (const { features } of moments) {
    for (const row of features) {
      rows++;
      for (const [at, each] of row.entries()) {
        sums[at] = (sums[at] ?? 0) + each;
        squares[at] = (squares[at] ?? 0) + each * each;
      }
    }
  }
  const means = Array.from(sums, sum => sum / Math.max(1, rows));
  const widths = means.map((mean, at) => Math.sqrt(Math.max(0, (squares[at] ?? 0) / Math.max(1, rows) - mean * mean)));
  return { means, widths: widths.map(width => (width > 1e-9 ? width : 0)) };
}

/** A constant and the features, each by its spread. */
function spreadOut({ means, widths }: Spreads, features: readonly number[]): Float64Array {
  const row = new Float64Array(features.length + 1);
  row[0] = 1;
  for (let at = 0; at < features.length; at++) {
    const width = widths[at] as number;
    row[at + 1] = width > 0 ? ((features[at] as number) - (means[at] as number)) / width : 0;
  }
  return row;
}

/** Weights on features as they are, from those on features by their spread. */
function asTheyAre({ means, widths }: Spreads, weights: Float64Array): number[] {
  const plain = widths.map((width, at) => (width > 0 ? (weights[at + 1] ?? 0) / width : 0));
  const constant = plain.reduce((sum, weight, at) => sum - weight * (means[at] ?? 0), weights[0] ?? 0);
  return [constant, ...plain];
}

/** The other way round. */
function bySpread({ means, widths }: Spreads, weights: readonly number[]): Float64Array {
  const found = new Float64Array(weights.length);
  found[0] = weights.slice(1).reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), weights[0] ?? 0);
  for (const [at, width] of widths.entries()) found[at + 1] = (weights[at + 1] ?? 0) * width;
  return found;
}

/** Symmetric equations: a matrix, of which the lower half is filled, and the right side. */
interface Equations {
  readonly size: number;
  readonly matrix: Float64Array;
  readonly right: Float64Array;
}

function equationsOf(size: number): Equations {
  return { size, matrix: new Float64Array(size * size), right: new Float64Array(size) };
}

function addRow({ size, matrix }: Equations, row: Float64Array, weight: number): void {
  for (let i = 0; i < size; i++) {
    const scaled = (row[i] as number) * weight;
    if (scaled === 0) continue;
    for (let j = 0; j <= i; j++) (matrix[i * size + j] as number) += scaled * (row[j] as number);
  }
}

function addRight({ right }: Equations, row: Float64Array, amount: number): void {
  for (let i = 0; i < row.length; i++) (right[i] as number) += (row[i] as number) * amount;
}

/** The solution by Cholesky's method; `penalty` keeps it near zero, all but the constant. */
function solved({ size, matrix, right }: Equations, penalty: number): Float64Array {
  const lower = Float64Array.from(matrix);
  for (let i = 0; i < size; i++) (lower[i * size + i] as number) += i > 0 ? penalty : 1e-6;
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = lower[i * size + j] as number;
      for (let k = 0; k < j; k++) sum -= (lower[i * size + k] as number) * (lower[j * size + k] as number);
      lower[i * size + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (lower[j * size + j] as number);
    }
  }
  const found = Float64Array.from(right);
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) (found[i] as number) -= (lower[i * size + k] as number) * (found[k] as number);
    (found[i] as number) /= lower[i * size + i] as number;
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) (found[i] as number) -= (lower[k * size + i] as number) * (found[k] as number);
    (found[i] as number) /= lower[i * size + i] as number;
  }
  return found;
}

/** How strongly weights are held at zero, in rows; and at what was learned before, which many more games had taught. */
const PENALTY = 30;
const HELD = 2000;

/** A score so many errors away from what is expected teaches nothing about the usual ones: now and then a game goes on for ever. */
const WILD = 4;

/** Weights of the final score: least squares without what is wild, held near the earlier ones. */
export function scoreWeights(moments: readonly Moment[], before?: readonly number[]): number[] {
  const first = leastSquares(moments, before);
  const errorAt = ({ features, scores }: Moment) =>
    Math.max(...features.map((each, seat) => Math.abs((scores[seat] ?? 0) - weighted(first, each))));
  const errors = moments.map(errorAt);
  const usual = Math.sqrt(errors.reduce((sum, each) => sum + each * each, 0) / Math.max(1, errors.length));
  const tame = moments.filter((_, at) => (errors[at] ?? 0) <= WILD * usual);
  return tame.length < moments.length ? leastSquares(tame, before) : first;
}

function leastSquares(moments: readonly Moment[], before?: readonly number[]): number[] {
  const spreads = spreadsOf(moments);
  const start = before ? bySpread(spreads, before) : new Float64Array(spreads.means.length + 1);
  const equations = equationsOf(start.length);
  for (const { features, scores } of moments) {
    for (const [seat, each] of features.entries()) {
      const row = spreadOut(spreads, each);
      addRow(equations, row, 1);
      addRight(equations, row, (scores[seat] ?? 0) - dot(start, row));
    }
  }
  const step = solved(equations, before ? HELD : PENALTY);
  return asTheyAre(
    spreads,
    step.map((each, at) => each + (start[at] ?? 0)),
  );
}

/** Steps of Newton's method: after these nothing changes any more. */
const STEPS = 6;

/** Weights of the strengths under which the victories are likeliest, held near the earlier ones. Who plays together plays against nought. */
export function winWeights(moments: readonly Moment[], before?: readonly number[], isTogether = false): number[] {
  const spreads = spreadsOf(moments);
  const start = before ? bySpread(spreads, before) : new Float64Array(spreads.means.length + 1);
  const weights = Float64Array.from(start);
  // A victory says a quarter of what a score does.
  const penalty = (before ? HELD : PENALTY) / 4;
  for (let step = 0; step < STEPS; step++) {
    const equations = equationsOf(weights.length);
    for (const { features, wins } of moments) {
      const rows = features.map(each => spreadOut(spreads, each));
      if (isTogether)
        addVictory(equations, weights, [...rows.slice(0, 1), new Float64Array(weights.length)], [wins[0] ?? 0, 1 - (wins[0] ?? 0)]);
      else addVictory(equations, weights, rows, wins);
    }
    addRight(
      equations,
      weights.map((each, at) => (at > 0 ? each - (start[at] ?? 0) : 0)),
      -penalty,
    );
    const change = solved(equations, penalty);
    for (const [at, each] of change.entries()) (weights[at] as number) += each;
  }
  if (!isTogether) weights[0] = 0;
  return asTheyAre(spreads, weights);
}

function addVictory(equations: Equations, weights: Float64Array, rows: readonly Float64Array[], wins: readonly number[]): void {
  const said = chances(rows.map(row => dot(weights, row)));
  const middle = new Float64Array(weights.length);
  for (const [seat, row] of rows.entries())
    for (let at = 0; at < row.length; at++) (middle[at] as number) += (said[seat] ?? 0) * (row[at] as number);
  for (const [seat, row] of rows.entries()) {
    const beside = row.map((each, at) => each - (middle[at] ?? 0));
    addRow(equations, beside, said[seat] ?? 0);
    addRight(equations, beside, (wins[seat] ?? 0) - (said[seat] ?? 0));
  }
}

function dot(weights: Float64Array, row: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < row.length; at++) sum += (weights[at] as number) * (row[at] as number);
  return sum;
}
