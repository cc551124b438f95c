import type { AnyGame, Seat, Viewer } from '../kernel/index.ts';
import { commitmentTo } from '../luck/index.ts';
import type { Ask, TableSight, Tell } from '../protocol/index.ts';
import { BotSeats } from './bot-seats.ts';
import { type ChainEnd, chainAfter, chainOf, linked, TableDamage, wholeChain } from './damage.ts';
import { BAD_KEY, denied, type Guest, isKey, mayLook } from './guest.ts';
import { distanceTo, forgetPast, stateAfter } from './past.ts';
import {
  type Change,
  eventsFor,
  lateSeats,
  newsOf,
  openRecord,
  type Position,
  positionAfter,
  positionAtStart,
  standingOf,
  statusOf,
  wakeOf,
} from './position.ts';
import { keyOf, propose, type SeatAsk } from './propose.ts';
import type { Deed, DeedStore, Standing, StoredTable, Wake } from './store.ts';
import type { Thinker } from './thinker.ts';

/** What a host needs of its surroundings. */
export interface HostParts {
  readonly store: DeedStore;
  readonly thinker: Thinker;
  /** Now, in ms. */
  readonly clock: () => number;
  /** Told of what went wrong without stopping the table. */
  readonly report: (error: unknown) => void;
  /** Told after every deed, when all guests know of it; `isOwn` where it was done here. */
  readonly onDeed?: (isOwn: boolean) => void;
  /** Whether this host is the one of several that runs bots and clocks; alone it always is. */
  readonly mayAct?: () => Promise<boolean>;
  /** When to look after the bots again, where they are looked after already. */
  readonly botsAt?: () => number | undefined;
  /** For whom the bots of the table think: shares take turns. */
  readonly share?: () => readonly string[];
}

/** Deeds that a guest may have missed and be told of without being shown the whole table. */
const REMEMBERED = 200;

/** What is said where a deed could not be stored; asked again under the same key, it is done once in any case. */
const NOT_DONE = 'this could not be saved and was not done; try again';
const NOT_CERTAIN = 'it is not known whether this was saved; try again';

/** The bot that takes over from somebody whose time is up. */
const SUBSTITUTE = 'medium';

/** One authoritative table. Every change is durable before anybody is told of it. */
export class Host {
  private readonly guests = new Map<Guest, Viewer>();
  private readonly recent: Change[] = [];
  /** Asks are taken up one after the other. */
  private queue: Promise<unknown> = Promise.resolve();
  private readonly bots: BotSeats;
  /** The keys of what was done, each with its number. */
  private readonly keys = new Map<string, number>();
  private hasClosed = false;
  private readonly commitment: string;
  private end: ChainEnd;

  private constructor(
    readonly game: AnyGame,
    readonly table: StoredTable,
    private now: Position,
    private readonly parts: HostParts,
  ) {
    this.commitment = commitmentTo(table.seed, table.salt);
    this.end = { number: now.number, chain: chainOf(table) };
    this.bots = new BotSeats(this, parts);
  }

  /** Opens a stored table; one that is not whole is not opened (TableDamage). */
  static async open(game: AnyGame, id: string, parts: HostParts): Promise<Host | undefined> {
    const stored = await parts.store.load(id);
    if (!stored) return undefined;
    const end = wholeChain(stored.table, stored.deeds, stored.number);
    const host = new Host(game, stored.table, positionAtStart(game, stored.table), parts);
    for (const deed of stored.deeds) host.apply(deed, positionAfter(game, stored.table, host.now, { deed }));
    host.end = end;
    host.bots.wake();
    return host;
  }

  /** Nobody is served any more, and no bot moves. */
  close(): void {
    this.hasClosed = true;
    this.guests.clear();
    forgetPast(this);
  }

  get isClosed(): boolean {
    return this.hasClosed;
  }

  get position(): Position {
    return this.now;
  }

  /** Whom the table waits for, or how the match ended. */
  get standing(): Standing {
    return standingOf(this.game, this.now);
  }

  leave(guest: Guest): void {
    this.guests.delete(guest);
  }

  /** Whether anybody looks at the table. */
  get isWatched(): boolean {
    return this.guests.size > 0;
  }

  /** Whether a bot thinks for this table. */
  get isThinking(): boolean {
    return this.bots.areThinking;
  }

  /** When the table must be attended to next. */
  get wake(): Wake {
    return wakeOf(this.game, this.table, this.now, this.parts.botsAt?.());
  }

