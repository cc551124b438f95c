// What the coach says in every game, fetched with the coach.
import { spokenFrom } from './spoken.ts';
import { type CoachWords, en } from './words/en.ts';

export const said = spokenFrom<CoachWords>(en, {
  en: async () => en,
  da: async () => (await import('./words/da.ts')).da,
  fr: async () => (await import('./words/fr.ts')).fr,
  de: async () => (await import('./words/de.ts')).de,
});
