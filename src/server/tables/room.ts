import { type Guest, Host, TableProblem, type Thinker } from '../../host/index.ts';
import type { Seat } from '../../kernel/index.ts';
import type { Ask, ChatLine, Pointing, SeatPlan, TableRow, Tell } from '../../protocol/index.ts';
import { UNITS } from '../limits.ts';
import { Refused } from '../refused.ts';
import { secret } from '../secrets.ts';
import type { Store, TableFile } from '../storage/index.ts';
import { seatsOf } from './holders.ts';
import { cleanLine, underOwnName } from './names.ts';
import { PeopleThere } from './presence.ts';
import { rowOf } from './row.ts';
import { ShownRows } from './shown-rows.ts';
import { gameOf, type PlayableGames } from './table-wish.ts';
import type { Message, Watcher } from './watcher.ts';
import { WatchingGuest } from './watching-guest.ts';

/** What a room needs from the process that serves it. */
export interface RoomParts {
  readonly store: Store;
  readonly games: PlayableGames;
  readonly thinker: Thinker;
  readonly clock: () => number;
  /** The name of this process. */
  readonly me: string;
  /** How long this process keeps the right to work at a table without renewing it, in ms. */
  readonly lease: number;
  readonly report: (error: unknown) => void;
  /** Told of every deed that this process did, and whose turn it became. */
  readonly onDeed: (room: Room, turns: readonly Seat[]) => void;
  /** Told when somebody points. */
  readonly onPoint: (room: Room, pointing: Pointing) => void;
  /** Told who looks at the table by way of this process, where that has changed. */
  readonly onPresence: (room: Room, told: string) => void;
  /** Told when the first looks at the table: others may look at it elsewhere. */
  readonly onFirst: (room: Room) => void;
}

/** Lines of chat that a newcomer is shown. */
const SHOWN_CHAT = 50;

/** A table as this process serves it: its file, its host once it has begun, and who looks at it. */
export class Room {
  private readonly watchers = new Map<Watcher, Guest>();
  private readonly people: PeopleThere;
  private readonly rows = new ShownRows(
    this.watchers,
    session => this.row(session),
    () => this.sharePresence(),
  );
  /** Whether another process wants to know who is here. */
  private isAskedWho = false;
  private opening: Promise<Host> | undefined;
  private host: Host | undefined;
  private leasedUntil = 0;
  private said = 0;
  private seats: readonly SeatPlan[] | undefined;
  private awaited: readonly Seat[] = [];
  /** Whether others did something that was not read yet. */
  private isStale = false;
  /** Whether it cannot be played on as it is stored: nothing that others do changes that. */
  private isUnplayable = false;
  lastUsed: number;

  constructor(
    public file: TableFile,
    private readonly parts: RoomParts,
    /** Where the table was set from, as far as this process knows. */
    private readonly address?: string,
  ) {
    this.lastUsed = parts.clock();
    this.people = new PeopleThere(() => this.file.body.holders, parts.clock);
  }

  get id(): string {
    return this.file.body.id;
  }

  get isWatched(): boolean {
    return this.watchers.size > 0;
  }

  get isThinking(): boolean {
    return this.host?.isThinking ?? false;
  }

  /** How far this process has come, to be compared with the store. */
  get progress(): { readonly rev: number; readonly number: number; readonly said: number } {
    return { rev: this.file.rev, number: this.host?.position.number ?? 0, said: this.said };
  }

  /** The host of the match, once it has begun. */
  openHost(): Promise<Host> {
    this.lastUsed = this.parts.clock();
    this.opening ??= this.open().catch(error => {
      // What does not fit the rules does not fit them at the next attempt either.
      this.isUnplayable = error instanceof TableProblem;
      if (!this.isUnplayable) this.opening = undefined;
      throw error;
    });
    return this.opening;
  }

  close(): void {
    this.host?.close();
    this.watchers.clear();
    this.rows.close();
  }

  /** What an ask costs here, in units. */
  price(ask: Ask): number {
    if (this.file.stage === 'gathering') return UNITS.ask;
    return UNITS.ask + (this.opening ? UNITS.entry * (this.host?.entriesFor(ask) ?? 0) : UNITS.opening);
  }

  row(session: string | undefined): TableRow {
    const now = this.host?.position.seats;
    const { presence } = this.people;
    return rowOf(this.file, session, { ...(now ? { now } : {}), presence, mayPoint: this.mayPoint });
  }

  /** Whether partners may point here: those who win or lose together. */
  private get mayPoint(): boolean {
    return this.file.stage === 'playing' && (this.parts.games[this.file.body.game]?.cover?.isTeam ?? false);
  }

  /** Somebody looks elsewhere, or looks again. */
  noticeSight(): void {
    this.people.look();
    this.rows.showSoon();
  }

