// What an evening does by itself. Every step is written once, whoever takes it; what lies between two steps may be done twice.
import { setTimeout as pause } from 'node:timers/promises';
import {
  afterRound,
  dueOf,
  type Evening,
  type EveningRound,
  type EveningTable,
  mayBeginByItself,
  nextGame,
  resultsIn,
  withResult,
  withRound,
  withWait,
} from '../../evenings/index.ts';
import { TableDamage, TableProblem } from '../../host/index.ts';
import type { SeatPlan } from '../../protocol/index.ts';
import { Refused } from '../refused.ts';
import { secret } from '../secrets.ts';
import type { EveningFile, SessionBody, Store } from '../storage/index.ts';
import { newTable, SUBSTITUTE } from '../tables/seating.ts';
import type { ServedTables } from '../tables/served-tables.ts';
import { gameOf, type PlayableGames, readTableWish } from '../tables/table-wish.ts';

const SWEEP = 1000;
const MOST_DUE = 50;
/** How long an evening waits whose step has failed, in ms. */
const SETBACK = 5000;
const BOTS = ['Ada', 'Bruno', 'Cleo', 'Dario', 'Elin', 'Femi'];

export interface StepParts {
  readonly store: Store;
  readonly games: PlayableGames;
  readonly tables: ServedTables;
  readonly clock: () => number;
  readonly report: (error: unknown) => void;
}

/** Takes the steps of evenings, in every process that shares the store. */
export class EveningSteps {
  private readonly underWay = new Map<string, Promise<void>>();
  private readonly setbacks = new Map<string, number>();
  private readonly end = new AbortController();
  private attending: Promise<void> | undefined;

  constructor(private readonly parts: StepParts) {}

  /** Looks after evenings from now on. */
  attend(): void {
    this.attending = this.lookAfterAll();
  }

  private async lookAfterAll(): Promise<void> {
    const { store, clock, report } = this.parts;
    while (!this.end.signal.aborted) {
      await pause(SWEEP, undefined, { signal: this.end.signal, ref: false }).catch(() => {});
      if (this.end.signal.aborted) return;
      const due = await store.dueEvenings(clock(), MOST_DUE).catch(error => {
        report(error);
        return [];
      });
      for (const id of due) if ((this.setbacks.get(id) ?? 0) <= clock()) await this.step(id).catch(report);
    }
  }

  async close(): Promise<void> {
    this.end.abort();
    await Promise.allSettled([this.attending, ...this.underWay.values()]);
  }

  /** Takes all steps of an evening that can be taken now. */
  step(id: string): Promise<void> {
    const known = this.underWay.get(id) ?? this.stepOn(id).finally(() => this.underWay.delete(id));
    this.underWay.set(id, known);
    return known;
  }

  /** Draws the next round; tells whether anybody is there to play it. */
  async draw({ body, rev }: EveningFile): Promise<boolean> {
    const { store, clock, games } = this.parts;
    const id = nextGame(body);
    const game = await gameOf(games, id);
    const seen = await store.lastSeen(body.id);
    const isTeam = games[id]?.cover?.isTeam ?? false;
    const drawn = withRound(body, { now: clock(), seen, seats: game.seats, isTeam, newId: secret });
    if (drawn) await this.write(drawn, rev);
    return drawn !== undefined;
  }

  private async stepOn(id: string): Promise<void> {
    try {
      while (!this.end.signal.aborted) {
        const file = await this.parts.store.evening(id);
        if (!file || !(await this.take(file))) break;
      }
      this.setbacks.delete(id);
    } catch (error) {
      this.setbacks.set(id, this.parts.clock() + SETBACK);
      throw error;
    }
  }

  /** Takes one step; tells whether there may be another. */
  private async take(file: EveningFile): Promise<boolean> {
    const { body, rev } = file;
    const now = this.parts.clock();
    const due = dueOf(body, now);
    if (body.stage !== 'drawn' && due !== null && due <= now) {
      if (!(await this.isReady(body)) || !(await this.draw(file))) await this.write(withWait(body, now), rev);
      return true;
    }
    if (body.stage === 'drawn') {
      const deserted = await this.setTables(body);
      const playing: Evening = { ...body, stage: 'playing' };
      await this.write(
        deserted.reduce((next, table) => withResult(next, table.id, shared(table)), playing),
        rev,
      );
      return true;
    }
    return body.stage === 'playing' && this.settle(file);
  }

  /** Whether enough are there to begin; a round after the first needs anybody. */
  private async isReady(body: Evening): Promise<boolean> {
    if (body.stage !== 'gathering') return true;
    const { store, clock } = this.parts;
    return mayBeginByItself(body, { now: clock(), seen: await store.lastSeen(body.id) });
  }

  private write(body: Evening, rev: number): Promise<boolean> {
    const now = this.parts.clock();
    return this.parts.store.changeEvening(body, rev, now, dueOf(body, now));
  }

