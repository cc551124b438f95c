import { hashOf, secret } from './secrets.ts';
import type { SessionBody, Store } from './storage/index.ts';

/** A guest with the tokens that only the guest has. */
export interface Welcome {
  readonly session: SessionBody;
  /** Identifies the guest in this browser. */
  readonly token: string;
  /** What opens the same session from another device. */
  readonly recovery: string;
}

/** A new guest. */
export async function welcome(store: Store, name: string, at: number): Promise<Welcome> {
  const session: SessionBody = { id: secret(), name, since: at, webhook: null, push: null };
  const [token, recovery] = [token256(), token256()];
  await store.addSession(session, hashOf(recovery), hashOf(token));
  return { session, token, recovery };
}

/** The guest that a token belongs to. */
export function known(store: Store, token: string): Promise<SessionBody | undefined> {
  return store.sessionByToken(hashOf(token));
}

/** Opens a session on another device: the guest, and a token for that device. */
export async function recovered(store: Store, recovery: string): Promise<{ session: SessionBody; token: string } | undefined> {
  const session = await store.sessionByRecovery(hashOf(recovery));
  if (!session) return undefined;
  const token = token256();
  await store.addToken(session.id, hashOf(token));
  return { session, token };
}

/** A new recovery token; the old one is no longer valid. */
export async function newRecovery(store: Store, session: SessionBody): Promise<string> {
  const recovery = token256();
  await store.changeRecovery(session.id, hashOf(recovery));
  return recovery;
}

function token256(): string {
  return secret() + secret();
}
