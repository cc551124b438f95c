import type { FastifyRequest } from 'fastify';
import { UNITS, unitsToSend } from '../limits.ts';
import { inWords, TooMany } from '../too-many.ts';
import { type Budgets, countedAddress, type Payer } from './budgets.ts';
import type { Guests } from './guests.ts';
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
};

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

/** Lets every request be paid for, before and after; whoever has nothing left is told how long to wait. */
export function chargeRequests(app: Server, budgets: Budgets, guests: Guests, onLimit: (limit: string) => void): void {
  app.addHook('onRequest', async (request, reply) => {
    const { config, url } = request.routeOptions;
    if (config.rateLimit === false) return;
    const payer = payerOf(request, guests);
    const wait = budgets.wait(payer);
    if (wait > 0) {
      void reply.header('retry-after', Math.ceil(wait / 1000)).header('connection', 'close');
      throw new TooMany('budget', `that was too much at once; ${inWords(wait)}`);
    }
    budgets.pay(payer, DEAR[`${request.method} ${url}`] ?? (url?.startsWith('/api/') ? UNITS.request : UNITS.page));
  });
  app.addHook('onError', async (_request, _reply, error) => {
    if (error instanceof TooMany) onLimit(error.limit);
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    if (typeof payload === 'string' && payers.has(request)) budgets.pay(payerOf(request, guests), unitsToSend(payload.length));
  });
}
