import { describe, expect, test } from 'vitest';
import type { Evening } from '../../evenings/index.ts';
import type { ClubBody } from './records.ts';
import { bodyOf, deedOf } from './store.testing.ts';
import type { Store } from './store.ts';

let made = 0;
const own = (what: string) => `${what}-${++made}-${Math.random()}`;

function eveningOf(change: Partial<Evening> = {}): Evening {
  return {
    id: own('evening'),
    name: 'Friday',
    stage: 'gathering',
    host: 'mia',
    games: ['city-tour'],
    length: 1,
    size: 2,
    pause: 0,
    pace: { kind: 'untimed' },
    seed: 'seed',
    sentAway: [],
    players: [{ key: 'p1', session: 'mia', name: 'Mia' }],
    rounds: [],
    ...change,
  };
}

function clubOf(members: readonly string[]): ClubBody {
  const [founder = ''] = members;
  const named = members.map((session, at) => ({ key: `m${at}`, session, name: session }));
  return { id: own('club'), link: own('link'), name: 'Club', founder, members: named, joined: 1, sentAway: [], notice: '', next: null };
}

async function ended(store: Store, id: string): Promise<void> {
  const body = bodyOf({ id });
  await store.addTable(body, 1);
  await store.changeTable(body, 1, 2, 'playing');
  await store.append(id, deedOf(1), { at: null, isOver: true });
}

/** What every store promises of evenings and clubs. */
export function keepsCompany(opened: () => Store): void {
  keepsEvenings(opened);
  keepsClubs(opened);
}

function keepsEvenings(opened: () => Store): void {
  describe('evenings', () => {
    test('change only for who knows the last change, and are found by those who play there', async () => {
      const store = opened();
      const session = own('session');
      const evening = eveningOf({ host: session, club: own('club') });
      await store.addEvening(evening, 1, null);
      expect(await store.changeEvening({ ...evening, name: 'Saturday' }, 1, 2, null)).toBe(true);
      expect(await store.changeEvening({ ...evening, name: 'Sunday' }, 1, 3, null)).toBe(false);
      expect(await store.evening(evening.id)).toMatchObject({ rev: 2, body: { name: 'Saturday' } });
      expect((await store.eveningsOf(session, 10)).map(({ id }) => id)).toEqual([evening.id]);
      expect((await store.eveningsFor(evening.club ?? '', 10)).map(({ id }) => id)).toEqual([evening.id]);
      await store.noteAtEvening(evening.id, session, 7);
      expect((await store.lastSeen(evening.id)).get(session)).toBe(7);
    });

    test('are due at their time, and when a table of theirs is over', async () => {
      const store = opened();
      const [table, evening] = [own('table'), eveningOf()];
      await store.addEvening(evening, 1, null);
      await store.changeEvening({ ...evening, stage: 'pause' }, 1, 2, 50);
      const isDue = async (now: number) => (await store.dueEvenings(now, 1000)).includes(evening.id);
      expect([await isDue(49), await isDue(50)]).toEqual([false, true]);
      const round = { game: 'city-tour', isTeam: true, tables: [{ id: table, seats: ['p1', null], away: [] }] };
      await store.changeEvening({ ...evening, stage: 'playing', rounds: [round] }, 2, 3, null);
      await store.noteTables(evening.id, 1, [table]);
      await store.noteTables(evening.id, 1, [table]);
      expect(await isDue(50)).toBe(false);
      await ended(store, table);
      expect(await isDue(50)).toBe(true);
      expect(await store.tablesOver(evening.id, 1)).toEqual([table]);
      const settled = { ...round, tables: [{ id: table, seats: ['p1', null], away: [], result: { ranks: [1, 1], there: [true, false] } }] };
      await store.changeEvening({ ...evening, stage: 'playing', rounds: [settled] }, 3, 4, null);
      expect(await isDue(50)).toBe(false);
    });
  });
}

function keepsClubs(opened: () => Store): void {
  describe('clubs', () => {
    test('are found by their link and their members, and forget what they had when they are deleted', async () => {
      const store = opened();
      const [mia, jonas] = [own('mia'), own('jonas')];
      const club = clubOf([mia, jonas]);
      await store.addClub(club);
      expect(await store.changeClub({ ...club, link: `${club.link} 2`, members: club.members.slice(0, 1) }, 1)).toBe(true);
      expect(await store.changeClub(club, 1)).toBe(false);
      expect(await store.clubByLink(club.link)).toBeUndefined();
      expect((await store.clubByLink(`${club.link} 2`))?.body.id).toBe(club.id);
      expect((await store.clubsOf(mia)).map(({ id }) => id)).toEqual([club.id]);
      expect(await store.clubsOf(jonas)).toEqual([]);
      await store.deleteClub(club.id);
      expect([await store.clubsOf(mia), await store.club(club.id)]).toEqual([[], undefined]);
    });

    test('note the result of a match once', async () => {
      const store = opened();
      const [club, table, open] = [own('club'), own('table'), bodyOf()];
      await store.addClubMatch(club, table, 'city-tour');
      await store.addClubMatch(club, open.id, 'city-tour');
      await store.addTable(open, 1);
      await ended(store, table);
      expect(await store.clubOfTable(table)).toBe(club);
      expect((await store.clubTables(club, 10)).map(({ body }) => body.id)).toEqual([open.id]);
      expect((await store.unnotedClub(club, 10)).map(({ file }) => file.body.id)).toEqual([table]);
      await store.noteClub(table, { players: [{ person: 'mia', rank: 1 }], at: 5 });
      await store.noteClub(table, { players: [], at: 6 });
      expect(await store.unnotedClub(club, 10)).toEqual([]);
      expect(await store.clubResults(club, 10)).toMatchObject([{ table, result: { players: [{ person: 'mia' }], at: 5 } }]);
    });
  });
}
