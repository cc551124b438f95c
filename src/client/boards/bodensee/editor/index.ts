// The editor of Bodensee's content: attractions and the lake.
import {
  type Edition,
  editionOf,
  findingsIn,
  optionsOf,
  PRINTED,
  readContent,
  writeAttractionsCsv,
  writeContent,
} from '../../../../games/bodensee/content.ts';
import type { EditorKit, FileReading } from '../../../editor/kit.ts';
import type { Words } from '../words/en.ts';
import { Attractions } from './attractions.tsx';
import { differencesIn } from './differences.ts';
import './editor.css';
import './lake.css';
import { Lake } from './lake.tsx';
import type { BodenseeWords } from './words/en.ts';

function read(text: string, file: string): FileReading<Edition> {
  const reading = readContent(text, file);
  if (reading.ok) return { ok: true, content: editionOf(reading.options) };
  const { errors, sound } = reading;
  return { ok: false, errors, ...(sound ? { sound: editionOf({ content: sound }) } : {}) };
}

const IN_LAKE = ['towns', 'roads', 'startTowns'];

/** The editor of Bodensee Tourismus. */
export const editor: EditorKit<Edition, BodenseeWords, Words> = {
  words: {
    en: async () => (await import('./words/en.ts')).en,
    da: async () => (await import('./words/da.ts')).da,
    fr: async () => (await import('./words/fr.ts')).fr,
    de: async () => (await import('./words/de.ts')).de,
  },
  printed: PRINTED,
  tabs: [
    {
      key: 'attractions',
      icon: 'g-tile',
      name: words => words.attractions,
      count: ({ attractions }) => attractions.length,
      holds: ([part]) => part === 'attractions',
      Part: Attractions,
    },
    {
      key: 'lake',
      icon: 'g-map',
      name: words => words.lake,
      count: ({ towns }) => towns.length,
      holds: ([part]) => IN_LAKE.includes(String(part)),
      Part: Lake,
    },
  ],
  findings: findingsIn,
  options: optionsOf,
  kept: content => ({ ...optionsOf(content), name: content.name }),
  from: options => {
    const edition = editionOf(options);
    return { ...edition, name: edition.name || (typeof options.name === 'string' ? options.name : '') };
  },
  read,
  files: content => [
    { name: 'bodensee.json', type: 'application/json', text: writeContent(content) },
    { name: 'attractions.csv', type: 'text/csv', text: writeAttractionsCsv(content.attractions) },
  ],
  nameOf: ({ name }) => name,
  renamed: (content, name) => ({ ...content, name }),
  differences: differencesIn,
  sample: {
    seats: 4,
    bot: 'greedy',
    columns: { tiles: ['tile', 'built', 'price', 'income'], towns: ['town', 'visits'] },
  },
};
