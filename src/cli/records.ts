import { readFileSync, statSync } from 'node:fs';
import { type AnyGame, gameOf, type MatchRecord, readRecord, type Tagged } from '../kernel/index.ts';
import { boxOf, UsageError } from './usage.ts';

/** No record of ours comes near this. */
const MOST_BYTES = 32 * 1024 * 1024;

/** The record in a file and its game; whatever is wrong with the file is said in one sentence. */
export async function recordIn(path: string): Promise<{ game: AnyGame; id: string; record: MatchRecord<Tagged, unknown> }> {
  const value = parsed(path, contents(path));
  const named = gameOf(value);
  if (named === undefined) throw new UsageError(`${path} is no record of a match: it names no game`);
  const { id, box } = boxOf(named);
  const game = await box.open();
  const reading = readRecord(game, value);
  if (!reading.ok) throw new UsageError(`${path}: ${reading.problem}`);
  return { game, id, record: reading.record };
}

function contents(path: string): string {
  try {
    if (statSync(path).size > MOST_BYTES)
      throw new UsageError(`${path} is larger than ${MOST_BYTES / 1024 / 1024} MiB, the most a record may be`);
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${path} cannot be read (${reasonOf(error)})`);
  }
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${path} is no JSON: ${reasonOf(error)}`);
  }
}

/** The short reason of an error of the system. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : (error.message.split('\n')[0] ?? '');
}
