import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { WebSocket } from 'ws';
import { PROTOCOL_PARAMETER } from '../../protocol/version.ts';
import { payerOf } from './charge.ts';
import { Counts } from './counts.ts';
import { MessageText } from './message-text.ts';
import { mustBeOurs, SOCKET_AT } from './origin.ts';
import { isNewer } from './protocol.ts';
import type { Server } from './server.ts';
import { FAREWELL, POLICY, SocketClient } from './socket.ts';
import type { SocketParts } from './socket-parts.ts';

const querystring = Type.Object({ [PROTOCOL_PARAMETER]: Type.Optional(Type.String()) });

const RESTART = 1012;

/** Ends a socket on which something went wrong; what no client should send is no fault of ours. */
export function endSocket(report: (error: unknown) => void) {
  return (error: Error & { readonly code?: string }, socket: WebSocket) => {
    if (!error.code?.startsWith('WS_ERR_')) report(error);
    socket.terminate();
  };
}

/** What all sockets together need. */
interface SocketsParts extends Omit<SocketParts, 'messageText' | 'watched' | 'unheard'> {
  /** How often it is examined whether sockets still belong to their guests, in ms. */
  readonly checkMs: number;
}

/** All sockets of this process. */
export class Sockets {
  private readonly clients = new Set<SocketClient>();
  private readonly bySession = new Counts();
  private readonly byAddress = new Counts();
  private readonly watched = new Counts();
  private readonly unheard = new Counts();
  private readonly messageText = new MessageText();
  private readonly beat: NodeJS.Timeout;
  private readonly check: NodeJS.Timeout;

  constructor(private readonly parts: SocketsParts) {
    this.beat = setInterval(() => {
      for (const client of this.clients) client.beat();
    }, parts.limits.beatMs).unref();
    this.check = setInterval(() => void this.cutEnded().catch(parts.report), parts.checkMs).unref();
  }

  get size(): number {
    return this.clients.size;
  }

  route(app: Server): void {
    const preValidation = async (request: FastifyRequest) => mustBeOurs(request);
    app.get(SOCKET_AT, { websocket: true, preValidation, schema: { hide: true, querystring } }, (socket, request) =>
      this.open(socket, request, isNewer(request.query[PROTOCOL_PARAMETER])),
    );
  }

  /** Ends the sockets of a session that were opened with another token. */
  cutOthers(session: string, keptHash: string): void {
    for (const client of this.clients) if (client.session === session && client.tokenHash !== keptHash) client.signOut();
  }

  /** A session may have been ended by way of another process. */
  private async cutEnded(): Promise<void> {
    const hashes = [...this.clients].flatMap(({ session, tokenHash }) => (session === undefined ? [] : (tokenHash ?? [])));
    const ended = new Set(hashes.length > 0 ? await this.parts.guests.endedOf(hashes) : []);
    for (const client of this.clients) if (client.tokenHash !== undefined && ended.has(client.tokenHash)) client.signOut();
  }

  /** Closes all sockets; clients connect again, to another process. */
  close(): void {
    clearInterval(this.beat);
    clearInterval(this.check);
    for (const client of this.clients) client.socket.close(RESTART, 'the server restarts');
    // A client that is gone does not answer the close.
    setTimeout(() => {
      for (const client of this.clients) client.socket.terminate();
    }, FAREWELL).unref();
  }

  private open(socket: WebSocket, request: FastifyRequest, isNewerClient: boolean): void {
    const { guests, limits, backlog } = this.parts;
    const session = guests.of(request);
    // Asked now: a socket that is gone has no address.
    const payer = payerOf(request, guests);
    const tokenHash = guests.tokenHash(request);
    const { messageText, watched, unheard } = this;
    const parts = { ...this.parts, messageText, watched, unheard };
    const client = new SocketClient(parts, { socket, wire: request.raw.socket, session, tokenHash, payer, isNewerClient });
    this.clients.add(client);
    backlog.add(client);
    socket.on('close', () => {
      this.clients.delete(client);
      backlog.drop(client);
      client.end();
    });
    this.count(this.byAddress, payer.address, limits.sockets * limits.crowd, socket);
    session.then(
      known => this.count(this.bySession, known?.id ?? payer.address, limits.sockets, socket),
      () => {},
    );
  }

  private count(counts: Counts, who: string, most: number, socket: WebSocket): void {
    if (socket.readyState === socket.CLOSED) return;
    socket.on('close', () => counts.drop(who));
    if (counts.add(who) <= most) return;
    this.parts.onLimit('sockets');
    socket.close(POLICY, `no more than ${most} sockets`);
  }
}
