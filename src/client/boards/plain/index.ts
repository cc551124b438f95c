// The board of a game that has none of its own: made from its views, its touches and its texts.
import './board.css';
import './pieces.css';
import type { BoardKit } from '../kit.ts';
import { Board } from './board.tsx';
import { Designer } from './designer.tsx';
import './designer.css';
import { Reference } from './pages.tsx';
import { chapter, headline, moveGroup, prompt } from './prompt.ts';
import { changes, score } from './score.ts';
import { SeatFigures, Stacks, Tray } from './seat.tsx';
import type { Words } from './words/en.ts';

export const kit: BoardKit<unknown, { readonly type: string }, { readonly type: string; readonly reveals?: true }, Words> = {
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
  Designer,
  Reference,
  headline,
  prompt,
  moveGroup,
  score,
  changes,
  chapter,
  // Nothing moves: what an event changes in a view, only its game knows, so each event is told and the next view shows it.
  advance: view => view,
  motion: () => 0,
  unit: (value, words) => words.points(value),
};
