// A record in a worker: with what bots have learned.
import { gameOf, openForBots, readRecord } from '../../kernel/index.ts';
import { type Film, filmOf } from '../../review/index.ts';
import { entryOf } from '../catalogue.ts';

/** Plays a record again for a review; an error says why there is none. */
export async function openedRecord(text: string): Promise<Film> {
  const value: unknown = JSON.parse(text);
  const entry = entryOf(gameOf(value));
  if (!entry) throw new Error('there is no such game');
  const game = await openForBots(entry);
  const reading = readRecord(game, value);
  if (!reading.ok) throw new Error('the record cannot be read');
  return filmOf(game, reading.record);
}
