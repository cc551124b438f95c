import { assemble } from './assemble.ts';
import { filmBy, foundIn, gameOf } from './matches.testing.ts';

/** The tables whose reviews must be the same in every engine: with learned values, and to the end. */
export const TABLES = { 'eighty-days': ['greedy', 'random', 'greedy'], 'city-tour': ['greedy', 'random'] } as const;

/** A small review of a match, as text. */
export async function reviewText(id: keyof typeof TABLES): Promise<string> {
  const game = await gameOf(id);
  const film = filmBy(game, { bots: TABLES[id], seed: 'engines' });
  const budget = { first: { start: 8, draw: 2, decision: 2, others: 1 }, games: 2500 };
  return JSON.stringify(assemble(film, foundIn(film, budget), budget.games));
}
