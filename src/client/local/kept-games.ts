// What this device keeps of one's games besides its own tables: titles, results, and matches of elsewhere to look back at.
// A database of its own, so that pages of an earlier version can still open theirs.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Language, Seat } from '../../kernel/index.ts';

/** How a match ended, as the list shows it in one language. */
export interface KeptResult {
  readonly language: Language;
  readonly ranks: readonly number[];
  /** What each seat has come to, with its unit. */
  readonly figures: readonly string[];
}

/** A match that is over, as a file. */
export interface KeptMatch {
  readonly game: string;
  readonly text: string;
  readonly mine: readonly Seat[];
  readonly names: readonly string[];
  /** The seats of people for whom bots or the clock finished the match. */
  readonly finishedFor?: readonly Seat[];
  readonly touched: number;
}

/** What is kept of one game, by the id of its table. */
export interface KeptGame {
  readonly id: string;
  /** A title of one's own. */
  readonly title?: string;
  /** Whether it is no longer listed here; an online table stays with the others. */
  readonly isGone?: boolean;
  readonly match?: KeptMatch;
  readonly result?: KeptResult;
}

interface KeptDatabase extends DBSchema {
  games: { key: string; value: KeptGame };
}

let opening: Promise<IDBPDatabase<KeptDatabase>> | undefined;

function openDatabase(): Promise<IDBPDatabase<KeptDatabase>> {
  opening ??= openDB<KeptDatabase>('tabletour.kept', 1, {
    upgrade(database) {
      database.createObjectStore('games', { keyPath: 'id' });
    },
  });
  return opening;
}

export async function keptGames(): Promise<ReadonlyMap<string, KeptGame>> {
  return new Map((await (await openDatabase()).getAll('games')).map(kept => [kept.id, kept]));
}

export async function keptGame(id: string): Promise<KeptGame | undefined> {
  return (await openDatabase()).get('games', id);
}

/** Keeps more of a game than before. */
export async function keepGame(change: KeptGame): Promise<void> {
  const transaction = (await openDatabase()).transaction('games', 'readwrite');
  const before = await transaction.store.get(change.id);
  await Promise.all([transaction.store.put({ ...before, ...change }), transaction.done]);
}

export async function forgetGame(id: string): Promise<void> {
  await (await openDatabase()).delete('games', id);
}
