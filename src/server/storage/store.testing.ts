import { describe, expect, test } from 'vitest';
import type { Deed } from '../../host/index.ts';
import type { SessionBody, TableBody } from './records.ts';
import type { Store } from './store.ts';

const WAITING = { at: null, isOver: false };

let made = 0;

/** A table that nobody else has. */
export function bodyOf(change: Partial<TableBody> = {}): TableBody {
  const id = `table-${++made}-${Math.random()}`;
  return {
    id,
    game: 'eighty-days',
    version: 1,
    options: {},
    pace: { kind: 'untimed' },
    seats: [{ kind: 'human', name: 'Mia' }, { kind: 'open' }],
    holders: ['mia', null],
    host: 'mia',
    listed: true,
    seed: 'seed',
    since: 0,
    rematch: null,
    vacated: [],
    ...change,
  };
}

/** A deed without moves. */
export function deedOf(number: number, key = `key ${number}`): Deed {
  return { number, key, what: 'play', seat: 0, from: 0, entries: [], at: number };
}

export function sessionOf(id: string): SessionBody {
  return { id, name: 'Mia', since: 0, webhook: null, push: null };
}

export async function started(store: Store, change: Partial<TableBody> = {}): Promise<string> {
  const body = bodyOf(change);
  await store.addTable(body, 1);
  await store.changeTable(body, 1, 2, 'playing');
  return body.id;
}

