// The shelf: every game by its id, opened only when somebody wants to play it.
import type { AnyGame, AnyTexts, Language, Plan, Told } from '../kernel/index.ts';
import { GAMES } from './rules.ts';

/** A file of a game's own content as options of the game, or everything that is wrong with it. */
export type ContentReading =
  | { readonly ok: true; readonly options: Readonly<Record<string, unknown>>; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Statistics of one match: rows of plain values under the names of their tables; the first column of a row names it. */
export type Tables = Readonly<Record<string, readonly object[]>>;
export interface Analyst {
  /** From what happened, each event with the number of its entry, and how it ended. */
  analyse(plan: Plan<unknown>, log: readonly { readonly entry: number; readonly event: Told }[], final: unknown): Tables;
}

/** A box on the shelf. */
export interface Box {
  readonly open: () => Promise<AnyGame>;
  readonly texts: Readonly<Record<Language, () => Promise<AnyTexts>>>;
  /** Reads a content file, in games whose content may be replaced; `name` tells its format. */
  readonly content?: (text: string, name: string) => Promise<ContentReading>;
  /** The game's own statistics, where it has any. */
  readonly analyst?: () => Promise<Analyst>;
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
    analyst: () => import('./eighty-days/index.ts'),
  },
  'tour-operator': {
    open: GAMES['tour-operator'],
    texts: {
      en: async () => (await import('./tour-operator/texts/en.ts')).en,
      da: async () => (await import('./tour-operator/texts/da.ts')).da,
      fr: async () => (await import('./tour-operator/texts/fr.ts')).fr,
      de: async () => (await import('./tour-operator/texts/de.ts')).de,
    },
    analyst: () => import('./tour-operator/index.ts'),
  },
  bodensee: {
    open: GAMES.bodensee,
    texts: {
      en: async () => (await import('./bodensee/texts/en.ts')).en,
      da: async () => (await import('./bodensee/texts/da.ts')).da,
      fr: async () => (await import('./bodensee/texts/fr.ts')).fr,
      de: async () => (await import('./bodensee/texts/de.ts')).de,
    },
    content: async (text, name) => (await import('./bodensee/index.ts')).readContent(text, name),
    analyst: () => import('./bodensee/index.ts'),
  },
  'on-tour-paris': {
    open: GAMES['on-tour-paris'],
    texts: {
      en: async () => (await import('./on-tour-paris/texts/en.ts')).en,
      da: async () => (await import('./on-tour-paris/texts/da.ts')).da,
      fr: async () => (await import('./on-tour-paris/texts/fr.ts')).fr,
      de: async () => (await import('./on-tour-paris/texts/de.ts')).de,
    },
    analyst: () => import('./on-tour-paris/index.ts'),
  },
  'city-tour': {
    open: GAMES['city-tour'],
    texts: {
      en: async () => (await import('./city-tour/texts/en.ts')).en,
      da: async () => (await import('./city-tour/texts/da.ts')).da,
      fr: async () => (await import('./city-tour/texts/fr.ts')).fr,
      de: async () => (await import('./city-tour/texts/de.ts')).de,
    },
    content: async text => (await import('./city-tour/index.ts')).readContent(text),
    analyst: () => import('./city-tour/index.ts'),
  },
};
