// Bots with a style of their own: the same values, of which they care more or less for some.
import type { AnyGame, Learned } from '../kernel/index.ts';

/** What was learned, as a character of the game sees it. */
export function inCharacter(
  { themes = [], characters = {} }: Pick<AnyGame, 'themes' | 'characters'>,
  learned: Learned,
  name: string,
): Learned {
  const cares = characters[name] ?? {};
  const tilted = (weights: readonly number[]) => weights.map((weight, at) => weight * (at > 0 ? (cares[themes[at - 1] ?? ''] ?? 1) : 1));
  return { ...learned, score: tilted(learned.score), win: tilted(learned.win) };
}
