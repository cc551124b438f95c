import type { Event, Move, View } from '../../../games/eighty-days/index.ts';
import type { BoardKit } from '../kit.ts';
import { advance } from './advance.ts';
import { Board } from './board.tsx';
import './board.css';
import { Decision } from './decision.tsx';
import { changes, chapter, motion } from './log.ts';
import { headline, prompt } from './prompt.ts';
import { Reference } from './reference.tsx';
import { score } from './score.ts';
import { SeatFigures } from './seat.tsx';
import { Stacks } from './stacks.tsx';
import { Tray } from './tray.tsx';
import type { Words } from './words/en.ts';

/** The board of Around the World in 80 Days. */
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
  Reference,
  arrival: async () => (await import('./arrival/index.ts')).arrival,
  firstLook: async asked => (await import('./first-look/index.tsx')).firstLook(asked),
  glyphs: async () => (await import('./glyphs.tsx')).glyphOf,
  headline,
  prompt,
  score,
  figures: async () => (await import('./figures.ts')).figures,
  changes,
  chapter,
  advance,
  motion,
  unit: (value, words) => words.dayWord(value),
};
