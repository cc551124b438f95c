import { ROUTES } from '../../protocol/routes.ts';
import type { Clubs } from '../clubs/clubs.ts';
import type { Evenings } from '../evenings/evenings.ts';
import { payerOf } from './charge.ts';
import type { Guests } from './guests.ts';
import type { Quotas } from './quotas.ts';
import type { Server } from './server.ts';

interface Border {
  readonly guests: Guests;
  readonly quotas: Quotas;
}

/** Small tournaments by link. */
export function eveningRoutes(app: Server, evenings: Evenings, clubs: Clubs, { guests, quotas }: Border): void {
  app.post('/api/evenings', { schema: ROUTES['POST /api/evenings'] }, async request => {
    const by = await guests.required(request);
    const { club, ...wish } = request.body;
    const clubId = club === undefined ? undefined : await clubs.idFor(club, by);
    quotas.countEvening(by.id, payerOf(request, guests));
    return evenings.make(wish, by, clubId);
  });

  app.get('/api/evenings/mine', { schema: ROUTES['GET /api/evenings/mine'] }, async request => [
    ...(await evenings.mine(await guests.required(request))),
  ]);

  app.get('/api/evenings/:id', { schema: ROUTES['GET /api/evenings/:id'] }, async request =>
    evenings.sight(request.params.id, await guests.of(request)),
  );

  app.post('/api/evenings/:id/join', { schema: ROUTES['POST /api/evenings/:id/join'] }, async request =>
    evenings.join(request.params.id, await guests.required(request)),
  );

  app.post('/api/evenings/:id/leave', { schema: ROUTES['POST /api/evenings/:id/leave'] }, async request =>
    evenings.leave(request.params.id, await guests.required(request)),
  );

  app.post('/api/evenings/:id/act', { schema: ROUTES['POST /api/evenings/:id/act'] }, async request =>
    evenings.act(request.params.id, await guests.required(request), request.body),
  );
}

/** Clubs: friends, their tables and results. */
export function clubRoutes(app: Server, clubs: Clubs, { guests, quotas }: Border): void {
  app.post('/api/clubs', { schema: ROUTES['POST /api/clubs'] }, async request => {
    const by = await guests.required(request);
    quotas.countClub(by.id, payerOf(request, guests));
    return clubs.found(request.body.name, by);
  });

  app.get('/api/clubs/mine', { schema: ROUTES['GET /api/clubs/mine'] }, async request => [
    ...(await clubs.mine(await guests.required(request))),
  ]);

  app.get('/api/clubs/:id', { schema: ROUTES['GET /api/clubs/:id'] }, async request =>
    clubs.sight(request.params.id, await guests.of(request)),
  );

  app.post('/api/clubs/:id/join', { schema: ROUTES['POST /api/clubs/:id/join'] }, async request =>
    clubs.join(request.params.id, await guests.required(request)),
  );

  app.post('/api/clubs/:id/leave', { schema: ROUTES['POST /api/clubs/:id/leave'] }, async request =>
    clubs.leave(request.params.id, await guests.required(request)),
  );

  app.patch('/api/clubs/:id', { schema: ROUTES['PATCH /api/clubs/:id'] }, async request =>
    clubs.alter(request.params.id, await guests.required(request), request.body),
  );

  app.post('/api/clubs/:id/remove', { schema: ROUTES['POST /api/clubs/:id/remove'] }, async request =>
    clubs.remove(request.params.id, await guests.required(request), request.body.member),
  );

  app.post('/api/clubs/:id/link', { schema: ROUTES['POST /api/clubs/:id/link'] }, async request =>
    clubs.renewLink(request.params.id, await guests.required(request)),
  );

  app.delete('/api/clubs/:id', { schema: ROUTES['DELETE /api/clubs/:id'] }, async (request, reply) => {
    await clubs.dissolve(request.params.id, await guests.required(request));
    return reply.code(204).send(null);
  });
}
