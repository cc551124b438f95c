import type { ShelfEntry } from '../../kernel/index.ts';
import { COVER, ID, SEATS } from './cover.ts';

/** On Tour: Paris. */
export const entry: ShelfEntry = {
  id: ID,
  seats: SEATS,
  cover: COVER,
  open: async () => (await import('./index.ts')).OnTourParis,
  texts: {
    en: async () => (await import('./texts/en.ts')).en,
    da: async () => (await import('./texts/da.ts')).da,
    fr: async () => (await import('./texts/fr.ts')).fr,
    de: async () => (await import('./texts/de.ts')).de,
  },
  drawing: async () => (await import('./drawing/index.ts')).draw,
  trained: async () => (await import('./trained.ts')).trained,
  analyst: () => import('./analysis.ts'),
  content: async () => (await import('./content.ts')).readContent,
};
