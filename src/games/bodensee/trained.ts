// What was learned about the game; `tabletour train bodensee` writes the values. They tell what is to be expected, and decide nothing.
import type { Trained } from '../../kernel/index.ts';
import { FEATURE_AMOUNTS, FEATURE_NAMES, FEATURE_THEMES, features } from './features.ts';
import type { State } from './state.ts';
import values from './values.json';

export const trained: Trained<State> = {
  features,
  featureNames: FEATURE_NAMES,
  themes: FEATURE_THEMES,
  amounts: FEATURE_AMOUNTS,
  reasons: async () => (await import('./texts/reasons.ts')).REASONS,
  aim: 'points',
  values,
};
