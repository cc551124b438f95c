// Stored tables that the rules of this program do not fit.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Deed } from '../../host/index.ts';
import type { TableRow } from '../../protocol/index.ts';
import { type Running, startServer } from '../index.ts';
import { secret } from '../secrets.ts';
import { Client, gameNamed, moveFor, wishOf } from '../server.testing.ts';
import { openStore, type Store, type TableBody } from '../storage/index.ts';
import { bodyOf } from '../storage/store.testing.ts';

const data = mkdtempSync(join(tmpdir(), 'unplayable-'));
const serving = { port: 0, host: '127.0.0.1', keeping: { data }, pages: null };
let server: Running;
let mia: Client;
let newer: TableBody;
let damaged: TableBody;

beforeAll(async () => {
  const before = await startServer(serving);
  mia = await Client.named(before.address, 'Mia');
  const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf('eighty-days', ['human', 'human']))).body;
  await mia.call('POST', `api/tables/${id}/start`, {});
  const game = await gameNamed('eighty-days');
  for (const key of ['one', 'two']) {
    const [seat = 0] = (await mia.sight(id, 'public')).awaiting;
    await mia.ask(id, moveFor(game, await mia.sight(id, seat), seat, key));
  }
  await before.close();
  const store = await openStore({ data }, () => {});
  newer = await kept(store, bodyOf({ id: secret(), version: 7 }), []);
  const [file, deeds] = [await store.table(id), await store.since(id, 0)];
  if (!file) throw new Error('the table is not stored');
  damaged = await kept(store, { ...file.body, id: secret() }, deeds.map(withOtherCheck));
  await store.close();
  server = await startServer(serving);
  mia.address = server.address;
});

afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true });
});

async function kept(store: Store, body: TableBody, deeds: readonly Deed[]): Promise<TableBody> {
  await store.addTable(body, 1);
  await store.changeTable(body, 1, 1, 'playing');
  for (const deed of deeds) await store.append(body.id, deed, { at: null, isOver: false });
  return body;
}

/** The second deed as if the rules had led elsewhere. */
function withOtherCheck({ check: _, ...deed }: Deed): Deed {
  return deed.number < 2 ? deed : { ...deed, entries: deed.entries.map(entry => ({ ...entry, check: '0000000000000000' })) };
}

const UPDATE = 'this match is played by version 7 of the rules of eighty-days, and this program knows versions up to 2: update it';
const DIFFERS =
  /^from entry 2 on this table does not follow from the rules of eighty-days .* run the program that played it, or restore a backup$/;

test('a table of newer rules is refused over HTTP, with what to do', async () => {
  const { status, body } = await mia.call('GET', `api/tables/${newer.id}/sight`);

  expect([status, body]).toEqual([409, { error: 'unknown version', text: UPDATE, facts: { version: 7, known: 2 } }]);
});

test('and over a socket', async () => {
  const socket = await mia.socket();
  socket.send({ table: newer.id, ask: { type: 'watch', viewer: 'public' } });

  expect(await socket.until(({ error, text }) => error && [error, text])).toEqual(['unknown version', UPDATE]);
  socket.raw.close();
});

test('a table whose check numbers do not fit is not played on, and says from which entry', async () => {
  const looked = await mia.call('GET', `api/tables/${damaged.id}/sight`);
  expect([looked.status, looked.body]).toEqual([409, { error: 'other rules', text: expect.stringMatching(DIFFERS), facts: { entry: 2 } }]);
  const asked = await mia.call('POST', `api/tables/${damaged.id}/ask`, {
    ask: { type: 'play', key: 'k', seat: 0, decision: 0, moves: ['take coin'] },
  });
  expect([asked.status, asked.body]).toMatchObject([409, { error: 'other rules' }]);
});

test('the operator hears of both, once each time the table is opened', async () => {
  const faults = async () => Number(/^tabletour_faults_total (\d+)/m.exec((await mia.call<string>('GET', 'metrics')).body)?.[1]);
  const look = async () => {
    const before = await faults();
    for (const { id } of [newer, damaged]) await mia.call('GET', `api/tables/${id}/sight`);
    return (await faults()) - before;
  };
  await look();
  expect(await faults()).toBeGreaterThanOrEqual(2);
  // On a busy machine a table may have been closed meanwhile, and is then opened and told of once more.
  await expect.poll(look).toBe(0);
});

test('a new table is set by the newest rules', async () => {
  const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf('eighty-days', ['human', 'human']))).body;
  await mia.call('POST', `api/tables/${id}/start`, {});

  expect(await mia.sight(id, 'public')).toMatchObject({ version: 2 });
});
