import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchesOf, readRecord } from '../../kernel/index.ts';
import type { TableRow } from '../../protocol/index.ts';
import type { Running } from '../index.ts';
import { Client, freshServer, gameNamed, moveFor, wishOf } from '../server.testing.ts';

const DAY = 86_400_000;
let now = Date.UTC(2026, 10, 17, 12);
let server: Running;
beforeAll(async () => {
  server = await freshServer({ time: () => now });
});
afterAll(() => server.close());

/** A finished match of these people and a bot; some of them agree that it is shared. */
async function played(people: readonly Client[], options = {}): Promise<string> {
  const [host] = people;
  if (!host) throw new Error('nobody plays');
  const seats = ['human', ...people.slice(1).map(() => 'open'), 'greedy'] as const;
  const { id } = (await host.call<TableRow>('POST', 'api/tables', wishOf('city-tour', [...seats] as never, { options }))).body;
  for (const other of people.slice(1)) await other.call('POST', `api/tables/${id}/join`, {});
  await host.call('POST', `api/tables/${id}/start`, {});
  await host.call('POST', `api/tables/${id}/chat`, { text: 'my name is Zacharias' });
  const game = await gameNamed('city-tour');
  const isOver = async () => {
    const { awaiting } = await host.sight(id, 'public');
    for (const [seat, who] of people.entries())
      if (awaiting.includes(seat)) await who.ask(id, moveFor(game, await who.sight(id, seat), seat, `${id} ${seat}`));
    return awaiting.length === 0;
  };
  await expect.poll(isOver, { timeout: 60_000, interval: 5 }).toBe(true);
  return id;
}

async function exported(date: string) {
  const answer = await fetch(`${server.address}api/export/${date}.jsonl.gz`);
  const body = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== 200) return { status: answer.status, lines: [], text: JSON.parse(String(body)).text as string };
  const text = String(gunzipSync(body));
  return {
    status: 200,
    text,
    lines: text
      .split('\n')
      .filter(Boolean)
      .map(line => JSON.parse(line)),
  };
}

const named = async (name: string, isOpen: boolean) => {
  const client = await Client.named(server.address, name);
  await client.call('PATCH', 'api/session', { isOpen });
  return client;
};

test('a day has the matches that all have agreed to, without a name, a word or the id of a table', async () => {
  const [zacharias, yolanda, xaver] = [await named('Zacharias', true), await named('Yolanda', true), await named('Xaver', false)];
  const open = await played([zacharias, yolanda]);
  await played([zacharias, xaver]);
  const own = { card: 1, mode: 'swap', sites: { A: 'CL1', B: 'GA1', C: 'BR2', D: 'CA2', E: 'LA2', F: 'FO1' } };
  await played([zacharias], { ownDay: own });
  expect(await exported('2026-11-17')).toMatchObject({ status: 409, text: expect.stringContaining('two hours after its end') });
  now += DAY;

  const { lines, text } = await exported('2026-11-17');
  expect(lines).toHaveLength(1);
  expect(text).not.toMatch(/Zacharias|Yolanda|Xaver|Bot 2/);
  expect(text).not.toContain(open);
  const [{ seats, outcome, record }] = lines;
  expect(seats).toEqual([{ kind: 'human' }, { kind: 'human' }, { kind: 'bot', bot: 'greedy' }]);
  const game = await gameNamed('city-tour');
  const reading = readRecord(game, record);
  if (!reading.ok) throw new Error(reading.problem);
  const again = matchesOf(game).replay(reading.record);
  expect(again.ok && game.outcome(again.match.state)).toEqual(outcome);

  expect((await exported('2026-11-16')).lines).toEqual([]);
  await yolanda.call('PATCH', 'api/session', { isOpen: false });
  now += 2 * 60 * 60 * 1000;
  expect((await exported('2026-11-17')).lines, 'whoever changes their mind is left out within an hour').toEqual([]);
});

test('what is no day is refused with a sentence', async () => {
  expect(await exported('2026-02-30')).toMatchObject({ status: 400, text: '"2026-02-30" is no date; a date is like 2026-11-17' });
  expect((await fetch(`${server.address}api/export/..%2F..%2Fetc`)).status).toBe(400);
});
