// The server's REST side beyond tables: the Daily Tour, ratings, reports, and how long things are kept.
import type { StoredRecord } from '../../kernel/index.ts';
import type { DailyDay, Kept, Profile, RankedPerson, ReportWish, TableRow } from '../../protocol/index.ts';
import { call, knownSession, ownSession, underOwnName } from './api.ts';

/** Today's tours, or those of an earlier day. */
export async function dailyDay(date?: string): Promise<DailyDay> {
  await knownSession();
  return date === undefined ? call('GET /api/daily', {}) : call('GET /api/daily/:date', { date });
}

/** The attempt at a tour of today that counts: begun now, or gone on with. */
export async function beginDaily(game: string): Promise<TableRow> {
  await underOwnName();
  return call('POST /api/daily/:game', { game });
}

/** A tour once more, without counting. */
export async function practiseDaily(game: string, date: string): Promise<TableRow> {
  await underOwnName();
  return call('POST /api/daily/:game/practice', { game, body: { date } });
}

/** The record of the best tour of a day. */
export function bestDaily(game: string, date: string): Promise<StoredRecord> {
  return call('GET /api/daily/:date/:game/best', { game, date });
}

/** What is known of one's own strength. */
export async function ownProfile(): Promise<Profile> {
  await ownSession();
  return call('GET /api/profile', {});
}

/** Who is strongest in a game. */
export function ranking(game: string): Promise<readonly RankedPerson[]> {
  return call('GET /api/rankings/:game', { game });
}

/** Reports somebody, or what was said, to whoever runs the server. */
export async function reportAt(id: string, wish: ReportWish): Promise<void> {
  await call('POST /api/tables/:id/report', { id, body: wish });
}

/** How long this server keeps what it knows. */
export function kept(): Promise<Kept> {
  return call('GET /api/kept', {});
}
