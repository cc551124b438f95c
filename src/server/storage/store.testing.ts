import { describe, expect, test } from 'vitest';
import type { Deed } from '../../host/index.ts';
import type { SessionBody, TableBody } from './records.ts';
import type { Store } from './store.ts';

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

/** What every store promises besides: digests, sessions, what is made once, chat, and attempts at a Daily Tour. */
export function keepsItsPromises(opened: () => Store): void {
  keepsDigests(opened);
  keepsSessions(opened);
  keepsChat(opened);
  keepsAttempts(opened);

  test('what is made once stays', async () => {
    const store = opened();
    const name = `name ${Math.random()}`;
    const all = await Promise.all(['a', 'b', 'c'].map(value => store.once(name, () => value)));
    expect(new Set(all).size).toBe(1);
  });
}

function keepsDigests(opened: () => Store): void {
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
}

function keepsSessions(opened: () => Store): void {
  describe('sessions', () => {
    test('are found by any of their tokens and by the recovery token only', async () => {
      const store = opened();
      const session = sessionOf(`s${Math.random()}`);
      await store.addSession(session, `r ${session.id}`, `t1 ${session.id}`);
      await store.addToken(session.id, `t2 ${session.id}`);
      expect(await store.sessionByToken(`t1 ${session.id}`)).toMatchObject(session);
      expect(await store.sessionByToken(`t2 ${session.id}`)).toMatchObject(session);
      expect(await store.sessionByToken(`r ${session.id}`)).toBeUndefined();
      await store.changeSession(session.id, now => ({ ...now, name: 'Ada' }));
      await store.changeRecovery(session.id, `new ${session.id}`);
      expect(await store.session(session.id)).toMatchObject({ name: 'Ada' });
      expect(await store.takeRecovery(`r ${session.id}`, 'next')).toBeUndefined();
      await store.endTokens(session.id, `t2 ${session.id}`);
      expect(await store.validTokens([1, 2].map(count => `t${count} ${session.id}`))).toEqual([`t2 ${session.id}`]);
    });

    test('keep every change, whoever makes them at the same time', async () => {
      const store = opened();
      const { id, ...session } = sessionOf(`s${Math.random()}`);
      await store.addSession({ id, ...session }, `r ${id}`, `t ${id}`);
      await store.setReminder(id, 7);
      const changes = [{ name: 'Ada' }, { webhook: 'https://example.org/' }, { isOpen: true }, { isAskable: false }];
      await Promise.all(changes.map(change => store.changeSession(id, now => ({ ...now, ...change }))));
      expect(await store.session(id)).toMatchObject({ ...session, ...Object.assign({}, ...changes), remind: 7 });
      expect(await store.changeSession(`nobody ${id}`, now => now)).toBeUndefined();
    });

    test('give their recovery token to one of many who have it', async () => {
      const store = opened();
      const session = sessionOf(`s${Math.random()}`);
      await store.addSession(session, `r ${session.id}`, `t ${session.id}`);
      const taken = await Promise.all([1, 2, 3].map(count => store.takeRecovery(`r ${session.id}`, `next ${count} ${session.id}`)));
      expect(taken.filter(each => each !== undefined)).toEqual([session]);
    });
  });
}

function keepsChat(opened: () => Store): void {
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
}

function keepsAttempts(opened: () => Store): void {
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
      const people = ids.map((_, at) => `session ${at} ${tour.game}`);
      for (const [at, id] of ids.entries()) {
        await store.beginAttempt(tour, people[at] ?? '', id);
        await store.append(id, deedOf(1), { at: null, isOver: true });
      }
      expect([...(await store.unsettled(tour, 10))].sort()).toEqual(people.map((person, at) => [person, ids[at]]));
      expect((await store.attempted(ids)).get(ids[0] ?? '')).toEqual(await store.load(ids[0] ?? ''));
      expect((await store.attempted([...ids, 'nowhere'])).size).toBe(3);
      await store.settle(tour, new Map(people.map((person, at) => [person, { score: 10 + at, isWon: at > 0, at: 100 * (at + 1) }])));
      expect((await store.unsettled(tour, 10)).size).toBe(0);
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
