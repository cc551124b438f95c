import type { WebSocket } from 'ws';
import type { FromClient, FromServer } from '../../protocol/socket.ts';
import { PROTOCOL_VERSION, SIGNED_OUT } from '../../protocol/version.ts';
import { UNITS, unitsToRead, unitsToSend } from '../limits.ts';
import { Refused, refusalOf } from '../refused.ts';
import type { SessionBody } from '../storage/index.ts';
import type { Room } from '../tables/room.ts';
import type { Message, Watcher } from '../tables/watcher.ts';
import { TooMany } from '../too-many.ts';
import type { Reader } from './backlog.ts';
import type { Payer } from './budgets.ts';
import { Inbox, type Said } from './inbox.ts';
import { messageIn, UNREADABLE } from './message-in.ts';
import { Outgoing } from './outgoing.ts';
import { PointLimit } from './point-limit.ts';
import { SmallParts } from './small-parts.ts';
import type { SocketConnection, SocketParts } from './socket-parts.ts';

const MOST_TABLES = 100;
/** Who has not read so many bytes of what came before is answered nothing more for now, in ms. */
const UNREAD = 256_000;
const UNREAD_PAUSE = 100;

/** How long a client may take to answer a close, in ms. */
export const FAREWELL = 1000;
const TRY_AGAIN = 1013;
export const POLICY = 1008;

type TableMessage = Exclude<FromClient, { readonly isAway: boolean }>;

let clients = 0;

/** One client: what it says is taken up in turn, and it is told of the tables that it watches. */
export class SocketClient implements Watcher, Reader {
  readonly socket: WebSocket;
  readonly payer: Payer;
  private readonly outgoing: Outgoing;
  readonly tokenHash: string | undefined;
  private readonly isNewerClient: boolean;
  session: string | undefined;
  private known: SessionBody | undefined;
  private readonly points: PointLimit;
  private readonly inbox: Inbox;
  private readonly heard: SmallParts;
  private readonly rooms = new Map<string, Room>();
  /** The tables whose options it was sent. */
  private readonly shown = new Set<string>();
  private lastSaid: number;
  private isAlive = true;
  /** Whether its page is out of sight. */
  isAway = false;

  constructor(
    private readonly parts: SocketParts,
    { socket, wire, session, tokenHash, payer, isNewerClient }: SocketConnection,
  ) {
    this.socket = socket;
    this.payer = payer;
    this.outgoing = new Outgoing(wire);
    this.tokenHash = tokenHash;
    this.isNewerClient = isNewerClient;
    this.points = new PointLimit(parts.clock);
    const share = [payer.address, `${++clients}`] as const;
    this.heard = new SmallParts(wire, act => parts.inTurn.add(act, share));
    this.inbox = new Inbox({
      ...parts,
      share,
      pause: () => this.pause(),
      take: said => this.take(said),
    });
    this.lastSaid = parts.clock();
    this.write({ hello: { protocol: PROTOCOL_VERSION, now: parts.clock() } });
    session.then(
      known => {
        this.known = known;
        this.session = known?.id;
        this.inbox.goOn();
      },
      error => {
        this.parts.report(error);
        // A guest must not be treated as unknown because the store did not answer.
        socket.close(TRY_AGAIN, 'the store did not answer; connect again');
      },
    );
    socket.on('ping', echo => this.hear({ echo }));
    socket.on('pong', () => {
      if (this.isAlive) this.hear({ echo: undefined });
      this.isAlive = true;
    });
    socket.on('message', (data, isBinary) => {
      this.lastSaid = parts.clock();
      this.hear(isBinary ? undefined : String(data));
    });
  }

  unread(): number {
    return this.socket.bufferedAmount;
  }

  get name(): string | undefined {
    return this.known?.isNameless ? undefined : this.known?.name;
  }

  /** The options of a table may hold a whole game's content: they are sent once. */
  send(message: Message): void {
    const { table } = message;
    if (!('row' in message)) return this.write(message);
    const { options, ...row } = message.row;
    this.write({ table, row: this.shown.has(table) ? row : message.row });
    this.shown.add(table);
  }

  end(): void {
    for (const id of [...this.rooms.keys()]) this.leave(id);
    this.inbox.clear();
  }

  beat(): void {
    if (!this.isAlive) return this.socket.terminate();
    const isIdle = this.rooms.size === 0 && this.parts.clock() - this.lastSaid > this.parts.limits.idleSocketMs;
    if (isIdle) return this.socket.close(POLICY, 'nothing was said, and no table is watched');
    this.isAlive = false;
    this.socket.ping();
    // Scripts cannot see pings, and must know that the connection works.
    this.write({ beat: true });
  }

  /** The guest has ended the session on this device. */
  signOut(): void {
    this.socket.close(SIGNED_OUT, 'signed out on another device');
    setTimeout(() => this.socket.terminate(), FAREWELL).unref();
  }

  private write(message: FromServer): void {
    const { budgets, backlog, messageText } = this.parts;
    if (this.socket.readyState !== this.socket.OPEN) return;
    // Closing would wait until all of it is read.
    if (backlog.isTooSlow(this)) return this.cutOff('backlog');
    if (budgets.isOverdrawn(this.payer)) return this.cutOff('budget');
    this.outgoing.gather();
    const text = messageText.of(message);
    const units = UNITS.news + unitsToSend(text.length);
    if (this.inbox.isTaking) this.pay(units);
    else budgets.payForNews(this.payer, units);
    this.socket.send(text);
  }

