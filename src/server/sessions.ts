import { cleanName } from '../host/index.ts';
import { Refused } from './refused.ts';
import { hashOf, secret } from './secrets.ts';
import type { KnownSession, SessionBody, Store } from './storage/index.ts';

/** A guest with the tokens that only the guest has. */
export interface Welcome {
  readonly session: SessionBody;
  /** Identifies the guest in this browser. */
  readonly token: string;
  /** What opens the same session from another device. */
  readonly recovery: string;
}

/** A new guest. */
export async function welcome(store: Store, name: string, at: number, more: Partial<SessionBody> = {}): Promise<Welcome> {
  const session: SessionBody = { id: secret(), name, since: at, webhook: null, push: null, ...more };
  const [token, recovery] = [token256(), token256()];
  await store.addSession(session, hashOf(recovery), hashOf(token));
  return { session, token, recovery };
}

/** That somebody was here is noted about once a day. */
const SEEN = 24 * 60 * 60 * 1000;

/** The guest that a token belongs to. */
export async function known(store: Store, token: string, now: number): Promise<KnownSession | undefined> {
  const session = await store.sessionByToken(hashOf(token));
  if (session && now - (session.seen ?? 0) > SEEN) await store.noteSeen(session.id, now);
  return session && withCleanName(session);
}

/** Names were not always cleaned before they were stored. */
function withCleanName(session: KnownSession): KnownSession {
  return { ...session, name: cleanName(session.name) || '…' };
}

/** Changes a guest as the store has it now, whatever else is changed meanwhile. */
export async function changed(store: Store, id: string, make: (session: KnownSession) => SessionBody): Promise<KnownSession> {
  const session = await store.changeSession(id, before => make(withCleanName(before)));
  if (!session) throw noSession();
  return session;
}

export function noSession(): Refused {
  return new Refused(401, 'no session', 'there is no session yet; begin with POST /api/session');
}

/** Opens a session on another device, once: the guest, a token for that device, and the next recovery token. */
export async function recovered(store: Store, used: string): Promise<Welcome | undefined> {
  const [token, recovery] = [token256(), token256()];
  const session = await store.takeRecovery(hashOf(used), hashOf(recovery));
  if (!session) return undefined;
  await store.addToken(session.id, hashOf(token));
  return { session, token, recovery };
}

/** Ends a session everywhere but where this token is, and gives the next recovery token. */
export async function signOutOthers(store: Store, session: SessionBody, tokenHash: string): Promise<string> {
  await store.endTokens(session.id, tokenHash);
  await store.endCalendars(session.id);
  return newRecovery(store, session);
}

/** A new recovery token; the old one is no longer valid. */
export async function newRecovery(store: Store, session: SessionBody): Promise<string> {
  const recovery = token256();
  await store.changeRecovery(session.id, hashOf(recovery));
  return recovery;
}

/** Addresses of a calendar that hold at the same time: one for every device that has it. */
const MOST_CALENDARS = 5;

/** The token of a new address of the session's calendar. */
export async function newCalendar(store: Store, { id }: SessionBody, at: number): Promise<string> {
  const token = token256();
  await store.addCalendar(hashOf(token), id, at, MOST_CALENDARS);
  return token;
}

function token256(): string {
  return secret() + secret();
}
