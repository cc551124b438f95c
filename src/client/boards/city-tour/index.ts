import './board.css';
import { type Event, LAST_TURN, type Move, type View } from '../../../games/city-tour/index.ts';
import { later } from '../../ui/index.ts';
import type { BoardKit } from '../kit.ts';
import { advance } from './advance.ts';
import { Board } from './board.tsx';
import { Aside, Decision } from './decision.tsx';
import { motion } from './motion.ts';
import { deliveredIn } from './preview.ts';
import { goOn, joined, locked, next, remembered, uncounted } from './progress.ts';
import { prompt } from './prompt.ts';
import { Reference } from './reference.tsx';
import { score } from './score.ts';
import { SeatFigures } from './seat-figures.tsx';
import { Stacks } from './stacks.tsx';
import type { Words } from './words/en.ts';

/** The board of City Tour. */
export const kit: BoardKit<View, Move, Event, Words> = {
  words: {
    en: async () => (await import('./words/en.ts')).en,
    da: async () => (await import('./words/da.ts')).da,
    fr: async () => (await import('./words/fr.ts')).fr,
    de: async () => (await import('./words/de.ts')).de,
  },
  Board,
  Stacks,
  SeatFigures,
  Decision,
  Aside,
  Reference,
  arrival: async () => (await import('./arrival/index.ts')).arrival,
  firstLook: async asked => (await import('./first-look/index.tsx')).firstLook(asked),
  glyphs: async () => (await import('./glyphs.tsx')).glyphOf,
  figures: async () => (await import('./standing.ts')).figures,
  headline({ view, words }) {
    const { result, town } = view;
    if (result) return words.headlineOver(result.won, result.total, result.objective);
    return words.headline(view.turn, LAST_TURN, deliveredIn(view), town.objective);
  },
  prompt,
  score,
  // Points belong to the team, never to a seat.
  changes: () => [],
  chapter: (event, words) => (event.type === 'revealed' ? words.chapter(event.turn) : undefined),
  advance,
  motion,
  unit: (value, words) => words.unit(value),
  glance: async () => (await import('./campaign-glance.tsx')).CampaignGlance,
  remember: remembered,
  goOn,
  locked,
  uncounted,
  next,
  joined,
  pages: {
    campaign: later(async () => (await import('./campaign-page.tsx')).CampaignPage),
  },
};
