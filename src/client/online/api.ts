// The server's REST side, as far as pages use it.
import { signal } from '@preact/signals';
import type { Seat } from '../../kernel/index.ts';
import type { Pace, SeatPlan, TableRow } from '../../protocol/index.ts';
import { memoryOf } from '../device/memory.ts';
import { words } from '../locale/index.ts';
import { ownName } from '../shell/own-name.ts';

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
  /** The address that is called when it is the guest's turn. */
  readonly webhook: string | null;
  readonly hasPush: boolean;
}

/** What a guest may change: the name, or how to be told of a turn. */
export interface SessionChange {
  readonly name?: string;
  readonly webhook?: string | null;
  readonly push?: PushSubscriptionJSON | null;
}

export const session = signal<Session | null>(null);

/** Asks the server; what it refuses comes back as an error with its sentence. */
async function call<T>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown): Promise<T> {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const answer = await fetch(`/api${path}`, init).catch(() => null);
  if (!answer) throw new Error(words.value.lobby.noServer);
  const value: unknown = await answer.json().catch(() => null);
  if (answer.ok) return value as T;
  const { error = '', text = words.value.lobby.noServer } = (value ?? {}) as { error?: string; text?: string };
  throw new Error(refusalIn(error, text), { cause: error });
}

/** What the server refuses in the language spoken, or else in its own words. */
export function refusalIn(error: string, text: string): string {
  const { refusals, noTable } = words.value.lobby;
  const known: Readonly<Record<string, string>> = { ...refusals, 'no such table': noTable };
  return known[error] ?? text;
}

/** Whether this browser was given a session before; the cookie itself cannot be read. */
const known = memoryOf('house', 'guest');
let coming: Promise<Session> | undefined;

/** The session of this browser where it has one. */
export async function knownSession(): Promise<Session | null> {
  if (!session.value && known.read() === true) session.value = await call<Session>('GET', '/session').catch(() => null);
  return session.value;
}

/** The session of this browser, made when there is none; whoever asks at the same time gets the same. */
export function ownSession(): Promise<Session> {
  coming ??= comeIn().finally(() => {
    coming = undefined;
  });
  return coming;
}

async function comeIn(): Promise<Session> {
  const here = (await knownSession()) ?? (await call<Session>('POST', '/session', { name: ownName() }));
  session.value = here;
  known.write(true);
  return here;
}

export async function changeSession(change: SessionChange): Promise<Session> {
  await ownSession();
  const changed = await call<Session>('PATCH', '/session', change);
  session.value = changed;
  return changed;
}

/** A token that opens this session on another device; the one before ends. */
export async function newRecovery(): Promise<string> {
  await ownSession();
  return (await call<{ readonly recovery: string }>('POST', '/session/recovery')).recovery;
}

/** Takes up the session that a recovery token belongs to. */
export async function recover(token: string): Promise<Session> {
  const found = await call<Session>('POST', '/session/recover', { token });
  session.value = found;
  known.write(true);
  return found;
}

/** The public key that web push is subscribed with. */
export async function pushKey(): Promise<string> {
  return (await call<{ readonly key: string }>('GET', '/push-key')).key;
}

export async function setOnlineTable(wish: TableWish): Promise<TableRow> {
  await underOwnName();
  return call('POST', '/tables', wish);
}

/** Sits down at a seat. */
export async function sitDown(id: string, seat: Seat): Promise<TableRow> {
  await underOwnName();
  return call('POST', `/tables/${id}/join`, { seat });
}

/** Whoever sits down is called as this device calls them now. */
async function underOwnName(): Promise<void> {
  const { name } = await ownSession();
  if (name !== ownName()) await changeSession({ name: ownName() });
}

export function openTables(): Promise<readonly TableRow[]> {
  return call('GET', '/tables');
}

export async function myTables(): Promise<readonly TableRow[]> {
  await ownSession();
  return call('GET', '/tables/mine');
}

/** A table by what its link says; a link that cannot be read leads to none. */
export async function tableRow(id: string): Promise<TableRow> {
  await ownSession();
  return call<TableRow>('GET', `/tables/${encodeURIComponent(id)}`).catch((error: Error) => {
    throw error.cause === 'unreadable' ? new Error(words.value.lobby.noTable) : error;
  });
}

/** Things a guest may do about a table. */
export function atTable(id: string, what: 'leave' | 'start' | 'rematch'): Promise<TableRow> {
  return call('POST', `/tables/${id}/${what}`, {});
}

/** Sends somebody away from a seat before the game begins. */
export function kick(id: string, seat: Seat): Promise<TableRow> {
  return call('POST', `/tables/${id}/kick`, { seat });
}
