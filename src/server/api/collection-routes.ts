import { ROUTES } from '../../protocol/routes.ts';
import { linesOf, mustBeOver } from '../collection/collection.ts';
import { DayFiles } from '../collection/day-files.ts';
import { UNITS, unitsToSend } from '../limits.ts';
import type { Store } from '../storage/index.ts';
import type { PlayableGames } from '../tables/table-wish.ts';
import type { Budgets } from './budgets.ts';
import { payerOf } from './charge.ts';
import type { Guests } from './guests.ts';
import type { Server } from './server.ts';

interface CollectionRouteParts {
  readonly store: Store;
  readonly games: PlayableGames;
  readonly clock: () => number;
  readonly guests: Guests;
  readonly budgets: Budgets;
}

/** The open collection of finished matches. */
export function collectionRoutes(app: Server, { store, games, clock, guests, budgets }: CollectionRouteParts): void {
  const files = new DayFiles(date => linesOf({ store, games }, date), clock);
  app.get('/api/export/:file', { schema: ROUTES['GET /api/export/:file'] }, async (request, reply) => {
    const date = request.params.file.slice(0, 10);
    mustBeOver(date, clock());
    const payer = payerOf(request, guests);
    const file = files.file(date, what => budgets.pay(payer, 'bytes' in what ? unitsToSend(what.bytes) : UNITS.entry * what.entries));
    return reply.type('application/gzip').header('cache-control', 'public, max-age=3600').send(file);
  });
}
