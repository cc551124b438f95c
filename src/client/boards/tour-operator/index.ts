// Tour Operator's board, as the table page takes it.
import { type Event, type Move, roundsOf, type View } from '../../../games/tour-operator/table.ts';
import { later } from '../../ui/index.ts';
import type { BoardKit } from '../kit.ts';
import { advance } from './advance.ts';
import { Board } from './board.tsx';
import './board.css';
import { Decision } from './decision.tsx';
import { SeatFigures } from './figures.tsx';
import { prompt } from './prompt.ts';
import { phaseAt } from './scene.ts';
import { changes, motion, score } from './score.ts';
import { Tray } from './tray.tsx';
import type { Words } from './words/en.ts';

/** The board of Tour Operator. */
export const kit: BoardKit<View, Move, Event, Words> = {
  words: {
    en: async () => (await import('./words/en.ts')).en,
    da: async () => (await import('./words/da.ts')).da,
    fr: async () => (await import('./words/fr.ts')).fr,
    de: async () => (await import('./words/de.ts')).de,
  },
  Board,
  Tray,
  Stacks: later(async () => (await import('./race.tsx')).Stacks),
  SeatFigures,
  Decision,
  Reference: later(async () => (await import('./components.tsx')).Components),
  arrival: async () => (await import('./arrival/index.ts')).arrival,
  firstLook: async asked => (await import('./first-look/index.tsx')).firstLook(asked),
  glyphs: async () => (await import('./glyphs.tsx')).glyphOf,
  figures: async () => (await import('./standing.ts')).figures,
  headline({ view, words }) {
    const { options, seats } = view.plan;
    const phase = phaseAt(view);
    if (phase > 5) return words.over;
    const week = words.weekOf(Math.max(1, view.round), roundsOf(options, seats));
    return `${week} · ${words.phases[phase] ?? words.sides}`;
  },
  prompt,
  score,
  changes,
  chapter: (event, words) => (event.type === 'roundBegun' ? `${words.week} ${event.round}` : undefined),
  advance,
  motion,
  unit: (value, words) => words.unit(value),
};
