// The end of City Tour, as the table page takes it.
import type { Arrival } from '../../kit.ts';
import type { CityScene } from '../scene.ts';
import { lastChance } from '../verdict.ts';
import { Ground } from './ground.tsx';
import { Paper } from './paper.tsx';
import { tell } from './tell.ts';
import type { Own } from './words/en.ts';
import './arrival.css';

/** The newspaper of the paper city. */
export const arrival: Arrival<CityScene, Own> = {
  words: {
    en: async () => (await import('./words/en.ts')).en,
    da: async () => (await import('./words/da.ts')).da,
    fr: async () => (await import('./words/fr.ts')).fr,
    de: async () => (await import('./words/de.ts')).de,
  },
  ratio: 0.965,
  tell,
  lastChance,
  Paper,
  Ground,
};
