import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnRest, TableRow } from '../../protocol/index.ts';
import type { Running } from '../index.ts';
import { nextDigest } from '../notify/digests.ts';
import { HookListener } from '../notify/hook-listener.testing.ts';
import { digestData, hookCall, turnData } from '../notify/message.ts';
import { ownRestOf, withRest } from '../rest/own-rest.ts';
import { Client, freshServer, gameNamed, moveFor, wishOf } from '../server.testing.ts';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 17, 12);
const PACE = { kind: 'bank', days: 7, hours: 12, most: 14, then: 'bot' } as const;
const HOURS = { from: 8, to: 22, offset: 60 };

let server: Running;
let now = NOON;
const hook = new HookListener();
beforeAll(async () => {
  server = await freshServer({ time: () => now, privateWebhooks: true });
});
afterAll(async () => {
  hook.close();
  await server.close();
});

/** Two at a table that counts days. */
async function seated() {
  const [mia, jonas] = [await Client.named(server.address, 'Mia'), await Client.named(server.address, 'Jonas')];
  const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf('eighty-days', ['human', 'open'], { pace: PACE }))).body;
  await jonas.call('POST', `api/tables/${id}/join`, {});
  return { mia, jonas, id };
}

test('hours and days off hold at every table that counts days, and everybody there is told', async () => {
  const { mia, jonas, id } = await seated();
  expect((await mia.call('PATCH', 'api/session/rest', { hours: HOURS })).body).toEqual({ hours: HOURS, off: [], daysLeft: 30 });
  await mia.call('POST', `api/tables/${id}/start`, {});
  expect((await jonas.sight(id, 'public')).clocks?.rests).toEqual([{ hours: HOURS, off: [] }, null]);
  const off = { from: NOON, to: NOON + 4 * DAY };
  expect((await jonas.call<OwnRest>('PATCH', 'api/session/rest', { off })).body).toEqual({ off: [off], daysLeft: 26 });
  now += DAY;
  // Coming back early gives back what was not used.
  expect((await jonas.call<OwnRest>('PATCH', 'api/session/rest', { off: null })).body).toEqual({ off: [], daysLeft: 29 });
  expect((await mia.sight(id, 'public')).clocks?.rests).toEqual([{ hours: HOURS, off: [] }, null]);
});

test('there are limits to both', async () => {
  const { mia } = await seated();
  const refused = async (change: object) => (await mia.call('PATCH', 'api/session/rest', change)).body.text;
  expect(await refused({ hours: { from: 8, to: 19, offset: 0 } })).toBe('the hours must be open for at least 12 of 24');
  expect(await refused({ off: { from: now, to: now + 31 * DAY } })).toBe('no more than 30 days off in a year');
  expect(await refused({ off: { from: now, to: now - 1 } })).toMatch(/must end after they begin/);
  expect(await refused({ off: { from: now } })).toMatch(/to/);
});

test('days off of the last year are counted, and no more', () => {
  const once = withRest(undefined, { off: { from: NOON, to: NOON + 20 * DAY } }, NOON);
  const later = NOON + 100 * DAY;
  expect(() => withRest(once, { off: { from: later, to: later + 11 * DAY } }, later)).toThrow('no more than 30 days');
  const year = NOON + 386 * DAY;
  expect(ownRestOf(withRest(once, { off: { from: year, to: year + 30 * DAY } }, year), year).daysLeft).toBe(0);
});

test('who is away is told in the shape they chose; a table that is silent, or a daily digest, calls nobody', async () => {
  const { mia, jonas, id } = await seated();
  const webhook = `${hook.address}topic`;
  for (const each of [mia, jonas]) {
    await each.call('PATCH', 'api/session', { webhook });
    expect((await each.call('PATCH', 'api/session/notices', { kind: 'discord', language: 'de' })).status).toBe(200);
  }
  await mia.call('POST', `api/tables/${id}/start`, {});
  await jonas.call('PATCH', 'api/session/notices', { digest: { hour: 8, offset: 0 } });
  expect((await mia.call<TableRow>('PUT', `api/tables/${id}/notices`, { isSilent: true })).body.isSilent).toBe(true);
  expect((await jonas.call<TableRow>('GET', `api/tables/${id}`)).body.isSilent).toBeUndefined();
  const game = await gameNamed('eighty-days');
  const people = [mia, jonas];
  const turn = async () => (await mia.sight(id, 'public')).awaiting[0] ?? 0;
  const pass = async () => {
    for (let seat = await turn(), first = seat; seat === first; seat = await turn()) {
      const mover = people[seat] ?? mia;
      await mover.ask(id, moveFor(game, await mover.sight(id, seat), seat, `turn ${hook.calls.length}`));
    }
  };
  await pass();
  await pass();
  expect(hook.calls).toEqual([]);
  await mia.call('PUT', `api/tables/${id}/notices`, { isSilent: false });
  await jonas.call('PATCH', 'api/session/notices', { digest: null });
  const waiting = (await turn()) === 0 ? 'Mia' : 'Jonas';
  await pass();
  while (hook.calls.length === 0) await turn();
  const content = `Du bist am Zug: In 80 Tagen um die Welt mit ${waiting}.\n${server.address}t/${id}`;
  expect(hook.calls).toEqual([{ content, allowed_mentions: { parse: [] } }]);
});

test('a message says which table it is, in the language of whoever reads it', () => {
  const table = { id: 't', game: 'g', title: { en: 'Tour', fr: 'Voyage' }, others: ['Bruno', 'Ada'] };
  expect(turnData(table, { language: 'en' })).toEqual({
    event: 'your turn',
    table: 't',
    game: 'g',
    with: ['Bruno', 'Ada'],
    text: 'Your turn: Tour with Bruno and Ada.',
  });
  const digest = digestData([table, { ...table, others: [] }], { language: 'fr', home: 'https://h' });
  expect(digest).toMatchObject({ text: '2 tables vous attendent : Voyage avec Bruno et Ada ; Voyage.', address: 'https://h/games/mine' });
  expect(hookCall('https://ntfy.sh/my-turns', 'ntfy', digest)).toMatchObject({
    address: 'https://ntfy.sh/',
    body: JSON.stringify({
      topic: 'my-turns',
      title: 'Tabletour',
      message: (digest as { text: string }).text,
      click: 'https://h/games/mine',
    }),
  });
});

test('a digest comes when the clock of its reader shows the hour', () => {
  expect(nextDigest({ hour: 8, offset: 60 }, NOON)).toBe(Date.UTC(2026, 10, 18, 7));
  expect(nextDigest({ hour: 20, offset: 60 }, NOON)).toBe(Date.UTC(2026, 10, 17, 19));
  expect(nextDigest({ hour: 8, offset: -600 }, NOON)).toBe(Date.UTC(2026, 10, 17, 18));
});
