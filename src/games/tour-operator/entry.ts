import type { ShelfEntry } from '../../kernel/index.ts';
import { COVER, ID, SEATS } from './cover.ts';

/** Tour Operator. */
export const entry: ShelfEntry = {
  id: ID,
  seats: SEATS,
  cover: COVER,
  open: async () => (await import('./index.ts')).TourOperator,
  openTable: async () => (await import('./table.ts')).TourOperatorTable,
  texts: {
    en: async () => (await import('./texts/en.ts')).en,
    da: async () => (await import('./texts/da.ts')).da,
    fr: async () => (await import('./texts/fr.ts')).fr,
    de: async () => (await import('./texts/de.ts')).de,
  },
  drawing: async () => (await import('./drawing/index.ts')).draw,
  analyst: () => import('./analysis.ts'),
  content: async () => (await import('./content.ts')).readContent,
  trained: async () => (await import('./trained.ts')).trained,
};
