import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../../kernel/index.ts';
import type { Ask, Tell } from '../../protocol/index.ts';
import { ROUTES } from '../../protocol/routes.ts';
import { Refused } from '../refused.ts';
import type { Store } from '../storage/index.ts';
import { cleanLine } from '../tables/names.ts';
import type { Room } from '../tables/room.ts';
import type { ServedTables } from '../tables/served-tables.ts';
import type { Budgets } from './budgets.ts';
import { payerOf } from './charge.ts';
import type { ChatLimit } from './chat-limit.ts';
import type { Guests } from './guests.ts';
import type { Openings } from './openings.ts';
import type { Server } from './server.ts';

const MOST_CHAT = 200;

function viewerOf(as: string | undefined): Viewer {
  return as === undefined || as === 'public' ? 'public' : Number(as);
}

/** A look that was denied is an error; what was told otherwise is the answer. */
function looked(tells: readonly Tell[]): readonly Tell[] {
  const denied = tells.find(tell => tell.type === 'denied');
  if (denied?.type !== 'denied') return tells;
  throw new Refused(denied.denial.reason === 'not yours' ? 403 : 409, denied.denial.reason, denied.denial.text);
}

interface PlayRouteParts {
  readonly guests: Guests;
  readonly chatLimit: ChatLimit;
  readonly budgets: Budgets;
  readonly openings: Openings;
}

/** A match without a socket: looking, asking, talking. */
export function playRoutes(
  app: Server,
  store: Store,
  tables: ServedTables,
  { guests, chatLimit, budgets, openings }: PlayRouteParts,
): void {
  const paid = (request: FastifyRequest, room: Room, session: string | undefined, ask: Ask) => {
    const payer = payerOf(request, guests);
    budgets.pay(payer, room.price(ask));
    return room.askOnce(session, ask, payer);
  };
  app.get('/api/tables/:id/sight', { schema: ROUTES['GET /api/tables/:id/sight'] }, async request => {
    const session = await guests.of(request);
    const room = await tables.room(request.params.id);
    const [tell] = looked(await paid(request, room, session?.id, { type: 'watch', viewer: viewerOf(request.query.as) }));
    if (tell?.type !== 'table') throw new Error('a look without a number must be answered with the whole table');
    return tell.table;
  });

  app.get('/api/tables/:id/moves', { schema: ROUTES['GET /api/tables/:id/moves'] }, async request => {
    const session = await guests.required(request);
    const room = await tables.room(request.params.id);
    const { mine } = room.row(session.id);
    const seat = Number(request.query.as ?? mine[0] ?? 0);
    if (!mine.includes(seat)) throw new Refused(403, 'not yours', `seat ${seat} is not yours`);
    if (room.file.stage === 'gathering') throw new Refused(409, 'too late', 'the match has not begun yet');
    await openings.room(request, room.id);
    await room.catchUp();
    const { game, position } = await room.openHost();
    const { state } = position.match;
    const moves = game.awaiting(state).includes(seat) ? game.legal(state, seat).map(move => game.write(move)) : [];
    return { decision: position.decisions[seat] ?? 0, moves };
  });

  app.get('/api/tables/:id/news', { schema: ROUTES['GET /api/tables/:id/news'] }, async request => {
    const session = await guests.of(request);
    const room = await tables.room(request.params.id);
    const since = request.query.since === undefined ? {} : { since: Number(request.query.since) };
    return looked(await paid(request, room, session?.id, { type: 'watch', viewer: viewerOf(request.query.as), ...since }));
  });

  app.post('/api/tables/:id/ask', { schema: ROUTES['POST /api/tables/:id/ask'] }, async request => {
    const { ask } = request.body;
    if (ask.type === 'watch') throw new Refused(400, 'watch', '"watch" is for sockets only; without one use GET sight or GET news');
    const session = await guests.of(request);
    const room = await tables.room(request.params.id);
    const [tell] = await paid(request, room, session?.id, ask);
    return tell;
  });

  app.get('/api/tables/:id/chat', { schema: ROUTES['GET /api/tables/:id/chat'] }, async request => {
    const room = await tables.room(request.params.id);
    return (await store.chat(room.id, Number(request.query.since ?? 0), MOST_CHAT)).map(cleanLine);
  });

  app.post('/api/tables/:id/chat', { schema: ROUTES['POST /api/tables/:id/chat'] }, async (request, reply) => {
    const session = await guests.required(request);
    chatLimit.count(session.id);
    const { id } = await openings.room(request, request.params.id);
    const { text, signal } = request.body;
    await tables.say(id, session, { text: text.trim(), signal });
    return reply.code(204).send(null);
  });
}
