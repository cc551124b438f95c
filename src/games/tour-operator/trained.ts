// What bots have learned about the game; `tabletour train tour-operator` writes the values.
import type { Trained } from '../../kernel/index.ts';
import { FEATURE_AMOUNTS, FEATURE_NAMES, FEATURE_THEMES, features } from './features.ts';
import { MADE_OF } from './guess.ts';
import type { State } from './state.ts';
import values from './values.json';

/**
 * Where values were learned for the number of seats, a search is short: they see further than it does. The weaker ones look at more moves, and are
 * less sure of what they are worth, in points.
 */
const LEARNED_STRENGTHS = {
  easy: { horizon: 1, iterations: 24, moves: 12, blunders: 0, doubt: 6 },
  medium: { horizon: 1, iterations: 16, moves: 6, blunders: 0, doubt: 2.5 },
  hard: { horizon: 1, iterations: 24, moves: 4, blunders: 0, doubt: 1.5 },
  expert: { horizon: 1, iterations: 100, moves: 8 },
};

export const trained: Trained<State> = {
  features,
  featureNames: FEATURE_NAMES,
  themes: FEATURE_THEMES,
  amounts: FEATURE_AMOUNTS,
  madeOf: MADE_OF,
  reasons: async () => (await import('./texts/reasons.ts')).REASONS,
  aim: 'points',
  learnedStrengths: LEARNED_STRENGTHS,
  values,
};
