// What bots have learned about the game; `tabletour train eighty-days` writes the values.
import type { Trained } from '../../kernel/index.ts';
import { FEATURE_NAMES, FEATURE_THEMES, features } from './features.ts';
import type { State } from './state.ts';
import values from './values.json';

/**
 * Where values were learned for the number of seats, a search is short: they see further than it does. The weaker ones look at more moves, and are
 * less sure of what they are worth, in chances to win.
 */
const LEARNED_STRENGTHS = {
  easy: { blunders: 0, horizon: 4, iterations: 90, moves: 60, doubt: 0.6 },
  medium: { blunders: 0, horizon: 4, iterations: 30, moves: 8, doubt: 0.07 },
  hard: { horizon: 4, iterations: 24, moves: 5, doubt: 0.045 },
  expert: { horizon: 4, iterations: 100, moves: 8 },
};

export const trained: Trained<State> = {
  features,
  featureNames: FEATURE_NAMES,
  themes: FEATURE_THEMES,
  reasons: async () => (await import('./texts/reasons.ts')).REASONS,
  aim: 'victory',
  learnedStrengths: LEARNED_STRENGTHS,
  values,
};
