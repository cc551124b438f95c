// What is said of one's own games, fetched with the pages that list them.

import { en } from '../../locale/mine/en.ts';
import { spoken } from '../../locale/spoken.ts';

export const ownWords = spoken(en, {
  da: async () => (await import('../../locale/mine/da.ts')).da,
  fr: async () => (await import('../../locale/mine/fr.ts')).fr,
  de: async () => (await import('../../locale/mine/de.ts')).de,
});
