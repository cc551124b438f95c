import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../storage/index.ts';
import { bodyOf, deedOf } from '../storage/store.testing.ts';
import { Digests } from './digests.ts';

test('once a day somebody is told of all tables that wait for them, but for those they have silenced; with none, of nothing', async () => {
  const data = mkdtempSync(join(tmpdir(), 'digest-'));
  const store = await openStore({ data }, () => {});
  const session = { id: 'mia', name: 'Mia', since: 0, webhook: null, push: null };
  await store.addSession(session, 'r', 't');
  const set = async (change: object, awaiting: readonly number[]) => {
    const body = bodyOf({ holders: ['mia', 'jonas'], ...change });
    await store.addTable(body, 1);
    await store.changeTable(body, 1, 2, 'playing');
    await store.append(body.id, { ...deedOf(1), standing: { awaiting } }, { at: null, isOver: false });
    return body.id;
  };
  const waits = await set({}, [0]);
  await set({}, [1]);
  await set({ silent: ['mia'] }, [0]);
  await store.setDigest('mia', 100);
  await store.setDigest('nobody', 100);
  const told: string[][] = [];
  const digests = new Digests({
    store,
    clock: () => 100,
    waiting: ({ body }) => ({ id: body.id, game: body.game, title: { en: '' }, others: [] }),
    tell: async (_, tables) => void told.push(tables.map(({ id }) => id)),
    report: error => {
      throw error;
    },
  });
  await digests.tellDue();
  await digests.tellDue();
  expect(told).toEqual([[waits]]);
  await store.close();
  rmSync(data, { recursive: true });
});
