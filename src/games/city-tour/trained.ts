// What was learned about the game; `tabletour train city-tour` writes the values. They tell what is to be expected, and decide nothing.
import type { Trained } from '../../kernel/index.ts';
import { DAY_COUNT } from './components.ts';
import { FEATURE_AMOUNTS, FEATURE_NAMES, FEATURE_THEMES, features, MADE_OF } from './features.ts';
import type { State } from './state.ts';
import values from './values.json';

/** Every day of the campaign. */
const AGREEMENTS = Array.from({ length: DAY_COUNT }, (_, at) => ({ day: at + 1 }));

export const trained: Trained<State> = {
  features,
  featureNames: FEATURE_NAMES,
  themes: FEATURE_THEMES,
  amounts: FEATURE_AMOUNTS,
  madeOf: MADE_OF,
  reasons: async () => (await import('./texts/reasons.ts')).REASONS,
  aim: 'together',
  agreements: AGREEMENTS,
  values,
};
