import type { Seat } from '../../kernel/index.ts';
import { ROUTES } from '../../protocol/routes.ts';
import type { ServedOrders } from '../orders/served-orders.ts';
import type { SessionBody } from '../storage/index.ts';
import type { Room } from '../tables/room.ts';
import type { Guests } from './guests.ts';
import type { Openings } from './openings.ts';
import type { Server } from './server.ts';

function seatOf(room: Room, { id }: SessionBody, as: string | undefined): Seat {
  return Number(as ?? room.row(id).mine[0] ?? 0);
}

/** What seats would do next, told by whoever holds them and shown to nobody else. */
export function ordersRoutes(app: Server, orders: ServedOrders, guests: Guests, openings: Openings): void {
  app.get('/api/tables/:id/orders', { schema: ROUTES['GET /api/tables/:id/orders'] }, async request => {
    const session = await guests.required(request);
    const room = await openings.room(request, request.params.id);
    return orders.show(room, session, seatOf(room, session, request.query.as));
  });

  app.put('/api/tables/:id/orders', { schema: ROUTES['PUT /api/tables/:id/orders'] }, async request => {
    const session = await guests.required(request);
    return orders.give(await openings.room(request, request.params.id), session, request.body);
  });

  app.delete('/api/tables/:id/orders', { schema: ROUTES['DELETE /api/tables/:id/orders'] }, async (request, reply) => {
    const session = await guests.required(request);
    const room = await openings.room(request, request.params.id);
    await orders.withdraw(room, session, seatOf(room, session, request.query.as));
    return reply.code(204).send(null);
  });
}
