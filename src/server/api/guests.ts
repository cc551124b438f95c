import fastifyCookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cleanName } from '../../host/index.ts';
import type { Session, SessionChange } from '../../protocol/index.ts';
import { ROUTES } from '../../protocol/routes.ts';
import { LONGEST_NAME } from '../../protocol/version.ts';
import { mustNotBeBanned } from '../moderation/bans.ts';
import { pushEndpoint, webhookProblem } from '../notify/turns.ts';
import { NO_NAME, Refused } from '../refused.ts';
import { hashOf, secret } from '../secrets.ts';
import { changed, known, newRecovery, noSession, recovered, signOutOthers, welcome } from '../sessions.ts';
import type { KnownSession, SessionBody, Store } from '../storage/index.ts';
import { countedAddress } from './budgets.ts';
import type { Server } from './server.ts';

const COOKIE = 'tabletour';
/** What the name of a program ends with, so that people know. */
const BOT = ' (bot)';
const YEAR = 365 * 24 * 60 * 60;

/** Finds the guest that a request belongs to. */
export interface Guests {
  of(request: FastifyRequest): Promise<KnownSession | undefined>;
  /** The guest, or a refusal; who is banned may look, and take leave. */
  required(request: FastifyRequest): Promise<KnownSession>;
  /** The guest that a token belongs to as things are now, or a refusal. */
  speaking(session: string): Promise<KnownSession>;
  /** The token that a request carries, as it is stored. */
  tokenHash(request: FastifyRequest): string | undefined;
  /** Which of these tokens no longer belong to anybody. */
  endedOf(tokenHashes: readonly string[]): Promise<readonly string[]>;
  /** By what requests are counted: a token that we gave, else the address they come from. */
  tokenOrAddress(request: FastifyRequest): string;
}

/** What may be done by who is banned, besides looking. */
const LEAVING: ReadonlySet<string> = new Set([
  'DELETE /api/session',
  'POST /api/session/recovery',
  'POST /api/session/sign-out-others',
  'POST /api/tables/:id/leave',
]);

/** Knows guests by a signed cookie that no script can read. */
export async function knowGuests(app: Server, store: Store, clock: () => number): Promise<Guests> {
  await app.register(fastifyCookie, { secret: await store.once('cookie secret', () => secret() + secret()) });
  const tokenOf = (request: FastifyRequest) => {
    const cookie = request.cookies[COOKIE] ?? bearerOf(request);
    const { valid, value } = cookie === undefined ? { valid: false, value: null } : request.unsignCookie(cookie);
    return valid && value ? value : undefined;
  };
  const of = async (request: FastifyRequest) => {
    const token = tokenOf(request);
    return token === undefined ? undefined : known(store, token, clock());
  };
  return {
    of,
    tokenHash(request) {
      const token = tokenOf(request);
      return token === undefined ? undefined : hashOf(token);
    },
    async endedOf(hashes) {
      const valid = new Set(await store.validTokens(hashes));
      return hashes.filter(hash => !valid.has(hash));
    },
    tokenOrAddress: request => tokenOf(request) ?? request.ip,
    async required(request) {
      const session = await of(request);
      if (!session) throw noSession();
      const { method, routeOptions } = request;
      if (method !== 'GET' && !LEAVING.has(`${method} ${routeOptions.url}`)) mustNotBeBanned(session, clock());
      return session;
    },
    async speaking(id) {
      const session = await store.session(id);
      if (!session) throw noSession();
      mustNotBeBanned(session, clock());
      return session;
    },
  };
}

/** What a program says instead of a cookie. */
function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer (\S{1,200})$/.exec(headers.authorization ?? '')?.[1];
}

function setCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto', signed: true, maxAge: YEAR });
}

/** What a guest sees of the own session. */
function shown({
  id,
  name,
  webhook,
  push,
  isAskable = true,
  isOpen = false,
  isNameless = false,
  remind,
  bannedUntil,
}: KnownSession): Session {
  return {
    id,
    name,
    webhook,
    hasPush: push !== null,
    isAskable,
    isOpen,
    ...(isNameless ? { isNameless } : {}),
    ...(remind === undefined ? {} : { remind }),
    ...(bannedUntil === undefined ? {} : { bannedUntil }),
  };
}

function nameIn(said: string): string {
  const name = cleanName(said);
  if (name === '') throw new Refused(400, 'name', NO_NAME);
  return name;
}

