import { describe, expect, test } from 'vitest';
import type { KeptReport } from './records.ts';
import { bodyOf, deedOf, sessionOf, started } from './store.testing.ts';
import type { Store } from './store.ts';

const OVER = { at: null, isOver: true };

function reportOf(change: Partial<KeptReport> = {}): KeptReport {
  const id = `report ${Math.random()}`;
  return { id, table: `table ${id}`, by: 'mia', against: 'jonas', about: 'line 3', at: 1, reason: 'insults', name: 'Jonas', ...change };
}

async function guestIn(store: Store, change: object = {}): Promise<string> {
  const id = `guest ${Math.random()}`;
  await store.addSession({ ...sessionOf(id), since: 1, ...change }, `r ${id}`, `t ${id}`);
  return id;
}

/** What every store promises about people: reports, bans, reminders, and what is deleted after a while. */
export function keepsPeople(opened: () => Store): void {
  keepsReports(opened);
  keepsWhatIsOver(opened);
}

/** Reports, bans and reminders. */
function keepsReports(opened: () => Store): void {
  describe('people', () => {
    test('report the same once', async () => {
      const [store, report] = [opened(), reportOf({ at: 1e15 })];
      expect(await store.addReport(report)).toBe(true);
      expect(await store.addReport({ ...report, id: 'another', reason: 'more' })).toBe(false);
      expect((await store.reports(1000)).find(({ id }) => id === report.id)).toEqual(report);
    });

    test('are banned until a time, whatever else is changed about them meanwhile', async () => {
      const store = opened();
      const id = await guestIn(store);
      await store.ban(id, 500);
      expect(await store.changeSession(id, before => ({ ...before, name: 'Ada' }))).toMatchObject({ name: 'Ada', bannedUntil: 500 });
      expect(await store.sessionByToken(`t ${id}`)).toMatchObject({ name: 'Ada', bannedUntil: 500 });
      expect(await store.unban(id)).toBe(true);
      expect(await store.unban(id)).toBe(false);
      expect((await store.session(id))?.bannedUntil).toBeUndefined();
    });

    test('have a few calendars, the newest, until they end them', async () => {
      const store = opened();
      const id = await guestIn(store);
      for (const at of [1, 2, 3]) await store.addCalendar(`${id} ${at}`, id, at, 2);
      const owners = () => Promise.all([1, 2, 3].map(at => store.calendarOf(`${id} ${at}`)));
      expect(await owners()).toEqual([undefined, id, id]);
      await store.endCalendars(id);
      expect(await owners()).toEqual([undefined, undefined, undefined]);
    });

    test('are reminded of an appointment once; what is put off or called off is not due', async () => {
      const store = opened();
      const [one, two, three] = [1, 2, 3].map(number => `evening ${number} ${Math.random()}`) as [string, string, string];
      for (const about of [one, two, three]) await store.setAppointment(about, 5);
      await store.setAppointment(two, 1e15);
      await store.setAppointment(three, null);
      expect(await store.takeAppointments(4, 50)).not.toContain(one);
      const taken = await store.takeAppointments(5, 50);
      expect(taken).toContain(one);
      expect(taken).not.toContain(two);
      expect(taken).not.toContain(three);
      expect(await store.takeAppointments(5, 50)).not.toContain(one);
    });

    test('are reminded once a day, by one of many', async () => {
      const store = opened();
      const id = await guestIn(store);
      await store.setReminder(id, 7);
      const mine = async (date: string) => {
        const taken = await Promise.all([1, 2].map(() => store.takeReminders(7, date, 1000)));
        return taken.flat().filter(session => session.id === id).length;
      };
      expect([await mine('2026-11-17'), await mine('2026-11-17'), await mine('2026-11-18')]).toEqual([1, 0, 1]);
      await store.setReminder(id, null);
      expect(await mine('2026-11-19')).toBe(0);
    });

    test('who are deleted leave no line, no report and no ban', async () => {
      const store = opened();
      const [id, table] = [await guestIn(store), await started(store)];
      await store.say(table, { name: 'Mia', text: 'seated nowhere', seat: null, at: 1 }, id);
      expect(await store.line(table, 1)).toMatchObject({ by: id, line: { text: 'seated nowhere' } });
      await store.addReport(reportOf({ against: id }));
      await store.ban(id, 500);
      await store.deleteSession(id);
      expect(await store.chat(table, 0, 10)).toEqual([]);
      expect((await store.reports(1000)).filter(({ against }) => against === id)).toEqual([]);
    });
  });
}

