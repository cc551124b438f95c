import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { WebSocket } from 'ws';
import { FromClient, type FromServer } from '../../protocol/socket.ts';
import { PROTOCOL_PARAMETER, PROTOCOL_VERSION } from '../../protocol/version.ts';
import { Refused, refusalOf } from '../refused.ts';
import type { SessionBody } from '../storage/index.ts';
import type { Message, Room, Watcher } from '../tables/room.ts';
import type { ServedTables } from '../tables/served-tables.ts';
import type { ChatLimit } from './chat-limit.ts';
import type { Guests } from './guests.ts';
import { isNewer, reduced } from './protocol.ts';
import type { Server } from './server.ts';

const readable = Compile(FromClient);
const querystring = Type.Object({ [PROTOCOL_PARAMETER]: Type.Optional(Type.String()) });

/** Messages that a socket may send at once, and how many more every second. */
const BURST = 400;
const A_SECOND = 100;
/** Bytes that may wait for a slow reader before it is disconnected. */
const MOST_WAITING = 4_000_000;
const MOST_TABLES = 100;
const BEAT = 30_000;
/** How long a client may take to answer a close, in ms. */
const FAREWELL = 1000;

const TRY_AGAIN = 1013;
const RESTART = 1012;
const POLICY = 1008;

/** What sockets need. */
export interface SocketParts {
  readonly tables: ServedTables;
  readonly guests: Guests;
  readonly chatLimit: ChatLimit;
  readonly report: (error: unknown) => void;
  readonly clock: () => number;
  /** Sockets that one session or address may have open. */
  readonly most: number;
}

/** All sockets of this process. */
export class Sockets {
  private readonly clients = new Set<SocketClient>();
  private readonly counts = new Map<string, number>();
  private readonly beat: NodeJS.Timeout;

  constructor(private readonly parts: SocketParts) {
    this.beat = setInterval(() => {
      for (const client of this.clients) client.beat();
    }, BEAT);
    this.beat.unref();
  }

  get size(): number {
    return this.clients.size;
  }

  route(app: Server): void {
    const preValidation = async (request: FastifyRequest) => mustBeOurs(request);
    app.get('/api/socket', { websocket: true, preValidation, schema: { hide: true, querystring } }, (socket, request) =>
      this.open(socket, request, isNewer(request.query[PROTOCOL_PARAMETER])),
    );
  }

  /** Closes all sockets; clients connect again, to another process. */
  close(): void {
    clearInterval(this.beat);
    for (const client of this.clients) client.socket.close(RESTART, 'the server restarts');
    // A client that is gone does not answer the close.
    setTimeout(() => {
      for (const client of this.clients) client.socket.terminate();
    }, FAREWELL).unref();
  }

  private open(socket: WebSocket, request: FastifyRequest, isNewerClient: boolean): void {
    const session = this.parts.guests.of(request);
    // Asked now: a socket that is gone has no address.
    const { ip } = request;
    const client = new SocketClient(this.parts, { socket, wire: request.raw.socket, session, isNewerClient });
    this.clients.add(client);
    socket.on('close', () => {
      this.clients.delete(client);
      client.end();
    });
    socket.on('error', () => socket.terminate());
    session.then(
      known => this.count(known?.id ?? ip, socket),
      () => {},
    );
  }

  private count(who: string, socket: WebSocket): void {
    if (socket.readyState === socket.CLOSED) return;
    const count = (this.counts.get(who) ?? 0) + 1;
    this.counts.set(who, count);
    socket.on('close', () => {
      const left = (this.counts.get(who) ?? 1) - 1;
      if (left > 0) this.counts.set(who, left);
      else this.counts.delete(who);
    });
    if (count > this.parts.most) socket.close(POLICY, `no more than ${this.parts.most} sockets`);
  }
}

/** A page of another site must not send messages as one of our guests. */
function mustBeOurs(request: FastifyRequest): void {
  const { origin, host } = request.headers;
  if (origin === undefined) return;
  if (URL.canParse(origin) && new URL(origin).host === host) return;
  throw new Refused(403, 'origin', 'only pages of this server may open a socket');
}

/** How a client came to us. */
interface Connection {
  readonly socket: WebSocket;
  readonly wire: Socket;
  readonly session: Promise<SessionBody | undefined>;
  readonly isNewerClient: boolean;
}

/** One client: what it says is taken up in order. */
class SocketClient implements Watcher {
  readonly socket: WebSocket;
  private readonly wire: Socket;
  session: string | undefined;
  private known: SessionBody | undefined;
  private readonly waiting: (FromClient | undefined)[] = [];
  /** Nothing is taken up before it is known who speaks. */
  private isBusy = true;
  private readonly rooms = new Map<string, Room>();
  private credit = BURST;
  private since: number;
  private isAlive = true;
  private isGathering = false;

