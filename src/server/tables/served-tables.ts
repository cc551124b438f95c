import { cleanText } from '../../host/index.ts';
import type { Seat } from '../../kernel/index.ts';
import type { OwnSeatChange, SeatChange, Stage, TableWish } from '../../protocol/index.ts';
import { type ChangeNews, Fanout } from '../fanout/index.ts';
import { Refused } from '../refused.ts';
import type { SessionBody, TableBody, TableFile } from '../storage/index.ts';
import { TooMany } from '../too-many.ts';
import { seatsOf } from './holders.ts';
import { speakerAt } from './names.ts';
import { Room, type RoomParts } from './room.ts';
import { withAnswer } from './seat-requests.ts';
import { type Joined, newTable, rematchTable, withJoined, withMatchBegun, withoutKicked, withoutLeaver } from './seating.ts';
import { withOwnSeat, withoutOpenSeats, withSeatChanged } from './set-seats.ts';
import { gameOf, readTableWish } from './table-wish.ts';

/** What serving tables needs. */
export interface ServedTablesParts extends Omit<RoomParts, 'onDeed' | 'onPoint' | 'onPresence' | 'onFirst'> {
  /** Told when a deed of this process makes it somebody's turn. */
  readonly onTurn: (room: Room, seats: readonly Seat[]) => void;
  readonly onDeed: () => void;
  /** Tables in play that one session may be the host of, where something goes on. */
  readonly mostInPlay: number;
}

/** A bot that sits down where somebody leaves. */
const SUBSTITUTE = 'medium';
const SWEEP = 500;
const POLL = 2000;
/** The same while messages of other processes do not arrive. */
const POLL_DEAF = 250;
/** A room that nobody has watched for so long is closed, in ms; once the match is over, at the next tidying. */
const IDLE = 60_000;
const TIDY = 10_000;
const MOST_CLAIMED = 50;
/** How long a table waits that could not be attended to, in ms: twice as long every time, up to the longest. */
const SETBACK = 1000;
const LONGEST_SETBACK = 600_000;
const ATTEMPTS = 10;

/** All tables that this process serves. */
export class ServedTables {
  readonly rooms = new Map<string, Promise<Room | undefined>>();
  private readonly opened = new Map<string, Room>();
  readonly fanout: Fanout;
  private readonly clocks: NodeJS.Timeout[] = [];
  /** Tables that are attended to at this moment. */
  private readonly attended = new Set<string>();
  /** How often in a row a table could not be attended to. */
  private readonly setbacks = new Map<string, number>();
  private isClosed = false;

  constructor(private readonly parts: ServedTablesParts) {
    this.fanout = new Fanout(parts.me, news => this.hear(news), parts.report);
  }

  /** Begins to look after tables that are due, and after those somebody looks at. */
  attend(): void {
    this.every(
      () => SWEEP,
      () => this.sweep(),
    );
    this.every(
      () => (this.fanout.isHearing ? POLL : POLL_DEAF),
      () => this.poll(),
    );
    this.every(
      () => TIDY,
      async () => this.tidy(),
    );
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
    const body = newTable(wish, { version: game.version, options }, by, this.parts.clock());
    await this.parts.store.addTable(body, this.parts.clock());
    this.rooms.set(body.id, this.open(body.id, address));
    return this.room(body.id);
  }

  async join(id: string, by: SessionBody, wanted: Seat | undefined): Promise<Room> {
    const before = await this.room(id);
    await before.refresh();
    const now = await before.seatsNow();
    const hasSatHere = await this.parts.store.hasPlace(by.id, id);
    let joined: Joined | undefined;
    const room = await this.change(id, file => {
      joined = withJoined(file, { by, wanted, now, at: this.parts.clock(), hasSatHere });
      return joined;
    });
    return seated(room, by.id, joined?.sits);
  }

