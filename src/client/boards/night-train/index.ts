// Night Train's board, as the table page takes it.
import type { Event, Move, View } from '../../../games/night-train/index.ts';
import type { BoardKit } from '../kit.ts';
import { advance } from './advance.ts';
import { Board, Reference, SeatFigures } from './board.tsx';
import './board.css';
import { changes, score } from './score.ts';
import type { Words } from './words/en.ts';

/** How long something is shown, in ms. */
const MOTION: Readonly<Partial<Record<Event['type'], number>>> = { arrived: 700, rose: 600, missed: 400, morning: 900 };

/** The board of Night Train. */
export const kit: BoardKit<View, Move, Event, Words> = {
  words: {
    en: async () => (await import('./words/en.ts')).en,
    da: async () => (await import('./words/da.ts')).da,
    fr: async () => (await import('./words/fr.ts')).fr,
    de: async () => (await import('./words/de.ts')).de,
  },
  Board,
  SeatFigures,
  Reference,
  headline: ({ view, words, outcome }) => (outcome ? words.morning : words.headline(view.stop, view.plan.options.stops)),
  prompt: ({ view, words }, seat) => ({ sentence: view.travellers[seat]?.bells === 0 ? words.asleep : words.ask }),
  score,
  changes,
  chapter: (event, words) => (event.type === 'arrived' ? words.chapter(event.stop) : undefined),
  advance,
  motion: ({ type }) => MOTION[type] ?? 0,
  unit: (value, words) => words.unit(value),
};
