// What bots have learned about the game; `tabletour train tour-operator` writes the values.
import type { Trained } from '../../kernel/index.ts';
import { FEATURE_NAMES, FEATURE_THEMES, features } from './features.ts';
import type { State } from './state.ts';
import { LEARNED_STRENGTHS } from './strengths.ts';
import values from './values.json';

export const trained: Trained<State> = {
  features,
  featureNames: FEATURE_NAMES,
  themes: FEATURE_THEMES,
  reasons: async () => (await import('./texts/reasons.ts')).REASONS,
  aim: 'points',
  learnedStrengths: LEARNED_STRENGTHS,
  values,
};
