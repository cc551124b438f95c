import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ClubRow, ClubSight, EveningSight, TableRow } from '../../protocol/index.ts';
import { playSeat, SHORT_GAMES, WISH } from '../evenings/evenings.testing.ts';
import type { Running } from '../index.ts';
import { Client, freshServer, wishOf } from '../server.testing.ts';

let server: Running;
beforeAll(async () => {
  server = await freshServer({ games: SHORT_GAMES, limits: { clubsAnHour: 20, memberships: 3, members: 3 } });
});
afterAll(() => server.close());

const guest = (name: string) => Client.named(server.address, name);
const founded = async (client: Client, name = 'Friday club') => (await client.call<ClubSight>('POST', 'api/clubs', { name })).body;
const linkOf = ({ inside }: ClubSight) => inside?.link ?? '';

test('a club shows its members their tables, results and ranking, and strangers its name alone', async () => {
  const [mia, jonas, stranger] = [await guest('Mia'), await guest('Jonas'), await guest('Eve')];
  const link = linkOf(await founded(mia));
  expect((await jonas.call<ClubSight>('GET', `api/clubs/${link}`)).body).toEqual({ name: 'Friday club', count: 1 });
  await jonas.call('POST', `api/clubs/${link}/join`);
  expect((await jonas.call<ClubRow[]>('GET', 'api/clubs/mine')).body).toMatchObject([{ link, count: 2 }]);
  const wish = wishOf('night-train', ['human', 'open'], { club: link });
  expect((await stranger.call('POST', 'api/tables', wish)).body.error).toBe('no member');
  const { id } = (await mia.call<TableRow>('POST', 'api/tables', wish)).body;
  await jonas.call('POST', `api/tables/${id}/join`, {});
  await mia.call('POST', `api/tables/${id}/start`);
  expect((await jonas.call<ClubSight>('GET', `api/clubs/${link}`)).body.inside?.tables).toMatchObject([{ id, stage: 'playing' }]);
  await Promise.all([playSeat(mia, id), playSeat(jonas, id)]);
  const { inside } = (await jonas.call<ClubSight>('GET', `api/clubs/${link}`)).body;
  expect(inside).toMatchObject({ tables: [], results: [{ table: id, game: 'night-train' }], rankings: [{ game: 'night-train' }] });
  expect(inside?.rankings[0]?.places.reduce((sum, { points }) => sum + points, 0)).toBe(12);
  const again = (await mia.call<TableRow>('POST', `api/tables/${id}/rematch`)).body;
  const evening = (await mia.call<EveningSight>('POST', 'api/evenings', { ...WISH, club: link })).body;
  expect(evening.club).toBe(link);
  expect((await stranger.call<EveningSight>('GET', `api/evenings/${evening.id}`)).body.club).toBeUndefined();
  const now = (await jonas.call<ClubSight>('GET', `api/clubs/${link}`)).body.inside;
  expect(now).toMatchObject({ tables: [{ id: again.id }], evenings: [{ id: evening.id }] });

  // Whoever is deleted is named nowhere, and somebody else goes on with the club.
  await mia.call('DELETE', 'api/session');
  const after = (await jonas.call<ClubSight>('GET', `api/clubs/${link}`)).body;
  expect(after).toMatchObject({ count: 1, inside: { isFounder: true } });
  expect(JSON.stringify(after)).not.toContain('Mia');
});

test('the founder writes the notice, makes a new link, removes people and deletes it; nobody else does', async () => {
  const [mia, jonas] = [await guest('Mia'), await guest('Jonas')];
  const link = linkOf(await founded(mia));
  const joined = (await jonas.call<ClubSight>('POST', `api/clubs/${link}/join`)).body;
  const key = joined.inside?.members.find(({ isMe }) => isMe)?.key;
  for (const [method, path, body] of [
    ['PATCH', '', { notice: 'mine' }],
    ['POST', '/link', undefined],
    ['POST', '/remove', { member: 'm1' }],
    ['DELETE', '', undefined],
  ] as const)
    expect((await jonas.call(method, `api/clubs/${link}${path}`, body)).status).toBe(403);
  const told = (await mia.call<ClubSight>('PATCH', `api/clubs/${link}`, { notice: 'Tea at eight', next: 5 })).body;
  expect(told.inside).toMatchObject({ notice: 'Tea at eight', next: 5 });
  const renewed = linkOf((await mia.call<ClubSight>('POST', `api/clubs/${link}/link`)).body);
  expect((await jonas.call('GET', `api/clubs/${link}`)).status).toBe(404);
  expect((await jonas.call<ClubRow[]>('GET', 'api/clubs/mine')).body[0]?.link).toBe(renewed);
  await mia.call('POST', `api/clubs/${renewed}/remove`, { member: key });
  expect((await jonas.call('POST', `api/clubs/${renewed}/join`)).body.error).toBe('sent away');
  expect((await jonas.call<ClubSight>('GET', `api/clubs/${renewed}`)).body.inside).toBeUndefined();
  expect((await mia.call('DELETE', `api/clubs/${renewed}`)).status).toBe(204);
  expect((await jonas.call('POST', `api/clubs/${renewed}/join`)).status).toBe(404);
});

test('nobody is in too many clubs, and no club has too many members', async () => {
  const people = await Promise.all(['Mia', 'Jonas', 'Ada', 'Bo'].map(guest));
  const [mia] = people as [Client];
  const links = [linkOf(await founded(mia)), linkOf(await founded(mia)), linkOf(await founded(mia))];
  expect((await mia.call('POST', 'api/clubs', { name: 'One more' })).status).toBe(429);
  const joined = [];
  for (const client of people) joined.push((await client.call('POST', `api/clubs/${links[0]}/join`)).status);
  expect(joined).toEqual([200, 200, 200, 429]);
  expect((await mia.call('POST', 'api/clubs', { name: '\u200b' })).status).toBe(429);
});
