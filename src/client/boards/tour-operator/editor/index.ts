// The editor of Tour Operator's content: cities, tourists, activity rows, and the numbers on employees' cards.
import { findingsIn, PRESS, readContent } from '../../../../games/tour-operator/content.ts';
import { inPart, pressKit } from '../../../editor/press-kit.ts';
import type { Words } from '../words/en.ts';
import { Cities, Rows, Staff, Tourists } from './cards.tsx';
import '../styles/reference.css';
import './editor.css';
import type { TourWords } from './words/en.ts';

/** The editor of Tour Operator. */
export const editor = pressKit<typeof PRESS.printed, TourWords, Words>({
  press: PRESS,
  file: 'tour-operator',
  words: {
    en: async () => (await import('./words/en.ts')).en,
    da: async () => (await import('./words/da.ts')).da,
    fr: async () => (await import('./words/fr.ts')).fr,
    de: async () => (await import('./words/de.ts')).de,
  },
  tabs: [
    { key: 'cities', icon: 'i-globe', name: words => words.cities, holds: inPart('cities'), Part: Cities },
    { key: 'tourists', icon: 'i-deck', name: words => words.tourists, holds: inPart('tourists'), Part: Tourists },
    { key: 'rows', icon: 'i-trophy', name: words => words.rows, holds: inPart('rows'), Part: Rows },
    { key: 'employees', icon: 'g-employee', name: words => words.staff, holds: inPart('employees'), Part: Staff },
  ],
  findings: findingsIn,
  read: readContent,
  sample: { seats: 3, bot: 'greedy', columns: {} },
});
