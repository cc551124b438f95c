import { setImmediate } from 'node:timers/promises';
import {
  beginningOf,
  closingOf,
  DAILY_GAMES,
  type DailyGame,
  dailyLuck,
  dailyOptions,
  dateAt,
  daysLater,
  endOf,
  numberOf,
  revealOf,
  standingAmong,
  streakOf,
} from '../../daily/index.ts';
import { type LoadedTable, TableProblem } from '../../host/index.ts';
import { type AnyGame, type StoredRecord, writeRecord } from '../../kernel/index.ts';
import { LUCK_SCHEME, luckOf } from '../../luck/index.ts';
import type { DailyDay, TableOfDay, TourOfDay } from '../../protocol/index.ts';
import { Refused } from '../refused.ts';
import { secret } from '../secrets.ts';
import type { DailyResult, SessionBody, Store, TableBody, TourKey } from '../storage/index.ts';
import type { Room } from '../tables/room.ts';
import type { ServedTables } from '../tables/served-tables.ts';
import { gameOf, type PlayableGames } from '../tables/table-wish.ts';
import { type DayLuck, verifiedResult } from './verified.ts';

/** Days whose luck is committed to before they begin. */
const COMMITTED = 7;
/** Results that are noted at one look; the next look notes the next. */
const MOST_SETTLED = 500;
/** So many of them are read, and noted, together. */
const A_TIME = 50;
/** A row of days is looked for so far back. */
const LONGEST_ROW = 400;

interface DailyParts {
  readonly store: Store;
  readonly games: PlayableGames;
  readonly tables: ServedTables;
  readonly clock: () => number;
  readonly report: (error: unknown) => void;
}

/** The Daily Tour of this server. Every process that shares the store has the same. */
export class Daily {
  private readonly options = new Map<string, Promise<Readonly<Record<string, unknown>>>>();
  private key: Promise<string> | undefined;
  private settling: Promise<unknown> = Promise.resolve();
  /** Tables whose result cannot be verified. */
  private readonly doubtful = new Set<string>();

  constructor(private readonly parts: DailyParts) {}

  get today(): string {
    return dateAt(this.parts.clock());
  }

  /** The games of the Daily Tour that are played on this server. */
  private get games(): readonly DailyGame[] {
    return DAILY_GAMES.filter(game => Object.hasOwn(this.parts.games, game));
  }

  async day(date: string, by: SessionBody | undefined): Promise<DailyDay> {
    this.mustHaveBegun(date);
    const key = await this.secretKey();
    const tours: TourOfDay[] = [];
    for (const game of this.games) tours.push(await this.tour({ date, game }, by));
    const next = Array.from({ length: COMMITTED }, (_, at) => daysLater(this.today, at + 1)).flatMap(coming =>
      this.games.map(game => ({ date: coming, game, commitment: dailyLuck(key, coming, game).commitment })),
    );
    const played = by && (await this.parts.store.daysPlayed(by.id, daysLater(this.today, -LONGEST_ROW)));
    return {
      date,
      number: numberOf(date),
      ends: endOf(date),
      now: this.parts.clock(),
      tours,
      next,
      ...(played ? { streak: streakOf(new Set(played), this.today) } : {}),
    };
  }

  private async tour(tour: TourKey & { readonly game: DailyGame }, by: SessionBody | undefined): Promise<TourOfDay> {
    await this.settle(tour);
    const { store, clock } = this.parts;
    const { date, game } = tour;
    const { commitment, seed, salt } = dailyLuck(await this.secretKey(), date, game);
    const isTold = clock() >= revealOf(date);
    const { begun, won, scores } = await store.dailyCounts(tour, closingOf(date));
    const mine = by && (await store.attempt(tour, by.id));
    const result = mine?.result;
    const isInTime = result !== undefined && result.at <= closingOf(date);
    const standing = standingAmong(scores, isInTime ? result.score : undefined);
    return {
      game,
      commitment,
      begun,
      over: standing.results,
      won,
      ...(mine ? { mine: { table: mine.tableId, ...(result ? { score: result.score, isWon: result.isWon, isInTime } : {}) } } : {}),
      // Whoever has not played yet learns nothing of how it goes.
      ...(result || isTold ? { standing } : {}),
      ...(isTold ? { luck: { seed, salt } } : {}),
    };
  }

  /** The one attempt that counts: it begins, or goes on. `count` is asked before a table is set. */
  async attempt(game: DailyGame, by: SessionBody, address: string, count: () => void): Promise<Room> {
    const { store, tables } = this.parts;
    const tour = { date: this.today, game };
    const known = await store.attempt(tour, by.id);
    if (!known) count();
    // The attempt is noted before its table is set: whatever breaks in between, there is one table, and the next request sets it.
    const id = known?.tableId ?? (await store.beginAttempt(tour, by.id, secret()));
    if (!(await store.table(id))) await this.set(await this.table(id, { date: tour.date, counts: true }, game, by), address);
    const room = await tables.room(id);
    return room.file.stage === 'gathering' ? this.start(room, by) : room;
  }

  /** Another request may have begun it in the meantime. */
  private async start(room: Room, by: SessionBody): Promise<Room> {
    try {
      return await this.parts.tables.start(room.id, by);
    } catch (error) {
      await room.refresh();
      if (room.file.stage === 'gathering') throw error;
      return room;
    }
  }

