// An evening where processes share a database and are killed.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { EveningSight } from '../../protocol/index.ts';
import { freshDatabase } from '../../testing/services/index.ts';
import { launched, type ServerProcess } from '../kill/server-process.testing.ts';
import { Client } from '../server.testing.ts';
import { eveningOf, eveningWhen, playRound } from './evenings.testing.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase(inject('postgres'));
});
afterAll(() => database.drop());

const seatsIn = ({ played }: EveningSight) =>
  played.map(({ tables }) => tables.map(({ id, seats }) => [id, ...seats.map(({ player }) => player)]));

test('two processes draw a round once, though one is killed while it draws, and go on to the end', async () => {
  const place = { databaseUrl: database.url, redisUrl: inject('redis') };
  const processes = await launched(place, 'one', 'two');
  const [one, two] = processes as [ServerProcess, ServerProcess];
  const people = await Promise.all(['Mia', 'Jonas', 'Ada', 'Bo'].map(name => Client.named(one.address, name)));
  const [mia] = people as [Client];
  const id = await eveningOf(people, { rounds: 2 });
  const next = (address: string) =>
    mia
      .at(address)
      .call('POST', `api/evenings/${id}/act`, { act: 'next' })
      .catch(() => undefined);
  const asked = [one, two, one, two].map(({ address }) => next(address));
  await two.kill();
  await Promise.all(asked);
  await two.start();
  const isPlayed = (round: number) => (sight: EveningSight) => sight.played.length === round && sight.stage === 'playing';
  const first = await Promise.all(processes.map(({ address }) => eveningWhen(mia.at(address), id, isPlayed(1))));
  expect(seatsIn(first[0] as EveningSight)).toEqual(seatsIn(first[1] as EveningSight));
  expect(first[0]?.played[0]?.tables).toHaveLength(2);
  // The second round is drawn by whoever is first when the tables are over.
  const playing = playRound(
    people.map((client, number) => client.at(processes[number % 2]?.address ?? '')),
    id,
  );
  await playing;
  await one.kill();
  const second = await eveningWhen(mia.at(two.address), id, isPlayed(2));
  await one.start();
  expect(seatsIn(await eveningWhen(mia, id, isPlayed(2)))).toEqual(seatsIn(second));
  await playRound(people, id);
  const over = await Promise.all(processes.map(({ address }) => eveningWhen(mia.at(address), id, ({ stage }) => stage === 'over')));
  expect(over.map(({ played, players }) => [played.length, ...players.map(({ tables }) => tables)])).toEqual([
    [2, 2, 2, 2, 2],
    [2, 2, 2, 2, 2],
  ]);
}, 120_000);
