import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EveningRow, EveningSight, TableRow } from '../../protocol/index.ts';
import type { Running } from '../index.ts';
import { Client, freshServer } from '../server.testing.ts';
import { eveningOf, eveningSeen, eveningWhen, playRound, SHORT_GAMES, WISH } from './evenings.testing.ts';

let late = 0;
let server: Running;
beforeAll(async () => {
  const clock = () => Date.now() + late;
  server = await freshServer({ games: SHORT_GAMES, clock, time: clock });
});
afterAll(() => server.close());

const guests = (...names: readonly string[]) => Promise.all(names.map(name => Client.named(server.address, name)));
const act = (client: Client, id: string, body: object) => client.call<EveningSight>('POST', `api/evenings/${id}/act`, body);

describe('an evening', () => {
  test('runs by itself to its end: everybody meets somebody else, and the standings add up', async () => {
    const people = await guests('Mia', 'Jonas', 'Ada', 'Bo');
    const [mia, jonas] = people as [Client, Client];
    const id = await eveningOf(people, { games: ['city-tour', 'night-train'] });
    expect((await act(jonas, id, { act: 'next' })).status).toBe(403);
    const begun = (await act(mia, id, { act: 'next' })).body;
    expect(begun).toMatchObject({ stage: 'playing', played: [{ game: 'city-tour', tables: [{ isOver: false }, { isOver: false }] }] });
    const table = begun.played[0]?.tables[0]?.id ?? '';
    const rows = await Promise.all(people.map(async client => (await client.call<TableRow>('GET', `api/tables/${table}`)).body));
    // Whoever watches by the table's link does not learn how to join.
    expect(rows.map(({ mine, evening }) => (mine.length > 0 ? evening === id : evening === undefined))).toEqual([true, true, true, true]);
    await playRound(people, id);
    const second = await eveningWhen(mia, id, ({ played, stage }) => played.length === 2 && stage === 'playing');
    const pairs = second.played.map(({ tables }) =>
      tables
        .map(({ seats }) =>
          seats
            .map(({ player }) => player)
            .sort()
            .join(),
        )
        .sort(),
    );
    expect(pairs[0]).not.toEqual(pairs[1]);
    expect(second.played[1]?.game).toBe('night-train');
    await playRound(people, id);
    const over = await eveningWhen(mia, id, ({ stage }) => stage === 'over');
    expect(over.players.map(({ tables }) => tables)).toEqual([2, 2, 2, 2]);
    expect(over.players.map(({ points }) => points)).toEqual([...over.players.map(({ points }) => points)].sort((a, b) => b - a));
    expect((await jonas.call('POST', `api/evenings/${id}/join`)).body).toMatchObject({ error: 'over' });
    expect((await jonas.call<EveningRow[]>('GET', 'api/evenings/mine')).body).toMatchObject([{ id, stage: 'over', players: 4 }]);
  }, 60_000);

  test('lets late people in with the next round, and goes on without those who leave', async () => {
    const [mia, jonas, ada, bo] = (await guests('Mia', 'Jonas', 'Ada', 'Bo')) as [Client, Client, Client, Client];
    const id = await eveningOf([mia, jonas, ada], { pause: null, size: 4 });
    await act(mia, id, { act: 'next' });
    // Nobody but the host begins a round while the host is there.
    expect(await eveningSeen(jonas, id)).toMatchObject({ isHost: false, mayBegin: false });
    const joined = (await bo.call<EveningSight>('POST', `api/evenings/${id}/join`)).body;
    expect(joined.played[0]?.tables.flatMap(({ seats }) => seats)).toHaveLength(3);
    const left = (await jonas.call<EveningSight>('POST', `api/evenings/${id}/leave`)).body;
    expect(left.players.find(({ isMe }) => isMe)).toMatchObject({ isGone: true });
    await playRound([mia, ada], id);
    const pause = await eveningWhen(mia, id, ({ stage }) => stage === 'pause');
    expect(pause.next).toBeUndefined();
    const jonasKey = pause.players.find(({ name }) => name === 'Jonas')?.key;
    const { seats } = pause.played[0]?.tables[0] ?? { seats: [] };
    expect(seats.find(({ player }) => player === jonasKey)).toMatchObject({ isAway: true, points: 0 });
    const next = (await act(mia, id, { act: 'next' })).body;
    const names = next.played[1]?.tables.flatMap(table =>
      table.seats.map(({ player }) => next.players.find(({ key }) => key === player)?.name),
    );
    expect(names?.sort()).toEqual(['Ada', 'Bo', 'Mia']);
    const ended = await act(mia, id, { act: 'end' });
    expect(ended.body.stage).toBe('over');
  }, 60_000);

  test('a bot begins for who is away, and they may take their seat when they come back', async () => {
    const [mia, jonas] = (await guests('Mia', 'Jonas')) as [Client, Client];
    const id = await eveningOf([mia, jonas], { rounds: 1 });
    late += 200_000;
    const { played } = (await act(mia, id, { act: 'next' })).body;
    const table = played[0]?.tables[0];
    expect(table?.seats.map(({ isAway }) => isAway).sort()).toEqual([false, true]);
    const row = (await jonas.call<TableRow>('GET', `api/tables/${table?.id}`)).body;
    expect(row).toMatchObject({ mine: [], evening: id });
    const back = await jonas.call<TableRow>('POST', `api/tables/${table?.id}/join`, {});
    expect(back.body.mine).toHaveLength(1);
  });

  test('begins by itself at the time that was planned, when two are there', async () => {
    const [mia, jonas] = (await guests('Mia', 'Jonas')) as [Client, Client];
    const at = Date.now() + late + 3_600_000;
    const id = await eveningOf([mia], { at });
    const passed = await eveningOf([mia], { at: 1000 });
    expect((await eveningSeen(mia, passed)).at).toBeUndefined();
    await jonas.call('POST', `api/evenings/${id}/join`);
    expect(await eveningSeen(mia, id)).toMatchObject({ stage: 'gathering', at });
    late += 3_600_000;
    await Promise.all([eveningSeen(mia, id), eveningSeen(jonas, id)]);
    late += 61_000;
    const begun = await eveningWhen(mia, id, ({ stage }) => stage === 'playing');
    expect(begun.played[0]?.tables[0]?.seats.map(({ isAway }) => isAway)).toEqual([false, false]);
  }, 30_000);

  test('where a table without clocks waits for somebody who is away, anybody who plays lets a bot go on, and the seat stays theirs', async () => {
    const people = await guests('Mia', 'Jonas', 'Ada', 'Bo');
    const [mia] = people as [Client];
    const [stranger] = (await guests('Eve')) as [Client];
    const id = await eveningOf(people, { rounds: 1 });
    const begun = (await act(mia, id, { act: 'next' })).body;
    const table = begun.played[0]?.tables.find(({ seats }) => seats.every(({ player }) => player !== 'p1'));
    const [awaited = -1] = (await mia.sight(table?.id ?? '', 'public')).awaiting;
    const key = table?.seats[awaited]?.player ?? '';
    const absent = people[Number(key.slice(1)) - 1] as Client;
    const other = people.find(client => client !== mia && client !== absent) as Client;
    expect((await act(other, id, { act: 'substitute', player: key })).body).toMatchObject({ error: 'not away' });
    late += 200_000;
    const isMissed = ({ played }: EveningSight) =>
      played.some(({ tables }) => tables.some(({ seats }) => seats.some(seat => seat.isMissed && seat.player === key)));
    await eveningWhen(other, id, isMissed);
    expect((await act(stranger, id, { act: 'substitute', player: key })).status).toBe(403);
    const relieved = (await act(other, id, { act: 'substitute', player: key })).body;
    const seat = relieved.played[0]?.tables.flatMap(({ seats }) => seats).find(({ player }) => player === key);
    expect(seat).toMatchObject({ isAway: true });
    expect(seat?.isMissed).toBeUndefined();
    const back = await absent.call<TableRow>('POST', `api/tables/${table?.id}/join`, {});
    expect(back.body.mine).toHaveLength(1);
  }, 30_000);

  test('is refused where it cannot be played, and nobody is in too many', async () => {
    const [mia, stranger] = (await guests('Mia', 'Jonas')) as [Client, Client];
    const refused = async (change: object) => (await mia.call('POST', 'api/evenings', { ...WISH, ...change })).body.error;
    expect(await refused({ games: ['chess'] })).toBe('no such game');
    expect(await refused({ games: ['city-tour', 'city-tour'] })).toBe('games');
    expect(await refused({ pace: { kind: 'days', days: 1, vacation: 0, then: 'bot' } })).toBe('pace');
    expect(await refused({ name: '\u200b' })).toBe('name');
    expect(await refused({ club: 'A'.repeat(22) })).toBe('no such club');
    const id = await eveningOf([mia]);
    expect((await act(mia, id, { act: 'next' })).body).toMatchObject({ error: 'few' });
    expect((await stranger.call('GET', `api/evenings/${'A'.repeat(22)}`)).status).toBe(404);
    expect((await act(stranger, id, { act: 'end' })).status).toBe(403);
    await stranger.call('POST', `api/evenings/${id}/join`);
    const key = (await eveningSeen(stranger, id)).players.find(({ isMe }) => isMe)?.key;
    await act(mia, id, { act: 'drop', player: key });
    expect((await stranger.call('POST', `api/evenings/${id}/join`)).body).toMatchObject({ error: 'sent away' });
    const answers: number[] = [];
    for (let made = 0; made < 10; made++) answers.push((await mia.call('POST', 'api/evenings', WISH)).status);
    expect(answers.at(-1)).toBe(429);
  });

  test('names nobody any more who was deleted', async () => {
    const [mia, gloria] = (await guests('Mia', 'Gloriana')) as [Client, Client];
    const id = await eveningOf([gloria, mia]);
    await gloria.call('DELETE', 'api/session');
    const seen = await eveningSeen(mia, id);
    expect(JSON.stringify(seen)).not.toContain('Gloriana');
    expect(seen).toMatchObject({ isHost: true });
  });
});
