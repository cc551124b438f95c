import type { Guest, Host } from '../../host/index.ts';
import type { Seat } from '../../kernel/index.ts';
import type { Ask, ChatLine, SeatPlan, TableRow, Tell } from '../../protocol/index.ts';
import { UNITS } from '../limits.ts';
import type { TableFile } from '../storage/index.ts';
import { isForeign, refusedTo } from './asked.ts';
import { CLOSED } from './closing.ts';
import { cleanLine, underOwnName } from './names.ts';
import { PeopleThere } from './presence.ts';
import { rowOf } from './row.ts';
import { type MatchChange, type MatchParts, ServedMatch } from './served-match.ts';
import { ShownRows } from './shown-rows.ts';
import { type Sign, Signs } from './signs.ts';
import { substitutesOf, type Waiting } from './substitutes.ts';
import type { Message, Watcher } from './watcher.ts';
import { WatchingGuest } from './watching-guest.ts';

/** What a room needs from the process that serves it. */
export interface RoomParts extends MatchParts {
  /** Told of every deed that this process did, and whose turn it became. */
  readonly onDeed: (room: Room, turns: readonly Seat[]) => void;
  /** Told when somebody points or writes. */
  readonly onSign: (room: Room, sign: Sign) => void;
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
  private readonly match: ServedMatch;
  readonly signs: Signs;
  private said = 0;
  lastUsed: number;

  constructor(
    public file: TableFile,
    private readonly parts: RoomParts,
    address?: string,
  ) {
    this.lastUsed = parts.clock();
    this.match = new ServedMatch(parts, { body: () => this.file.body, address, onDeed: change => this.look(change) });
    const seats = () => this.match.host?.position.seats ?? this.file.body.seats;
    this.people = new PeopleThere(() => this.file.body.holders, seats, parts.clock);
    this.signs = new Signs({
      file: () => this.file,
      isTeam: parts.games[file.body.game]?.cover?.isTeam ?? false,
      clock: parts.clock,
      show: sign => this.showSign(sign),
      pass: sign => parts.onSign(this, sign),
    });
  }

  get id(): string {
    return this.file.body.id;
  }

  get isWatched(): boolean {
    return this.watchers.size > 0;
  }

  get isThinking(): boolean {
    return this.match.host?.isThinking ?? false;
  }

  /** How far this process has come, to be compared with the store. */
  get progress(): { readonly rev: number; readonly number: number; readonly said: number } {
    return { rev: this.file.rev, number: this.match.host?.position.number ?? 0, said: this.said };
  }

  /** The host of the match, once it has begun. */
  openHost(): Promise<Host> {
    this.lastUsed = this.parts.clock();
    return this.match.open();
  }

  close(): void {
    this.match.host?.close();
    this.watchers.clear();
    this.rows.close();
  }

  /** What an ask costs here, in units. */
  price(ask: Ask): number {
    return UNITS.ask + (this.file.stage === 'gathering' ? 0 : this.match.price(ask));
  }

  /** What it costs to open its match, where that is not open. */
  get openingPrice(): number {
    return this.file.stage === 'gathering' ? 0 : this.match.openingPrice;
  }

  row(session: string | undefined): TableRow {
    const now = this.match.host?.position.seats;
    const waiting = this.waitingNow;
    return {
      ...rowOf(this.file, session, { ...(now ? { now } : {}), presence: this.people.presence, mayPoint: this.signs.mayPoint }),
      ...(waiting && this.file.stage === 'playing' ? substitutesOf(this.file.body, session, waiting) : {}),
    };
  }

  /** How long the table has waited for whom, and who is there. */
  async waiting(): Promise<Waiting> {
    await this.openHost();
    return this.waitingNow ?? { number: 0, since: this.parts.clock(), turns: [], late: [], isPaused: true, presence: this.people.presence };
  }

