// The Daily Tour where processes share a database, are killed, and go by clocks of their own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { closingOf, dateAt, daysLater, endOf, revealOf } from '../../daily/index.ts';
import { commitmentTo } from '../../luck/index.ts';
import type { DailyDay, TableRow } from '../../protocol/index.ts';
import { amount } from '../../testing/part.ts';
import { freshDatabase } from '../../testing/services/index.ts';
import { type Running, startServer } from '../index.ts';
import { launched, type ServerProcess, type StoreLocation } from '../kill/server-process.testing.ts';
import { Client, gameNamed, moveFor } from '../server.testing.ts';

// Nothing is asserted about time, and a busy machine takes its own.
vi.setConfig({ testTimeout: 300_000 });
const PEOPLE = amount(6, 40);
const ROUNDS = amount(2, 10);

async function ownDatabase(): Promise<string> {
  const { url, drop } = await freshDatabase(inject('postgres'));
  onTestFinished(drop);
  return url;
}

function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'daily-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const at = (client: Client, { address }: { readonly address: string }): Client => client.at(address);
const cityOf = (day: DailyDay) => day.tours.find(({ game }) => game === 'city-tour');

/** Plays a tour to its end, and asks all processes for every move at once; whoever is being killed answers nothing. */
async function playOut(client: Client, table: string, processes: readonly { readonly address: string }[]): Promise<void> {
  const game = await gameNamed('city-tour');
  for (let step = 0; ; step++) {
    const asked = at(client, processes[step % processes.length] ?? processes[0] ?? client);
    const sight = await asked.sight(table, 0).catch(() => undefined);
    if (sight?.outcome) return;
    if (!sight?.awaiting?.includes(0)) continue;
    const move = moveFor(game, sight, 0, 'daily');
    await Promise.all(
      processes.map(process =>
        at(client, process)
          .ask(table, move)
          .catch(() => undefined),
      ),
    );
  }
}

test.each<[string, readonly string[], () => Promise<StoreLocation>]>([
  ['two processes on a PostgreSQL', ['one', 'two'], async () => ({ databaseUrl: await ownDatabase(), redisUrl: inject('redis') })],
  ['one process on an embedded store', ['alone'], async () => ({ data: ownFolder() })],
])(
  '%s: everybody has one attempt and one result, though all ask again and again and processes are killed',
  async (_where, names, placed) => {
    const place = await placed();
    const processes = await launched(place, ...names);
    const [one] = processes as [ServerProcess];
    const people = await Promise.all(Array.from({ length: PEOPLE }, (_, count) => Client.named(one.address, `Guest ${count}`)));
    const heard = people.map(() => new Set<string>());
    const asked = (client: Client, process: ServerProcess) =>
      at(client, process)
        .call<TableRow>('POST', 'api/daily/city-tour')
        .catch(() => undefined);
    const killDuring = async (round: number, work: Promise<unknown>) => {
      const killed = processes[round % processes.length];
      await killed?.kill();
      await killed?.start();
      await work;
    };
    for (let round = 0; round < ROUNDS; round++) {
      const asking = people.flatMap((client, number) =>
        [...processes, ...processes].map(async process => {
          const answer = await asked(client, process);
          if (answer?.status === 200) heard[number]?.add(answer.body.id);
        }),
      );
      await killDuring(round, Promise.all(asking));
    }
    for (const [number, client] of people.entries()) {
      for (const process of processes) {
        const answer = await asked(client, process);
        expect([answer?.status, answer?.body.stage]).toEqual([200, 'playing']);
        heard[number]?.add(answer?.body.id ?? '');
      }
    }
    expect(heard.map(tables => tables.size)).toEqual(people.map(() => 1));

    const playing = people.slice(0, ROUNDS).map((client, number) => playOut(client, [...(heard[number] ?? [])][0] ?? '', processes));
    for (let round = 0; round < ROUNDS; round++) await killDuring(round, Promise.resolve());
    await Promise.all(playing);
    const first = people[0] as Client;
    const seen = await Promise.all(
      processes.map(async process => cityOf((await at(first, process).call<DailyDay>('GET', 'api/daily')).body)),
    );
    for (const tour of seen) {
      expect(tour).toMatchObject({ begun: PEOPLE, over: ROUNDS, mine: { table: [...(heard[0] ?? [])][0] } });
      expect(tour?.mine?.score).toBe(seen[0]?.mine?.score);
    }
  },
);

const TODAY = '2026-11-17';
const MIDNIGHT = endOf(TODAY);
/** All at which something may change where clocks differ by three seconds, in ms from midnight. */
const MOMENTS = [-3001, -3000, -2999, -1, 0, 1, 2999, 3000, 3001];

/** Processes and the time that they are told. */
interface Clocks {
  readonly processes: readonly Running[];
  /** How much the time of each is ahead, after all that is done about it. */
  readonly ahead: readonly number[];
  readonly set: (now: number) => Promise<void>;
}

/** Makes a time of the test's own the clock of a database. */
async function setClock(databaseUrl: string, now: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`create or replace function public.clock_timestamp() returns timestamptz language sql volatile
      as 'select pg_catalog.to_timestamp(${now} / 1000.0)'`);
    await client.query(`alter database ${client.database} set search_path = public, pg_catalog`);
  } finally {
    await client.end();
  }
}

