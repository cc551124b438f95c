import { type AnyGame, type StoredRecord, writeRecord } from '../kernel/index.ts';
import { positionAfter, positionAtStart } from './position.ts';
import type { LoadedTable } from './store.ts';

/** Plays a stored table by the rules of today: why that does not come to what is stored; undefined where it does. */
export function replayProblem(game: AnyGame, { table, deeds }: LoadedTable): string | undefined {
  try {
    let now = positionAtStart(game, table);
    for (const deed of deeds) now = positionAfter(game, table, now, { deed });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return undefined;
}

/** The record of a stored table: only the deal is made again, the rest is put together from the deeds. */
export function recordOf(game: AnyGame, { table, deeds }: LoadedTable): StoredRecord {
  const dealt = writeRecord(game, positionAtStart(game, table).match.record);
  return { ...dealt, entries: deeds.reduce((entries, deed) => [...entries.slice(0, deed.from), ...deed.entries], dealt.entries) };
}
