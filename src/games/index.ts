// The shelf: every game by its id, opened only when somebody wants to play it.
import type { AnyGame, AnyTexts, Language } from '../kernel/index.ts';

/** A box on the shelf. */
export interface Box {
  readonly open: () => Promise<AnyGame>;
  readonly texts: Readonly<Record<Language, () => Promise<AnyTexts>>>;
}

export const SHELF: Readonly<Record<string, Box>> = {
  'eighty-days': {
    open: async () => (await import('./eighty-days/index.ts')).EightyDays,
    texts: {
      en: async () => (await import('./eighty-days/texts/en.ts')).en,
      da: async () => (await import('./eighty-days/texts/da.ts')).da,
      fr: async () => (await import('./eighty-days/texts/fr.ts')).fr,
      de: async () => (await import('./eighty-days/texts/de.ts')).de,
    },
  },
};
