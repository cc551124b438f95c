import './board.css';
import type { Event, Move, View } from '../../../games/on-tour-paris/index.ts';
import type { BoardKit } from '../kit.ts';
import { advance } from './advance.ts';
import { Board } from './board.tsx';
import { Decision } from './decision.tsx';
import { SeatFigures } from './figures.tsx';
import { headline, prompt } from './prompt.ts';
import { Reference } from './reference.tsx';
import { changes, chapter, motion, score } from './score.ts';
import { Stacks } from './stacks.tsx';
import { Tray } from './tray/tray.tsx';
import type { Words } from './words/en.ts';

/** The board of On Tour: Paris. */
export const kit: BoardKit<View, Move, Event, Words> = {
  words: {
    en: () => import('./words/en.ts').then(({ words }) => words),
    da: () => import('./words/da.ts').then(({ words }) => words),
    fr: () => import('./words/fr.ts').then(({ words }) => words),
    de: () => import('./words/de.ts').then(({ words }) => words),
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
  figures: async () => (await import('./standing.ts')).figures,
  headline,
  prompt,
  score,
  changes,
  chapter,
  advance,
  motion,
  unit: (value, words) => words.points(value),
};
