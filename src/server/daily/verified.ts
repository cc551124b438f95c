import { type LoadedTable, TableProblem, wholeChain } from '../../host/index.ts';
import { type AnyGame, type Chance, type Entry, type LuckSource, matchesOf, streamed } from '../../kernel/index.ts';
import type { DailyResult } from '../storage/index.ts';

/** The luck of a day: what it follows from, and where it comes from. All attempts share it, so every block of it is made once. */
export interface DayLuck {
  readonly seed: string;
  readonly source: LuckSource;
}

/** The result of an attempt that is over: it is played again by the rules with the luck of the day, and must come to what is stored; what does not fit is thrown. */
export function verifiedResult(game: AnyGame, loaded: LoadedTable, { seed, source }: DayLuck): DailyResult | undefined {
  const { table, deeds, number } = loaded;
  wholeChain(table, deeds, number);
  if (table.seed !== seed) throw misfit('it was not played with the luck of its day');
  const outcome = game.outcome(playedAgain(game, loaded, streamed(source)));
  const at = deeds.reduce((last, deed) => Math.max(last, deed.at), table.since);
  return outcome && { score: outcome.scores[0] ?? 0, isWon: outcome.ranks[0] === 1, at };
}

/** The state that an attempt has come to. */
function playedAgain(game: AnyGame, { table, deeds }: LoadedTable, luck: Chance): unknown {
  const { options, version, luckScheme, seats, seed } = table;
  const matches = matchesOf(game);
  let { match } = matches.start({ options, version, seats: seats.length, ...(luckScheme ? { luckScheme } : {}) }, luck, seed);
  const dealt = match.record.entries.length;
  // What was taken back is left out.
  const kept = deeds.reduce<readonly Entry<string>[]>((before, { from, entries }) => [...before.slice(0, from - dealt), ...entries], []);
  for (const [at, entry] of kept.entries()) {
    const move = game.read(entry.move);
    if (!move) throw misfit(`"${entry.move}" is not a move of ${game.id}`);
    const played = matches.replayEntry(match, { ...entry, move }, true, luck);
    if (!played.ok) throw misfit(`entry ${dealt + at + 1} does not follow from the rules and the luck of its day (${played.reason})`);
    ({ match } = played);
  }
  return match.state;
}

function misfit(why: string): TableProblem {
  return new TableProblem('other rules', `an attempt at the Daily Tour cannot be verified: ${why}`, {});
}
