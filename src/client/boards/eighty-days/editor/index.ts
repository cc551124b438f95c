// The editor of 80 Days' content: legs, travel cards, bonus chips and event cards.
import {
  changesFrom,
  type DaysParts,
  findingsIn,
  optionsOf,
  PRESS,
  readContent,
  writeContent,
} from '../../../../games/eighty-days/content.ts';
import { inPart, pressKit } from '../../../editor/press-kit.ts';
import type { Words } from '../words/en.ts';
import { Chips, Events, Legs, Travel } from './cards.tsx';
import './editor.css';
import type { DeckWords } from './words/en.ts';

/** The editor of 80 Days. */
export const editor = pressKit<DaysParts, DeckWords, Words>({
  press: PRESS,
  file: 'eighty-days',
  words: {
    en: async () => (await import('./words/en.ts')).en,
    da: async () => (await import('./words/da.ts')).da,
    fr: async () => (await import('./words/fr.ts')).fr,
    de: async () => (await import('./words/de.ts')).de,
  },
  tabs: [
    { key: 'events', icon: 'g-event-card', name: words => words.events, holds: inPart('events'), Part: Events },
    { key: 'legs', icon: 'i-globe', name: words => words.legs, holds: inPart('legs'), Part: Legs },
    { key: 'travel', icon: 'g-train', name: words => words.travel, holds: inPart('travel'), Part: Travel },
    { key: 'chips', icon: 'i-trophy', name: words => words.chips, holds: inPart('chips'), Part: Chips },
  ],
  findings: findingsIn,
  read: readContent,
  write: writeContent,
  held: { options: optionsOf, from: changesFrom },
  sample: { seats: 3, bot: 'greedy', columns: {} },
});