  private cutOff(limit: string): void {
    this.parts.onLimit(limit);
    this.socket.terminate();
  }

  private hear(said: Said): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    // What is not read yet waits elsewhere.
    if (this.inbox.add(said)) return this.inbox.isLong ? this.heard.hold() : undefined;
    this.parts.onLimit('queue');
    this.inbox.clear();
    // Whoever reads nothing would not read why either.
    if (this.unread() > UNREAD) return this.socket.terminate();
    this.socket.close(POLICY, 'too many messages');
    this.heard.hold();
    setTimeout(() => this.socket.terminate(), FAREWELL).unref();
  }

  private pause(): number | undefined {
    const wait = this.parts.budgets.wait(this.payer);
    if (this.parts.backlog.isTooSlow(this)) {
      this.cutOff('backlog');
      return undefined;
    }
    if (wait > 0) this.parts.onLimit('waiting');
    return this.unread() > UNREAD ? Math.max(wait, UNREAD_PAUSE) : wait;
  }

  private pay(units: number): void {
    this.parts.budgets.pay(this.payer, units);
  }

  private async take(said: Said): Promise<void> {
    const text = typeof said === 'string' ? said : undefined;
    this.pay(UNITS.message + unitsToRead(text?.length ?? 0));
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (!this.inbox.isLong) this.heard.goOn();
    if (typeof said === 'object') return said.echo && this.socket.pong(said.echo);
    const message = text === undefined ? undefined : messageIn(text, this.isNewerClient);
    if (!message) return this.write(UNREADABLE);
    if ('isAway' in message) return this.lookAway(message.isAway);
    const id = 'watchTable' in message ? message.watchTable : 'leaveTable' in message ? message.leaveTable : message.table;
    try {
      await this.act(id, message);
    } catch (error) {
      const refused = refusalOf(error);
      if (!refused) this.parts.report(error);
      if (error instanceof TooMany) this.parts.onLimit(error.limit);
      this.refuse(id, message, refused ?? new Refused(500, 'failed', 'something went wrong here; try again'));
    }
  }

  /** An ask with a key is always answered under its key, so that nobody waits for ever. */
  private refuse(id: string, message: TableMessage, { short, message: text, facts }: Refused): void {
    this.write({ table: id, error: short, text, ...(facts ? { facts } : {}) });
    if (!('ask' in message)) return;
    const key = 'key' in message.ask ? message.ask.key : null;
    this.write({ table: id, tell: { type: 'denied', key, denial: { reason: 'not kept', text } } });
  }

  /** The page went out of sight, or came back: all its tables are told. */
  private lookAway(isAway: boolean): void {
    if (isAway === this.isAway) return;
    this.pay(UNITS.watch * this.rooms.size);
    this.isAway = isAway;
    for (const room of this.rooms.values()) room.noticeSight();
  }

  private async act(id: string, message: TableMessage): Promise<void> {
    if ('leaveTable' in message) return this.leave(id);
    if ('say' in message) {
      this.pay(UNITS.ask);
      if (this.known) this.parts.chatLimit.count(this.known.id);
      // Asked again: somebody may have been banned or deleted since the socket was opened.
      const by = await this.parts.guests.speaking(this.known?.id ?? '');
      const isRenamed = by.name !== this.known?.name || by.isNameless !== this.known?.isNameless;
      this.known = by;
      if (isRenamed) for (const room of this.rooms.values()) room.noticeSight();
      this.pay((await this.parts.tables.room(id)).openingPrice);
      return this.parts.tables.say(id, by, { text: message.say.trim(), signal: message.signal });
    }
    const known = this.rooms.get(id);
    const isSign = 'point' in message || 'writing' in message;
    const isInside = known && (isSign || 'ask' in message) && this.parts.tables.serves(known);
    const room = isInside ? known : await this.enter(id);
    if (isSign) return this.sign(room, message);
    if (!('ask' in message)) return;
    this.pay(room.price(message.ask));
    await room.ask(this, message.ask);
  }

  private sign(room: Room, message: Extract<FromClient, { point: unknown } | { writing: unknown }>): void {
    this.pay(UNITS.ask);
    if ('writing' in message) return room.signs.write(this.session, message.writing);
    this.points.count();
    room.signs.point(this.session, message.point);
  }

  private async enter(id: string): Promise<Room> {
    const { tables, watched, limits } = this.parts;
    const { address } = this.payer;
    this.pay(UNITS.watch);
    const room = await tables.room(id);
    if (!this.rooms.has(id)) {
      if (this.rooms.size >= MOST_TABLES) throw new TooMany('watched', `a socket watches no more than ${MOST_TABLES} tables`);
      const most = limits.sockets * limits.crowd;
      if (watched.of(address) >= most) throw new TooMany('watched', `no more than ${most} tables are watched from one address`);
      watched.add(address);
    }
    this.rooms.set(id, room);
    try {
      await room.enter(this);
    } finally {
      if (this.socket.readyState !== this.socket.OPEN) this.leave(id);
    }
    return room;
  }

  private leave(id: string): void {
    const room = this.rooms.get(id);
    if (!room) return;
    room.leave(this);
    this.rooms.delete(id);
    this.parts.watched.drop(this.payer.address);
  }
}
