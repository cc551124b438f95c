import type { Seat } from '../../kernel/index.ts';
import type { OwnSeatChange, SeatChange, Stage, TableWish } from '../../protocol/index.ts';
import { type ChangeNews, Fanout } from '../fanout/index.ts';
import { InTurn } from '../in-turn.ts';
import { Refused } from '../refused.ts';
import { Resting } from '../rest/resting.ts';
import type { SessionBody, TableBody, TableFile } from '../storage/index.ts';
import { TooMany } from '../too-many.ts';
import { withInvited } from './companions.ts';
import { handedToBots, seated } from './hands.ts';
import { rematchAt } from './rematches.ts';
import { Room, type RoomParts } from './room.ts';
import { Rounds } from './rounds.ts';
import { withAnswer } from './seat-requests.ts';
import { type Joined, mustLetIn, newTable, withJoined, withMatchBegun, withoutKicked, withoutLeaver, withSilence } from './seating.ts';
import { withOwnSeat, withoutOpenSeats, withSeatChanged, withWelcome } from './set-seats.ts';
import { withSubstitute } from './substitutes.ts';
import { gameOf, readTableWish } from './table-wish.ts';
import { type Said, saidAt } from './talk.ts';

/** What serving tables needs. */
export interface ServedTablesParts extends Omit<RoomParts, 'onDeed' | 'onSign' | 'onPresence' | 'onFirst' | 'openings'> {
  /** Told when a deed of this process makes it somebody's turn. */
  readonly onTurn: (room: Room, seats: readonly Seat[]) => void;
  readonly onDeed: (room: Room) => void;
  /** Told when another process was given orders for a table. */
  readonly onOrders: (room: Room) => void;
  /** Tables in play that one session may be the host of, where something goes on. */
  readonly mostInPlay: number;
}

const ATTEMPTS = 10;

/** All tables that this process serves. */
export class ServedTables {
  readonly rooms = new Map<string, Promise<Room | undefined>>();
  private readonly opened = new Map<string, Room>();
  readonly fanout: Fanout;
  readonly resting: Resting;
  private readonly rounds: Rounds;
  private readonly openings = new InTurn(0);
  private isClosed = false;

  constructor(private readonly parts: ServedTablesParts) {
    this.fanout = new Fanout(parts.me, news => this.hear(news), parts.report);
    this.resting = new Resting({ store: parts.store, clock: parts.clock, room: id => this.room(id) });
    this.rounds = new Rounds(parts, {
      room: id => this.room(id),
      opened: this.opened,
      isHearing: () => this.fanout.isHearing,
      hear: news => this.hear(news),
      forget: ({ id }) => {
        this.opened.delete(id);
        this.rooms.delete(id);
      },
    });
  }

  /** Begins to look after tables that are due, and after those somebody looks at. */
  attend(): void {
    this.rounds.begin();
  }

  async room(id: string): Promise<Room> {
    const known = this.rooms.get(id) ?? this.open(id);
    this.rooms.set(id, known);
    const room = await known.catch(error => {
      // Whoever comes next tries again.
      if (this.rooms.get(id) === known) this.rooms.delete(id);
      throw error;
    });
    if (!room) {
      this.rooms.delete(id);
      throw new Refused(404, 'no such table', 'table not found; check the link');
    }
    room.lastUsed = this.parts.clock();
    return room;
  }

  /** Whether a room is still the one where its table is served. */
  serves(room: Room): boolean {
    return this.opened.get(room.id) === room;
  }

  /** Sets a table; `address` is where that is asked from. */
  async set(wish: TableWish, by: SessionBody, address: string): Promise<Room> {
    const { game, options } = await readTableWish(this.parts.games, wish);
    return this.add(newTable(wish, { version: game.version, options }, by, this.parts.clock()), address);
  }

  /** Stores a table that is new; `address` is where that is asked from. */
  async add(body: TableBody, address: string): Promise<Room> {
    await this.parts.store.addTable(body, this.parts.clock());
    this.rooms.set(body.id, this.open(body.id, address));
    return this.room(body.id);
  }

