import { type IncomingMessage, type RequestListener, Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Requests that may wait on a connection for the answers to those before them. Browsers send none before it is its turn. */
const MOST_WAITING = 5;
/** What Node's parser is told where something else than requests follows. */
const READ_NO_MORE = 2;

/**
 * Takes up the requests of a connection one after the other: Node hands out all that arrived together at once, hundreds
 * in a packet, and tells of the end of a connection only the answer that is being sent. Gives where upgrades are heard.
 */
export function takeOneByOne(server: Server, onLimit: (limit: string) => void): Server {
  const takers = server.listeners('request') as RequestListener[];
  const lines = new WeakMap<Duplex, (() => void)[]>();
  const begin = (request: IncomingMessage, response: ServerResponse) => {
    response.once('close', () => goOn(request.socket));
    for (const take of takers) take.call(server, request, response);
  };
  const goOn = (socket: Duplex) => {
    const next = socket.destroyed ? undefined : lines.get(socket)?.shift();
    if (next) next();
    else lines.delete(socket);
  };
  const hear = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const line = lines.get(socket);
    if (!line) {
      lines.set(socket, []);
      return begin(request, response);
    }
    if (line.push(() => begin(request, response)) <= MOST_WAITING) return;
    onLimit('requests');
    hangUp(socket);
  };
  server.removeAllListeners('request').on('request', hear);
  // Node would answer it by itself, and let nobody pay.
  server.on('checkExpectation', hear);
  const upgrades = new Server();
  server.on('upgrade', (request, socket, head) => {
    // A socket begins on a connection where nothing else is to be answered.
    if (lines.has(socket) || !upgrades.emit('upgrade', request, socket, head)) socket.destroy();
  });
  return upgrades;
}

/** Destroys a connection, and lets be what arrived together: Node would hand out each of these requests, and end it as broken off. */
function hangUp(socket: Socket & { readonly parser?: { onIncoming: () => number } | null }): void {
  // Not documented, but the same in all versions; without it the rest costs its time.
  if (socket.parser) socket.parser.onIncoming = () => READ_NO_MORE;
  socket.destroy();
}
