import { spoken } from '../../locale/spoken.ts';
import { en } from './words/en.ts';

export const aboutWords = spoken(en, {
  da: async () => (await import('./words/da.ts')).da,
  fr: async () => (await import('./words/fr.ts')).fr,
  de: async () => (await import('./words/de.ts')).de,
});
