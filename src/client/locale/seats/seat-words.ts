import { spoken } from '../spoken.ts';
import { en } from './en.ts';

export const seatWords = spoken(en, {
  da: async () => (await import('./da.ts')).da,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
});