/** A session as its guest wants it, or why not. */
function withChange(session: KnownSession, change: SessionChange, isPrivateAllowed: boolean): KnownSession {
  const { name, webhook, push, isAskable, isOpen } = change;
  const problem = typeof webhook === 'string' ? webhookProblem(webhook, isPrivateAllowed) : undefined;
  if (problem !== undefined) throw new Refused(400, 'webhook', problem);
  if (push && !pushEndpoint(push.endpoint, isPrivateAllowed))
    throw new Refused(400, 'push', 'a push service must have a public https address');
  return {
    ...session,
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(name === undefined ? {} : { name: nameIn(name), isNameless: false }),
    ...(webhook === undefined ? {} : { webhook }),
    ...(push === undefined ? {} : { push }),
    ...(isAskable === undefined ? {} : { isAskable }),
  };
}

const USED_LINK =
  'this recovery link has been used already or a newer one has replaced it; make a new one in the settings of a device where you still are this guest';

interface GuestRouteParts {
  readonly publicKey: string;
  readonly isPrivateAllowed: boolean;
  readonly newcomers: number;
  /** Ends the sockets of a session that have another token. */
  readonly cutOthers: (session: string, keptHash: string) => void;
  /** Takes somebody off every table. */
  readonly forget: (session: SessionBody, request: FastifyRequest) => Promise<void>;
}

/** The routes of sessions: to begin one, to change it, and to recover it. */
export function guestRoutes(
  app: Server,
  store: Store,
  guests: Guests,
  { publicKey, isPrivateAllowed, newcomers, cutOthers, forget }: GuestRouteParts,
): void {
  const keyGenerator = (request: FastifyRequest) => countedAddress(request.ip);
  const few = { config: { rateLimit: { max: newcomers, timeWindow: 60_000, keyGenerator } } };
  app.post('/api/session', { schema: ROUTES['POST /api/session'], ...few }, async (request, reply) => {
    const { name, isBot = false, isNameless = false } = request.body;
    // A second page of the same browser may ask before it has heard of the first one's session: it is the same guest.
    const here = isBot ? undefined : await guests.of(request);
    if (here) return shown(here);
    const { session, token, recovery } = await welcome(
      store,
      isBot ? nameIn(`${name.slice(0, LONGEST_NAME - BOT.length)}${BOT}`) : nameIn(name),
      Date.now(),
      isBot ? { isOpen: true } : isNameless ? { isNameless } : {},
    );
    if (isBot) return { ...shown(session), recovery, token: app.signCookie(token) };
    setCookie(reply, token);
    return { ...shown(session), recovery };
  });

  app.get('/api/session', { schema: ROUTES['GET /api/session'] }, async request => shown(await guests.required(request)));

  app.patch('/api/session', { schema: ROUTES['PATCH /api/session'] }, async request => {
    const session = await guests.required(request);
    const { body } = request;
    await changed(store, session.id, now => withChange(now, body, isPrivateAllowed));
    if (body.remind !== undefined) await store.setReminder(session.id, body.remind);
    return shown(await guests.required(request));
  });

  app.delete('/api/session', { schema: ROUTES['DELETE /api/session'] }, async (request, reply) => {
    const session = await guests.required(request);
    await forget(session, request);
    await store.deleteSession(session.id);
    cutOthers(session.id, '');
    reply.clearCookie(COOKIE, { path: '/' });
    return reply.code(204).send(null);
  });

  app.post('/api/session/recovery', { schema: ROUTES['POST /api/session/recovery'] }, async request => ({
    recovery: await newRecovery(store, await guests.required(request)),
  }));

  app.post('/api/session/recover', { schema: ROUTES['POST /api/session/recover'], ...few }, async (request, reply) => {
    const found = await recovered(store, request.body.token);
    if (!found) throw new Refused(403, 'not known', USED_LINK);
    setCookie(reply, found.token);
    return { ...shown(found.session), recovery: found.recovery };
  });

  app.post('/api/session/sign-out-others', { schema: ROUTES['POST /api/session/sign-out-others'], ...few }, async request => {
    const session = await guests.required(request);
    const tokenHash = guests.tokenHash(request) ?? '';
    // Nobody can tell whose browser is told of turns; the one that stays can ask for it again.
    const alone = await changed(store, session.id, now => ({ ...now, push: null }));
    const recovery = await signOutOthers(store, session, tokenHash);
    cutOthers(session.id, tokenHash);
    return { ...shown(alone), recovery };
  });

  app.get('/api/push-key', { schema: ROUTES['GET /api/push-key'] }, async () => ({ key: publicKey }));
}