  /** Another process told who is there by way of it. */
  hearPresence(process: string, told: string): void {
    this.people.hear(process, told);
    this.rows.showSoon();
  }

  /** Another process wants to know who is here. */
  hearWho(): void {
    this.isAskedWho = !this.people.isEmpty;
    if (this.isAskedWho) this.rows.showSoon();
  }

  /** Tells the other processes who is here, as they forget it, and forgets those that were not heard of for long. */
  repeatPresence(): void {
    this.isAskedWho = true;
    this.sharePresence();
    if (this.people.forgetSilent()) this.rows.showSoon();
  }

  private sharePresence(): void {
    const told = this.people.news(this.isAskedWho);
    this.isAskedWho = false;
    if (told !== undefined) this.parts.onPresence(this, told);
  }

  /** Shows the others what somebody seated points at. */
  point(by: string | undefined, pointing: Pointing): void {
    if (!this.mayPoint)
      throw new Refused(409, 'no pointing', 'at this table nobody points: players are not partners, or the match is not played');
    if (!seatsOf(this.file.body, by).includes(pointing.seat)) throw new Refused(403, 'not yours', `seat ${pointing.seat} is not yours`);
    this.showPointing(pointing);
    this.parts.onPoint(this, pointing);
  }

  showPointing(point: Pointing): void {
    this.tellAll(() => ({ table: this.id, point }));
  }

  /** The sessions that hold some of the seats and do not look at the table. */
  absent(seats: readonly Seat[]): ReadonlySet<string> {
    const { holders } = this.file.body;
    const away = new Set<string>();
    for (const seat of seats) away.add(holders[seat] ?? '');
    for (const session of this.people.presence.here) away.delete(session);
    away.delete('');
    return away;
  }

  /** Whether a session that does not look at the table is to move. */
  awaitsAbsent(session: string): boolean {
    return this.absent(this.awaited.filter(seat => this.seats?.[seat]?.kind === 'human')).has(session);
  }

  /** Somebody looks at the table from now on. */
  async enter(watcher: Watcher): Promise<void> {
    const said = (await this.parts.store.chat(this.id, 0, SHOWN_CHAT)).map(cleanLine);
    for (const chat of said) this.showChat(chat);
    if (!this.watchers.has(watcher)) this.watchers.set(watcher, new WatchingGuest(this, watcher));
    const isFirst = this.people.isEmpty;
    this.people.come(watcher);
    if (isFirst) this.parts.onFirst(this);
    for (const chat of said) watcher.send({ table: this.id, chat });
    await this.refresh();
    this.rows.greet(watcher);
  }

  leave(watcher: Watcher): void {
    const guest = this.watchers.get(watcher);
    if (!guest) return;
    this.watchers.delete(watcher);
    this.host?.leave(guest);
    this.lastUsed = this.parts.clock();
    this.people.go(watcher);
    this.rows.showSoon();
  }

  /** Takes up what a watcher asks of the host. */
  async ask(watcher: Watcher, ask: Ask): Promise<void> {
    const guest = this.watchers.get(watcher) ?? new WatchingGuest(this, watcher);
    if (ask.type === 'watch') this.watchers.set(watcher, guest);
    if (this.file.stage === 'gathering') await this.refresh();
    if (this.file.stage === 'gathering') return guest.tell(notBegun(ask));
    if (isForeign(ask, guest.mine)) await this.refresh();
    this.lastUsed = this.parts.clock();
    const host = this.host ?? (await this.openHost());
    if (ask.type === 'watch' || this.isStale) await this.catchUp();
    await host.ask(guest, ask.type === 'hand' ? underOwnName(ask, host.position.seats) : ask);
  }

  /** The same for one who does not stay: what the host answers, all of it. */
  async askOnce(session: string | undefined, ask: Ask): Promise<readonly Tell[]> {
    const heard: Tell[] = [];
    const once: Watcher = { session, send: message => 'tell' in message && heard.push(message.tell) };
    try {
      await this.ask(once, ask);
    } finally {
      const guest = this.watchers.get(once);
      this.watchers.delete(once);
      if (guest) this.host?.leave(guest);
    }
    return heard;
  }

  /** Who sits where now. */
  async seatsNow(): Promise<readonly SeatPlan[]> {
    return this.file.stage === 'gathering' ? this.file.body.seats : (await this.openHost()).position.seats;
  }

  /** Gives a seat to somebody else, as a deed. */
  async hand(seat: Seat, to: SeatPlan): Promise<void> {
    const host = await this.openHost();
    await host.submit({ type: 'hand', key: `hand ${secret()}`, seat, to });
  }

