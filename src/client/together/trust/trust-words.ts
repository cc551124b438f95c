// What is said about what others may do with one’s games, and about reports; fetched with the pages that say it.
import { spoken } from '../../locale/spoken.ts';
import { en } from './words/en.ts';

export const trustWords = spoken(en, {
  da: async () => (await import('./words/da.ts')).da,
  fr: async () => (await import('./words/fr.ts')).fr,
  de: async () => (await import('./words/de.ts')).de,
});
