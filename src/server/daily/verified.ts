import { type LoadedTable, replayed, TableProblem, wholeChain } from '../../host/index.ts';
import { type AnyGame, type LuckSource, matchesOf } from '../../kernel/index.ts';
import type { DailyResult } from '../storage/index.ts';

/** The luck of a day: what it follows from, and where it comes from. All attempts share it, so every block of it is made once. */
export interface DayLuck {
  readonly seed: string;
  readonly source: LuckSource;
}

/** The result of an attempt that is over: its deeds are played again by the rules, and all luck must be that of the day; what does not fit is thrown. */
export function verifiedResult(game: AnyGame, loaded: LoadedTable, { seed, source }: DayLuck): DailyResult | undefined {
  const { table, deeds, number } = loaded;
  wholeChain(table, deeds, number);
  const { match, at } = replayed(game, loaded);
  if (table.seed !== seed || !matchesOf(game).isFair(match.record, () => source))
    throw new TableProblem('other rules', 'an attempt at the Daily Tour was not played with the luck of its day', {});
  const outcome = game.outcome(match.state);
  return outcome && { score: outcome.scores[0] ?? 0, isWon: outcome.ranks[0] === 1, at };
}