  /** A tour once more; it counts for nothing. */
  async practice(game: DailyGame, date: string, by: SessionBody, address: string): Promise<Room> {
    this.mustHaveBegun(date);
    const tour = { date, game };
    await this.settle(tour);
    const isDone = date < this.today || (await this.parts.store.attempt(tour, by.id))?.result !== undefined;
    if (!isDone) throw new Refused(409, 'not done', 'play the attempt that counts first; then the tour is open for practice');
    const body = await this.table(secret(), { date, counts: false }, game, by);
    await this.set(body, address);
    return this.parts.tables.start(body.id, by);
  }

  /** The best tour of a day, without names. */
  async best(game: DailyGame, date: string): Promise<StoredRecord> {
    this.mustHaveBegun(date);
    if (this.parts.clock() < revealOf(date)) throw new Refused(409, 'not over', 'the best tour is shown when the day is over');
    const tour = { date, game };
    await this.settle(tour);
    const id = await this.parts.store.bestOf(tour, closingOf(date));
    if (id === undefined) throw new Refused(404, 'nobody', 'nobody finished this tour');
    if (!(await this.parts.store.table(id))) throw new Refused(404, 'not kept', 'this tour is not kept any more');
    const host = await (await this.parts.tables.room(id)).openHost();
    return writeRecord(await gameOf(this.parts.games, game), host.position.match.record);
  }

  /** Notes the results of all attempts that were over before a time; the tables whose result cannot be verified. */
  async settleBefore(time: number): Promise<readonly string[]> {
    for (const tour of await this.parts.store.unsettledTours(time)) await this.settle(tour);
    return [...this.doubtful];
  }

  private mustHaveBegun(date: string): void {
    if (beginningOf(date) === undefined) throw new Refused(400, 'date', `"${date}" is no date; a date is like ${this.today}`);
    if (date > this.today || numberOf(date) < 1)
      throw new Refused(404, 'no such day', `there is no tour on ${date}; today is ${this.today}`);
  }

  /** Verifies and notes the results of attempts that are over; one look after the other, as the next finds nothing left to do. */
  private settle(tour: TourKey): Promise<void> {
    const settled = this.settling.then(() => this.settleNow(tour));
    this.settling = settled.catch(() => {});
    return settled;
  }

  private async settleNow(tour: TourKey): Promise<void> {
    const game = this.games.find(each => each === tour.game);
    if (!game) return;
    const rules = await gameOf(this.parts.games, game);
    const { seed } = dailyLuck(await this.secretKey(), tour.date, game);
    const luck = { seed, source: luckOf(seed) };
    const found = await this.parts.store.unsettled(tour, MOST_SETTLED);
    const attempts = [...found].filter(([, id]) => !this.doubtful.has(id));
    for (let from = 0; from < attempts.length; from += A_TIME) {
      const results = new Map<string, DailyResult>();
      const some = attempts.slice(from, from + A_TIME);
      const tables = await this.parts.store.attempted(some.map(([, id]) => id));
      for (const [session, id] of some) {
        const result = await this.verified(rules, id, luck, tables.get(id));
        if (result) results.set(session, result);
      }
      await this.parts.store.settle(tour, results);
    }
  }

  private async verified(game: AnyGame, id: string, luck: DayLuck, read: LoadedTable | undefined): Promise<DailyResult | undefined> {
    const { store, report } = this.parts;
    try {
      // Read by itself, a table says why it cannot be read.
      const loaded = read ?? (await store.load(id));
      // Whoever asks for something else meanwhile is answered in between.
      await setImmediate();
      return loaded && verifiedResult(game, loaded, luck);
    } catch (error) {
      if (!(error instanceof TableProblem)) throw error;
      this.doubtful.add(id);
      report(error);
      return undefined;
    }
  }

  private async set(body: TableBody, address: string): Promise<void> {
    try {
      await this.parts.tables.add(body, address);
    } catch (error) {
      // Two requests at the same time: one of them has set it.
      if (!(await this.parts.store.table(body.id))) throw error;
    }
  }

  private async table(id: string, daily: TableOfDay, game: DailyGame, by: SessionBody): Promise<TableBody> {
    const { seed, salt } = dailyLuck(await this.secretKey(), daily.date, game);
    const { version } = await gameOf(this.parts.games, game);
    return {
      id,
      game,
      version,
      options: await this.optionsOf(daily.date, game, seed),
      pace: { kind: 'untimed' },
      seats: [{ kind: 'human', name: by.name }],
      holders: [by.id],
      host: by.id,
      listed: false,
      seed,
      salt,
      luckScheme: LUCK_SCHEME,
      since: this.parts.clock(),
      rematch: null,
      vacated: [],
      severalSeats: false,
      hostName: by.name,
      daily,
    };
  }

  /** The same for every process and after every update, though another one would find others: they are kept as they were first needed. */
  private optionsOf(date: string, game: DailyGame, seed: string): Promise<Readonly<Record<string, unknown>>> {
    const name = `daily ${date} ${game}`;
    const known = this.options.get(name) ?? this.findOptions(name, date, game, seed);
    this.options.set(name, known);
    known.catch(() => this.options.delete(name));
    return known;
  }

  private async findOptions(name: string, date: string, game: DailyGame, seed: string): Promise<Readonly<Record<string, unknown>>> {
    const found = await dailyOptions({ id: game, seed, date }, await gameOf(this.parts.games, game), () => setImmediate());
    return JSON.parse(await this.parts.store.once(name, () => JSON.stringify(found)));
  }

  /** All luck of all days follows from this key; it never leaves the server. */
  private secretKey(): Promise<string> {
    this.key ??= this.parts.store.once('daily key', () => secret() + secret());
    return this.key;
  }
}
