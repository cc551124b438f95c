import { Host, type HostParts, type LoadedTable, type Renamed, TableProblem, type Thinker } from '../../host/index.ts';
import type { Seat } from '../../kernel/index.ts';
import type { Ask, SeatPlan } from '../../protocol/index.ts';
import type { InTurn } from '../in-turn.ts';
import { UNITS } from '../limits.ts';
import type { Store, TableBody } from '../storage/index.ts';
import { gameOf, type PlayableGames } from './table-wish.ts';
import type { Watcher } from './watcher.ts';

/** What a match needs from the process that serves it. */
export interface MatchParts {
  readonly store: Store;
  readonly games: PlayableGames;
  readonly thinker: Thinker;
  readonly clock: () => number;
  /** The name of this process. */
  readonly me: string;
  /** How long this process keeps the right to work at a table without renewing it, in ms. */
  readonly lease: number;
  readonly report: (error: unknown) => void;
  /** When no process of the server lived, as far as that ended after a moment. */
  readonly downSince?: NonNullable<HostParts['downSince']>;
  /** Matches are played again one in a turn of the event loop. */
  readonly openings: InTurn;
}

/** What a match needs of its table. */
interface MatchTable {
  readonly body: () => TableBody;
  /** Where the table was set from, as far as this process knows. */
  readonly address: string | undefined;
  readonly onDeed: (change: MatchChange) => void;
}

/** What a deed has changed about the table from outside. */
export interface MatchChange {
  /** Whether this process did it. */
  readonly isOwn: boolean;
  /** The seats of people whose turn it became. */
  readonly turns: readonly Seat[];
  /** Whether somebody else sits somewhere. */
  readonly areSeatsNew: boolean;
  readonly isOver: boolean;
}

/** The match of a table as this process serves it: its host, how far it has been read, and the lease to run its bots and clocks. */
export class ServedMatch {
  private opening: Promise<Host> | undefined;
  /** Once it is open. */
  host: Host | undefined;
  private leasedUntil = 0;
  /** What of it was taken over already. */
  private renamed: Renamed | undefined;
  private seats: readonly SeatPlan[] | undefined;
  private awaited: readonly Seat[] = [];
  /** Whether others did something that was not read yet. */
  isStale = false;
  /** Whether it cannot be played on as it is stored: nothing that others do changes that. */
  private isUnplayable = false;
  private address: string | undefined;

  constructor(
    private readonly parts: MatchParts,
    private readonly table: MatchTable,
  ) {
    this.address = table.address;
  }

  /** Somebody is here: where nobody knows any more where the table was set from, it counts for where its people come from. */
  meet({ session, payer }: Pick<Watcher, 'session' | 'payer'>): void {
    if (this.address !== undefined || session === undefined) return;
    const { host, holders } = this.table.body();
    if (session === host || holders.includes(session)) this.address = payer?.address;
  }

  /** The host of the match; opened by the first who asks. */
  open(): Promise<Host> {
    this.opening ??= this.openHost().catch(error => {
      // What does not fit the rules does not fit them at the next attempt either.
      this.isUnplayable = error instanceof TableProblem;
      if (!this.isUnplayable) this.opening = undefined;
      throw error;
    });
    return this.opening;
  }

  /** What an ask costs here, in units. */
  price(ask: Ask): number {
    return this.openingPrice || UNITS.entry * (this.host?.entriesFor(ask) ?? 0);
  }

  /** What it costs to open it, where it is not open. */
  get openingPrice(): number {
    return this.opening ? 0 : UNITS.opening;
  }

  /** The seats of people that are to move. */
  get turns(): readonly Seat[] {
    return this.awaited.filter(seat => this.seats?.[seat]?.kind === 'human');
  }

  /** Others did something; whether it is read at once, as it is by who looks at the table or works at it, and not when they come. */
  noteDeed(isWatched: boolean): boolean {
    this.isStale = true;
    return !this.isUnplayable && (isWatched || this.leasedUntil > this.parts.clock());
  }

  /** Takes over what others have done. */
  async catchUp(): Promise<void> {
    const host = await this.open();
    this.isStale = false;
    await host.catchUp().catch(error => {
      this.isStale = true;
      throw error;
    });
  }

  /** Takes over what seats are called otherwise since the match was opened. */
  rename(): void {
    const { renamed } = this.table.body();
    if (!this.host || !renamed || renamed === this.renamed) return;
    const known = this.renamed ?? {};
    this.renamed = renamed;
    this.host.rename(Object.fromEntries(Object.entries(renamed).filter(([seat, { until }]) => known[Number(seat)]?.until !== until)));
  }

  /** This process was given the lease. */
  takeLease(): void {
    this.leasedUntil = this.parts.clock() + this.parts.lease;
  }

  /** Runs bots and clocks; this process holds the lease. */
  async attend(): Promise<void> {
    const host = await this.open();
    await host.catchUp();
    await host.attend();
    const { at } = host.wake;
    if (at !== null && at <= this.parts.clock()) return;
    await this.parts.store.setDue(this.table.body().id, host.position.number, at);
  }

  private async openHost(): Promise<Host> {
    const { thinker, clock, report, store, downSince } = this.parts;
    const { since, append } = store;
    const { id, game } = this.table.body();
    const opening = Host.open(await gameOf(this.parts.games, game), id, {
      store: { load: each => this.loaded(each), since, append },
      thinker,
      clock,
      report,
      onDeed: isOwn => this.look(isOwn),
      mayAct: () => this.mayAct(),
      botsAt: () => this.botsAt(),
      ...(downSince ? { downSince } : {}),
      share: () => this.share,
    });
    const host = await opening.catch(error => {
      if (error instanceof TableProblem) report(error);
      throw error;
    });
    if (!host) throw new Error(`table ${id} cannot be opened`);
    this.host = host;
    this.renamed = this.table.body().renamed;
    this.awaited = host.game.awaiting(host.position.match.state);
    this.seats = host.position.seats;
    // Whoever looks sees clocks that did not run while the server was away.
    await host.settle().catch(report);
    return host;
  }

  /** What is stored, once it is this table's turn to be played again. */
  private async loaded(id: string): Promise<LoadedTable | undefined> {
    const { store, openings } = this.parts;
    const loaded = await store.load(id);
    await new Promise<void>(resolve => openings.add(resolve, this.share));
    return loaded;
  }

  private look(isOwn: boolean): void {
    if (!this.host) return;
    const { position, wake, game } = this.host;
    const [before, seats] = [this.awaited, this.seats];
    this.awaited = game.awaiting(position.match.state);
    this.seats = position.seats;
    const turns = this.turns.filter(seat => !before.includes(seat));
    this.table.onDeed({ isOwn, turns, areSeatsNew: seats !== this.seats, isOver: wake.isOver });
  }

  /** Whoever holds the lease looks after its bots without being called again and again, in the place of others. */
  private botsAt(): number | undefined {
    const now = this.parts.clock();
    return this.leasedUntil > now ? Math.min(this.leasedUntil, now + this.parts.lease / 2) : undefined;
  }

  /** For whom the bots think: addresses take turns, and so do their sessions. Tables of nobody knows where have one turn together. */
  private get share(): readonly string[] {
    return [this.address ?? 'unknown', this.table.body().host ?? ''];
  }

  private async mayAct(): Promise<boolean> {
    const { store, me, clock, lease } = this.parts;
    const now = clock();
    if (this.leasedUntil - now > lease / 2) return true;
    const given = await store.lease([this.table.body().id], me, now, now + lease);
    if (given.length > 0) this.leasedUntil = now + lease;
    return given.length > 0;
  }
}
