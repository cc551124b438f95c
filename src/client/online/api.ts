// The server's REST side, as far as pages use it.
import { signal } from '@preact/signals';
import type { Seat } from '../../kernel/index.ts';
import type { Pace, SeatPlan } from '../../protocol/index.ts';
import { ownName } from '../pages/play-at-once.ts';
import { memoryOf } from '../shell/memory.ts';

/** A place at an online table, as everybody may see it. */
export interface OnlineSeat {
  readonly kind: 'human' | 'bot' | 'open';
  readonly name: string;
  readonly bot?: string;
  readonly isMine: boolean;
  readonly isHere: boolean;
}

/** An online table from outside: who sits there, and whether it has begun. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly pace: Pace;
  readonly seats: readonly OnlineSeat[];
  readonly stage: 'gathering' | 'playing' | 'over';
  readonly isHost: boolean;
  readonly mine: readonly Seat[];
  readonly listed: boolean;
  readonly rematch?: string;
}

/** What a table is set with. */
export interface TableWish {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatPlan[];
  readonly pace: Pace;
  readonly listed: boolean;
}

/** A guest of the server. */
export interface Session {
  readonly id: string;
  readonly name: string;
}

export const session = signal<Session | null>(null);

/** Asks the server; what it refuses comes back as an error with its sentence. */
async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const answer = await fetch(`/api${path}`, init);
  const value: unknown = await answer.json().catch(() => null);
  if (answer.ok) return value as T;
  const text = typeof value === 'object' && value !== null && 'text' in value ? String(value.text) : `${answer.status}`;
  throw new Error(text);
}

/** Whether this browser was given a session before; the cookie itself cannot be read. */
const known = memoryOf('house', 'guest');

/** The session of this browser, made when there is none. */
export async function ownSession(): Promise<Session> {
  if (session.value) return session.value;
  const before = known.read() === true ? await call<Session>('GET', '/session').catch(() => null) : null;
  session.value = before ?? (await call<Session>('POST', '/session', { name: ownName() }));
  known.write(true);
  return session.value;
}

export async function setOnlineTable(wish: TableWish): Promise<TableRow> {
  await ownSession();
  return call('POST', '/tables', wish);
}

export function openTables(): Promise<readonly TableRow[]> {
  return call('GET', '/tables');
}

export async function myTables(): Promise<readonly TableRow[]> {
  await ownSession();
  return call('GET', '/tables/mine');
}

export async function tableRow(id: string): Promise<TableRow> {
  await ownSession();
  return call('GET', `/tables/${id}`);
}

/** Things a guest may do about a table. */
export function atTable(id: string, what: 'join' | 'leave' | 'start' | 'rematch', seat?: Seat): Promise<TableRow> {
  return call('POST', `/tables/${id}/${what}`, seat === undefined ? {} : { seat });
}

/** Sends somebody away from a seat before the game begins. */
export function kick(id: string, seat: Seat): Promise<TableRow> {
  return call('POST', `/tables/${id}/kick`, { seat });
}