  /** Somebody seated lets a guest sit down who asks for it, or does not. */
  async answer(id: string, by: SessionBody, answer: { readonly request: string; readonly isAgreed: boolean }): Promise<Room> {
    let answered: ReturnType<typeof withAnswer> | undefined;
    const room = await this.change(id, ({ body, stage }) => {
      if (stage !== 'playing') throw new Refused(409, 'not asking', 'nobody asks for that any more');
      answered = withAnswer(body, by.id, answer, this.parts.clock());
      return answered;
    });
    return seated(room, answered?.admitted?.session, answered?.admitted);
  }

  async leave(id: string, by: SessionBody): Promise<Room> {
    let seats: readonly Seat[] = [];
    const room = await this.change(id, file => {
      const after = withoutLeaver(file, by.id);
      seats = after.seats;
      return after;
    });
    if (room.file.stage !== 'playing') return room;
    for (const seat of seats) {
      const plan = (await room.seatsNow())[seat];
      if (plan && plan.kind !== 'open') await room.hand(seat, { kind: 'bot', name: plan.name, bot: SUBSTITUTE });
    }
    return room;
  }

  kick(id: string, by: SessionBody, seat: Seat): Promise<Room> {
    return this.change(id, file => ({ body: withoutKicked(file, by.id, seat) }));
  }

  async changeSeat(id: string, by: SessionBody, change: SeatChange): Promise<Room> {
    const game = await gameOf(this.parts.games, (await this.room(id)).file.body.game);
    return this.change(id, file => ({ body: withSeatChanged(file, by.id, change, game) }));
  }

  changeOwnSeat(id: string, by: SessionBody, change: OwnSeatChange): Promise<Room> {
    return this.change(id, file => ({ body: withOwnSeat(file, by.id, change) }));
  }

  /** Begins the match; with `isWithoutOpen` seats that are still open are taken away. */
  async start(id: string, by: SessionBody, isWithoutOpen = false): Promise<Room> {
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
    const { store, me, clock, lease } = this.parts;
    const mine = await store.lease([id], me, clock(), clock() + lease);
    if (mine.length > 0) await room.attend();
    return room;
  }

  /** The table of the next match; the first who asks sets it. */
  async rematch(id: string, by: SessionBody, address: string): Promise<Room> {
    const { store, games, clock } = this.parts;
    const old = await this.room(id);
    await old.refresh();
    const { version } = await gameOf(games, old.file.body.game);
    const next = rematchTable(old.file, by, version, clock());
    if (old.file.body.rematch === null) {
      await store.addTable(next, clock());
      this.rooms.set(next.id, this.open(next.id, address));
    }
    await this.change(id, ({ body }) => {
      const wantRematch = [...new Set([...(body.wantRematch ?? []), by.id])];
      return { body: { ...body, rematch: body.rematch ?? next.id, wantRematch } };
    });
    return this.room(old.file.body.rematch ?? next.id);
  }

