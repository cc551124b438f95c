import type { Kept } from '../../protocol/index.ts';
import { ROUTES } from '../../protocol/routes.ts';
import { report } from '../moderation/reports.ts';
import type { Store } from '../storage/index.ts';
import type { ServedTables } from '../tables/served-tables.ts';
import { payerOf } from './charge.ts';
import type { Guests } from './guests.ts';
import type { Openings } from './openings.ts';
import type { Quotas } from './quotas.ts';
import type { Server } from './server.ts';

interface ModerationRouteParts {
  readonly store: Store;
  readonly tables: ServedTables;
  readonly clock: () => number;
  readonly guests: Guests;
  readonly openings: Openings;
  readonly quotas: Quotas;
  readonly kept: Kept;
}

/** What is told to whoever runs the server, and how long it keeps what. */
export function moderationRoutes(app: Server, { kept, guests, openings, quotas, ...parts }: ModerationRouteParts): void {
  app.post('/api/tables/:id/report', { schema: ROUTES['POST /api/tables/:id/report'] }, async (request, reply) => {
    const by = await guests.required(request);
    quotas.countReport(by.id, payerOf(request, guests));
    const { id } = await openings.room(request, request.params.id);
    await report(parts, id, by, request.body);
    return reply.code(204).send(null);
  });

  app.get('/api/kept', { schema: ROUTES['GET /api/kept'] }, async () => kept);
}
