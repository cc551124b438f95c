// What was learned about the game; `tabletour train on-tour-paris` writes the values. They tell what is to be expected, and decide nothing.
import type { Trained } from '../../kernel/index.ts';
import { FEATURE_NAMES, features } from './features.ts';
import type { State } from './state.ts';
import values from './values.json';

/** With either rule for docks. */
const AGREEMENTS = [{ dockUse: 'free' }, { dockUse: 'once' }];

export const trained: Trained<State> = {
  features,
  featureNames: FEATURE_NAMES,
  reasons: async () => (await import('./texts/reasons.ts')).REASONS,
  aim: 'points',
  agreements: AGREEMENTS,
  values,
};