const serve = async (keeping: { databaseUrl: string } | { data: string }, times: { clock?: () => number; time?: () => number }) => {
  const server = await startServer({ port: 0, host: '127.0.0.1', keeping, pages: null, rate: 1_000_000, newcomers: 1000, ...times });
  onTestFinished(() => server.close());
  return server;
};

async function corrected(): Promise<Clocks> {
  const databaseUrl = await ownDatabase();
  let now = MIDNIGHT - 3_600_000;
  await setClock(databaseUrl, now);
  const processes = await Promise.all([0, 3000].map(skew => serve({ databaseUrl }, { clock: () => now + skew })));
  const set = async (next: number) => {
    await setClock(databaseUrl, next);
    now = next;
    // A process that has compared the clocks between the two lines above finds out at its next look.
    for (const { address } of processes)
      await vi.waitUntil(async () => (await new Client(address).call<DailyDay>('GET', 'api/daily')).body.now === next, { timeout: 30_000 });
  };
  return { processes, ahead: [0, 0], set };
}

async function uncorrected(skews: readonly number[], keeping: { databaseUrl: string } | { data: string }): Promise<Clocks> {
  let now = MIDNIGHT - 3_600_000;
  const processes = await Promise.all(skews.map(skew => serve(keeping, { time: () => now + skew })));
  const set = async (next: number) => {
    now = next;
  };
  return { processes, ahead: skews, set };
}

test.each<[string, () => Promise<Clocks>]>([
  ['two processes on a PostgreSQL whose clocks differ by three seconds', corrected],
  ['the same, if nothing set their clocks right', async () => uncorrected([0, 3000], { databaseUrl: await ownDatabase() })],
  ['one process on an embedded store', () => uncorrected([0], { data: ownFolder() })],
])(
  '%s: the day changes at midnight without a gap, everybody has one attempt a day, and luck is told when all is over',
  async (_where, start) => {
    const { processes, ahead, set } = await start();
    const [first] = processes as [Running];
    const lookAt = async (client: Client, process: Running, date = '') => {
      return (await at(client, process).call<DailyDay>('GET', date ? `api/daily/${date}` : 'api/daily')).body;
    };
    const guest = (name: string) => Client.named(first.address, name);
    const begin = async (client: Client, process: Running) =>
      (await at(client, process).call<TableRow>('POST', 'api/daily/city-tour')).body;

    const early = await lookAt(await guest('Early'), first);
    const committed = new Map([
      [TODAY, cityOf(early)?.commitment],
      ...early.next.filter(({ game }) => game === 'city-tour').map(({ date, commitment }) => [date, commitment] as const),
    ]);
    const late = await guest('Late');
    const begunEarly = await begin(late, first);

    /** The tables that everybody was given on each day. */
    const given = new Map<string, Set<string>>([[`Late ${TODAY}`, new Set([begunEarly.id])]]);
    const people: Client[] = [];
    for (const moment of MOMENTS) {
      const now = MIDNIGHT + moment;
      await set(now);
      const name = `Guest ${moment}`;
      const client = await guest(name);
      people.push(client);
      const rows = await Promise.all(
        [...processes, ...processes].map(async (process, number) => {
          const today = dateAt(now + (ahead[number % processes.length] ?? 0));
          const day = await lookAt(client, process);
          expect([moment, day.date, day.ends, cityOf(day)?.commitment]).toEqual([moment, today, endOf(today), committed.get(today)]);
          const row = await begin(client, process);
          expect([row.stage, row.daily]).toEqual(['playing', { date: today, counts: true }]);
          return { key: `${name} ${today}`, id: row.id };
        }),
      );
      for (const { key, id } of rows) given.set(key, (given.get(key) ?? new Set()).add(id));
    }
    expect([...given].filter(([, tables]) => tables.size !== 1)).toEqual([]);

    // What was begun on the old day goes on in the new one, by way of any process, and counts for the old one.
    const [someone] = people as [Client];
    const [old] = given.get(`Guest ${MOMENTS[0]} ${TODAY}`) ?? [];
    await playOut(someone, old ?? '', processes);
    for (const process of processes) {
      for (const date of [TODAY, daysLater(TODAY, 1)]) {
        const tour = cityOf(await lookAt(someone, process, date));
        expect([date, tour?.begun]).toEqual([date, [...given.keys()].filter(key => key.endsWith(date)).length]);
      }
      expect(cityOf(await lookAt(someone, process, TODAY))?.mine).toMatchObject({ table: old, isInTime: true });
    }

    // Before any process tells the seed, no process counts anything any more.
    await set(closingOf(TODAY) - 3001);
    for (const process of processes) expect(cityOf(await lookAt(late, process, TODAY))?.luck).toBeUndefined();
    await set(revealOf(TODAY) - 3000);
    await playOut(late, begunEarly.id, [first]);
    await set(revealOf(TODAY));
    for (const process of processes) {
      const tour = cityOf(await lookAt(late, process, TODAY));
      expect(tour?.mine).toMatchObject({ isInTime: false });
      expect(tour?.luck && commitmentTo(tour.luck.seed, tour.luck.salt)).toBe(committed.get(TODAY));
    }
  },
);