  /** Takes over what others have changed about the table. */
  async refresh(): Promise<void> {
    const file = await this.parts.store.table(this.id);
    if (file && file.rev > this.file.rev) {
      this.file = this.file.stage === 'over' ? { ...file, stage: 'over' } : file;
      this.rows.show();
      if (this.file.stage === 'playing') await this.openHost();
    }
    if (this.isStale && this.file.stage !== 'gathering') await this.catchUp();
  }

  /** Others did something: who looks at the table or works at it sees it at once, anybody else when they come. */
  async hearOfDeed(): Promise<void> {
    this.isStale = true;
    if (this.isUnplayable) return;
    if (this.isWatched || this.leasedUntil > this.parts.clock()) await this.catchUp();
  }

  /** Takes over what others have done. */
  async catchUp(): Promise<void> {
    if (this.file.stage === 'gathering') return this.refresh();
    const host = await this.openHost();
    this.isStale = false;
    await host.catchUp().catch(error => {
      this.isStale = true;
      throw error;
    });
  }

  /** Shows what was said elsewhere to who is there; who comes later is shown it then. */
  async catchChat(): Promise<void> {
    if (!this.isWatched) return;
    for (const chat of await this.parts.store.chat(this.id, this.said, SHOWN_CHAT)) this.showChat(cleanLine(chat));
  }

  showChat(chat: ChatLine): void {
    if (chat.number <= this.said) return;
    this.said = chat.number;
    this.tellAll(() => ({ table: this.id, chat }));
  }

  /** Runs bots and clocks; this process holds the lease. */
  async attend(): Promise<void> {
    this.leasedUntil = this.parts.clock() + this.parts.lease;
    await this.refresh();
    if (this.file.stage === 'gathering') return;
    const host = await this.openHost();
    await host.catchUp();
    await host.attend();
    const { at } = host.wake;
    if (at !== null && at <= this.parts.clock()) return;
    await this.parts.store.setDue(this.id, host.position.number, at);
  }

  private async open(): Promise<Host> {
    const { store, thinker, clock, report } = this.parts;
    const game = await gameOf(this.parts.games, this.file.body.game);
    const opening = Host.open(game, this.id, {
      store,
      thinker,
      clock,
      report,
      onDeed: isOwn => this.look(isOwn),
      mayAct: () => this.mayAct(),
      botsAt: () => this.botsAt(),
      share: () => this.share,
    });
    const host = await opening.catch(error => {
      if (error instanceof TableProblem) report(error);
      throw error;
    });
    if (!host) throw new Error(`table ${this.id} cannot be opened`);
    this.host = host;
    this.awaited = host.game.awaiting(host.position.match.state);
    this.seats = host.position.seats;
    return host;
  }

  /** Sees what deeds have changed about the table from outside. */
  private look(isOwn: boolean): void {
    if (!this.host) return;
    const { position, wake, game } = this.host;
    const before = this.awaited;
    this.awaited = game.awaiting(position.match.state);
    if (isOwn)
      this.parts.onDeed(
        this,
        this.awaited.filter(seat => !before.includes(seat) && position.seats[seat]?.kind === 'human'),
      );
    const isEnding = wake.isOver && this.file.stage !== 'over';
    if (isEnding) this.file = { ...this.file, stage: 'over' };
    if (!isEnding && this.seats === position.seats) return;
    this.seats = position.seats;
    this.rows.show();
  }

  /** Whoever holds the lease looks after its bots without being called again and again, in the place of others. */
  private botsAt(): number | undefined {
    const now = this.parts.clock();
    return this.leasedUntil > now ? Math.min(this.leasedUntil, now + this.parts.lease / 2) : undefined;
  }

  /** For whom the bots think: addresses take turns, and so do their sessions. */
  private get share(): readonly string[] {
    const host = this.file.body.host ?? '';
    return [this.address ?? host, host];
  }

  private async mayAct(): Promise<boolean> {
    const { store, me, clock, lease } = this.parts;
    const now = clock();
    if (this.leasedUntil - now > lease / 2) return true;
    const given = await store.lease([this.id], me, now, now + lease);
    if (given.length > 0) this.leasedUntil = now + lease;
    return given.length > 0;
  }

  private tellAll(message: (watcher: Watcher) => Message): void {
    for (const watcher of this.watchers.keys()) watcher.send(message(watcher));
  }
}

function isForeign(ask: Ask, mine: readonly Seat[]): boolean {
  if (ask.type === 'watch') return ask.viewer !== 'public' && !mine.includes(ask.viewer);
  return 'seat' in ask && !mine.includes(ask.seat);
}

function notBegun(ask: Ask): Tell {
  const key = 'key' in ask ? ask.key : null;
  return { type: 'denied', key, denial: { reason: 'too late', text: 'the match has not begun yet' } };
}
