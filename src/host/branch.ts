import { type AnyGame, type MatchRecord, matchesOf, type Tagged, writeRecord } from '../kernel/index.ts';
import type { StoredTable } from './store.ts';

/** What a table has of its own, whatever it is played on from. */
type OwnParts = Pick<StoredTable, 'id' | 'options' | 'seed' | 'luckScheme' | 'salt' | 'since' | 'seats' | 'pace'>;

/** A table where a match is played on from a line of its record: what comes then follows from a seed of its own. */
export function branchOf(game: AnyGame, record: MatchRecord<Tagged, unknown>, line: number, own: OwnParts): StoredTable {
  const begun = writeRecord(game, matchesOf(game).branch(record, line));
  return { ...own, game: game.id, version: record.version, begun, ...(begun.origin ? { origin: begun.origin } : {}) };
}
