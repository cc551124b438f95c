// Variants that combine the values of two options make a matrix.
import type { Experiment, NamedOptions } from '../../lab/index.ts';

/** An option and its values, in the order of the variants. */
export interface Axis {
  readonly option: string;
  readonly values: readonly unknown[];
}

/** The two options whose values the variants combine; undefined where they do something else. */
export function axesOf({ variants }: Experiment): readonly [Axis, Axis] | undefined {
  const names = [...new Set(variants.flatMap(({ options = {} }) => Object.keys(options)))];
  const axes = names.map(option => ({ option, values: distinct(variants.map(({ options = {} }) => options[option])) }));
  const [one, other, more] = axes.filter(({ values }) => values.length > 1);
  return one && other && !more && one.values.length * other.values.length === variants.length ? [one, other] : undefined;
}

/** Every value of every axis with those of the others, in the order of a matrix: the first is what the others are compared with. */
export function combinations([first, ...others]: readonly Axis[]): readonly NamedOptions[] {
  if (!first) return [{}];
  const rest = combinations(others);
  return first.values.flatMap(value => rest.map(each => ({ [first.option]: value, ...each })));
}

function distinct(values: readonly unknown[]): readonly unknown[] {
  return [...new Map(values.map(value => [JSON.stringify(value), value])).values()];
}
