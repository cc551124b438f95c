// The Daily Tour where processes share a database, are killed, and go by clocks of their own.
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { endOf } from '../../daily/index.ts';
import type { DailyDay, TableRow } from '../../protocol/index.ts';
import { amount } from '../../testing/part.ts';
import { freshDatabase } from '../../testing/services/index.ts';
import { startServer } from '../index.ts';
import { launched, type ServerProcess } from '../kill/server-process.testing.ts';
import { Client } from '../server.testing.ts';

const PEOPLE = amount(6, 40);
const ROUNDS = amount(2, 10);
let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase(inject('postgres'));
});
afterAll(() => database.drop());

test('everybody has one attempt, though all ask both processes again and again while these are killed', async () => {
  const place = { databaseUrl: database.url, redisUrl: inject('redis') };
  const processes = await launched(place, 'one', 'two');
  const [one, two] = processes as [ServerProcess, ServerProcess];
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, count) => Client.named(one.address, `Guest ${count}`)));
  const heard = people.map(() => new Set<string>());
  /** Nothing is heard from a process that is being killed. */
  const asked = (client: Client, address: string) =>
    client
      .at(address)
      .call<TableRow>('POST', 'api/daily/city-tour')
      .catch(() => undefined);
  for (let round = 0; round < ROUNDS; round++) {
    const asking = people.flatMap((client, number) =>
      [one, two, one, two].map(async ({ address }) => {
        const answer = await asked(client, address);
        if (answer?.status === 200) heard[number]?.add(answer.body.id);
      }),
    );
    const killed = processes[round % 2];
    await killed?.kill();
    await Promise.all(asking);
    await killed?.start();
  }
  for (const [number, client] of people.entries()) {
    for (const { address } of processes) {
      const { status, body } = await client.at(address).call<TableRow>('POST', 'api/daily/city-tour');
      expect([status, body.stage]).toEqual([200, 'playing']);
      heard[number]?.add(body.id);
    }
  }
  expect(heard.map(tables => tables.size)).toEqual(people.map(() => 1));
  const { body } = await (people[0] as Client).call<DailyDay>('GET', 'api/daily');
  expect(body.tours.find(({ game }) => game === 'city-tour')?.begun).toBe(PEOPLE);
});

test('the day changes for all processes at once, though their clocks differ by seconds', async () => {
  const started = await Promise.all(
    [-3000, 0, 3000].map(skew =>
      startServer({
        port: 0,
        host: '127.0.0.1',
        keeping: { databaseUrl: database.url },
        pages: null,
        clock: () => Date.now() + skew,
      }),
    ),
  );
  onTestFinished(async () => {
    await Promise.all(started.map(server => server.close()));
  });
  const days = await Promise.all(started.map(async ({ address }) => (await new Client(address).call<DailyDay>('GET', 'api/daily')).body));
  expect(new Set(days.map(({ date }) => date)).size).toBe(1);
  expect(new Set(days.map(({ tours }) => JSON.stringify(tours.map(({ commitment }) => commitment)))).size).toBe(1);
  expect(days[0]?.ends).toBe(endOf(days[0]?.date ?? ''));
});