  constructor(
    private readonly parts: SocketParts,
    { socket, wire, session, isNewerClient }: Connection,
  ) {
    this.socket = socket;
    this.wire = wire;
    this.since = parts.clock();
    this.write({ hello: { protocol: PROTOCOL_VERSION } });
    session.then(
      known => {
        this.known = known;
        this.session = known?.id;
        void this.takeAll();
      },
      error => {
        this.parts.report(error);
        // A guest must not be treated as unknown because the store did not answer.
        socket.close(TRY_AGAIN, 'the store did not answer; connect again');
      },
    );
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('message', (data, isBinary) => {
      if (!this.hasCredit()) return socket.close(POLICY, 'too many messages');
      this.waiting.push(isBinary ? undefined : read(String(data), isNewerClient));
      if (!this.isBusy) void this.takeAll();
    });
  }

  send(message: Message): void {
    this.write(message);
  }

  end(): void {
    for (const room of this.rooms.values()) room.leave(this);
    this.rooms.clear();
  }

  beat(): void {
    if (!this.isAlive) return this.socket.terminate();
    this.isAlive = false;
    this.socket.ping();
    // Scripts cannot see pings, and must know that the connection works.
    this.write({ beat: true });
  }

  private write(message: FromServer): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MOST_WAITING) return this.socket.close(TRY_AGAIN, 'too slow; connect again');
    this.gather();
    this.socket.send(JSON.stringify(message));
  }

  /** Messages of one turn of the loop are sent together. */
  private gather(): void {
    if (this.isGathering) return;
    this.isGathering = true;
    this.wire.cork();
    process.nextTick(() => {
      this.isGathering = false;
      this.wire.uncork();
    });
  }

  private async takeAll(): Promise<void> {
    this.isBusy = true;
    while (this.waiting.length > 0) await this.take(this.waiting.shift()).catch(this.parts.report);
    this.isBusy = false;
  }

  private async take(message: FromClient | undefined): Promise<void> {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (!message) {
      return this.write({
        error: 'unreadable',
        text: 'a message is JSON: {"watchTable": id}, {"leaveTable": id}, {"table": id, "ask": …} or {"table": id, "say": text}',
      });
    }
    const id = 'watchTable' in message ? message.watchTable : 'leaveTable' in message ? message.leaveTable : message.table;
    try {
      await this.act(id, message);
    } catch (error) {
      const refused = refusalOf(error);
      if (!refused) this.parts.report(error);
      this.refuse(id, message, refused?.short ?? 'failed', refused?.message ?? 'something went wrong here; try again');
    }
  }

  /** An ask with a key is always answered under its key, so that nobody waits for ever. */
  private refuse(id: string, message: FromClient, error: string, text: string): void {
    this.write({ table: id, error, text });
    if (!('ask' in message)) return;
    const key = 'key' in message.ask ? message.ask.key : null;
    this.write({ table: id, tell: { type: 'denied', key, denial: { reason: 'not kept', text } } });
  }

  private async act(id: string, message: FromClient): Promise<void> {
    if ('leaveTable' in message) {
      this.rooms.get(id)?.leave(this);
      this.rooms.delete(id);
      return;
    }
    if ('say' in message) {
      if (!this.known) throw new Refused(401, 'no session', 'there is no session yet; begin with POST /api/session');
      this.parts.chatLimit.count(this.known.id);
      return this.parts.tables.say(id, this.known, message.say.trim());
    }
    const known = this.rooms.get(id);
    const isInside = known && 'ask' in message && this.parts.tables.serves(known);
    const room = isInside ? known : await this.enter(id);
    if ('ask' in message) await room.ask(this, message.ask);
  }

  private async enter(id: string): Promise<Room> {
    const room = await this.parts.tables.room(id);
    if (!this.rooms.has(id) && this.rooms.size >= MOST_TABLES)
      throw new Refused(429, 'too many', `a socket watches no more than ${MOST_TABLES} tables`);
    this.rooms.set(id, room);
    await room.enter(this);
    if (this.socket.readyState !== this.socket.OPEN) room.leave(this);
    return room;
  }

  private hasCredit(): boolean {
    const now = this.parts.clock();
    this.credit = Math.min(BURST, this.credit + ((now - this.since) * A_SECOND) / 1000);
    this.since = now;
    this.credit--;
    return this.credit >= 0;
  }
}

function read(text: string, isNewerClient: boolean): FromClient | undefined {
  try {
    const said: unknown = JSON.parse(text);
    const value = isNewerClient ? reduced(FromClient, said) : said;
    return readable.Check(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
