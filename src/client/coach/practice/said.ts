// What is said around the tasks of every game, fetched with them.
import { spokenFrom } from '../spoken.ts';
import { en, type PracticeWords } from './words/en.ts';

export const practiceSaid = spokenFrom<PracticeWords>(en, {
  en: async () => en,
  da: async () => (await import('./words/da.ts')).da,
  fr: async () => (await import('./words/fr.ts')).fr,
  de: async () => (await import('./words/de.ts')).de,
});
