import type { FastifyRequest } from 'fastify';
import type { Notices } from '../../protocol/index.ts';
import { ROUTES } from '../../protocol/routes.ts';
import { nextDigest } from '../notify/digests.ts';
import { ownRestOf, withRest } from '../rest/own-rest.ts';
import { changed } from '../sessions.ts';
import type { SessionBody, Store } from '../storage/index.ts';
import type { ServedTables } from '../tables/served-tables.ts';
import { inWords, TooMany } from '../too-many.ts';
import { Buckets } from './buckets.ts';
import type { Guests } from './guests.ts';
import type { Openings } from './openings.ts';
import type { Server } from './server.ts';

/** Changes of hours and days off in a day: each is told at every table of a person. */
const CHANGES = 20;
const DAY = 86_400;

interface MailParts {
  readonly store: Store;
  readonly tables: ServedTables;
  readonly guests: Guests;
  readonly openings: Openings;
  readonly clock: () => number;
}

function noticesOf({ notices }: SessionBody): Notices {
  return { kind: notices?.kind ?? 'json', language: notices?.language ?? 'en', digest: notices?.digest ?? null };
}

/** Play over days: hours and days off, and how to be told of turns. */
export function mailRoutes(app: Server, { store, tables, guests, openings, clock }: MailParts): void {
  const changes = new Buckets({ most: CHANGES, aSecond: CHANGES / DAY }, clock);

  app.get('/api/session/rest', { schema: ROUTES['GET /api/session/rest'] }, async request =>
    ownRestOf((await guests.required(request)).rest, clock()),
  );

  app.patch('/api/session/rest', { schema: ROUTES['PATCH /api/session/rest'] }, async request => {
    const session = await guests.required(request);
    const wait = changes.wait(session.id);
    if (wait > 0) throw new TooMany('rest', `no more than ${CHANGES} changes of hours and days off in a day; ${inWords(wait)}`);
    const after = await changed(store, session.id, now => ({ ...now, rest: withRest(now.rest, request.body, clock()) }));
    changes.use(session.id, 1);
    await tables.resting.change(after, openings.patiently(request));
    return ownRestOf(after.rest, clock());
  });

  app.get('/api/session/notices', { schema: ROUTES['GET /api/session/notices'] }, async request =>
    noticesOf(await guests.required(request)),
  );

  app.patch('/api/session/notices', { schema: ROUTES['PATCH /api/session/notices'] }, async request => {
    const session = await guests.required(request);
    const home = homeOf(request);
    const after = noticesOf(await changed(store, session.id, now => ({ ...now, notices: { ...noticesOf(now), ...request.body, home } })));
    await store.setDigest(session.id, after.digest && nextDigest(after.digest, clock()));
    return after;
  });

  app.put('/api/tables/:id/notices', { schema: ROUTES['PUT /api/tables/:id/notices'] }, async request => {
    const session = await guests.required(request);
    const { id } = await openings.room(request, request.params.id);
    return (await tables.silence(id, session, request.body.isSilent)).row(session.id);
  });
}

/** Where the guest has found this server: what they are sent leads back there. */
export function homeOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`.slice(0, 300);
}
