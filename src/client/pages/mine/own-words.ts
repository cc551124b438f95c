// What is said of one's own games, fetched with the pages that list them.
import { spoken } from '../../locale/spoken.ts';
import { en } from './words/en.ts';

export const ownWords = spoken(en, {
  da: async () => (await import('./words/da.ts')).da,
  fr: async () => (await import('./words/fr.ts')).fr,
  de: async () => (await import('./words/de.ts')).de,
});
