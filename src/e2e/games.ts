import { GAME_IDS } from '../games/index.ts';

/** What makes a game short, as a link says it; the others are short enough. */
const SHORTER: Readonly<Record<string, string>> = {
  'tour-operator': '&option.rounds=1',
  bodensee: '&option.dicePerColour=5&option.maxTurns=50',
  'on-tour-paris': '&option.routeMode=draw',
};
const SEATS: Readonly<Record<string, number>> = { 'city-tour': 1 };

/** A table of a game against easy bots, as a link describes it. */
export function usualTable(id: string): string {
  return `/games/${id}?seats=${SEATS[id] ?? 2}&bot=easy&seed=e2e`;
}

/** The same, and short. */
export function shortTable(id: string): string {
  return usualTable(id) + (SHORTER[id] ?? '');
}

/** One of each game. */
export const SHORT_TABLES = Object.fromEntries(GAME_IDS.map(id => [id, shortTable(id)]));
