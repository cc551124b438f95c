// What values are made of, theme by theme: why one move is better than another.
import type { Aim, AnyGame, Learned } from '../../kernel/index.ts';
import { tableFor, weighted } from '../learned.ts';

/** What a theme adds to the worth of a move, and by how much there is more of what it is about, where that is counted. */
export interface Part {
  readonly value: number;
  readonly amount: number;
}

/** The parts of a move's worth beside another's, by theme. */
export type Parts = Readonly<Record<string, Part>>;

/** The themes of what the others have, and of what the score counts. */
const OTHERS = 'others';
export const SCORE = 'points';

/** What a game says about its features, for those who give reasons. */
type Said = Pick<AnyGame, 'featureNames' | 'themes' | 'amounts' | 'madeOf' | 'aim'>;

/** What the features of a moment add up to for a seat, theme by theme; the best of those it plays against counts against it. */
export function partsAt(game: Said, { score, win }: Learned, features: readonly (readonly number[])[], seat: number): Parts {
  const { themes = [], amounts = [], aim } = game;
  const decisive = aim === 'points' ? score : win;
  const weights = spread(game, decisive);
  const found: Record<string, { value: number; amount: number }> = {};
  const own = features[seat] ?? [];
  for (let at = 0; at < own.length; at++) {
    const each = own[at] ?? 0;
    const theme = themes[at] ?? '';
    if (theme === '') continue;
    const part = found[theme] ?? { value: 0, amount: 0 };
    part.value += (weights[at + 1] ?? 0) * each;
    part.amount += (amounts[at] ?? 0) * each;
    found[theme] = part;
  }
  if (aim === 'together') return found;
  const others = features.filter((_, other) => other !== seat).map(each => weighted(decisive, each));
  if (others.length > 0) {
    const theirs = Math.max(...others);
    found[OTHERS] = { value: (found[OTHERS]?.value ?? 0) - theirs, amount: -theirs };
  }
  return found;
}

const known = new WeakMap<readonly number[], readonly number[]>();

/** Weights with those of guesses given to what these are made of: beside a guess at everything the rest has only what it misses. */
function spread({ featureNames = [], madeOf }: Said, weights: readonly number[]): readonly number[] {
  if (!madeOf) return weights;
  const before = known.get(weights);
  if (before) return before;
  const found = [...weights];
  const place = new Map(featureNames.map((name, at) => [name, at + 1]));
  for (const [guess, made] of Object.entries(madeOf)) {
    const weight = weights[place.get(guess) ?? 0] ?? 0;
    for (const [name, share] of Object.entries(made)) {
      const at = place.get(name);
      if (at !== undefined) found[at] = (found[at] ?? 0) + share * weight;
    }
  }
  known.set(weights, found);
  return found;
}

/** The same of final scores, where these are played for; else they do not tell what the end is worth. */
export function partsAtEnd(aim: Aim, scores: readonly number[], seat: number): Parts | undefined {
  if (aim !== 'points') return undefined;
  const own = scores[seat] ?? 0;
  const others = scores.filter((_, other) => other !== seat);
  const theirs = Math.max(...others);
  return {
    [SCORE]: { value: own, amount: own },
    ...(others.length > 0 ? { [OTHERS]: { value: -theirs, amount: -theirs } } : {}),
  };
}

/** The same where a game stands; undefined where nothing was learned about such a table. */
export function partsIn(game: Said & Pick<AnyGame, 'outcome' | 'features' | 'values'>, state: unknown, seat: number): Parts | undefined {
  if (!game.themes || !game.features || !game.values) return undefined;
  const end = game.outcome(state);
  if (end) return partsAtEnd(game.values.aim, end.scores, seat);
  const features = game.features(state);
  const learned = tableFor(game.values, features.length);
  return learned && partsAt(game, learned, features, seat);
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

/** In what a move differed from the favourite on average, over the tries that were looked at for both: the n-th tries of all had the same luck. */
export function partsOver(favourite: readonly (Parts | undefined)[], own: readonly (Parts | undefined)[]): { readonly parts?: Parts } {
  const found = new MeanParts();
  for (const [at, parts] of own.entries()) {
    const other = favourite[at];
    if (parts && other && haveSameThemes(parts, other)) found.add(beside(parts, other));
  }
  const parts = found.mean();
  return parts ? { parts } : {};
}

/** Where the game was over in one of two tries only, they cannot be compared. */
function haveSameThemes(one: Parts, other: Parts): boolean {
  for (const theme in one) if (!(theme in other)) return false;
  return Object.keys(one).length === Object.keys(other).length;
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
