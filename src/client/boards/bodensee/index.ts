// Bodensee Tourismus' board, as the table page takes it.
import type { Event, Move, View } from '../../../games/bodensee/table.ts';
import { later } from '../../ui/index.ts';
import type { BoardKit } from '../kit.ts';
import { advance } from './advance.ts';
import { Board } from './board.tsx';
import './board.css';
import { Decision } from './decision.tsx';
import { SeatFigures, Stacks } from './figures.tsx';
import { motion } from './motion.ts';
import { prompt } from './prompt.ts';
import { changes, score } from './score.ts';
import { Tray } from './tray.tsx';
import type { Words } from './words/en.ts';

/** The board of Bodensee Tourismus. */
export const kit: BoardKit<View, Move, Event, Words> = {
  words: {
    en: async () => (await import('./words/en.ts')).en,
    da: async () => (await import('./words/da.ts')).da,
    fr: async () => (await import('./words/fr.ts')).fr,
    de: async () => (await import('./words/de.ts')).de,
  },
  Board,
  Tray,
  Stacks,
  SeatFigures,
  Decision,
  Reference: later(async () => (await import('./reference.tsx')).Reference),
  arrival: async () => (await import('./arrival/index.ts')).arrival,
  firstLook: async asked => (await import('./first-look/index.tsx')).firstLook(asked),
  glyphs: async () => (await import('./glyphs.tsx')).glyphOf,
  figures: async () => (await import('./standing.ts')).figures,
  headline({ view, words }) {
    if (view.frames.length === 0) return view.ending ? words.endings[view.ending] : words.over;
    const dice = view.bag.reduce((sum, count) => sum + count, 0);
    return words.headline(view.turns, dice);
  },
  prompt,
  score,
  changes,
  chapter: (event, words) => (event.type === 'turnBegun' || event.type === 'turnSkipped' ? words.turn(event.turn) : undefined),
  advance,
  motion,
  unit: (value, words) => words.unit(value),
};
