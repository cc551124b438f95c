import type { FastifyRequest } from 'fastify';
import type { TableRow } from '../../protocol/index.ts';
import { ROUTES } from '../../protocol/routes.ts';
import type { Clubs } from '../clubs/clubs.ts';
import { Refused } from '../refused.ts';
import type { SessionBody, Store } from '../storage/index.ts';
import type { Room } from '../tables/room.ts';
import { rowOf } from '../tables/row.ts';
import { mustBeWelcome } from '../tables/seating.ts';
import type { ServedTables } from '../tables/served-tables.ts';
import { payerOf } from './charge.ts';
import type { ChatLimit } from './chat-limit.ts';
import type { Guests } from './guests.ts';
import type { Openings } from './openings.ts';
import { ownRows } from './own-rows.ts';
import type { Quotas } from './quotas.ts';
import type { Server } from './server.ts';

const MOST_ROWS = 100;
/** Tables of a page of the lobby, unless so many are asked for. */
const PAGE = 20;

/** Tables: setting and finding them. */
export function tableRoutes(
  app: Server,
  store: Store,
  tables: ServedTables,
  { guests, openings, quotas, clubs }: Omit<SeatingParts, 'chatLimit'>,
): void {
  app.post('/api/tables', { schema: ROUTES['POST /api/tables'] }, async request => {
    const session = await guests.required(request);
    const payer = payerOf(request, guests);
    if (request.body.listed) quotas.countListed(await store.listedBy(session.id), payer);
    quotas.countTable(session.id, payer);
    const { club: link, ...wish } = request.body;
    const club = link === undefined ? undefined : await clubs.idFor(link, session);
    const room = await tables.set(wish, session, payer.address);
    if (club !== undefined) await clubs.addMatch(club, room.id, wish.game);
    return room.row(session.id);
  });

  app.get('/api/lobby', { schema: ROUTES['GET /api/lobby'] }, async request => {
    const session = await guests.of(request);
    const { limit = PAGE, after } = request.query;
    const { files, next } = await store.gathering(Number(limit), after);
    return { tables: files.map(file => rowOf(file, session?.id)), ...(next === undefined ? {} : { next }) };
  });

  app.get('/api/tables', { schema: ROUTES['GET /api/tables'] }, async request => {
    const session = await guests.of(request);
    return (await store.gathering(MOST_ROWS)).files.map(file => rowOf(file, session?.id));
  });

  app.get('/api/tables/mine', { schema: ROUTES['GET /api/tables/mine'] }, async request => {
    const session = await guests.required(request);
    return ownRows(await store.tablesOf(session.id, MOST_ROWS, 'left too'), session.id, { tables, pay: openings.besides(request) });
  });

  app.get('/api/codes/:code', { schema: ROUTES['GET /api/codes/:code'] }, async request => {
    const session = await guests.of(request);
    const id = await store.tableOfCode(request.params.code);
    const room = id === undefined ? undefined : await tables.room(id);
    await room?.refresh();
    // It is there to find the table before the match: whoever guesses codes learns of no match that is played.
    if (room?.file.stage !== 'gathering') throw new Refused(404, 'no such code', 'no table has this code; check the last sign');
    mustBeWelcome(room.file.body, session?.id);
    return room.row(session?.id);
  });

  app.get('/api/tables/:id', { schema: ROUTES['GET /api/tables/:id'] }, async request => {
    const session = await guests.of(request);
    const room = await tables.room(request.params.id);
    await room.refresh();
    return room.row(session?.id);
  });
}

interface SeatingParts {
  readonly guests: Guests;
  readonly openings: Openings;
  readonly quotas: Quotas;
  readonly clubs: Clubs;
  readonly chatLimit: ChatLimit;
}

/** Who sits at a table, and when it begins. */
export function seatingRoutes(app: Server, tables: ServedTables, { guests, openings, quotas, clubs, chatLimit }: SeatingParts): void {
  const done = async (request: FastifyRequest<{ Params: { id: string } }>, act: (by: SessionBody) => Promise<Room>): Promise<TableRow> => {
    const session = await guests.required(request);
    await openings.room(request, request.params.id);
    return (await act(session)).row(session.id);
  };

  app.post('/api/tables/:id/join', { schema: ROUTES['POST /api/tables/:id/join'] }, request =>
    done(request, by => tables.join(request.params.id, by, request.body)),
  );
  app.post('/api/tables/:id/answer', { schema: ROUTES['POST /api/tables/:id/answer'] }, request =>
    done(request, by => tables.answer(request.params.id, by, request.body)),
  );
  app.post('/api/tables/:id/leave', { schema: ROUTES['POST /api/tables/:id/leave'] }, request =>
    done(request, by => tables.leave(request.params.id, by)),
  );
  app.post('/api/tables/:id/substitute', { schema: ROUTES['POST /api/tables/:id/substitute'] }, request =>
    done(request, by => tables.substitute(request.params.id, by, request.body.seat)),
  );
  app.post('/api/tables/:id/kick', { schema: ROUTES['POST /api/tables/:id/kick'] }, request =>
    done(request, by => tables.kick(request.params.id, by, request.body.seat)),
  );
  app.post('/api/tables/:id/seats', { schema: ROUTES['POST /api/tables/:id/seats'] }, request =>
    done(request, by => tables.changeSeat(request.params.id, by, request.body)),
  );
  app.post('/api/tables/:id/seat', { schema: ROUTES['POST /api/tables/:id/seat'] }, request =>
    done(request, by => tables.changeOwnSeat(request.params.id, by, request.body)),
  );
  app.post('/api/tables/:id/welcome', { schema: ROUTES['POST /api/tables/:id/welcome'] }, request =>
    done(request, by => {
      chatLimit.count(by.id);
      return tables.welcome(request.params.id, by, request.body.text);
    }),
  );
  app.post('/api/tables/:id/start', { schema: ROUTES['POST /api/tables/:id/start'] }, request =>
    done(request, by => tables.start(request.params.id, by, request.query.seats === 'taken')),
  );
  app.post('/api/tables/:id/rematch', { schema: ROUTES['POST /api/tables/:id/rematch'] }, request =>
    done(request, async by => {
      const payer = payerOf(request, guests);
      quotas.countTable(by.id, payer);
      const room = await tables.rematch(request.params.id, by, payer.address);
      await clubs.addRematch(request.params.id, room.id, room.file.body.game);
      return room;
    }),
  );
}
