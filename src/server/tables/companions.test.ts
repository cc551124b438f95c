import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Companion, TableRow } from '../../protocol/index.ts';
import type { Running } from '../index.ts';
import { HookListener } from '../notify/hook-listener.testing.ts';
import { Client, freshServer, wishOf } from '../server.testing.ts';

let server: Running;
const hook = new HookListener();
beforeAll(async () => {
  server = await freshServer({ privateWebhooks: true });
});
afterAll(async () => {
  hook.close();
  await server.close();
});

const guest = (name: string) => Client.named(server.address, name);
const at = (id: string, who: Client, what: string, body: object = {}) =>
  who.call<TableRow & { error?: string }>('POST', `api/tables/${id}/${what}`, body);
const setBy = async (who: Client) => (await who.call<TableRow>('POST', 'api/tables', wishOf('city-tour', ['human', 'open']))).body.id;
const companionsOf = async (who: Client) => (await who.call<Companion[]>('GET', 'api/companions')).body;

/** A day of City Tour that both give up. */
async function playedBy(one: Client, other: Client): Promise<string> {
  const id = await setBy(one);
  await at(id, other, 'join');
  await at(id, one, 'start');
  for (const [seat, who] of [one, other].entries()) {
    const { decisions } = await who.sight(id, seat);
    await who.ask(id, { type: 'play', key: `give up ${seat}`, seat, decision: decisions[seat] ?? 0, moves: ['concede'] });
  }
  expect((await one.call<TableRow>('GET', `api/tables/${id}`)).body.stage).toBe('over');
  return id;
}

test('people of finished matches who want notices are asked to the next table, once and not too often', async () => {
  const [mia, bruno, eve] = await Promise.all([guest('Mia'), guest('Bruno'), guest('Eve')]);
  const past = await playedBy(mia, bruno);
  expect(await companionsOf(mia)).toEqual([]);
  const next = await setBy(mia);
  expect((await at(next, mia, 'invite', { table: past, seat: 1 })).body.error).toBe('not reachable');

  const webhook = hook.address;
  await bruno.call('PATCH', 'api/session', { webhook });
  const [found] = await companionsOf(mia);
  expect(found).toEqual({ table: past, seat: 1, name: 'Bruno', game: 'city-tour' });
  expect(await companionsOf(eve)).toEqual([]);

  const who = { table: past, seat: 1 };
  expect((await at(next, eve, 'invite', who)).body.error).toBe('not met');
  expect((await at(next, mia, 'invite', { table: past, seat: 0 })).body.error).toBe('not met');
  expect((await at(next, mia, 'invite', { table: next, seat: 0 })).body.error).toBe('not met');
  expect((await at(past, mia, 'invite', who)).body.error).toBe('full');
  expect((await at(next, mia, 'invite', who)).status).toBe(200);
  expect((await at(next, mia, 'invite', who)).body.error).toBe('asked');
  await expect
    .poll(() => hook.calls)
    .toEqual([{ event: 'invitation', table: next, game: 'city-tour', from: 'Mia', text: 'Mia asks you to play: City Tour.' }]);

  // Six an hour; three were used up before, though only one was told of.
  const more: number[] = [];
  for (let table = 0; table < 4; table++) more.push((await at(await setBy(mia), mia, 'invite', who)).status);
  expect(more).toEqual([200, 200, 200, 429]);
  await bruno.call('PATCH', 'api/session', { isAskable: false });
  expect(await companionsOf(mia)).toEqual([]);
});
