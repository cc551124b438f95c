import { ROUTES } from '../../protocol/routes.ts';
import { feedOf } from '../calendar/feed.ts';
import type { Waiting } from '../notify/message.ts';
import { Refused } from '../refused.ts';
import { hashOf } from '../secrets.ts';
import { newCalendar } from '../sessions.ts';
import type { OwnFile, Store } from '../storage/index.ts';
import type { ServedTables } from '../tables/served-tables.ts';
import type { Guests } from './guests.ts';
import { homeOf } from './mail-routes.ts';
import type { Openings } from './openings.ts';
import { withStandings } from './own-rows.ts';
import type { Server } from './server.ts';

const MOST_TABLES = 100;

interface CalendarParts {
  readonly tables: ServedTables;
  readonly openings: Openings;
  readonly store: Store;
  readonly guests: Guests;
  readonly clock: () => number;
  readonly waiting: (file: OwnFile, session: string) => Waiting;
}

/** The calendar of a guest, which programs read by a secret address. */
export function calendarRoutes(app: Server, { store, tables, openings, guests, clock, waiting }: CalendarParts): void {
  app.post('/api/session/calendar', { schema: ROUTES['POST /api/session/calendar'] }, async request => {
    const token = await newCalendar(store, await guests.required(request), clock());
    return { path: `/api/calendars/${token}/my-turns.ics` };
  });

  app.delete('/api/session/calendar', { schema: ROUTES['DELETE /api/session/calendar'] }, async (request, reply) => {
    await store.endCalendars((await guests.required(request)).id);
    return reply.code(204).send(null);
  });

  app.get('/api/calendars/:token/my-turns.ics', { schema: ROUTES['GET /api/calendars/:token/my-turns.ics'] }, async (request, reply) => {
    const owner = await store.calendarOf(hashOf(request.params.token));
    const session = owner === undefined ? undefined : await store.session(owner);
    if (!session) throw new Refused(404, 'no such calendar', 'calendar not found; make a new address in the settings');
    const pay = openings.besides(request);
    const files = await withStandings(await store.tablesOf(session.id, MOST_TABLES), { tables, pay });
    const text = await feedOf(session, { store, files, waiting, now: clock(), home: homeOf(request) });
    return reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-store').send(text);
  });
}
