import type { AnyGame, Seat, Viewer } from '../kernel/index.ts';
import type { Ask, Denial, TableSight, Tell } from '../protocol/index.ts';
import type { Deed, Shelf, StoredTable } from './book.ts';
import { after, glance, heard, newsOf, opening, openRecord, type Position, propose, type SeatAsk, standing } from './table.ts';
import type { Thinker } from './thinker.ts';

/** Somebody at the table: the seats they may play, and a way to tell them something. */
export interface Guest {
  readonly mine: readonly Seat[];
  tell(tell: Tell): void;
}

/** What a host needs of its surroundings. */
export interface Surroundings {
  readonly shelf: Shelf;
  readonly thinker: Thinker;
  /** Now, in ms. */
  readonly clock: () => number;
  /** A fingerprint of a seed, shown before the first draw. */
  readonly fingerprint: (seed: string) => string;
  /** Told of what went wrong without stopping the table. */
  readonly report: (error: unknown) => void;
}

/** Deeds whose news are at hand for a guest who missed some. */
const REMEMBERED = 64;

/** One authoritative table. Every change is kept by the shelf before anybody hears of it. */
export class Host {
  private readonly guests = new Map<Guest, Viewer>();
  private readonly recent: { deed: Deed; position: Position }[] = [];
  /** Asks are taken up one after the other. */
  private queue: Promise<unknown> = Promise.resolve();
  /** The decisions that bots are thinking about, by seat. */
  private readonly thinking = new Map<Seat, number>();
  private isClosed = false;

  private constructor(
    readonly game: AnyGame,
    readonly table: StoredTable,
    private now: Position,
    private readonly around: Surroundings,
  ) {}

  /** Opens a table that is kept. */
  static async open(game: AnyGame, id: string, around: Surroundings): Promise<Host | undefined> {
    const book = await around.shelf.load(id);
    if (!book) return undefined;
    const host = new Host(game, book.table, opening(game, book.table), around);
    for (const deed of book.deeds) host.apply(deed);
    host.wakeBots();
    return host;
  }

  /** Nobody is served any more, and no bot moves. */
  close(): void {
    this.isClosed = true;
    this.guests.clear();
  }

  get position(): Position {
    return this.now;
  }

  leave(guest: Guest): void {
    this.guests.delete(guest);
  }

