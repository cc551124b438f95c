// A thread that plays on what a review asks for.
import { parentPort } from 'node:worker_threads';
import { entryOf } from '../../games/index.ts';
import { openForBots, readRecord, type StoredRecord } from '../../kernel/index.ts';
import { type Film, type Found, filmOf, runTask, type Task } from '../../review/index.ts';

/** The match, and what is to be done with it. */
export interface Order {
  readonly record: StoredRecord;
  readonly tasks: readonly Task[];
}

export type Reply = { readonly found: readonly Found[] } | { readonly fault: string };

let last: { readonly check: string; readonly film: Film } | undefined;

async function filmIn(record: StoredRecord): Promise<Film> {
  const check = record.entries.at(-1)?.check ?? record.check;
  if (last?.check === check) return last.film;
  const entry = entryOf(record.game);
  if (!entry) throw new Error(`there is no game "${record.game}"`);
  const game = await openForBots(entry);
  const reading = readRecord(game, record);
  if (!reading.ok) throw new Error(reading.problem);
  last = { check, film: filmOf(game, reading.record) };
  return last.film;
}

parentPort?.on('message', ({ record, tasks }: Order) => {
  filmIn(record)
    .then((film): Reply => ({ found: tasks.map(task => runTask(film, task)) }))
    .catch((error: unknown): Reply => ({ fault: String(error) }))
    .then(reply => parentPort?.postMessage(reply));
});
