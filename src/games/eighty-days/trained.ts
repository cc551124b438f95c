// What bots have learned about the game; `tabletour train eighty-days` writes the values.
import type { Trained } from '../../kernel/index.ts';
import { arrivals } from './arrivals.ts';
import { FEATURE_AMOUNTS, FEATURE_NAMES, FEATURE_THEMES, features } from './features.ts';
import type { State } from './state.ts';
import values from './values.json';

/**
 * Where values were learned for the number of seats, a search is short: they see further than it does. The weaker ones are less sure of what moves
 * are worth, in chances to win; the weakest makes any of two dozen, but none that costs more than its bound.
 */
const LEARNED_STRENGTHS = {
  easy: { blunders: 0, horizon: 4, iterations: 48, moves: 24, doubt: 1, bound: 0.25 },
  medium: { blunders: 0, horizon: 4, iterations: 12, moves: 3, doubt: 0.064 },
  hard: { horizon: 4, iterations: 24, moves: 5, doubt: 0.032 },
  expert: { horizon: 4, iterations: 512, moves: 12 },
};

export const trained: Trained<State> = {
  features,
  finalScores: arrivals,
  featureNames: FEATURE_NAMES,
  themes: FEATURE_THEMES,
  amounts: FEATURE_AMOUNTS,
  reasons: async () => (await import('./texts/reasons.ts')).REASONS,
  aim: 'victory',
  learnedStrengths: LEARNED_STRENGTHS,
  values,
};
