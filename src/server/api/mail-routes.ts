import type { FastifyRequest } from 'fastify';
import type { Notices } from '../../protocol/index.ts';
import { ROUTES } from '../../protocol/routes.ts';
import { nextDigest } from '../notify/digests.ts';
import { ownRestOf, withRest } from '../rest/own-rest.ts';
import type { SessionBody, Store } from '../storage/index.ts';
import type { ServedTables } from '../tables/served-tables.ts';
import { inWords, TooMany } from '../too-many.ts';
import { Buckets } from './buckets.ts';
import type { Guests } from './guests.ts';
import type { Server } from './server.ts';

/** Changes of hours and days off in a day: each is told at every table of a person. */
const CHANGES = 20;
const DAY = 86_400;

interface MailParts {
  readonly store: Store;
  readonly tables: ServedTables;
  readonly guests: Guests;
  readonly clock: () => number;
}

function noticesOf({ notices }: SessionBody): Notices {
  return { kind: notices?.kind ?? 'json', language: notices?.language ?? 'en', digest: notices?.digest ?? null };
}

/** Play over days: hours and days off, and how to be told of turns. */
export function mailRoutes(app: Server, { store, tables, guests, clock }: MailParts): void {
  const changes = new Buckets({ most: CHANGES, aSecond: CHANGES / DAY }, clock);

  app.get('/api/session/rest', { schema: ROUTES['GET /api/session/rest'] }, async request =>
    ownRestOf((await guests.required(request)).rest, clock()),
  );

  app.patch('/api/session/rest', { schema: ROUTES['PATCH /api/session/rest'] }, async request => {
    const session = await guests.required(request);
    const wait = changes.wait(session.id);
    if (wait > 0) throw new TooMany('rest', `no more than ${CHANGES} changes of hours and days off in a day; ${inWords(wait)}`);
    const rest = withRest(session.rest, request.body, clock());
    changes.use(session.id, 1);
    await store.changeSession({ ...session, rest });
    await tables.resting.change({ ...session, rest });
    return ownRestOf(rest, clock());
  });

  app.get('/api/session/notices', { schema: ROUTES['GET /api/session/notices'] }, async request =>
    noticesOf(await guests.required(request)),
  );

  app.patch('/api/session/notices', { schema: ROUTES['PATCH /api/session/notices'] }, async request => {
    const session = await guests.required(request);
    const notices = { ...noticesOf(session), ...request.body, home: homeOf(request) };
    await store.changeSession({ ...session, notices });
    await store.setDigest(session.id, notices.digest && nextDigest(notices.digest, clock()));
    return noticesOf({ ...session, notices });
  });

  app.put('/api/tables/:id/notices', { schema: ROUTES['PUT /api/tables/:id/notices'] }, async request => {
    const session = await guests.required(request);
    return (await tables.silence(request.params.id, session, request.body.isSilent)).row(session.id);
  });
}

/** Where the guest has found this server: what they are sent leads back there. */
function homeOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`.slice(0, 300);
}