  private get waitingNow(): Waiting | undefined {
    const position = this.match.host?.position;
    if (!position) return undefined;
    const { number, at, isPaused } = position;
    const late = this.match.host?.late ?? [];
    return { number, since: at, turns: this.match.turns, late, isPaused, presence: this.people.presence };
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

  /** Shows a sign that was given here or by way of another process. */
  showSign(sign: Sign): void {
    this.tellAll(() => ({ table: this.id, ...sign }));
  }

  /** Whether a session has a page of the table open. */
  isConnected(session: string): boolean {
    return this.people.presence.connected.has(session);
  }

  /** The sessions that hold some of the seats and do not look at the table. */
  absent(seats: readonly Seat[]): ReadonlySet<string> {
    return this.people.absent(seats);
  }

  /** Whether a session that does not look at the table is to move. */
  awaitsAbsent(session: string): boolean {
    return this.absent(this.match.turns).has(session);
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
    this.match.host?.leave(guest);
    this.lastUsed = this.parts.clock();
    this.people.go(watcher);
    this.rows.showSoon();
  }

  /** Takes up what a watcher asks of the host. */
  async ask(watcher: Watcher, ask: Ask): Promise<void> {
    this.match.meet(watcher);
    const guest = this.watchers.get(watcher) ?? new WatchingGuest(this, watcher);
    if (ask.type === 'watch') this.watchers.set(watcher, guest);
    if (this.file.stage === 'gathering') await this.refresh();
    if (this.file.body.closed !== undefined) return guest.tell(refusedTo(ask, CLOSED));
    if (this.file.stage === 'gathering') return guest.tell(refusedTo(ask, 'the match has not begun yet'));
    if (isForeign(ask, guest.mine)) await this.refresh();
    this.lastUsed = this.parts.clock();
    const host = this.match.host ?? (await this.openHost());
    if (ask.type === 'watch' || this.match.isStale) await this.catchUp();
    await host.ask(guest, ask.type === 'hand' ? underOwnName(ask, host.position.seats) : ask);
  }

  /** The same for one who does not stay: what the host answers, all of it. */
  async askOnce(session: string | undefined, ask: Ask, payer?: Watcher['payer']): Promise<readonly Tell[]> {
    const heard: Tell[] = [];
    const once: Watcher = { session, payer, send: message => 'tell' in message && heard.push(message.tell) };
    try {
      await this.ask(once, ask);
    } finally {
      const guest = this.watchers.get(once);
      this.watchers.delete(once);
      if (guest) this.match.host?.leave(guest);
    }
    return heard;
  }

  /** Who sits where now. */
  async seatsNow(): Promise<readonly SeatPlan[]> {
    return this.file.stage === 'gathering' ? this.file.body.seats : (await this.openHost()).position.seats;
  }

  /** The server was away: no clock ran. */
  async settle(): Promise<void> {
    await this.match.host?.settle();
  }

  /** Takes over what others have changed about the table. */
  async refresh(): Promise<void> {
    const file = await this.parts.store.table(this.id);
    if (file && file.rev > this.file.rev) {
      this.file = this.file.stage === 'over' ? { ...file, stage: 'over' } : file;
      // Whoever changed the table may have done something there, too, and there may be nobody who tells of it.
      if (this.match.host) this.match.isStale = true;
      this.rows.show();
      if (this.file.stage === 'playing') await this.openHost();
    }
    if (this.match.isStale && this.file.stage !== 'gathering') await this.catchUp();
    this.match.rename();
  }

  /** Others did something: who looks at the table or works at it sees it at once, anybody else when they come. */
  async hearOfDeed(): Promise<void> {
    if (this.match.noteDeed(this.isWatched)) await this.catchUp();
  }

  /** Takes over what others have done. */
  async catchUp(): Promise<void> {
    if (this.file.stage === 'gathering') return this.refresh();
    this.lastUsed = this.parts.clock();
    await this.match.catchUp();
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
    this.match.takeLease();
    await this.refresh();
    if (this.file.stage === 'gathering' || this.file.body.closed !== undefined) return;
    this.lastUsed = this.parts.clock();
    await this.match.attend();
  }

  private look({ isOwn, turns, areSeatsNew, isOver }: MatchChange): void {
    if (isOwn) this.parts.onDeed(this, turns);
    const isEnding = isOver && this.file.stage !== 'over';
    if (isEnding) this.file = { ...this.file, stage: 'over' };
    if (isEnding || areSeatsNew) this.rows.show();
  }

  private tellAll(message: (watcher: Watcher) => Message): void {
    for (const watcher of this.watchers.keys()) watcher.send(message(watcher));
  }
}
