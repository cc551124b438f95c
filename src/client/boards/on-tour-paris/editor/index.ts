// The editor of On Tour: Paris's map: clubs with their lines, and docks.
import { findingsIn, type ParisParts, PRESS, readContent } from '../../../../games/on-tour-paris/content.ts';
import { inPart, pressKit } from '../../../editor/press-kit.ts';
import type { Words } from '../words/en.ts';
import './editor.css';
import { Clubs, Docks } from './map-parts.tsx';
import type { MapWords } from './words/en.ts';

/** The editor of On Tour: Paris. */
export const editor = pressKit<ParisParts, MapWords, Words>({
  press: PRESS,
  file: 'on-tour-paris',
  words: {
    en: async () => (await import('./words/en.ts')).en,
    da: async () => (await import('./words/da.ts')).da,
    fr: async () => (await import('./words/fr.ts')).fr,
    de: async () => (await import('./words/de.ts')).de,
  },
  tabs: [
    { key: 'clubs', icon: 'g-club', name: words => words.clubs, holds: inPart('clubs'), Part: Clubs },
    { key: 'docks', icon: 'g-boat', name: words => words.docks, holds: inPart('docks'), Part: Docks },
  ],
  findings: findingsIn,
  read: readContent,
  sample: { seats: 2, bot: 'greedy', columns: {} },
});
