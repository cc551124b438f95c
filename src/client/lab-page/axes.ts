// Variants that combine the values of two options make a matrix.
import type { Experiment } from '../../lab/index.ts';

/** An option and its values, in the order of the variants. */
export interface Axis {
  readonly option: string;
  readonly values: readonly unknown[];
}

/** The two options whose values the variants combine; undefined where they do something else. */
export function axesOf({ variants }: Experiment): readonly [Axis, Axis] | undefined {
  const names = [...new Set(variants.flatMap(({ options = {} }) => Object.keys(options)))];
  const [one, other] = names.map(option => ({ option, values: distinct(variants.map(({ options = {} }) => options[option])) }));
  if (!one || !other || names.length !== 2 || one.values.length * other.values.length !== variants.length) return undefined;
  return one.values.length > 1 && other.values.length > 1 ? [one, other] : undefined;
}

function distinct(values: readonly unknown[]): readonly unknown[] {
  return [...new Map(values.map(value => [JSON.stringify(value), value])).values()];
}
