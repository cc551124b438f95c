import type { PracticeTexts } from '../../../kernel/index.ts';
import { ASKED } from './positions.ts';

export const practiceTexts: PracticeTexts = {
  land: {
    title: 'Twelve clubs',
    goal: `Draw the best route of these twelve clubs: ${ASKED.land} points.`,
    hint: 'Begin with 12. The way over 18 is longer than the way over 24, although 24 is circled.',
    solved: 'Nine clubs and four circles. No route on this map scores more.',
  },
  boats: {
    title: 'Up and down the Seine',
    goal: `Draw a route worth ${ASKED.boats} points or more.`,
    hint: 'Begin at dock A and take the longest ride. Docks may be used again and again.',
    solved: 'The river made most of your points.',
  },
  numbers: {
    title: 'Two numbers',
    goal: `Write 46 and 64 so that a route worth ${ASKED.numbers} points is possible.`,
    hint: 'Which empty clubs lie between a lower and a higher number? A circle helps as well.',
    solved: 'Both numbers in their place, and the route goes on.',
  },
};
