import { EVENT_CARDS, PLACES, SPACES, TRAVEL_CARDS } from './components.ts';

/** Everything in the box, as the texts explain it. */
export const PIECES: readonly string[] = [
  ...PLACES.map(place => `place:${place}`),
  ...TRAVEL_CARDS.map(card => `card:${card}`),
  ...EVENT_CARDS.map(card => `event:${card}`),
  ...SPACES.map(space => `space:${space}`),
  ...['detective', 'watch', 'coins', 'die', 'days', 'figure', 'hand', 'pressure', 'supply:travel', 'supply:event'],
];
