// The end of Bodensee Tourismus, as the table page takes it.
import type { Arrival } from '../../kit.ts';
import type { Lake } from '../scene.ts';
import { Ground } from './ground.tsx';
import { Paper } from './paper.tsx';
import { tell } from './tell.ts';
import type { Own } from './words/en.ts';
import './arrival.css';

/** A postcard from the lake. */
export const arrival: Arrival<Lake, Own> = {
  words: {
    en: async () => (await import('./words/en.ts')).en,
    da: async () => (await import('./words/da.ts')).da,
    fr: async () => (await import('./words/fr.ts')).fr,
    de: async () => (await import('./words/de.ts')).de,
  },
  ratio: 1.29,
  tell,
  Paper,
  Ground,
};
