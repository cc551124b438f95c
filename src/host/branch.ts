import { type AnyGame, fast, type MatchRecord, matchesOf, type Tagged, writeRecord } from '../kernel/index.ts';
import { chanceOf } from '../luck/index.ts';
import type { StoredTable, Tried } from './store.ts';

/** What a table has of its own, whatever it is played on from. */
type OwnParts = Pick<StoredTable, 'id' | 'options' | 'seed' | 'luckScheme' | 'salt' | 'since' | 'seats' | 'pace'>;

/** A table where a match is played on from a line of its record: what comes then follows from a seed of its own. */
export function branchOf(game: AnyGame, record: MatchRecord<Tagged, unknown>, line: number, own: OwnParts): StoredTable {
  const begun = writeRecord(game, matchesOf(game).branch(record, line));
  return { ...own, game: game.id, version: record.version, begun, ...(begun.origin ? { origin: begun.origin } : {}) };
}

/** How a match is to be played on: from which line, with which cards in other hands, and with which move first. */
export interface TryWish {
  readonly line: number;
  /** Whatever the seat could not know is dealt anew, from what it saw. */
  readonly isAnew: boolean;
  /** In the notation of the game. */
  readonly first?: string;
  readonly tried: Tried;
}

/** A table where somebody tries what would have come of a match from a line of it on. */
export function tryOf(game: AnyGame, record: MatchRecord<Tagged, unknown>, wish: TryWish, own: OwnParts): StoredTable {
  const { line, isAnew, first, tried } = wish;
  const matches = matchesOf(game);
  const again = matches.replay(matches.branch(record, line));
  if (!again.ok) throw new Error(again.reason);
  const { origin } = again.match.record;
  const imagined = () => game.imagine(game.view(again.match.state, tried.seat), fast(`hands ${own.seed}`));
  const there = isAnew ? matches.startFrom(record, imagined(), origin) : again.match;
  const move = first === undefined ? undefined : game.read(first);
  const answer = move && matches.submit(there, tried.seat, [move], chanceOf(own));
  const begun = writeRecord(game, (answer?.ok ? answer.match : there).record);
  return { ...own, game: game.id, version: record.version, begun, tried, ...(origin ? { origin } : {}) };
}