  /** Somebody sits down, or asks for a seat; with `isSelf` they say that they are its person, on another device. */
  async join(
    id: string,
    by: SessionBody,
    { seat: wanted, isSelf = false }: { readonly seat?: Seat; readonly isSelf?: boolean },
  ): Promise<Room> {
    const before = await this.room(id);
    await before.refresh();
    // Before the match is opened to see who sits where.
    mustLetIn(before.file, by.id);
    const now = await before.seatsNow();
    const hasSatHere = await this.parts.store.hasPlace(by.id, id);
    let joined: Joined | undefined;
    const room = await this.change(id, file => {
      joined = withJoined(file, {
        by,
        wanted,
        isSelf,
        isThere: session => before.isConnected(session),
        now,
        at: this.parts.clock(),
        number: before.progress.number,
        hasSatHere,
      });
      return joined;
    });
    await seated(room, by.id, joined?.sits);
    if (joined?.sits) await this.resting.come(room, [by.id]);
    return room;
  }

  /** Somebody seated lets a guest sit down who asks for it, or does not. */
  async answer(id: string, by: SessionBody, answer: { readonly request: string; readonly isAgreed: boolean }): Promise<Room> {
    let answered: ReturnType<typeof withAnswer> | undefined;
    const before = await this.room(id);
    await before.seatsNow();
    const { number } = before.progress;
    const room = await this.change(id, ({ body, stage }) => {
      if (stage !== 'playing') throw new Refused(409, 'not asking', 'nobody asks for that any more');
      answered = withAnswer(body, by.id, answer, { at: this.parts.clock(), number });
      return answered;
    });
    await seated(room, answered?.admitted?.session, answered?.admitted);
    await this.resting.come(room, [answered?.admitted?.session]);
    return room;
  }

  async leave(id: string, by: SessionBody, as?: string): Promise<Room> {
    let seats: readonly Seat[] = [];
    const room = await this.change(id, file => {
      const after = withoutLeaver(file, by.id);
      seats = after.seats;
      return after;
    });
    return room.file.stage === 'playing' ? handedToBots(room, seats, { why: 'left', as }) : room;
  }

  /** Somebody seated, or somebody of those who wait for the table, lets a bot play for one who stays away. */
  async substitute(id: string, by: SessionBody, seat: Seat, isForOthers = false): Promise<Room> {
    const before = await this.room(id);
    await before.refresh();
    const waiting = await before.waiting();
    let seats: readonly Seat[] = [];
    const room = await this.change(id, file => {
      const after = withSubstitute(file, { seat, by: by.id, at: this.parts.clock(), isForOthers }, waiting);
      seats = after.seats;
      return after;
    });
    return handedToBots(room, seats, { why: waiting.late.includes(seat) ? 'clock' : 'away' });
  }

  kick(id: string, by: SessionBody, seat: Seat): Promise<Room> {
    return this.change(id, file => ({ body: withoutKicked(file, by.id, seat) }));
  }

  /** Another is asked to come. */
  invite(id: string, by: SessionBody, asked: SessionBody): Promise<Room> {
    return this.change(id, file => ({ body: withInvited(file, by, asked) }));
  }

  async changeSeat(id: string, by: SessionBody, change: SeatChange): Promise<Room> {
    const game = await gameOf(this.parts.games, (await this.room(id)).file.body.game);
    return this.change(id, file => ({ body: withSeatChanged(file, by.id, change, game) }));
  }

  changeOwnSeat(id: string, by: SessionBody, change: OwnSeatChange): Promise<Room> {
    return this.change(id, file => ({ body: withOwnSeat(file, by.id, change) }));
  }

  /** The host says something to whoever is invited. */
  welcome(id: string, by: SessionBody, text: string): Promise<Room> {
    return this.change(id, file => ({ body: withWelcome(file, by.id, text) }));
  }

  /** Lets a table tell somebody of their turns, or not. */
  silence(id: string, by: SessionBody, isSilent: boolean): Promise<Room> {
    return this.change(id, ({ body }) => ({ body: withSilence(body, by.id, isSilent) }));
  }

