import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ClubSight, EveningSight, TableRow } from '../../protocol/index.ts';
import { WISH } from '../evenings/evenings.testing.ts';
import type { Running } from '../index.ts';
import { Client, freshServer, wishOf } from '../server.testing.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 10, 17, 12);
const PACE = { kind: 'days', days: 3, vacation: 0, then: 'bot' } as const;

let server: Running;
beforeAll(async () => {
  server = await freshServer({ time: () => NOON });
});
afterAll(() => server.close());

async function calendarOf(client: Client): Promise<string> {
  const { path } = (await client.call<{ path: string }>('POST', 'api/session/calendar')).body;
  return path.slice(1);
}

/** The calendar as anybody may read it who has its address, with its lines unfolded. */
async function read(path: string): Promise<string> {
  const answer = await fetch(server.address + path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  return (await answer.text()).replaceAll('\r\n ', '');
}

/** Mia and Jonas at a table that counts days; whoever of them is to move comes first. */
async function playing() {
  const [mia, jonas] = [await Client.named(server.address, 'Mia'), await Client.named(server.address, 'Jonas, Ltd; x')];
  const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf('eighty-days', ['human', 'open'], { pace: PACE }))).body;
  await jonas.call('POST', `api/tables/${id}/join`, {});
  await mia.call('POST', `api/tables/${id}/start`, {});
  const [awaited] = (await mia.sight(id, 'public')).awaiting;
  const row = (await mia.call<TableRow>('GET', `api/tables/${id}`)).body;
  return { id, ...(row.mine[0] === awaited ? { first: mia, second: jonas } : { first: jonas, second: mia }) };
}

test('a calendar has the end of turns, evenings and club dates of its owner, and nothing of others', async () => {
  const { id, first, second } = await playing();
  await first.call('PATCH', 'api/session/notices', { language: 'de' });
  const evening = (await first.call<EveningSight>('POST', 'api/evenings', { ...WISH, name: 'Tour; and, on', at: NOON + 5 * HOUR })).body;
  const link = (await first.call<ClubSight>('POST', 'api/clubs', { name: 'Our club' })).body.inside?.link ?? '';
  await first.call('PATCH', `api/clubs/${link}`, { next: NOON + 48 * HOUR });
  // Before the first move no deed says when the turn ends.
  expect(await read(await calendarOf(first))).toContain(`UID:turn-${id}@tabletour\r\n`);
  expect(await read(await calendarOf(second))).not.toContain('turn-');
  const moves = (await first.call<{ decision: number; moves: string[] }>('GET', `api/tables/${id}/moves`)).body;
  const seat = (await first.call<TableRow>('GET', `api/tables/${id}`)).body.mine[0] ?? 0;
  await first.ask(id, { type: 'play', key: 'one', seat, decision: moves.decision, moves: [moves.moves[0] ?? ''] });

  const rows = (await first.call<TableRow[]>('GET', 'api/tables/mine')).body;
  const [whose] = rows[0]?.awaiting ?? [];
  expect(rows[0]?.deadlines?.[whose ?? -1]).toBe(NOON + 72 * HOUR);
  expect(rows[0]?.deadlines?.filter(each => each !== null)).toHaveLength(1);
  const [awaited, other] = whose === seat ? [first, second] : [second, first];

  const own = await read(await calendarOf(first));
  expect(own).toContain('SUMMARY:Tour\\; and\\, on\r\n');
  expect(own).toContain(`URL:${server.address}evening/${evening.id}\r\n`);
  expect(own).toContain('DTSTART:20261117T170000Z\r\n');
  expect(own).toContain(`SUMMARY:Our club\r\nDESCRIPTION:${server.address.replace(/;/g, '\\;')}club/${link}\r\n`);
  expect(own).toContain('DTSTART:20261119T120000Z\r\n');
  const turn = await read(await calendarOf(awaited));
  expect(turn).toContain(`UID:turn-${id}@tabletour\r\n`);
  expect(turn).toContain('DTEND:20261120T120000Z\r\n');
  expect(turn).toMatch(/SUMMARY:(Dein Zug endet|Your turn ends): [^\r]+(Mia|Jonas\\, Ltd\\; x)\r\n/);

  // Not whose turn it is, nor who plays elsewhere.
  expect(await read(await calendarOf(other))).not.toContain(`turn-${id}`);
  const foreign = await read(await calendarOf(second));
  expect(foreign).not.toContain(evening.id);
  expect(foreign).not.toContain(link);
  const stranger = await read(await calendarOf(await Client.named(server.address, 'Eve')));
  expect(stranger).not.toContain('BEGIN:VEVENT');
});

test('an address that is unknown, was ended, or belonged to somebody who was deleted leads nowhere', async () => {
  const mia = await Client.named(server.address, 'Mia');
  const status = async (path: string) => (await fetch(server.address + path)).status;
  expect(await status('api/calendars/nobody/my-turns.ics')).toBe(404);
  const paths = [];
  for (let made = 0; made < 6; made++) paths.push(await calendarOf(mia));
  expect((await Promise.all(paths.map(status))).filter(each => each === 200)).toHaveLength(5);
  await mia.call('DELETE', 'api/session/calendar');
  expect(await Promise.all(paths.map(status))).toEqual(paths.map(() => 404));
  const [out, gone] = [await calendarOf(mia), mia];
  await gone.call('POST', 'api/session/sign-out-others');
  expect(await status(out)).toBe(404);
  const last = await calendarOf(mia);
  await mia.call('DELETE', 'api/session');
  expect(await status(last)).toBe(404);
  expect((await new Client(server.address).call('POST', 'api/session/calendar')).status).toBe(401);
});