  async say(id: string, by: SessionBody, text: string): Promise<void> {
    const said = cleanText(text);
    if (said === '') throw new Refused(400, 'nothing said', 'there is nothing to be seen in this line');
    const room = await this.room(id);
    if (seatsOf(room.file.body, by.id).length === 0) await room.refresh();
    const speaker = speakerAt(room.file.body, await room.seatsNow(), by);
    const line = await this.parts.store.say(id, { ...speaker, text: said, at: this.parts.clock() });
    // Whatever was said in between by way of another process comes first.
    if (line.number > room.progress.said + 1) await room.catchChat();
    room.showChat(line);
    this.fanout.tell('chat', id);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const clock of this.clocks) clearTimeout(clock);
    for (const room of this.opened.values()) room.close();
    await this.fanout.close();
    await this.parts.store.release(this.parts.me, this.parts.clock()).catch(this.parts.report);
  }

  /** Changes a table as it is now, whoever else changes it at the same time; undefined leaves it. */
  private async change(
    id: string,
    make: (file: TableFile) => { readonly body: TableBody; readonly stage?: Stage } | undefined,
  ): Promise<Room> {
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
      onDeed();
      if (turns.length > 0) onTurn(changed, turns);
    };
    const room = new Room(
      file,
      {
        ...this.parts,
        onDeed: tell,
        onPoint: (_, pointing) => this.fanout.tell('point', id, JSON.stringify(pointing)),
        onPresence: (_, told) => this.fanout.tell('here', id, told),
        onFirst: () => this.fanout.tell('who', id),
      },
      address,
    );
    this.opened.set(id, room);
    return room;
  }

  private hear({ change, table, more = '', from = '' }: ChangeNews): void {
    const room = this.opened.get(table);
    if (!room || this.isClosed) return;
    if (change === 'point') return room.showPointing(JSON.parse(more));
    if (change === 'here') return room.hearPresence(from, more);
    if (change === 'who') return room.hearWho();
    const act = change === 'deed' ? room.hearOfDeed() : change === 'row' ? room.refresh() : room.catchChat();
    act.catch(this.parts.report);
  }

  private async sweep(): Promise<void> {
    const { store, clock, me, lease, report } = this.parts;
    const now = clock();
    for (const id of await store.claimDue(me, now, now + lease, MOST_CLAIMED + this.attended.size)) {
      if (this.attended.has(id)) continue;
      this.attended.add(id);
      // Nobody waits for a table that takes long.
      this.attendTo(id)
        .catch(report)
        .finally(() => this.attended.delete(id));
    }
  }

  private async attendTo(id: string): Promise<void> {
    try {
      await (await this.room(id)).attend();
      this.setbacks.delete(id);
    } catch (error) {
      this.parts.report(error);
      // It would be claimed again and again, in the place of tables that can be attended to.
      const count = this.setbacks.get(id) ?? 0;
      this.setbacks.set(id, count + 1);
      const now = this.parts.clock();
      await this.parts.store.postpone(id, now, now + Math.min(LONGEST_SETBACK, SETBACK * 2 ** count));
    }
  }

  /** A message of another process may be lost: watched tables are compared with the store as well. */
  private async poll(): Promise<void> {
    const watched = [...this.opened.values()].filter(room => room.isWatched);
    if (watched.length === 0) return;
    const all = new Map((await this.parts.store.progress(watched.map(({ id }) => id))).map(each => [each.id, each]));
    for (const room of watched) {
      const [there, here] = [all.get(room.id), room.progress];
      if (!there) continue;
      if (there.rev > here.rev) this.hear({ change: 'row', table: room.id });
      if (there.number > here.number) this.hear({ change: 'deed', table: room.id });
      if (there.said > here.said) this.hear({ change: 'chat', table: room.id });
    }
  }

  private tidy(): void {
    const now = this.parts.clock();
    for (const [id, room] of this.opened) {
      room.repeatPresence();
      const isUsed = room.lastUsed > (room.file.stage === 'over' ? now - TIDY : now - IDLE);
      if (room.isWatched || room.isThinking || isUsed) continue;
      room.close();
      this.opened.delete(id);
      this.rooms.delete(id);
    }
  }

  /** Does something again and again, each time so long after the last is done. */
  private every(pause: () => number, act: () => Promise<void>): void {
    const at = this.clocks.length;
    const turn = async () => {
      await act().catch(this.parts.report);
      if (!this.isClosed) this.clocks[at] = setTimeout(turn, pause());
    };
    this.clocks.push(setTimeout(turn, pause()));
  }
}

/** Hands a seat to the session that holds it from now on. */
async function seated(
  room: Room,
  session: string | undefined,
  place: { readonly seat: Seat; readonly name: string } | undefined,
): Promise<Room> {
  if (place && room.file.body.holders[place.seat] === session) await room.hand(place.seat, { kind: 'human', name: place.name });
  return room;
}
