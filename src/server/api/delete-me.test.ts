import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DailyDay, TableRow } from '../../protocol/index.ts';
import type { Running } from '../index.ts';
import { Client, freshServer, wishOf } from '../server.testing.ts';

let server: Running;
beforeAll(async () => {
  server = await freshServer();
});
afterAll(() => server.close());

test('whoever is deleted is named nowhere any more, and the others play on', async () => {
  const [mia, jonas] = [await Client.named(server.address, 'Miranda'), await Client.named(server.address, 'Jonas')];
  const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf('eighty-days', ['human', 'open']))).body;
  await jonas.call('POST', `api/tables/${id}/join`, {});
  await mia.call('POST', `api/tables/${id}/start`, {});
  await mia.call('POST', `api/tables/${id}/chat`, { text: 'my address is secret' });
  await jonas.call('POST', `api/tables/${id}/chat`, { text: 'hello' });
  await mia.call('POST', 'api/daily/city-tour');
  expect((await mia.call('DELETE', 'api/session')).status).toBe(204);

  expect((await mia.call('GET', 'api/session')).status).toBe(401);
  const shown = [
    (await jonas.call<TableRow>('GET', `api/tables/${id}`)).body,
    (await jonas.call('GET', `api/tables/${id}/chat`)).body,
    await jonas.sight(id, 'public'),
    (await jonas.call<DailyDay>('GET', 'api/daily')).body,
  ];
  expect(JSON.stringify(shown)).not.toMatch(/Miranda|secret/);
  expect(shown[0]).toMatchObject({ stage: 'playing', seats: [{ kind: 'bot', name: 'Traveller' }, { name: 'Jonas' }] });
  expect(JSON.stringify(shown[1])).toContain('hello');
});
