import { type AnyGame, replayAsFarAsPossible, type StoredRecord, writeRecord } from '../kernel/index.ts';
import { positionAtStart } from './position.ts';
import type { Deed, StoredTable } from './store.ts';

/** A table set anew by rules that have changed, with as much of its match as they still allow. */
export interface Renewal {
  readonly table: StoredTable;
  readonly deeds: readonly Deed[];
  /** How many moves are left of how many. */
  readonly kept: number;
  readonly played: number;
  /** Why not all of them; undefined where nothing is lost. */
  readonly reason: string | undefined;
}

/**
 * Brings a stored table of a prototype up to its present rules; `known` is its record at any earlier time.
 * On the shelf a record that does not replay is an error.
 */
export function renew(game: AnyGame, table: StoredTable, deeds: readonly Deed[], known: StoredRecord): Renewal {
  // The deeds do not have the forced moves after the deal, and the rules that would give them are gone.
  const played = deeds.reduce((entries, deed) => [...entries.slice(0, deed.from), ...deed.entries], known.entries);
  const reading = game.options.read(table.options, table.seats.length);
  const options = reading.ok ? reading.options : game.options.standard;
  const renewed = { ...table, options, version: game.version };
  const begun = positionAtStart(game, renewed).match;
  const { match, reason } = reading.ok
    ? replayAsFarAsPossible(game, { ...known, options, version: game.version, entries: played })
    : { match: undefined, reason: reading.problem };
  const first = begun.record.entries.length;
  // The forced moves after the deal must be those of the record.
  const isSame =
    match?.record.check === begun.record.check && begun.record.entries.every(({ check }, at) => match.record.entries[at]?.check === check);
  const left = isSame && match ? match : begun;
  const seats = deeds.findLast(deed => deed.seats)?.seats ?? table.seats;
  const { entries } = writeRecord(game, left.record);
  const deed: Deed = {
    number: 1,
    key: 'rules',
    what: 'play',
    seat: null,
    from: first,
    entries: entries.slice(first),
    seats,
    at: deeds.at(-1)?.at ?? table.since,
  };
  return {
    table: renewed,
    deeds: [deed],
    kept: isSame ? entries.length : 0,
    played: played.length,
    reason: isSame ? reason : (reason ?? 'the deal is different now'),
  };
}
