// The variants of a rule that are played side by side, as they are typed.
import { UsageError } from '../usage.ts';

/** A variant: what it is called, and the options in which it differs, as `name=value`. */
export interface Variant {
  readonly label: string;
  readonly pairs: readonly string[];
}

const MOST_VARIANTS = 64;
const BASE: Variant = { label: 'base', pairs: [] };

/** The variants to be played; the first one is what the others are compared with. */
export function variantsOf(compared: readonly string[], matrix: readonly string[]): readonly Variant[] {
  if (compared.length > 0 && matrix.length > 0) throw new UsageError('--compare and --matrix cannot be combined; give one of them');
  const variants = matrix.length > 0 ? crossed(matrix) : [BASE, ...compared.map(readCompared)];
  const twice = variants.find(({ label }, index) => variants.findIndex(other => other.label === label) < index);
  if (twice) throw new UsageError(`--compare ${twice.label} is given twice`);
  if (variants.length > MOST_VARIANTS) throw new UsageError(`there may be at most ${MOST_VARIANTS} variants, not ${variants.length}`);
  return variants;
}

function readCompared(text: string): Variant {
  const pairs = splitOutside(text, ',');
  for (const pair of pairs) {
    if (!/^[^=]+=./.test(pair)) throw new UsageError(`--compare must be name=value, or several with commas between, not "${text}"`);
  }
  const names = pairs.map(nameOf);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new UsageError(`--compare ${text} names ${twice} twice`);
  return { label: pairs.join(','), pairs };
}

/** Every value of the first option with every value of the second, and so on. */
function crossed(matrix: readonly string[]): Variant[] {
  const axes = matrix.map(readAxis);
  const names = axes.map(([first]) => nameOf(first ?? ''));
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new UsageError(`--matrix names ${twice} twice; give all its values at once: ${twice}=a|b|c`);
  const combinations = axes.reduce<string[][]>((sofar, axis) => sofar.flatMap(pairs => axis.map(pair => [...pairs, pair])), [[]]);
  return combinations.map(pairs => ({ label: pairs.join(','), pairs }));
}

function readAxis(text: string): readonly string[] {
  const at = text.indexOf('=');
  const values = splitOutside(text.slice(at + 1), '|');
  if (at < 1 || values.some(value => value === ''))
    throw new UsageError(`--matrix must be name=a|b|c, values with | between, not "${text}"`);
  const twice = values.find((value, index) => values.indexOf(value) < index);
  if (twice !== undefined) throw new UsageError(`--matrix ${text} names ${twice} twice`);
  return values.map(value => `${text.slice(0, at)}=${value}`);
}

function nameOf(pair: string): string {
  return pair.slice(0, pair.indexOf('='));
}

/** The parts between separators; those within brackets do not count, so that a list may be a value. */
function splitOutside(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '[' || letter === '{') depth++;
    if (letter === ']' || letter === '}') depth--;
    if (letter === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}
