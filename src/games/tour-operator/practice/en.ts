import type { PracticeTexts } from '../../../kernel/index.ts';
import { BEST_FLIGHT } from './index.ts';

export const practiceTexts: PracticeTexts = {
  flight: {
    title: 'A good flight',
    goal: `Score at least ${BEST_FLIGHT} points with this flight, penalties included.`,
    hint: 'Find the city first: three of your four tourists love it. Then spend your seat token.',
    solved: 'A full plane and happy passengers. That was the best flight there is.',
  },
  rooms: {
    title: 'Rooms for four',
    goal: 'Give all four guests a room without losing a point.',
    hint: 'Two of them have the dorm symbol. One token cleans one room, so choose it well.',
    solved: 'Everyone sleeps well, and no point was lost.',
  },
  row: {
    title: 'The last space',
    goal: 'Be the first to complete an activity row this week.',
    hint: 'Your Supply Officer trades tokens. Without a guest in a clean room you may place no marker.',
    solved: 'The Adventure Buffet is yours: 5 points.',
  },
};
