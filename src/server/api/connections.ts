import type { Socket } from 'node:net';
import type { Limits } from '../limits.ts';
import { countedAddress } from './budgets.ts';
import { Counts } from './counts.ts';
import type { Server } from './server.ts';

/** How often connections are looked at that take too long, as a part of what their headers may take. */
const LOOKS = 4;

/** How long Node waits for what clients send. */
export function patience({ headersMs, requestMs, stillMs }: Limits) {
  return {
    requestTimeout: requestMs,
    connectionTimeout: stillMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: Math.ceil(headersMs / LOOKS) },
  };
}

/** All connections, also those that have become sockets, which the server itself knows no more but waits for when it closes. */
export function connectionsOf(app: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  return open;
}

/** Takes no more connections than there may be; behind a proxy, all of them come from its address. */
export function limitConnections(app: Server, limits: Limits, hasProxy: boolean, onLimit: (limit: string) => void): void {
  const counts = new Counts();
  app.server.maxConnections = limits.connections;
  app.server.on('drop', () => onLimit('connections'));
  if (hasProxy) return;
  app.server.on('connection', (socket: Socket) => {
    const address = countedAddress(socket.remoteAddress ?? '');
    socket.on('close', () => counts.drop(address));
    if (counts.add(address) <= limits.sockets * limits.crowd * 2) return;
    onLimit('connections');
    socket.destroy();
  });
}
