import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableRow } from '../../protocol/index.ts';
import type { Running } from '../index.ts';
import { Client, freshServer, gameNamed, moveFor, wishOf } from '../server.testing.ts';
import { openPushService, senderOf, subscriber } from './push-service.testing.ts';

let server: Running;
let service: Awaited<ReturnType<typeof openPushService>>;
let status: number | Promise<number> = 201;
beforeAll(async () => {
  service = await openPushService(() => status);
  server = await freshServer({ privateWebhooks: true, contact: 'mailto:host@example.org' });
});
afterAll(async () => {
  await server.close();
  service.close();
});

/** Two people who get pushes play until it is the turn of the next, so many times; neither looks at the table. */
async function turnPasses(times = 1, { address } = server) {
  const browser = subscriber();
  const people = [await Client.named(address, 'Mia'), await Client.named(address, 'Jonas')] as const;
  for (const each of people) {
    const push = { endpoint: `${service.address}/box/7`, keys: browser.keys };
    expect((await each.call<{ hasPush: boolean }>('PATCH', 'api/session', { push })).body.hasPush).toBe(true);
  }
  const [mia, jonas] = people;
  const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf('eighty-days', ['human', 'open']))).body;
  await jonas.call('POST', `api/tables/${id}/join`, {});
  await mia.call('POST', `api/tables/${id}/start`, {});
  const game = await gameNamed('eighty-days');
  const turn = async () => (await mia.sight(id, 'public')).awaiting[0] ?? 0;
  let [seat, passed] = [await turn(), 0];
  while (passed < times) {
    const mover = people[seat] ?? mia;
    await mover.ask(id, moveFor(game, await mover.sight(id, seat), seat, 'turn'));
    const next = await turn();
    if (next !== seat) passed++;
    seat = next;
  }
  return { id, browser, told: people[seat] ?? mia };
}

test('a browser is sent a push that only it can read, from a sender it can know', async () => {
  status = 201;
  const { id, browser } = await turnPasses();
  const { authorization, ttl, body } = await service.next();
  const { key, claims } = senderOf(authorization);
  const { key: ours } = (await new Client(server.address).call<{ key: string }>('GET', 'api/push-key')).body;

  expect(browser.read(body)).toMatchObject({ event: 'your turn', table: id, game: 'eighty-days' });
  expect(body.toString('latin1')).not.toContain(id);
  expect(key).toBe(ours);
  expect(claims).toMatchObject({ aud: service.address, sub: 'mailto:host@example.org' });
  expect(ttl).toBe('3600');
});

/** The tables of the next pushes, in the order of the browsers. */
async function tablesTold(...browsers: readonly ReturnType<typeof subscriber>[]): Promise<readonly unknown[]> {
  const told: unknown[] = [];
  for (const browser of browsers) told.push((browser.read((await service.next()).body) as { readonly table: string }).table);
  return told;
}

test('a table sends a browser one push a minute', async () => {
  status = 201;
  const first = await turnPasses(4);
  const second = await turnPasses(1);
  expect(await tablesTold(first.browser, first.browser, second.browser)).toEqual([first.id, first.id, second.id]);
});

test('who could not be sent a push at once is sent it later, if it is still their turn', async () => {
  status = 201;
  const brief = await freshServer({ privateWebhooks: true, hookPauseMs: 2000 });
  const { id, browser } = await turnPasses(3, brief);
  expect(await tablesTold(browser, browser, browser)).toEqual([id, id, id]);
  await brief.close();
});

test('a subscription that the service no longer knows is forgotten', async () => {
  status = 410;
  const { told } = await turnPasses();
  await service.next();
  for (;;) if (!(await told.call<{ hasPush: boolean }>('GET', 'api/session')).body.hasPush) break;

  expect((await told.call<{ hasPush: boolean }>('GET', 'api/session')).body.hasPush).toBe(false);
});

test('what a guest changes while a push is under way stays', async () => {
  let answer = (_status: number) => {};
  status = new Promise(resolve => {
    answer = resolve;
  });
  const { told } = await turnPasses();
  await service.next();
  await told.call('PATCH', 'api/session', { name: 'Ada', isOpen: true });
  answer(410);
  const session = async () => (await told.call<object>('GET', 'api/session')).body;

  await expect.poll(session).toMatchObject({ hasPush: false });
  expect(await session()).toMatchObject({ name: 'Ada', isOpen: true });
});

test('pushes go to public https addresses only', async () => {
  const strict = await freshServer();
  const mia = await Client.named(strict.address, 'Mia');
  for (const endpoint of ['https://127.0.0.1/box', 'https://localhost/box', 'https://192.168.0.7/box']) {
    const answer = await mia.call('PATCH', 'api/session', { push: { endpoint, keys: subscriber().keys } });
    expect(answer).toMatchObject({ status: 400, body: { text: 'a push service must have a public https address' } });
  }
  expect((await mia.call('PATCH', 'api/session', { push: { endpoint: 'http://example.org/', keys: subscriber().keys } })).status).toBe(400);
  await strict.close();
});
