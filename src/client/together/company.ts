// What is said between people around a match, fetched with the pages that say it.
import { spoken } from '../locale/spoken.ts';
import { en } from './words/en.ts';

export const company = spoken(en, {
  da: async () => (await import('./words/da.ts')).da,
  fr: async () => (await import('./words/fr.ts')).fr,
  de: async () => (await import('./words/de.ts')).de,
});
