import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { SHELF } from '../games/index.ts';
import { linesOf, mustBeOver, openStore, Refused, SchemaError, StoreError } from '../server/operator.ts';
import { keepingSet } from './settings.ts';
import { mustBeWritable, noMoreWords, parse, reasonOf, UsageError } from './usage.ts';

/** Writes the finished matches of a day where everybody agreed, without names. */
export async function exportDay(args: readonly string[]): Promise<number> {
  const flags = parse(args, { data: 'value', database: 'value', day: 'value', to: 'value' });
  noMoreWords(flags.words, 0);
  const [day, to] = [flags.value('day'), flags.value('to')];
  if (day === undefined) throw new UsageError('name the day: --day 2026-11-17');
  if (to === undefined) throw new UsageError(`name the file to write: --to ${day}.jsonl.gz`);
  try {
    mustBeOver(day, Date.now());
    const store = await openStore(keepingSet(flags), error => console.error(`tabletour: ${reasonOf(error)}`));
    try {
      mustBeWritable(to);
      let count = 0;
      const lines = async function* () {
        for await (const line of linesOf({ store, games: SHELF }, day)) {
          count++;
          yield `${line}\n`;
        }
      };
      await pipeline(Readable.from(lines()), createGzip(), createWriteStream(to));
      console.log(`${count} ${count === 1 ? 'match' : 'matches'} of ${day} in ${to}`);
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof Refused || error instanceof SchemaError || error instanceof StoreError) throw new UsageError(error.message);
    throw error;
  }
  return 0;
}
