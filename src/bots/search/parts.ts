// What values are made of, theme by theme: why one move is better than another.
import type { Aim, Learned } from '../../kernel/index.ts';
import { weighted } from '../learned.ts';

/** What a theme adds to the worth of a move, and by how much its own feature, that of the same name, is larger. */
export interface Part {
  readonly value: number;
  readonly amount: number;
}

/** The parts of a move's worth beside another's, by theme. */
export type Parts = Readonly<Record<string, Part>>;

/** The theme of what the others have. */
export const OTHERS = 'others';

/** What the features of a moment add up to for a seat, theme by theme; the best of the others counts against it. */
export function partsAt(
  {
    featureNames = [],
    themes = [],
    aim,
  }: { readonly featureNames?: readonly string[]; readonly themes?: readonly string[]; readonly aim?: Aim },
  { score, win }: Learned,
  features: readonly (readonly number[])[],
  seat: number,
): Parts {
  const weights = aim === 'victory' ? win : score;
  const found: Record<string, { value: number; amount: number }> = {};
  const own = features[seat] ?? [];
  for (let at = 0; at < own.length; at++) {
    const each = own[at] ?? 0;
    const theme = themes[at] ?? '';
    if (theme === '') continue;
    const part = found[theme] ?? { value: 0, amount: 0 };
    part.value += (weights[at + 1] ?? 0) * each;
    if (featureNames[at] === theme) part.amount += each;
    found[theme] = part;
  }
  const others = features.filter((_, other) => other !== seat).map(each => weighted(weights, each));
  if (others.length > 0) found[OTHERS] = { value: (found[OTHERS]?.value ?? 0) - Math.max(...others), amount: 0 };
  return found;
}

/** Parts whose mean is wanted, one after the other. */
export class MeanParts {
  private readonly sums: Record<string, { value: number; amount: number }> = {};
  visits = 0;

  add(parts: Parts, visits = 1): void {
    this.visits += visits;
    for (const [theme, { value, amount }] of Object.entries(parts)) {
      const sum = this.sums[theme] ?? { value: 0, amount: 0 };
      sum.value += value * visits;
      sum.amount += amount * visits;
      this.sums[theme] = sum;
    }
  }

  /** Undefined where there are none. */
  mean(): Parts | undefined {
    const { sums, visits } = this;
    if (visits === 0) return undefined;
    return Object.fromEntries(
      Object.entries(sums).map(([theme, { value, amount }]) => [theme, { value: value / visits, amount: amount / visits }]),
    );
  }
}

/** The mean of parts; undefined where there are none. */
export function meanParts(all: readonly { readonly parts?: Parts; readonly visits: number }[]): Parts | undefined {
  const found = new MeanParts();
  for (const { parts, visits } of all) if (parts) found.add(parts, visits);
  return found.mean();
}

/** One move's parts beside another's. */
export function beside(own: Parts, other: Parts): Parts {
  const themes = new Set([...Object.keys(own), ...Object.keys(other)]);
  const less = (theme: string, of: 'value' | 'amount') => (own[theme]?.[of] ?? 0) - (other[theme]?.[of] ?? 0);
  return Object.fromEntries([...themes].map(theme => [theme, { value: less(theme, 'value'), amount: less(theme, 'amount') }]));
}