  /** Sets the tables of a round that are not set yet, and begins those that have not begun; gives those that nobody is left to play at. */
  private async setTables(evening: Evening): Promise<readonly EveningTable[]> {
    const { store } = this.parts;
    const round = evening.rounds.at(-1);
    if (!round) return [];
    const deserted: EveningTable[] = [];
    await store.noteTables(
      evening.id,
      evening.rounds.length,
      round.tables.map(({ id }) => id),
    );
    for (const table of round.tables) {
      if (evening.club !== undefined) await store.addClubMatch(evening.club, table.id, round.game);
      if (!(await this.setTable(evening, round, table))) deserted.push(table);
    }
    return deserted;
  }

  private async setTable(evening: Evening, round: EveningRound, table: EveningTable): Promise<boolean> {
    const { store, tables } = this.parts;
    const people = table.seats.map(key => evening.players.find(player => player.key === key));
    if (!(await store.table(table.id)) && !(await this.addTable(evening, round, table))) return false;
    const room = await tables.room(table.id);
    await room.refresh();
    const { host } = room.file.body;
    if (room.file.stage === 'gathering' && host === null) return false;
    if (room.file.stage === 'gathering') await tables.start(table.id, { id: host ?? '' }).catch(unlessBegun);
    for (const player of people) {
      const isLeft = player?.session && table.away.includes(player.key) && room.file.body.holders.includes(player.session);
      const session = isLeft ? await store.session(player.session) : undefined;
      if (session) await tables.leave(table.id, session).catch(unlessBegun);
    }
    return true;
  }

  private async addTable(evening: Evening, { game }: EveningRound, { id, seats }: EveningTable): Promise<boolean> {
    const { store, tables, games, clock } = this.parts;
    const people = seats.map(key => evening.players.find(player => player.key === key));
    const plans = people.map(
      (player, seat): SeatPlan =>
        player?.session
          ? { kind: 'human', name: player.name }
          : { kind: 'bot', name: player?.name ?? BOTS[seat % BOTS.length] ?? 'Bot', bot: SUBSTITUTE },
    );
    const wish = { game, options: {}, seats: plans, pace: evening.pace, listed: false };
    const { game: rules, options } = await readTableWish(games, wish);
    const sessions = people.map(player => player?.session ?? null);
    const host = await this.hostOf(evening, sessions);
    if (!host) return false;
    const body = newTable(wish, { version: rules.version, options }, host, clock());
    try {
      await tables.add({ ...body, id, holders: sessions, severalSeats: false, evening: evening.id }, `evening ${evening.id}`);
    } catch (error) {
      // Another process has set it meanwhile.
      if (!(await store.table(id))) throw error;
    }
    return true;
  }

  /** Whoever hosts the evening hosts its tables, or else the first who sits there. */
  private async hostOf({ host }: Evening, sessions: readonly (string | null)[]): Promise<SessionBody | undefined> {
    for (const session of [host, ...sessions]) {
      const found = session === null ? undefined : await this.parts.store.session(session);
      if (found) return found;
    }
    return undefined;
  }

  /** Notes the results of tables that are over. */
  private async settle({ body, rev }: EveningFile): Promise<boolean> {
    const over = await this.parts.store.tablesOver(body.id, body.rounds.length);
    const tables = body.rounds.at(-1)?.tables.filter(({ id, result }) => !result && over.includes(id)) ?? [];
    let next = body;
    for (const table of tables) next = withResult(next, table.id, await this.resultOf(table));
    next = afterRound(next, this.parts.clock());
    if (resultsIn(next) === resultsIn(body) && next.stage === body.stage) return false;
    await this.write(next, rev);
    return true;
  }

  private async resultOf({ id, seats }: EveningTable): Promise<NonNullable<EveningTable['result']>> {
    try {
      const room = await this.parts.tables.room(id);
      await room.catchUp();
      const { standing, position } = await room.openHost();
      const { ranks, scores } = standing.outcome ?? { ranks: seats.map(() => 1), scores: seats.map(() => 0) };
      return { ranks, scores, there: seats.map((_, seat) => position.seats[seat]?.kind === 'human') };
    } catch (error) {
      // A table that nobody can open any more holds nobody up.
      if (!(error instanceof TableDamage || error instanceof TableProblem)) throw error;
      return shared({ seats });
    }
  }
}

/** The result of a table that was not played: all share its points. */
function shared({ seats }: Pick<EveningTable, 'seats'>): NonNullable<EveningTable['result']> {
  return { ranks: seats.map(() => 1), there: seats.map(() => true) };
}

/** Somebody else has done it meanwhile. */
function unlessBegun(error: unknown): void {
  if (!(error instanceof Refused) || error.status !== 409) throw error;
}
