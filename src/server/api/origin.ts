import type { FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';
import type { Server } from './server.ts';

export const SOCKET_AT = '/api/socket';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Nothing is changed for a page of another site, with a body or without. */
export function guardChanges(app: Server): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!READING.has(request.method)) mustBeOurs(request);
    done();
  });
}

/** Nothing but the socket is one: elsewhere one would be opened, and the address be logged, which may be a secret. */
export function guardUpgrades(app: Server): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isElsewhere = request.ws && request.routeOptions.url !== SOCKET_AT;
    done(isElsewhere ? new Refused(404, 'not found', 'there is no socket here; it is at /api/socket') : undefined);
  });
}

/** A page of another site must not act as one of our guests. Programs that are no browsers name no site. */
export function mustBeOurs(request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  // Browsers set it, and no page can.
  if (site === 'same-origin') return;
  const isOwnOrigin = origin === undefined || (URL.canParse(origin) && new URL(origin).host === request.host);
  if (isOwnOrigin && (site === undefined || site === 'none')) return;
  throw new Refused(403, 'origin', 'only pages of this server may do that');
}