  /** Lets bots move, and acts for seats whose time is up. */
  async attend(): Promise<void> {
    this.bots.wake();
    const late = lateSeats(this.game, this.table, this.now, this.parts.clock());
    if (late.length === 0 || !(await this.mayAct())) return;
    for (const seat of late) await this.strike(seat);
  }

  private async strike(seat: Seat): Promise<void> {
    const { pace } = this.table;
    const plan = this.now.seats[seat];
    const decision = this.now.decisions[seat] ?? 0;
    const isLate = lateSeats(this.game, this.table, this.now, this.parts.clock()).includes(seat);
    if (!isLate || pace.kind === 'untimed' || plan?.kind !== 'human') return;
    const ask = { key: `time ${seat} ${this.now.number}`, seat } as const;
    if (pace.then === 'quiet') await this.submit({ ...ask, type: 'time', decision });
    else await this.submit({ ...ask, type: 'hand', to: { kind: 'bot', name: plan.name, bot: SUBSTITUTE } });
  }

  /** Whether this host is the one that runs bots and clocks. */
  async mayAct(): Promise<boolean> {
    return this.parts.mayAct === undefined || (await this.parts.mayAct());
  }

  /** Takes up what a guest asks; every ask is answered to the guest. */
  async ask(guest: Guest, ask: Ask): Promise<void> {
    switch (ask.type) {
      case 'watch':
        return this.watch(guest, ask.viewer, ask.since);
      case 'glance':
        return this.showPast(guest, ask.line);
      case 'record':
        return this.showRecord(guest);
      default:
        guest.tell(isKey(ask.key) ? await this.submit(ask, guest.mine) : denied(null, BAD_KEY));
    }
  }

  /** Does what is asked of a seat, once, and answers when it is durable. */
  submit(ask: SeatAsk, mine: readonly Seat[] = [ask.seat]): Promise<Tell> {
    const answer = this.queue.then(() => this.carryOut(ask, mine));
    this.queue = answer.catch(() => {});
    return answer;
  }

  /** Takes over what others have done to the table in the meantime. */
  catchUp(): Promise<void> {
    const done = this.queue.then(() => this.fetch());
    this.queue = done.catch(() => {});
    return done;
  }

  private async carryOut(ask: SeatAsk, mine: readonly Seat[]): Promise<Tell> {
    if (!mine.includes(ask.seat)) return denied(ask.key, { reason: 'not yours', text: `seat ${ask.seat} is not yours` });
    for (let isCurrent = false; ; ) {
      const known = this.keys.get(keyOf(ask));
      if (known !== undefined) return { type: 'done', key: ask.key, number: known };
      const proposal = propose({ game: this.game, table: this.table, now: this.now, at: this.parts.clock(), mine }, ask);
      if (!proposal.ok) {
        // Whoever asks may have heard more at another host than has arrived here.
        const isNew: boolean = !isCurrent && (await this.hasFetched());
        if (!isNew) return denied(ask.key, proposal.denial);
        isCurrent = true;
        continue;
      }
      const { outplayed } = proposal;
      const position = positionAfter(this.game, this.table, this.now, { deed: proposal.deed, outplayed });
      const told = { ...proposal.deed, standing: standingOf(this.game, position) };
      const deed = { ...told, check: chainAfter(this.end.chain, told) };
      const kept = await this.keep(deed, position);
      if (kept === 'failed') return this.uncertain(ask);
      if (kept === 'kept') {
        this.end = { number: deed.number, chain: deed.check };
        this.spread(deed, position, true);
        return { type: 'done', key: ask.key, number: deed.number };
      }
      // A number that is taken belongs to a stored deed; if the store shows none, it is not asked without end.
      if (!(await this.hasFetched())) return this.uncertain(ask);
    }
  }

  private async keep(deed: Deed, position: Position): Promise<'kept' | 'taken' | 'failed'> {
    try {
      return await this.parts.store.append(this.table.id, deed, wakeOf(this.game, this.table, position, this.parts.botsAt?.()));
    } catch (error) {
      this.parts.report(error);
      return 'failed';
    }
  }

  /** A store that fails may have written the deed all the same: what can be read from it decides. */
  private async uncertain(ask: SeatAsk): Promise<Tell> {
    const isCurrent = await this.fetch().then(
      () => true,
      error => this.parts.report(error),
    );
    const { key } = ask;
    const number = this.keys.get(keyOf(ask));
    if (number !== undefined) return { type: 'done', key, number };
    return denied(key, { reason: 'not kept', text: isCurrent ? NOT_DONE : NOT_CERTAIN });
  }

