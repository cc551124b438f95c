import { spoken } from '../locale/spoken.ts';
import { en, type MomentWords } from './words/en.ts';

/** What is said of moments of a game, in the language spoken; fetched with whatever says it. */
export const momentSaid = spoken<MomentWords>(en, {
  da: async () => (await import('./words/da.ts')).da,
  fr: async () => (await import('./words/fr.ts')).fr,
  de: async () => (await import('./words/de.ts')).de,
});
