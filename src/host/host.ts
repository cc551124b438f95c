import type { AnyGame, Seat, Viewer } from '../kernel/index.ts';
import type { Ask, TableSight, Tell, TimeOff } from '../protocol/index.ts';
import { Audience } from './audience.ts';
import { BotSeats } from './bot-seats.ts';
import { type ChainEnd, chainAfter, chainOf, linked, TableDamage, wholeChain } from './damage.ts';
import { BAD_KEY, denied, type Guest, isKey } from './guest.ts';
import { clocksOn, lateSeats, type Position, positionAfter, positionAtStart, standingOf, wakeOf } from './position.ts';
import { keyOf, propose, type SeatAsk } from './propose.ts';
import { renamedHistory } from './seat-history.ts';
import type { Deed, DeedStore, Renamed, Standing, StoredTable, Wake } from './store.ts';
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
  /** When no process served its tables, as far as that ended after a moment. */
  readonly downSince?: (at: number) => Promise<readonly TimeOff[]>;
  /** For whom the bots of the table think: shares take turns. */
  readonly share?: () => readonly string[];
}

/** What is said where a deed could not be stored; asked again under the same key, it is done once in any case. */
const NOT_DONE = 'this could not be saved and was not done; try again';
const NOT_CERTAIN = 'it is not known whether this was saved; try again';

/** The bot that takes over from somebody whose time is up. */
const SUBSTITUTE = 'medium';

/** One authoritative table. Every change is durable before anybody is told of it. */
export class Host {
  private readonly audience: Audience;
  /** Asks are taken up one after the other. */
  private queue: Promise<unknown> = Promise.resolve();
  private readonly bots: BotSeats;
  /** The keys of what was done, each with its number. */
  private readonly keys = new Map<string, number>();
  private hasClosed = false;
  private end: ChainEnd;

  private constructor(
    readonly game: AnyGame,
    readonly table: StoredTable,
    private now: Position,
    private readonly parts: HostParts,
  ) {
    this.audience = new Audience(this);
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
    this.audience.close();
  }

  get isClosed(): boolean {
    return this.hasClosed;
  }

  get position(): Position {
    return this.now;
  }

  /** Whom the table waits for, or how the match ended. */
  get standing(): Standing {
    return standingOf(this.game, this.table, this.now);
  }

  leave(guest: Guest): void {
    this.audience.leave(guest);
  }

  /** The whole table as a viewer may know it. */
  sight(viewer: Viewer, mine: readonly Seat[]): TableSight {
    return this.audience.sight(viewer, mine);
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
    if (this.late.length === 0 || !(await this.mayAct())) return;
    await this.settle();
    for (const seat of this.late) await this.strike(seat);
  }

  /** The seats whose time is up. */
  get late(): readonly Seat[] {
    return lateSeats(this.game, this.table, this.now, this.parts.clock());
  }

  /** Seats are called otherwise, in all that is told of them from now on. */
  rename(renamed: Renamed): void {
    this.now = { ...this.now, history: renamedHistory(this.now.history, renamed) };
  }

  /** Gives the clocks back the time in which no process served the table. */
  async settle(): Promise<void> {
    if (clocksOn(this.game, this.table.pace, this.now).length === 0) return;
    const down = (await this.parts.downSince?.(this.now.at)) ?? [];
    const last = down.at(-1);
    if (last) await this.submit({ type: 'grace', key: `time grace ${last.to}`, seat: 0, down });
  }

  private async strike(seat: Seat): Promise<void> {
    const { pace } = this.table;
    const plan = this.now.seats[seat];
    const decision = this.now.decisions[seat] ?? 0;
    if (!this.late.includes(seat) || pace.kind === 'untimed' || pace.then === 'wait' || plan?.kind !== 'human') return;
    const ask = { key: `time ${seat} ${this.now.number}`, seat, why: 'clock' } as const;
    if (pace.then === 'quiet') await this.submit({ ...ask, type: 'time', decision });
    else await this.submit({ ...ask, type: 'hand', to: { kind: 'bot', name: plan.name, bot: SUBSTITUTE } });
  }

  /** Whether this host is the one that runs bots and clocks. */
  async mayAct(): Promise<boolean> {
    return this.parts.mayAct === undefined || (await this.parts.mayAct());
  }

  /** How many entries of the match an ask makes the host play again or write out. */
  entriesFor(ask: Ask): number {
    return this.audience.entriesFor(ask);
  }

  /** Takes up what a guest asks; every ask is answered to the guest. */
  async ask(guest: Guest, ask: Ask): Promise<void> {
    switch (ask.type) {
      case 'watch':
        this.audience.watch(guest, ask.viewer, ask.since);
        return this.bots.wake();
      case 'glance':
        return this.audience.showPast(guest, ask.line);
      case 'record':
        return this.audience.showRecord(guest);
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
      const deed = completed(proposal.deed, standingOf(this.game, this.table, position), this.end.chain);
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
    this.audience.remember(deed);
  }

  private spread(deed: Deed, position: Position, isOwn: boolean): void {
    this.apply(deed, position);
    this.audience.tell(deed);
    this.parts.onDeed?.(isOwn);
    this.bots.wake();
  }
}

/** A deed that was just proposed, with what lists need and its link to those before it: filled in, as copies of thousands a second would cost more than making them. */
function completed(proposed: Deed, standing: Standing, chain: string): Deed & { readonly check: string } {
  const deed: { -readonly [Part in keyof Deed]: Deed[Part] } = proposed;
  deed.standing = standing;
  const check = chainAfter(chain, deed);
  deed.check = check;
  return deed as Deed & { readonly check: string };
}
