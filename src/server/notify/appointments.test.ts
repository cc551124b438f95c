import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Evening, withPlayer } from '../../evenings/index.ts';
import { openStore } from '../storage/index.ts';
import { sessionOf } from '../storage/store.testing.ts';
import { Appointments, aboutClub, aboutEvening, reminderFor } from './appointments.ts';
import { meetingData } from './message.ts';

const [MINUTE, HOUR] = [60_000, 3_600_000];
const EIGHT = Date.UTC(2026, 10, 20, 20);

test('people are reminded an hour before, ten minutes before where that has passed, or else when it begins', () => {
  expect(reminderFor(EIGHT, EIGHT - 5 * HOUR)).toBe(EIGHT - HOUR);
  expect(reminderFor(EIGHT, EIGHT - HOUR)).toBe(EIGHT - 10 * MINUTE);
  expect(reminderFor(EIGHT, EIGHT - 5 * MINUTE)).toBe(EIGHT);
});

test('everybody who plays in an evening, and every member of a club, is reminded once; who left is not', async () => {
  const data = mkdtempSync(join(tmpdir(), 'appointments-'));
  const store = await openStore({ data }, error => expect.unreachable(String(error)));
  for (const id of ['mia', 'jonas', 'ada']) await store.addSession(sessionOf(id), `r ${id}`, `t ${id}`);
  const evening = {
    ...{ id: 'e1', name: 'Friday', stage: 'gathering', host: 'mia', games: ['city-tour'], length: 2, size: 2, pause: 0 },
    ...{ pace: { kind: 'untimed' }, at: EIGHT, seed: 's', sentAway: [], players: [], rounds: [] },
  } as Evening;
  const joined = withPlayer(withPlayer(evening, 'mia', 'Mia'), 'jonas', 'Jonas');
  const left = { ...joined, players: joined.players.map(each => (each.session === 'jonas' ? { ...each, isGone: true } : each)) };
  await store.addEvening(left, 1, EIGHT);
  await store.addEvening({ ...joined, id: 'e2', stage: 'over' }, 1, null);
  const member = (session: string, at: number) => ({ key: `m${at}`, session, name: session });
  const members = [member('jonas', 1), member('ada', 2)];
  await store.addClub({ id: 'c1', link: 'l1', name: 'Club', founder: 'jonas', members, joined: 2, sentAway: [], notice: '', next: EIGHT });
  for (const about of [aboutEvening('e1'), aboutEvening('e2'), aboutEvening('gone'), aboutClub('c1')])
    await store.setAppointment(about, EIGHT - HOUR);
  let now = EIGHT - HOUR - 1;
  const told: string[] = [];
  const appointments = new Appointments({
    store,
    clock: () => now,
    report: error => expect.unreachable(String(error)),
    tell: async ({ id }, { kind, id: about }) => void told.push(`${id} ${kind} ${about}`),
  });
  await appointments.remind();
  expect(told).toEqual([]);
  now += 1;
  for (let minute = 0; minute < 3; minute++) await appointments.remind();
  expect(told.sort()).toEqual(['ada club l1', 'jonas club l1', 'mia evening e1']);
  // What was put off is told of again.
  await store.setAppointment(aboutClub('c1'), EIGHT - 10 * MINUTE);
  await store.setAppointment(aboutEvening('e1'), EIGHT - 10 * MINUTE);
  await store.setAppointment(aboutEvening('e1'), null);
  now = EIGHT - 10 * MINUTE;
  await appointments.remind();
  expect(told).toHaveLength(5);
  await store.close();
  rmSync(data, { recursive: true });
});

test('a reminder says in how long it begins, and leads there', () => {
  const meeting = { kind: 'evening', id: 'e1', name: 'Friday', at: EIGHT, now: EIGHT - HOUR } as const;
  expect(meetingData(meeting, { language: 'en', home: 'https://a.b' })).toEqual({
    event: 'evening',
    evening: 'e1',
    text: 'Friday begins in an hour.',
    address: 'https://a.b/evening/e1',
  });
  expect(meetingData({ ...meeting, kind: 'club', now: EIGHT - 10 * MINUTE }, { language: 'de' })).toEqual({
    event: 'club',
    club: 'e1',
    text: 'Friday beginnt in 10 min.',
  });
});
