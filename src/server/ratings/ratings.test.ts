import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Profile, TableRow } from '../../protocol/index.ts';
import type { Running } from '../index.ts';
import { Client, freshServer, gameNamed, moveFor, wishOf } from '../server.testing.ts';
import { resultOf } from './ratings.ts';

let server: Running;
beforeAll(async () => {
  server = await freshServer({ limits: { tablesAnHour: 1000 } });
});
afterAll(() => server.close());

const guest = (name: string) => Client.named(server.address, name);
const ratedWish = (game: string, seats: Parameters<typeof wishOf>[1], change = {}) => ({
  ...wishOf(game, seats),
  rated: true,
  severalSeats: false,
  ...change,
});

test('a rated match changes the ratings of its people, and only once', async () => {
  const [mia, jonas] = [await guest('Mia'), await guest('Jonas')];
  const rules = await gameNamed('on-tour-paris');
  const { id } = (await mia.call<TableRow>('POST', 'api/tables', ratedWish('on-tour-paris', ['human', 'open']))).body;
  await jonas.call('POST', `api/tables/${id}/join`, {});
  const { body: begun } = await mia.call<TableRow>('POST', `api/tables/${id}/start`, {});
  expect(begun).toMatchObject({ rated: true, stage: 'playing' });
  expect((await mia.call<Profile>('GET', 'api/profile')).body.ratings).toEqual([]);
  for (let step = 0; ; step++) {
    const { awaiting } = await mia.sight(id, 'public');
    if (awaiting.length === 0) break;
    const [seat = 0] = awaiting;
    const who = seat === 0 ? mia : jonas;
    await who.ask(id, moveFor(rules, await who.sight(id, seat), seat, `${step}`));
  }
  for (const client of [mia, jonas, mia]) {
    const { body } = await client.call<Profile>('GET', 'api/profile');
    expect(body.ratings).toMatchObject([{ game: 'on-tour-paris', games: 1 }]);
    expect(body.ratings[0]?.rating, 'little is known yet').toBeUndefined();
  }
  expect((await mia.call('GET', 'api/rankings/on-tour-paris')).body).toEqual([]);
});

describe('a table is not rated', () => {
  test.each([
    ['that is won together', ratedWish('city-tour', ['human', 'open']), 'city-tour is won together, and is not rated'],
    ['with one seat', ratedWish('on-tour-paris', ['human']), 'a rated match has at least two seats, and a person at one of them'],
    ['with two seats of one person', ratedWish('on-tour-paris', ['human', 'human']), 'at a rated table one person holds one seat'],
    [
      'with a bot of no fixed strength',
      ratedWish('on-tour-paris', ['human', 'random']),
      'bots of a rated table: easy, medium, hard, expert',
    ],
    [
      'with options of its own',
      ratedWish('on-tour-paris', ['human', 'open'], { options: { dockUse: 'once' } }),
      'a rated match is played with the options as printed',
    ],
  ])('%s', async (_what, wish, text) => {
    const { status, body } = await (await guest('Mia')).call('POST', 'api/tables', wish);
    expect([status, body.text]).toEqual([400, text]);
  });
});

test('whoever leaves takes the last place, and the bot that takes over takes none', () => {
  const seats = ['Mia', 'Jonas', 'Ada'].map(name => ({ kind: 'human', name }) as const);
  const body = { seats, holders: ['mia', null, 'ada'], leavers: [null, 'jonas', null] };
  const standing = { awaiting: [], outcome: { ranks: [2, 1, 3], scores: [] } };
  expect(resultOf(body, { at: 5, standing })).toEqual({
    players: [
      { person: 'mia', rank: 2 },
      { person: 'jonas', rank: 3 },
      { person: 'ada', rank: 3 },
    ],
    at: 5,
  });
});

test('who won only by the moves of a bot or of the clock takes the last place', () => {
  const seats = ['Mia', 'Jonas'].map(name => ({ kind: 'human', name }) as const);
  const standing = { awaiting: [], outcome: { ranks: [1, 2], scores: [] }, finishedFor: [0] };
  expect(resultOf({ seats, holders: ['mia', 'jonas'] }, { at: 5, standing }).players).toEqual([
    { person: 'mia', rank: 2 },
    { person: 'jonas', rank: 2 },
  ]);
});
