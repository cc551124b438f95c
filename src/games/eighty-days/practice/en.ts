import type { PracticeTexts } from '../../../kernel/index.ts';
import { HONG_KONG, YOKOHAMA } from './positions.ts';

export const practiceTexts: PracticeTexts = {
  hongkong: {
    title: 'Through India',
    goal: `Reach Hong Kong this turn, in at most ${HONG_KONG.most} days.`,
    hint: 'Play Connection for two legs. An Offer takes two days off, but no leg takes less than one day.',
    solved: 'Two legs in ten days. The Offers belonged on the long way by land.',
  },
  yokohama: {
    title: 'A card and its space',
    goal: `End your turn in Yokohama and spend at most ${YOKOHAMA.most} days.`,
    hint: 'Two equal ships count once. And the detective is in Yokohama: he costs two days.',
    solved: 'A pair of ships, and no one on the pier to ask questions.',
  },
  home: {
    title: 'The last leg',
    goal: 'Get home this turn, by day 80 at the latest.',
    hint: 'One card on the track makes a pair. The Express Train makes any train take just one day.',
    solved: 'Day 80, and the bet is won.',
  },
};