  private async hasFetched(): Promise<boolean> {
    const before = this.now.number;
    await this.fetch().catch(this.parts.report);
    return this.now.number > before;
  }

  private async fetch(): Promise<void> {
    for (const deed of await this.parts.store.since(this.table.id, this.now.number)) {
      const end = linked(this.end, deed);
      if (!end) throw new TableDamage(this.now.number, deed.number);
      this.end = end;
      this.spread(deed, positionAfter(this.game, this.table, this.now, { deed }), false);
    }
  }

  private apply(deed: Deed, position: Position): void {
    this.now = position;
    this.keys.set(deed.key, deed.number);
    const { what, seat, from } = deed;
    this.recent.push({ what, seat, from });
    if (this.recent.length > REMEMBERED) this.recent.shift();
  }

  private spread(deed: Deed, position: Position, isOwn: boolean): void {
    this.apply(deed, position);
    for (const [guest, viewer] of this.guests) {
      const eyes = mayLook(guest, viewer) ? viewer : 'public';
      guest.tell({ type: 'news', news: newsOf(this.game, this.table, this.now, { change: deed, viewer: eyes }) });
    }
    this.parts.onDeed?.(isOwn);
    this.bots.wake();
  }

  private watch(guest: Guest, viewer: Viewer, since: number | undefined): void {
    if (!mayLook(guest, viewer))
      return guest.tell(denied(null, { reason: 'not yours', text: `seat ${viewer} is not yours; you may watch as "public"` }));
    this.guests.set(guest, viewer);
    this.bots.wake();
    const missed = this.missedSince(since);
    if (!missed) return guest.tell({ type: 'table', table: this.sight(viewer, guest.mine) });
    if (missed.length > 0) guest.tell({ type: 'news', news: newsOf(this.game, this.table, this.now, { change: inOne(missed), viewer }) });
  }

  /** What changed after a number, where all of it is at hand. */
  private missedSince(since: number | undefined): readonly Change[] | undefined {
    const count = this.now.number - (since ?? Number.NEGATIVE_INFINITY);
    return count >= 0 && count <= this.recent.length ? this.recent.slice(this.recent.length - count) : undefined;
  }

  /** The whole table as a viewer may know it. */
  sight(viewer: Viewer, mine: readonly Seat[]): TableSight {
    const { id, game, version, options, pace, seed } = this.table;
    const isOver = this.game.awaiting(this.now.match.state).length === 0;
    return {
      ...statusOf(this.game, this.table, this.now, viewer),
      id,
      game,
      version,
      options,
      pace,
      viewer,
      mine,
      told: this.now.told.map(line => eventsFor(this.game, line, viewer)),
      luck: { fingerprint: this.commitment, seed: isOver ? seed : null },
    };
  }

  /** How many entries of the match an ask makes the host play again or write out. */
  entriesFor(ask: Ask): number {
    const { length } = this.now.match.record.entries;
    if (ask.type === 'glance') return distanceTo(this, this.now.match, Math.max(0, Math.min(ask.line, length)));
    return ask.type === 'back' || ask.type === 'record' || (ask.type === 'watch' && !this.missedSince(ask.since)) ? length : 0;
  }

  private showPast(guest: Guest, line: number): void {
    const lines = this.now.match.record.entries.length;
    const watched = this.guests.get(guest) ?? 'public';
    const viewer = mayLook(guest, watched) ? watched : 'public';
    if (!Number.isInteger(line) || line < 0 || line > lines) {
      return guest.tell(denied(null, { reason: 'unreadable', text: `"line" must be a whole number from 0 to ${lines}` }));
    }
    guest.tell({ type: 'glanced', line, view: this.game.view(stateAfter(this.game, this, this.now.match, line), viewer) });
  }

  private showRecord(guest: Guest): void {
    const record = openRecord(this.game, this.now);
    const { salt } = this.table;
    if (record) return guest.tell({ type: 'record', record, ...(salt === undefined ? {} : { salt }) });
    guest.tell(denied(null, { reason: 'too late', text: 'the record can be read once the match is over' }));
  }
}

/** Several changes as one: the last of them, with all entries since the earliest. */
function inOne(changes: readonly Change[]): Change {
  const { what = 'play', seat = null } = changes.at(-1) ?? {};
  return { what, seat, from: Math.min(...changes.map(({ from }) => from)) };
}