/** What every store promises. */
export function keepsItsPromises(opened: () => Store): void {
  describe('deeds', () => {
    test('are kept in order, and read back as they were', async () => {
      const store = opened();
      const id = await started(store);
      for (const number of [1, 2, 3]) expect(await store.append(id, deedOf(number), WAITING)).toBe('kept');
      expect((await store.load(id))?.deeds).toEqual([deedOf(1), deedOf(2), deedOf(3)]);
      expect(await store.since(id, 2)).toEqual([deedOf(3)]);
    });

    test('have numbers and keys that are taken once', async () => {
      const store = opened();
      const id = await started(store);
      await store.append(id, deedOf(1, 'a'), WAITING);
      expect(await store.append(id, deedOf(1, 'b'), WAITING)).toBe('taken');
      expect(await store.append(id, deedOf(2, 'a'), WAITING)).toBe('taken');
      expect(await store.since(id, 0)).toEqual([deedOf(1, 'a')]);
    });

    test('of many at once are each kept or taken, never both and never neither', async () => {
      const store = opened();
      const ids = await Promise.all(Array.from({ length: 10 }, () => started(store)));
      const rivals = ids.flatMap(id => ['a', 'b', 'c'].map(key => ({ id, key })));
      const answers = await Promise.all(rivals.map(({ id, key }) => store.append(id, deedOf(1, key), WAITING)));
      for (const id of ids) {
        const kept = rivals.filter((rival, at) => rival.id === id && answers[at] === 'kept').map(({ key }) => key);
        expect((await store.since(id, 0)).map(({ key }) => key)).toEqual(kept);
        expect(kept).toHaveLength(1);
      }
    });
  });

  describe('tables', () => {
    test('change only for who knows the last change', async () => {
      const store = opened();
      const body = bodyOf();
      await store.addTable(body, 1);
      expect(await store.changeTable({ ...body, listed: false }, 1, 2)).toBe(true);
      expect(await store.changeTable({ ...body, listed: true }, 1, 3)).toBe(false);
      expect(await store.table(body.id)).toMatchObject({ rev: 2, stage: 'gathering', body: { listed: false } });
    });

    test('are no books before they begin', async () => {
      const store = opened();
      const body = bodyOf();
      await store.addTable(body, 1);
      expect(await store.load(body.id)).toBeUndefined();
      expect(await store.load('nowhere')).toBeUndefined();
    });

    test('are listed while they gather, and found by those who sit there', async () => {
      const store = opened();
      const [listed, hidden] = [bodyOf({ holders: ['jonas', null] }), bodyOf({ listed: false, holders: ['jonas', 'ada'] })];
      await store.addTable(listed, 1);
      await store.addTable(hidden, 2);
      const gathering = (await store.gathering(1000)).files.map(({ body }) => body.id);
      expect(gathering).toContain(listed.id);
      expect(gathering).not.toContain(hidden.id);
      expect((await store.tablesOf('jonas', 10)).map(({ body }) => body.id)).toEqual([hidden.id, listed.id]);
      await store.changeTable({ ...hidden, holders: [null, 'ada'] }, 1, 3);
      expect((await store.tablesOf('jonas', 10)).map(({ body }) => body.id)).toEqual([listed.id]);
    });

    test('are listed page by page, each once, though some go meanwhile', async () => {
      const store = opened();
      const host = `host ${Math.random()}`;
      const bodies = Array.from({ length: 7 }, () => bodyOf({ host, listed: true }));
      // Some gather since the same moment.
      for (const [at, body] of bodies.entries()) await store.addTable(body, 1000 + (at >> 1));
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const { files, next } = await store.gathering(2, after);
        expect(files.length).toBeGreaterThan(0);
        seen.push(...files.map(({ body }) => body.id));
        after = next;
      } while (after !== undefined);
      expect(new Set(seen).size).toBe(seen.length);
      expect(bodies.filter(({ id }) => !seen.includes(id))).toEqual([]);
    });

    test('in play are found before those that are over, however many there are', async () => {
      const store = opened();
      const holders = [`collector ${Math.random()}`, null];
      const playing = await started(store, { holders });
      const over = [await started(store, { holders }), await started(store, { holders })];
      for (const id of over) await store.append(id, deedOf(9), { at: null, isOver: true });
      const found = (await store.tablesOf(holders[0] ?? '', 2)).map(({ body }) => body.id);
      expect(found).toHaveLength(2);
      expect(found).toContain(playing);
    });

    test('tell how far they are', async () => {
      const store = opened();
      const id = await started(store);
      await store.append(id, deedOf(1), WAITING);
      await store.say(id, { name: 'Mia', text: 'hello', at: 1 });
      expect(await store.progress([id, 'nowhere'])).toEqual([{ id, rev: 2, number: 1, said: 1 }]);
    });

    test('that are over stay over', async () => {
      const store = opened();
      const id = await started(store);
      await store.append(id, deedOf(1), { at: null, isOver: true });
      expect((await store.table(id))?.stage).toBe('over');
    });
  });

  describe('work', () => {
    test('that is due is taken by one, and by another when the first is gone', async () => {
      const store = opened();
      const id = await started(store);
      await store.append(id, deedOf(1), { at: 100, isOver: false });
      const claimed = await Promise.all(['a', 'b'].map(by => store.claimDue(by, 100, 200, 1000)));
      expect(claimed.filter(ids => ids.includes(id))).toHaveLength(1);
      const [first, second] = claimed[0]?.includes(id) ? ['a', 'b'] : ['b', 'a'];
      expect(await store.lease([id], second, 150, 250)).toEqual([]);
      expect(await store.lease([id], first, 150, 250)).toEqual([id]);
      expect(await store.claimDue(second, 251, 300, 1000)).toContain(id);
      await store.release(second, 251);
      expect(await store.lease([id], first, 260, 300)).toEqual([id]);
    });

    test('that cannot be done is put off', async () => {
      const store = opened();
      const id = await started(store);
      await store.append(id, deedOf(1), { at: 5, isOver: false });
      await store.postpone(id, 4, 800);
      expect(await store.claimDue('a', 5, 6, 1000)).toContain(id);
      await store.postpone(id, 5, 800);
      expect(await store.claimDue('a', 799, 801, 1000)).not.toContain(id);
      expect(await store.claimDue('a', 800, 801, 1000)).toContain(id);
      await store.setDue(id, 1, null);
    });

    test('is not due any more once it is done, unless something happened since', async () => {
      const store = opened();
      const id = await started(store);
      await store.append(id, deedOf(1), { at: 5, isOver: false });
      await store.setDue(id, 0, null);
      expect(await store.claimDue('a', 5, 6, 1000)).toContain(id);
      await store.setDue(id, 1, null);
      expect(await store.claimDue('a', 900, 901, 1000)).not.toContain(id);
    });
  });

  describe('orders', () => {
    const orders = (seat: number, play: string) => ({ seat, from: 0, check: '', decision: 0, lines: [{ if: [], play }] });

    test('are kept for each seat, taken back by who gave them alone, and found until they were looked at', async () => {
      const store = opened();
      const id = await started(store);
      await store.keepOrders(id, { session: 'mia', orders: orders(0, 'a') }, 0);
      await store.keepOrders(id, { session: 'mia', orders: orders(0, 'b') }, 0);
      await store.keepOrders(id, { session: 'ada', orders: orders(1, 'c') }, 0);
      expect(await store.ordersAt(id)).toEqual([
        { session: 'mia', orders: orders(0, 'b') },
        { session: 'ada', orders: orders(1, 'c') },
      ]);
      expect(await store.unseenOrders(1000)).not.toContain(id);
      await store.append(id, deedOf(1), WAITING);
      expect(await store.unseenOrders(1000)).toContain(id);
      await store.noteOrders(id, 1);
      expect(await store.unseenOrders(1000)).not.toContain(id);
      await store.dropOrders(id, 1, 'mia');
      await store.dropOrders(id, 0, 'mia');
      expect(await store.ordersAt(id)).toEqual([{ session: 'ada', orders: orders(1, 'c') }]);
    });
  });

  describe('digests', () => {
    test('are taken once a day each, by one of several', async () => {
      const store = opened();
      const id = `digest ${Math.random()}`;
      await store.setDigest(id, 5000);
      expect(await store.takeDigests(4999, 1000)).not.toContain(id);
      const taken = await Promise.all([store.takeDigests(5000, 1000), store.takeDigests(5000, 1000)]);
      expect(taken.flat().filter(each => each === id)).toHaveLength(1);
      expect(await store.takeDigests(5000 + 86_399_999, 1000)).not.toContain(id);
      expect(await store.takeDigests(5000 + 3 * 86_400_000, 1000)).toContain(id);
      expect(await store.takeDigests(5000 + 3 * 86_400_000, 1000)).not.toContain(id);
      await store.setDigest(id, null);
      expect(await store.takeDigests(Number.MAX_SAFE_INTEGER, 1000)).not.toContain(id);
    });
  });

  describe('sessions', () => {
    test('are found by any of their tokens and by the recovery token only', async () => {
      const store = opened();
      const session = sessionOf(`s${Math.random()}`);
      await store.addSession(session, `r ${session.id}`, `t1 ${session.id}`);
      await store.addToken(session.id, `t2 ${session.id}`);
      expect(await store.sessionByToken(`t1 ${session.id}`)).toMatchObject(session);
      expect(await store.sessionByToken(`t2 ${session.id}`)).toMatchObject(session);
      expect(await store.sessionByToken(`r ${session.id}`)).toBeUndefined();
      await store.changeSession({ ...session, name: 'Ada' });
      await store.changeRecovery(session.id, `new ${session.id}`);
      expect(await store.session(session.id)).toMatchObject({ name: 'Ada' });
      expect(await store.takeRecovery(`r ${session.id}`, 'next')).toBeUndefined();
      await store.endTokens(session.id, `t2 ${session.id}`);
      expect(await store.validTokens([1, 2].map(count => `t${count} ${session.id}`))).toEqual([`t2 ${session.id}`]);
    });

    test('give their recovery token to one of many who have it', async () => {
      const store = opened();
      const session = sessionOf(`s${Math.random()}`);
      await store.addSession(session, `r ${session.id}`, `t ${session.id}`);
      const taken = await Promise.all([1, 2, 3].map(count => store.takeRecovery(`r ${session.id}`, `next ${count} ${session.id}`)));
      expect(taken.filter(each => each !== undefined)).toEqual([session]);
    });
  });

  test('what is made once stays', async () => {
    const store = opened();
    const name = `name ${Math.random()}`;
    const all = await Promise.all(['a', 'b', 'c'].map(value => store.once(name, () => value)));
    expect(new Set(all).size).toBe(1);
  });

  test('chat is numbered, and the last lines are read first', async () => {
    const store = opened();
    const id = await started(store);
    for (const text of ['one', 'two', 'three']) await store.say(id, { name: 'Mia', text, at: 1 });
    expect((await store.chat(id, 0, 2)).map(({ number, text }) => [number, text])).toEqual([
      [2, 'two'],
      [3, 'three'],
    ]);
    expect(await store.chat(id, 3, 10)).toEqual([]);
  });

  test('what many say at once is numbered without a gap, and counted', async () => {
    const store = opened();
    const id = await started(store);
    const all = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(text => store.say(id, { name: 'Mia', text, at: 1 })));
    const kept = await store.chat(id, 0, 10);
    expect(kept.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(kept).toEqual([...all].sort((one, other) => one.number - other.number));
    expect(await store.progress([id])).toMatchObject([{ said: 6 }]);
  });

  describe('attempts at a Daily Tour', () => {
    const tourOf = () => ({ date: '2026-11-17', game: `game ${Math.random()}` });

    test('are one for each person, whoever else begins at the same time', async () => {
      const [store, tour] = [opened(), tourOf()];
      const begun = await Promise.all(['a', 'b', 'c', 'd'].map(table => store.beginAttempt(tour, 'mia', table)));
      expect(new Set(begun).size).toBe(1);
      expect(await store.attempt(tour, 'mia')).toEqual({ tableId: begun[0] });
      expect(await store.beginAttempt(tour, 'jonas', 'e')).toBe('e');
    });

    test('enter the table once they are over, the best in time first', async () => {
      const [store, tour] = [opened(), tourOf()];
      const ids = [await started(store), await started(store), await started(store)];
      for (const [at, id] of ids.entries()) {
        await store.beginAttempt(tour, `session ${at} ${tour.game}`, id);
        await store.append(id, deedOf(1), { at: null, isOver: true });
      }
      expect([...(await store.unsettled(tour, 10))].sort()).toEqual([...ids].sort());
      await store.settle(tour, new Map(ids.map((id, at) => [id, { score: 10 + at, isWon: at > 0, at: 100 * (at + 1) }])));
      expect(await store.unsettled(tour, 10)).toEqual([]);
      const inTime = [
        { score: 10, count: 1 },
        { score: 11, count: 1 },
      ];
      expect(await store.dailyCounts(tour, 250)).toEqual({ begun: 3, won: 1, scores: inTime });
      expect(await store.bestOf(tour, 250)).toBe(ids[1]);
      expect(await store.daysPlayed(`session 0 ${tour.game}`, '2026-01-01')).toEqual([tour.date]);
    });
  });
}
