import { ROUTES } from '../../protocol/routes.ts';
import type { Turns } from '../notify/turns.ts';
import type { Store } from '../storage/index.ts';
import { companionsOf, invited } from '../tables/companions.ts';
import type { ServedTables } from '../tables/served-tables.ts';
import type { Guests } from './guests.ts';
import type { Openings } from './openings.ts';
import type { Quotas } from './quotas.ts';
import type { Server } from './server.ts';

interface CompanionParts {
  readonly tables: ServedTables;
  readonly guests: Guests;
  readonly openings: Openings;
  readonly quotas: Quotas;
  readonly notices: Turns;
}

/** People of finished matches, and how they are asked to the next. */
export function companionRoutes(app: Server, store: Store, { tables, guests, openings, quotas, notices }: CompanionParts): void {
  app.get('/api/companions', { schema: ROUTES['GET /api/companions'] }, async request => {
    return companionsOf(store, await guests.required(request));
  });

  app.post('/api/tables/:id/invite', { schema: ROUTES['POST /api/tables/:id/invite'] }, async request => {
    const session = await guests.required(request);
    const asked = await invited(store, session, request.body);
    quotas.countInvitation(session.id, asked.id);
    const { id } = await openings.room(request, request.params.id);
    const room = await tables.invite(id, session, asked);
    notices.invite(asked, room, session.name);
    return room.row(session.id);
  });
}
