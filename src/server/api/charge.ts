import type { FastifyReply, FastifyRequest } from 'fastify';
import { UNITS, unitsToSend, unitsToSendFile } from '../limits.ts';
import { inWords, TooMany } from '../too-many.ts';
import type { Backlog } from './backlog.ts';
import { type Budgets, countedAddress, type Payer } from './budgets.ts';
import type { Guests } from './guests.ts';
import type { RequestTurns } from './request-turns.ts';
import type { Server } from './server.ts';

/** What requests cost that cost more than others. */
const DEAR: Readonly<Record<string, number>> = {
  'GET /api/lobby': UNITS.lobby,
  'GET /api/tables': UNITS.lobby,
  'GET /api/tables/mine': UNITS.lobby,
  'POST /api/tables': UNITS.table,
  'GET /api/codes/:code': UNITS.code,
  'POST /api/tables/:id/rematch': UNITS.table,
  'GET /api/tables/:id/moves': UNITS.lobby,
  'GET /api/tables/:id/orders': UNITS.lobby,
  'PUT /api/tables/:id/orders': UNITS.table,
  'PATCH /api/session/rest': 5 * UNITS.table,
  'GET /api/daily': UNITS.lobby,
  'GET /api/daily/:date': UNITS.lobby,
  'GET /api/daily/:date/:game/best': UNITS.lobby,
  'POST /api/daily/:game': UNITS.table,
  'POST /api/daily/:game/practice': UNITS.table,
  'GET /api/companions': UNITS.lobby,
  'POST /api/tables/:id/invite': UNITS.lobby,
  'GET /api/profile': UNITS.lobby,
  'POST /api/session/calendar': UNITS.lobby,
  'GET /api/calendars/:token/my-turns.ics': UNITS.lobby,
  'POST /api/evenings': UNITS.table,
  'GET /api/evenings/:id': UNITS.lobby,
  'POST /api/evenings/:id/join': UNITS.lobby,
  'POST /api/evenings/:id/leave': UNITS.lobby,
  'POST /api/evenings/:id/act': UNITS.table,
  'POST /api/clubs': UNITS.table,
  'GET /api/clubs/:id': UNITS.club,
  'POST /api/clubs/:id/join': UNITS.club,
  'PATCH /api/clubs/:id': UNITS.club,
  'GET /api/rankings/:game': UNITS.lobby,
  'GET /api/export/:file': UNITS.opening,
  'POST /api/tables/:id/report': UNITS.lobby,
  'POST /api/session': UNITS.session,
  'POST /api/session/recover': UNITS.session,
  'GET /api/socket': UNITS.socket,
  'GET /metrics': UNITS.metrics,
  'GET /readyz': UNITS.request,
};

/** It is a constant: whoever has nothing left is still told that the process lives. */
const ALWAYS = '/healthz';

const payers = new WeakMap<FastifyRequest, Payer>();

/** Who pays for a request. */
export function payerOf(request: FastifyRequest, guests: Guests): Payer {
  const known = payers.get(request);
  if (known) return known;
  const address = countedAddress(request.ip);
  const who = guests.tokenOrAddress(request);
  const payer = who === request.ip ? { address } : { address, token: who };
  payers.set(request, payer);
  return payer;
}

/** What a request costs, besides what is sent; who asks for the headers alone lets the same be done. */
function priceOf({ method, routeOptions: { url } }: FastifyRequest): number {
  return DEAR[`${method === 'HEAD' ? 'GET' : method} ${url}`] ?? (url?.startsWith('/api/') ? UNITS.request : UNITS.page);
}

interface ChargeParts {
  readonly budgets: Budgets;
  readonly guests: Guests;
  readonly turns: RequestTurns;
  readonly backlog: Backlog;
  readonly onLimit: (limit: string) => void;
  readonly refusalMs: number;
}

/** Lets every request be paid for, before and after, and wait for its turn; whoever has nothing left is told how long to wait. */
export function chargeRequests(app: Server, { budgets, guests, turns, backlog, onLimit, refusalMs }: ChargeParts): void {
  const underWay = new WeakSet<FastifyRequest>();
  const answered = (request: FastifyRequest, { address }: Payer) => {
    if (underWay.delete(request)) turns.end(address);
  };
  const refusal = (payer: Payer, reply: FastifyReply): TooMany | undefined => {
    const wait = budgets.wait(payer);
    if (wait === 0) return undefined;
    void reply.header('retry-after', Math.ceil(wait / 1000)).header('connection', 'close');
    return new TooMany('budget', `that was too much at once; ${inWords(wait)}`);
  };
  app.addHook('onRequest', (request, reply, done) => {
    const payer = payerOf(request, guests);
    // Whoever asks for nothing else, without end, leaves those behind the same address what they have.
    if (request.routeOptions.url === ALWAYS && budgets.wait(payer) > 0) return done();
    const refused = refusal(payer, reply);
    if (!refused) budgets.pay(payer, priceOf(request));
    if (!refused || !budgets.refuse(payer)) return done(refused);
    // To refuse costs something as well: whoever goes on asking is told so later.
    setTimeout(() => request.raw.socket.destroyed || done(refused), refusalMs).unref();
  });
  // What an answer costs is known when it is there: while others are answered, somebody may have used up what there was.
  app.addHook('preValidation', (request, reply, done) => {
    const payer = payerOf(request, guests);
    if (request.routeOptions.url === ALWAYS) return turns.addBesides(payer, done);
    turns.add(payer, () => {
      underWay.add(request);
      reply.raw.once('close', () => answered(request, payer));
      // Nobody waits for the answer any more, or it is a socket, which takes turns by itself.
      if (request.raw.socket.destroyed || request.ws) answered(request, payer);
      if (request.raw.socket.destroyed) return;
      budgets.pay(payer, -priceOf(request));
      const refused = refusal(payer, reply);
      if (!refused) budgets.pay(payer, priceOf(request));
      done(refused);
    });
  });
  app.addHook('onError', async (_request, _reply, error) => {
    if (error instanceof TooMany) onLimit(error.limit);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const { raw } = reply;
    const payer = payers.get(request);
    if (!payer) return done();
    if (typeof payload === 'string' || Buffer.isBuffer(payload)) budgets.pay(payer, unitsToSend(payload.length));
    // Files are for everybody: a browser that takes all of them along for a journey leaves its guest as much as before.
    else budgets.payForNews(payer, unitsToSendFile(Number(reply.getHeader('content-length') ?? 0)));
    answered(request, payer);
    const cutOff = () => {
      onLimit('backlog');
      raw.destroy();
    };
    raw.once('close', backlog.addAnswer({ payer, unread: () => raw.writableLength, cutOff }));
    done();
  });
}