/** What is over, and what is deleted after a while. */
function keepsWhatIsOver(opened: () => Store): void {
  describe('what is over', () => {
    test('is found by its day, with all who ever sat there', async () => {
      const store = opened();
      const holders = [`mia ${Math.random()}`, `jonas ${Math.random()}`];
      const id = await started(store, { holders });
      const file = await store.table(id);
      if (file) await store.changeTable({ ...file.body, holders: [holders[0] ?? null, null] }, file.rev, 3);
      await store.append(id, { ...deedOf(1), at: 7_000_000 }, OVER);
      const found = await store.finished(7_000_000, 7_000_001, '', 1000);
      expect(found.find(({ body }) => body.id === id)?.people.toSorted()).toEqual(holders.toSorted());
      expect((await store.finished(7_000_001, 8_000_000, '', 1000)).map(({ body }) => body.id)).not.toContain(id);
    });

    test('is deleted after a while with all that belongs to it, and nothing else is', async () => {
      const store = opened();
      const [old, late, playing] = [await started(store), await started(store), await started(store)];
      await store.say(old, { name: 'Mia', text: 'hello', at: 1 });
      await store.append(old, { ...deedOf(1), at: 10 }, OVER);
      await store.append(late, { ...deedOf(1), at: 2000 }, OVER);
      await store.append(playing, { ...deedOf(1), at: 10 }, { at: null, isOver: false });
      const dropped: string[] = [];
      for (;;) {
        const part = await store.dropTables(1000, 2);
        dropped.push(...part);
        if (part.length === 0) break;
      }
      expect(dropped).toContain(old);
      for (const id of [late, playing]) expect((await store.table(id))?.body.id).toBe(id);
      expect(await store.table(old)).toBeUndefined();
      expect([await store.since(old, 0), await store.chat(old, 0, 10)]).toEqual([[], []]);
      expect(await store.hasPlace('mia', old)).toBe(false);
    });

    test('stays as long as a result follows from it that is not noted yet', async () => {
      const store = opened();
      const id = await started(store);
      await store.beginRated(id, 'eighty-days');
      await store.append(id, { ...deedOf(1), at: 10 }, OVER);
      await store.append(await started(store), deedOf(1), OVER);
      expect(await store.dropTables(1000, 1000)).not.toContain(id);
      await store.noteRated(id, { players: [], at: 10 }, 20);
      expect(await store.dropTables(1000, 1000)).toContain(id);
    });

    test('is deleted where that result can never be noted', async () => {
      const store = opened();
      const [id, other] = [await started(store), await started(store)];
      for (const table of [id, other]) {
        await store.beginAttempt({ date: '2026-11-17', game: `game ${table}` }, 'mia', table);
        await store.append(table, { ...deedOf(1), at: 10 }, OVER);
      }
      await store.append(await started(store), deedOf(1), OVER);
      expect(await store.dropTables(1000, 1000)).not.toContain(id);
      const dropped = await store.dropTables(1000, 1000, [id]);
      expect([dropped.includes(id), dropped.includes(other)]).toEqual([true, false]);
    });

    test('stays over, whatever comes in late', async () => {
      const store = opened();
      const body = bodyOf();
      await store.addTable(body, 1);
      await store.changeTable(body, 1, 2, 'playing');
      await store.changeTable({ ...body, closed: 3 }, 2, 3, 'over');
      await store.append(body.id, deedOf(1), { at: 5, isOver: false });
      expect((await store.table(body.id))?.stage).toBe('over');
      expect(await store.claimDue('a', 1e12, 1e12 + 1, 1000)).not.toContain(body.id);
    });

    test('guests who do not come back are found, unless they sit at a table that is played', async () => {
      const store = opened();
      const [gone, playing, back] = [await guestIn(store), await guestIn(store), await guestIn(store)];
      await started(store, { holders: [playing, null] });
      await store.noteSeen(back, 5000);
      const idle = (await store.idleSessions(1000, 9000, 1000)).map(({ id }) => id);
      expect(idle).toContain(gone);
      for (const id of [playing, back]) expect(idle).not.toContain(id);
    });
  });
}