  /** Begins the match; with `isWithoutOpen` seats that are still open are taken away. */
  async start(id: string, by: Pick<SessionBody, 'id'>, isWithoutOpen = false): Promise<Room> {
    const inPlay = [...this.opened.values()].filter(
      ({ file, isThinking, isWatched }) => file.body.host === by.id && file.stage === 'playing' && (isThinking || isWatched),
    );
    if (inPlay.length >= this.parts.mostInPlay)
      throw new TooMany(
        'in play',
        `no more than ${this.parts.mostInPlay} tables of yours are played at the same time; try again when one is over`,
      );
    const game = await gameOf(this.parts.games, (await this.room(id)).file.body.game);
    const room = await this.change(id, file => {
      const set = isWithoutOpen && file.stage === 'gathering' ? { ...file, body: withoutOpenSeats(file.body, game) } : file;
      return { body: withMatchBegun(set, by.id, this.parts.clock()), stage: 'playing' };
    });
    // A match of which this is not noted would change no rating; to note it twice does no harm.
    if (room.file.body.rated) await this.parts.store.beginRated(id, game.id);
    const { store, me, clock, lease } = this.parts;
    const mine = await store.lease([id], me, clock(), clock() + lease);
    if (mine.length > 0) await room.attend();
    await this.resting.come(room, room.file.body.holders);
    return room;
  }

  /** The table of the next match; the first who asks sets it. */
  rematch(id: string, by: SessionBody, address: string): Promise<Room> {
    return rematchAt(this, this.parts, { id, by, address });
  }

  /** Says something at a table, and tells the other processes. */
  async say(id: string, by: SessionBody, said: Said): Promise<void> {
    await saidAt(await this.room(id), by, said, this.parts);
    this.fanout.tell('chat', id);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.rounds.end();
    for (const room of this.opened.values()) room.close();
    await this.fanout.close();
    await this.parts.store.release(this.parts.me, this.parts.clock()).catch(this.parts.report);
  }

  /** Changes a table as it is now, whoever else changes it at the same time; undefined leaves it. */
  async change(id: string, make: (file: TableFile) => { readonly body: TableBody; readonly stage?: Stage } | undefined): Promise<Room> {
    const { store, clock } = this.parts;
    const room = await this.room(id);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const file = await store.table(id);
      const change = file && make(file);
      if (!file || !change) break;
      if (!(await store.changeTable(change.body, file.rev, clock(), change.stage))) continue;
      this.fanout.tell('row', id);
      break;
    }
    await room.refresh();
    return room;
  }

  private async open(id: string, address?: string): Promise<Room | undefined> {
    const { onTurn, onDeed } = this.parts;
    const file = await this.parts.store.table(id);
    if (!file) return undefined;
    const tell = (changed: Room, turns: readonly Seat[]) => {
      this.fanout.tell('deed', id);
      onDeed(changed);
      if (turns.length > 0) onTurn(changed, turns);
    };
    const room = new Room(
      file,
      {
        ...this.parts,
        openings: this.openings,
        onDeed: tell,
        onSign: (_, sign) => {
          if ('point' in sign) this.fanout.tell('point', id, JSON.stringify(sign.point));
          else this.fanout.tell('writing', id, String(sign.writing));
        },
        onPresence: (_, told) => this.fanout.tell('here', id, told),
        onFirst: () => this.fanout.tell('who', id),
      },
      address,
    );
    this.opened.set(id, room);
    return room;
  }

  /** No clock ran while the server was away. */
  settle(): void {
    for (const room of this.opened.values()) void room.settle().catch(this.parts.report);
  }

  private hear({ change, table, more = '', from = '' }: ChangeNews): void {
    const room = this.opened.get(table);
    if (!room || this.isClosed) return;
    if (change === 'point') return room.showSign({ point: JSON.parse(more) });
    if (change === 'writing') return room.showSign({ writing: Number(more) });
    if (change === 'here') return room.hearPresence(from, more);
    if (change === 'who') return room.hearWho();
    if (change === 'orders') return this.parts.onOrders(room);
    const act = change === 'deed' ? room.hearOfDeed() : change === 'row' ? room.refresh() : room.catchChat();
    act.catch(this.parts.report);
  }
}
