import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from '../server/index.ts';
import { Client, gameNamed, moveFor, wishOf } from '../server/server.testing.ts';
import { tabletour } from '../testing/terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'check-'));
const data = join(folder, 'data');
const FILE = 'tabletour.db';
const MOVES = 5;
const ids: string[] = [];
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  const server = await startServer({ port: 0, host: '127.0.0.1', keeping: { data }, pages: null });
  const mia = await Client.named(server.address, 'Mia');
  const game = await gameNamed('city-tour');
  for (let table = 0; table < 2; table++) {
    const { id } = (await mia.call<{ readonly id: string }>('POST', 'api/tables', wishOf('city-tour', ['human', 'human']))).body;
    ids.push(id);
    await mia.call('POST', `api/tables/${id}/start`, {});
    for (let move = 0; move < MOVES; move++) {
      const seat = (await mia.sight(id, 'public')).awaiting[0] ?? 0;
      await mia.ask(id, moveFor(game, await mia.sight(id, seat), seat, 'check'));
    }
  }
  await server.close();
});

/** The store after a change of its database. */
function changed(name: string, statement: string): string {
  const copy = join(folder, name);
  copyStore(copy);
  const database = new Database(join(copy, FILE));
  database.exec(statement);
  database.close();
  return copy;
}

function copyStore(to: string): void {
  const database = new Database(join(data, FILE));
  database.pragma('wal_checkpoint(truncate)');
  database.close();
  mkdirSync(to);
  for (const name of [FILE, 'tabletour.witness']) copyFileSync(join(data, name), join(to, name));
}

const short = (id: string | undefined) => `${id?.slice(0, 8)}…`;
const where = () => `table_id = '${ids[0]}' and number = 3`;

describe('check', () => {
  test('finds nothing wrong with a store that is whole, also by the rules', async () => {
    const { code, out } = await tabletour(['check', '--data', data, '--deep']);
    expect(out).toBe(`${data}: schema version 6, 2 tables, ${2 * MOVES} steps; nothing is damaged\n`);
    expect(code).toBe(0);
  });

  test.each<[string, () => string, string]>([
    ['a missing step', () => `delete from deeds where ${where()}`, 'of 5 steps only the first 2 are intact'],
    ['missing last steps', () => `delete from deeds where table_id = '${ids[0]}' and number > 3`, 'of 5 steps only the first 3 are intact'],
    [
      'a changed step',
      () => `update deeds set body = replace(body, '"seat":', '"sead":') where ${where()}`,
      'of 5 steps only the first 2 are intact',
    ],
    ['a step that is no text', () => `update deeds set body = x'7bff7d' where ${where()}`, 'of 5 steps only the first 2 are intact'],
    ['a table that lags behind', () => `update tables set number = 2 where id = '${ids[0]}'`, 'it has 5 steps, but says 2 of itself'],
    ['a table that cannot be read', () => `update tables set body = 'x' where id = '${ids[0]}'`, 'what was agreed at it cannot be read'],
  ])('names the table with %s, and says what to do', async (name, statement, problem) => {
    const copy = changed(name, statement());
    const { code, out } = await tabletour(['check', '--data', copy]);
    const [line, last] = out.split('\n');
    expect(line).toMatch(new RegExp(`^table ${short(ids[0])} \\((?:city-tour|unknown)\\): ${problem}$`));
    expect(last).toMatch(/1 tables are damaged and are not opened, .* "tabletour restore --data .* --from FILE --force"$/);
    expect(out).not.toContain(ids[0]);
    expect(code).toBe(1);
  });

  test('names acknowledged steps that are gone with the end of the log', async () => {
    const copy = changed('lost', 'delete from deeds where number = 5; update tables set number = 4');
    const { code, out } = await tabletour(['check', '--data', copy]);
    expect(out).toContain('acknowledged steps are missing from the database: the end of its log was damaged or taken away');
    expect(out).toContain(`table ${short(ids[1])} (city-tour): of 5 steps only the first 4 are intact\n`);
    expect(out).toContain('; 1 tables are damaged and are not opened');
    expect(code).toBe(1);
  });

  test.each([
    [
      'whose beginning is lost, too',
      "update tables set stage = 'gathering', number = 0",
      '(city-tour): of 5 steps only the first 0 are intact',
    ],
    ['that is gone with its steps', 'delete from tables', '(unknown): it is gone altogether, with 5 steps'],
  ])('names a table %s', async (name, statement, problem) => {
    const copy = changed(name, `delete from deeds where table_id = '${ids[1]}'; ${statement} where id = '${ids[1]}'`);
    const { code, out } = await tabletour(['check', '--data', copy]);
    expect(out).toContain(`table ${short(ids[1])} ${problem}\n`);
    expect(code).toBe(1);
  });

  test('by the rules finds a step that comes out differently', async () => {
    const statement = `update deeds set body = json_remove(json_set(body, '$.entries[0].check', 'x'), '$.check') where table_id = '${ids[0]}' and number = 5`;
    const copy = changed('rules', statement);
    expect((await tabletour(['check', '--data', copy])).code).toBe(0);
    expect((await tabletour(['check', '--data', copy, '--deep'])).out).toMatch(
      /from entry \d+ on this table does not follow from the rules of city-tour/,
    );
  });

  test.each<[string, () => string, string]>([
    ['a missing folder', () => join(folder, 'nowhere'), 'there is no folder '],
    ['a folder without a store', () => folder, 'there is no store in '],
    ['a file', () => join(data, FILE), ' is a file, not the folder of a store'],
    ['a newer store', () => changed('newer', "update meta set value = '99' where key = 'schema'"), 'schema version 99'],
    ['no database', () => foreign(), 'is damaged, or is no database of Tabletour'],
  ])('answers %s with one sentence', async (_what, place, sentence) => {
    const { code, err } = await tabletour(['check', '--data', place()]);
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(2);
  });

  test('takes the address of a database, or a folder, but not both', async () => {
    const { code, err } = await tabletour(['check', '--data', data, '--database', 'postgres://nowhere']);
    expect(err).toBe('tabletour: --data and --database cannot be combined; give one of them\n');
    expect(code).toBe(2);
  });

  function foreign(): string {
    const made = join(folder, 'foreign');
    mkdirSync(made);
    writeFileSync(join(made, FILE), 'a letter to somebody '.repeat(300));
    return made;
  }
});

test('a backup of a store with a damaged table is made, and says so', async () => {
  const copy = changed('backed up', `delete from deeds where ${where()}`);
  const to = join(folder, 'copy.db');
  const { code, out, err } = await tabletour(['backup', '--data', copy, '--to', to]);
  expect([code, out, err]).toEqual([
    1,
    `${copy} is copied to ${to}\n`,
    'tabletour: 1 tables in it are damaged; "tabletour check" names them\n',
  ]);
  expect((await tabletour(['restore', '--data', join(folder, 'again'), '--from', to])).code).toBe(1);
});
