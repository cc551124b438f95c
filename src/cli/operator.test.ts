import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Running, startServer } from '../server/index.ts';
import { Client, wishOf } from '../server/server.testing.ts';
import { tabletour } from '../testing/terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'operator-'));
const data = join(folder, 'data');
let server: Running;
beforeAll(async () => {
  server = await startServer({ port: 0, host: '127.0.0.1', keeping: { data }, pages: null });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('operator', () => {
  test('reads reports and closes a table while the server runs', async () => {
    const [mia, jonas] = [await Client.named(server.address, 'Mia'), await Client.named(server.address, 'Jonas')];
    const { id } = (await mia.call<{ readonly id: string }>('POST', 'api/tables', wishOf('city-tour', ['human', 'open']))).body;
    await jonas.call('POST', `api/tables/${id}/join`, {});
    await jonas.call('POST', `api/tables/${id}/chat`, { text: 'spam spam' });
    await mia.call('POST', `api/tables/${id}/report`, { line: 1, reason: 'advertises' });
    const { out } = await tabletour(['operator', '--data', data, 'reports']);
    expect(out).toMatch(new RegExp(`table ${id}, line 1: Jonas \\(\\S{22}\\)\n {2}said: {3}spam spam\n {2}reason: advertises\n$`));
    expect(await tabletour(['operator', '--data', data, 'close', id])).toMatchObject({ code: 0, out: `table ${id} is closed\n` });
    expect((await mia.call('GET', `api/tables/${id}`)).body).toMatchObject({ isClosed: true, stage: 'over' });
  });

  test.each([
    [[], 'name a command; choose from: reports, close TABLE'],
    [['banish'], 'there is no command "banish"; choose from: reports'],
    [['close'], 'name a table; choose from'],
    [['close', 'nowhere'], 'table not found; check the link'],
    [['close', '-s2LKhFhn_pwMxxW3aKUtQ'], 'table not found; check the link'],
    [['ban', '--2LKhFhn_pwMxxW3aKUtQ'], 'there is no session --2LKhFhn_pwMxxW3aKUtQ'],
    [['close', '-s2'], "Unknown option '-s'; allowed: --data, --database, --days, --json"],
    [['ban', 'nobody'], 'there is no session nobody'],
    [['ban', 'nowhere', '16'], 'the seat must be a whole number from 0 to 15, not "16"'],
    [['unban', 'nowhere', '1', 'x'], 'unexpected argument "x"; "--help" after the command shows what it takes'],
    [['reports', '--days', '3'], '--days is allowed with "ban" only'],
    [['reports', '--database', 'postgres://nowhere'], '--data and --database cannot be combined; give one of them'],
  ])('explains what is wrong with %j', async (words, sentence) => {
    const { code, err } = await tabletour(['operator', '--data', data, ...words]);
    expect(err).toContain(`tabletour: ${sentence}`);
    expect(code).toBe(2);
  });
});

describe('export', () => {
  test('writes a day, and says how many matches it has', async () => {
    const to = join(folder, 'day.jsonl.gz');
    const { code, out } = await tabletour(['export', '--data', data, '--day', '2026-11-01', '--to', to]);
    expect([code, out]).toEqual([0, `0 matches of 2026-11-01 in ${to}\n`]);
    expect(String(gunzipSync(readFileSync(to)))).toBe('');
  });

  test.each([
    [['--to', 'x'], 'name the day: --day 2026-11-17'],
    [['--day', 'yesterday', '--to', 'x'], '"yesterday" is no date; a date is like 2026-11-17'],
    [['--day', '2999-01-01', '--to', 'x'], 'the matches of a day are offered two hours after its end, at 02:00 UTC'],
  ])('explains what is wrong with %j', async (words, sentence) => {
    const { code, err } = await tabletour(['export', '--data', data, ...words]);
    expect([code, err]).toEqual([2, `tabletour: ${sentence}\n`]);
  });
});
