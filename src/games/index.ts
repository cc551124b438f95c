// The shelf: every game by its id, opened only when somebody wants to play it.
import type { AnyGame, AnyTexts, Language } from '../kernel/index.ts';
import { GAMES } from './rules.ts';

/** A box on the shelf. */
export interface Box {
  readonly open: () => Promise<AnyGame>;
  readonly texts: Readonly<Record<Language, () => Promise<AnyTexts>>>;
}

export const SHELF: Readonly<Record<string, Box>> = {
  'eighty-days': {
    open: GAMES['eighty-days'],
    texts: {
      en: async () => (await import('./eighty-days/texts/en.ts')).en,
      da: async () => (await import('./eighty-days/texts/da.ts')).da,
      fr: async () => (await import('./eighty-days/texts/fr.ts')).fr,
      de: async () => (await import('./eighty-days/texts/de.ts')).de,
    },
  },
  'tour-operator': {
    open: GAMES['tour-operator'],
    texts: {
      en: async () => (await import('./tour-operator/texts/en.ts')).en,
      da: async () => (await import('./tour-operator/texts/da.ts')).da,
      fr: async () => (await import('./tour-operator/texts/fr.ts')).fr,
      de: async () => (await import('./tour-operator/texts/de.ts')).de,
    },
  },
  bodensee: {
    open: GAMES.bodensee,
    texts: {
      en: async () => (await import('./bodensee/texts/en.ts')).en,
      da: async () => (await import('./bodensee/texts/da.ts')).da,
      fr: async () => (await import('./bodensee/texts/fr.ts')).fr,
      de: async () => (await import('./bodensee/texts/de.ts')).de,
    },
  },
  'on-tour-paris': {
    open: GAMES['on-tour-paris'],
    texts: {
      en: async () => (await import('./on-tour-paris/texts/en.ts')).en,
      da: async () => (await import('./on-tour-paris/texts/da.ts')).da,
      fr: async () => (await import('./on-tour-paris/texts/fr.ts')).fr,
      de: async () => (await import('./on-tour-paris/texts/de.ts')).de,
    },
  },
  'city-tour': {
    open: GAMES['city-tour'],
    texts: {
      en: async () => (await import('./city-tour/texts/en.ts')).en,
      da: async () => (await import('./city-tour/texts/da.ts')).da,
      fr: async () => (await import('./city-tour/texts/fr.ts')).fr,
      de: async () => (await import('./city-tour/texts/de.ts')).de,
    },
  },
};
