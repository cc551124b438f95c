import { type LoadedTable, replayed, TableProblem, wholeChain } from '../../host/index.ts';
import type { AnyGame } from '../../kernel/index.ts';
import type { DailyResult } from '../storage/index.ts';

/** The result of an attempt that is over, found by playing its deeds again with the luck of the day; what does not fit is thrown. */
export function verifiedResult(game: AnyGame, loaded: LoadedTable, seed: string): DailyResult | undefined {
  const { table, deeds, number } = loaded;
  wholeChain(table, deeds, number);
  if (table.seed !== seed) throw new TableProblem('other rules', 'an attempt at the Daily Tour has other luck than its day', {});
  const { match, at } = replayed(game, loaded);
  const outcome = game.outcome(match.state);
  return outcome && { score: outcome.scores[0] ?? 0, isWon: outcome.ranks[0] === 1, at };
}
