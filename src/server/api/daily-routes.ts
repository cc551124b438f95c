import { ROUTES } from '../../protocol/routes.ts';
import type { Daily } from '../daily/daily.ts';
import { payerOf } from './charge.ts';
import type { Guests } from './guests.ts';
import type { Quotas } from './quotas.ts';
import type { Server } from './server.ts';

/** The Daily Tour. */
export function dailyRoutes(app: Server, daily: Daily, { guests, quotas }: { readonly guests: Guests; readonly quotas: Quotas }): void {
  app.get('/api/daily', { schema: ROUTES['GET /api/daily'] }, async request => daily.day(daily.today, await guests.of(request)));

  app.get('/api/daily/:date', { schema: ROUTES['GET /api/daily/:date'] }, async request =>
    daily.day(request.params.date, await guests.of(request)),
  );

  app.post('/api/daily/:game', { schema: ROUTES['POST /api/daily/:game'] }, async request => {
    const by = await guests.required(request);
    const payer = payerOf(request, guests);
    return (await daily.attempt(request.params.game, by, payer.address, () => quotas.countTable(by.id, payer))).row(by.id);
  });

  app.post('/api/daily/:game/practice', { schema: ROUTES['POST /api/daily/:game/practice'] }, async request => {
    const by = await guests.required(request);
    const payer = payerOf(request, guests);
    quotas.countTable(by.id, payer);
    return (await daily.practice(request.params.game, request.body.date, by, payer.address)).row(by.id);
  });

  app.get('/api/daily/:date/:game/best', { schema: ROUTES['GET /api/daily/:date/:game/best'] }, request =>
    daily.best(request.params.game, request.params.date),
  );
}
