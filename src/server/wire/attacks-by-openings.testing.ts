// Tables that are not in memory must be read and played again: what somebody may try to have opened.
import { expect, test } from 'vitest';
import type { TableRow } from '../../protocol/index.ts';
import { Client, wishOf } from '../server.testing.ts';
import { counting, type FreshStore, finishedMatch, PLENTY, type Serve } from './attack.testing.ts';

const NOW = Date.now();
/** While time stands still, nobody gets anything back: a session has 100 units, an address 1,000. */
const STILL = { rate: 600, clock: () => NOW };

export function openingsInPlenty(serve: Serve, freshStore: FreshStore): void {
  test('nobody opens a match by sitting down where it is over', async () => {
    const [keeping, { counted, games }] = [await freshStore(), await counting('eighty-days')];
    const { id } = await finishedMatch(await Client.named((await serve({ keeping, games, rate: PLENTY })).address, 'Mia'));
    const eve = await Client.named((await serve({ keeping, games, rate: PLENTY })).address, 'Eve');
    counted.plays = 0;
    expect(await eve.call('POST', `api/tables/${id}/join`, {})).toMatchObject({ status: 409, body: { error: 'over' } });
    expect(counted.plays).toBe(0);
  });

  test.each([
    ['talks', 'POST', 'chat', { text: 'hello' }],
    ['reports somebody', 'POST', 'report', { seat: 0, reason: 'a bot' }],
    ['asks for moves', 'GET', 'moves', undefined],
    ['looks at orders', 'GET', 'orders', undefined],
    ['silences it', 'PUT', 'notices', { isSilent: true }],
    ['leaves', 'POST', 'leave', {}],
  ])('who %s at a table that is not in memory pays for its opening', async (_what, method, path, body) => {
    const keeping = await freshStore();
    const mia = await Client.named((await serve({ keeping, rate: PLENTY })).address, 'Mia');
    const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf('eighty-days', ['human', 'human']))).body;
    await mia.call('POST', `api/tables/${id}/start`, {});
    const later = mia.at((await serve({ keeping, ...STILL })).address);
    await later.call(method, `api/tables/${id}/${path}`, body);
    expect((await later.call('GET', 'api/session')).status).toBe(429);
    // It is in memory now.
    const jonas = await Client.named(later.address, 'Jonas');
    await jonas.call('POST', `api/tables/${id}/chat`, { text: 'hello' });
    expect((await jonas.call('GET', 'api/session')).status).toBe(200);
  });

  test.each([
    ['chooses hours', 'PATCH', 'api/session/rest', { hours: { from: 8, to: 22, offset: 0 } }, { status: 200, rate: 600 }],
    ['is deleted', 'DELETE', 'api/session', undefined, { status: 204, rate: 540 }],
  ])('the address of who %s pays for all tables that are told', async (_what, method, path, body, { status, rate }) => {
    const keeping = await freshStore();
    const mia = await Client.named((await serve({ keeping, rate: PLENTY })).address, 'Mia');
    const wish = wishOf('eighty-days', ['human', 'human'], { pace: { kind: 'days', days: 2, vacation: 0, then: 'quiet' } });
    for (let table = 0; table < 3; table++) {
      const { id } = (await mia.call<TableRow>('POST', 'api/tables', wish)).body;
      await mia.call('POST', `api/tables/${id}/start`, {});
    }
    const later = mia.at((await serve({ keeping, ...STILL, rate })).address);
    expect((await later.call(method, path, body)).status).toBe(status);
    expect((await new Client(later.address).call('GET', 'api/kept')).status).toBe(429);
    expect((await new Client(later.address, '203.0.113.9').call('GET', 'api/kept')).status).toBe(200);
  });
}