  /** Whether anybody looks at the table. */
  get isWatched(): boolean {
    return this.guests.size > 0;
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
        guest.tell(await this.submit(ask, guest.mine));
    }
  }

  /** Does what is asked of a seat, once, and answers when it is kept. */
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
    for (;;) {
      const known = this.now.keys.get(ask.key);
      if (known !== undefined) return { type: 'done', key: ask.key, number: known };
      const proposal = propose(this.game, this.table, this.now, ask, this.around.clock());
      if (!proposal.ok) return denied(ask.key, proposal.denial);
      const kept = await this.keep(proposal.deed);
      if (kept === 'failed') return denied(ask.key, { reason: 'not kept', text: 'this could not be saved and was not done; try again' });
      if (kept === 'kept') {
        this.spread(proposal.deed);
        return { type: 'done', key: ask.key, number: proposal.deed.number };
      }
      await this.fetch();
    }
  }

  private async keep(deed: Deed): Promise<'kept' | 'taken' | 'failed'> {
    try {
      return await this.around.shelf.append(this.table.id, deed);
    } catch (error) {
      this.around.report(error);
      return 'failed';
    }
  }

  private async fetch(): Promise<void> {
    for (const deed of await this.around.shelf.since(this.table.id, this.now.number)) this.spread(deed);
    this.wakeBots();
  }

  private apply(deed: Deed): void {
    this.now = after(this.game, this.table, this.now, deed);
    this.recent.push({ deed, position: this.now });
    if (this.recent.length > REMEMBERED) this.recent.shift();
  }

  private spread(deed: Deed): void {
    this.apply(deed);
    for (const [guest, viewer] of this.guests) guest.tell({ type: 'news', news: newsOf(this.game, this.now, deed, viewer) });
    this.wakeBots();
  }

  private watch(guest: Guest, viewer: Viewer, since: number | undefined): void {
    const isMine = viewer === 'public' || guest.mine.includes(viewer);
    if (!isMine) return guest.tell(denied(null, { reason: 'not yours', text: `seat ${viewer} is not yours; you may watch as "public"` }));
    this.guests.set(guest, viewer);
    this.wakeBots();
    const missed = this.missedSince(since);
    if (!missed) return guest.tell({ type: 'table', table: this.sight(viewer, guest.mine) });
    for (const { deed, position } of missed) guest.tell({ type: 'news', news: newsOf(this.game, position, deed, viewer) });
  }

  /** The deeds after a number, where all of them are at hand. */
  private missedSince(since: number | undefined): readonly { deed: Deed; position: Position }[] | undefined {
    if (since === undefined || since > this.now.number) return undefined;
    const missed = this.recent.filter(({ deed }) => deed.number > since);
    return missed.length === this.now.number - since ? missed : undefined;
  }

  /** The whole table as a viewer may know it. */
  sight(viewer: Viewer, mine: readonly Seat[]): TableSight {
    const { id, game, options, pace, seed } = this.table;
    const isOver = this.game.awaiting(this.now.match.state).length === 0;
    return {
      ...standing(this.game, this.now, viewer),
      id,
      game,
      options,
      pace,
      viewer,
      mine,
      told: this.now.told.map(line => heard(this.game, line, viewer)),
      luck: { fingerprint: this.around.fingerprint(seed), seed: isOver ? seed : null },
    };
  }

  private showPast(guest: Guest, line: number): void {
    const lines = this.now.match.record.entries.length;
    const viewer = this.guests.get(guest) ?? 'public';
    if (!Number.isInteger(line) || line < 0 || line > lines) {
      return guest.tell(denied(null, { reason: 'unreadable', text: `a line is a whole number from 0 to ${lines}` }));
    }
    guest.tell({ type: 'glanced', line, view: glance(this.game, this.now, line, viewer) });
  }

  private showRecord(guest: Guest): void {
    const record = openRecord(this.game, this.now);
    if (record) return guest.tell({ type: 'record', record });
    guest.tell(denied(null, { reason: 'too late', text: 'the record is open once the match is over' }));
  }

  /** Lets every bot think whose decision is due and who does not think about it already. */
  private wakeBots(): void {
    if (this.isClosed) return;
    for (const seat of this.game.awaiting(this.now.match.state)) {
      const plan = this.now.seats[seat];
      const decision = this.now.decisions[seat] ?? 0;
      if (plan?.kind !== 'bot' || this.thinking.get(seat) === decision) continue;
      this.thinking.set(seat, decision);
      void this.playBot(seat, plan.bot, decision).catch(this.around.report);
    }
  }

  private async playBot(seat: Seat, bot: string, decision: number): Promise<void> {
    const key = `bot ${seat} ${decision}`;
    const view = this.game.view(this.now.match.state, seat);
    const move = await this.thought(view, seat, bot, key);
    if (this.isClosed || this.now.decisions[seat] !== decision || this.now.seats[seat]?.kind !== 'bot') return this.forget(seat, decision);
    const ask = { key, seat, decision } as const;
    const answer = move === undefined ? undefined : await this.submit({ ...ask, type: 'play', moves: [move] });
    // A bot that fails, or whose move is refused, never stalls a table: the quiet move is made for it.
    if (!answer || (answer.type === 'denied' && answer.denial.reason !== 'stale')) await this.submit({ ...ask, type: 'time' });
    this.forget(seat, decision);
  }

  /** Thought about, whatever came of it; what could not be kept is thought about again when somebody looks. */
  private forget(seat: Seat, decision: number): void {
    if (this.thinking.get(seat) === decision) this.thinking.delete(seat);
    if (this.now.decisions[seat] !== decision) this.wakeBots();
  }

  private async thought(view: unknown, seat: Seat, bot: string, key: string): Promise<string | undefined> {
    try {
      return await this.around.thinker.choose(this.game, view, seat, bot, `${this.table.id} ${key}`);
    } catch (error) {
      this.around.report(error);
      return undefined;
    }
  }
}

function denied(key: string | null, denial: Denial): Tell {
  return { type: 'denied', key, denial };
}
