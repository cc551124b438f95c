import { type AnyGame, gameOf, type MatchRecord, readRecord, type Tagged } from '../kernel/index.ts';
import { entryNamed, reasonOf, textIn, UsageError } from './usage.ts';

/** The record in a file and its game; whatever is wrong with the file is said in one sentence. */
export async function recordIn(path: string): Promise<{ game: AnyGame; id: string; record: MatchRecord<Tagged, unknown> }> {
  const value = parsed(path, textIn(path));
  const named = gameOf(value);
  if (named === undefined) throw new UsageError(`${path} is not a record of a match: it does not name a game`);
  const entry = entryNamed(named);
  const game = await entry.open();
  const reading = readRecord(game, value);
  if (!reading.ok) throw new UsageError(`${path}: ${reading.problem}`);
  return { game, id: entry.id, record: reading.record };
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${path} is not a record of a match: it is not JSON (${reasonOf(error)})`);
  }
}
