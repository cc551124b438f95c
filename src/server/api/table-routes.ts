import type { FastifyRequest } from 'fastify';
import type { TableRow } from '../../protocol/index.ts';
import type { SessionBody, Store } from '../storage/index.ts';
import type { Room } from '../tables/room.ts';
import { rowOf } from '../tables/row.ts';
import type { ServedTables } from '../tables/served-tables.ts';
import type { Guests } from './guests.ts';
import { MaybeSeat, NewTable, OneSeat, TableParams } from './schemas.ts';
import type { Server } from './server.ts';

const MOST_ROWS = 100;

/** Tables: setting and finding them. */
export function tableRoutes(app: Server, store: Store, tables: ServedTables, guests: Guests): void {
  app.post('/api/tables', { schema: { body: NewTable, summary: 'Set a table' } }, async request => {
    const session = await guests.required(request);
    return (await tables.set(request.body, session)).row(session.id);
  });

  app.get('/api/tables', { schema: { summary: 'Listed tables that wait for somebody' } }, async request => {
    const session = await guests.of(request);
    return (await store.gathering(MOST_ROWS)).map(file => rowOf(file, session?.id));
  });

  app.get('/api/tables/mine', { schema: { summary: 'Tables where I sit' } }, async request => {
    const session = await guests.required(request);
    return (await store.tablesOf(session.id, MOST_ROWS)).map(file => rowOf(file, session.id));
  });

  app.get('/api/tables/:id', { schema: { params: TableParams, summary: 'One table from outside' } }, async request => {
    const session = await guests.of(request);
    const room = await tables.room(request.params.id);
    await room.refresh();
    return room.row(session?.id);
  });
}

/** Who sits at a table, and when it begins. */
export function seatingRoutes(app: Server, tables: ServedTables, guests: Guests): void {
  const done = async (request: FastifyRequest, act: (by: SessionBody) => Promise<Room>): Promise<TableRow> => {
    const session = await guests.required(request);
    return (await act(session)).row(session.id);
  };
  const params = TableParams;

  app.post('/api/tables/:id/join', { schema: { params, body: MaybeSeat, summary: 'Sit down' } }, request =>
    done(request, by => tables.join(request.params.id, by, request.body.seat)),
  );
  app.post('/api/tables/:id/leave', { schema: { params, summary: 'Leave; while a match is played a bot takes over' } }, request =>
    done(request, by => tables.leave(request.params.id, by)),
  );
  app.post('/api/tables/:id/kick', { schema: { params, body: OneSeat, summary: 'Send somebody away before it begins (host)' } }, request =>
    done(request, by => tables.kick(request.params.id, by, request.body.seat)),
  );
  app.post('/api/tables/:id/start', { schema: { params, summary: 'Begin the match (host)' } }, request =>
    done(request, by => tables.start(request.params.id, by)),
  );
  app.post('/api/tables/:id/rematch', { schema: { params, summary: 'Once more with the same people' } }, request =>
    done(request, by => tables.rematch(request.params.id, by)),
  );
}
