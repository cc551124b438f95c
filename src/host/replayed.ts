import { type AnyGame, type StoredRecord, writeRecord } from '../kernel/index.ts';
import { type Position, positionAfter, positionAtStart } from './position.ts';
import type { LoadedTable } from './store.ts';

/** Where a stored table has come to, played again by the rules of today with the luck of its seed; what does not come to what is stored is thrown. */
function replayed(game: AnyGame, { table, deeds }: LoadedTable): Position {
  return deeds.reduce((now, deed) => positionAfter(game, table, now, { deed }), positionAtStart(game, table));
}

/** Why a stored table does not come to what is stored; undefined where it does. */
export function replayProblem(game: AnyGame, loaded: LoadedTable): string | undefined {
  try {
    replayed(game, loaded);
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
