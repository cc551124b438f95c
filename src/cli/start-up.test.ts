// What the real program says where it cannot start: one sentence, and exit code 2.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, test } from 'vitest';
import { openStore } from '../server/storage/index.ts';
import { freshProgram, tabletour } from '../testing/terminal.ts';

const IS_ROOT = process.getuid?.() === 0;
const folder = mkdtempSync(join(tmpdir(), 'start-up-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What `serve` says on its way out; `by` is a command that takes something from it first. */
async function failure(args: readonly string[], by: readonly string[] = [], variables = {}): Promise<string> {
  const [command = '', ...words] = [...by, process.execPath, await freshProgram(), 'serve', ...args];
  const child = spawn(command, words, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...variables } });
  let said = '';
  child.stderr.on('data', chunk => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  expect(code, said).toBe(2);
  expect(said.trim().split('\n')).toHaveLength(1);
  return said.replace('tabletour: ', '').trim();
}

const keeping = (data: string, by: readonly string[] = []) => failure(['--port', '0', '--data', data], by);

describe.concurrent('a server that cannot listen', () => {
  test('says that the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    expect(await failure(['--port', String(port), '--data', join(folder, 'taken')])).toBe(
      `port ${port} of 127.0.0.1 is in use by another program (EADDRINUSE); stop that, or choose another --port (1024 to 65535, or 0 for any that is free)`,
    );
    taken.close();
  });

  test('says that the port is not for this user', async () => {
    const unprivileged = IS_ROOT ? ['setpriv', '--bounding-set=-net_bind_service', '--inh-caps=-net_bind_service'] : [];
    expect(await failure(['--port', '1', '--data', join(folder, 'low')], unprivileged)).toMatch(
      /^this user may not listen on port 1 \(EACCES\); choose another --port/,
    );
  });

  test('says that the machine has no such address', async () => {
    expect(await failure(['--host', '192.0.2.1', '--port', '0', '--data', join(folder, 'host')])).toMatch(
      /^this machine has no address 192[.]0[.]2[.]1 \(EADDRNOTAVAIL\); choose another --host: 127/,
    );
  });
});

describe.concurrent('a server that cannot keep tables', () => {
  test('says that its folder is a file', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await keeping(file)).toBe(`${file} is not a folder, or lies below a file; name another folder with --data`);
    expect(await keeping(join(file, 'below'))).toContain('lies below a file');
  });

  test('says that its folder cannot be written', async () => {
    const closed = IS_ROOT ? '/sys/tabletour' : join(folder, 'closed');
    if (!IS_ROOT) mkdirSync(closed, { mode: 0o500 });
    expect(await keeping(closed)).toMatch(/^(?:this user may not write to|\S+ can only be read)/);
  });

  test('says that its file is no database', async () => {
    const data = join(folder, 'foreign');
    mkdirSync(data);
    writeFileSync(join(data, 'tabletour.db'), 'a letter to somebody, which is no database at all '.repeat(100));
    expect(await keeping(data)).toBe(
      `${join(data, 'tabletour.db')} is damaged, or is no database of Tabletour; put a backup in its place (tabletour restore --data ${data} --from FILE --force), or name another folder with --data`,
    );
  });

  test('says that the disk is full', async () => {
    const data = join(folder, 'full');
    expect(await keeping(data, ['prlimit', '--fsize=8192'])).toMatch(
      /^the disk of \S+ is full, or does not take what is written \(SQLITE_\w+\); free some space/,
    );
  });

  test('says which process keeps the store locked', async () => {
    const data = join(folder, 'locked');
    await (await openStore({ data }, () => {})).close();
    const other = new Database(join(data, 'tabletour.db'));
    other.exec('begin immediate');
    expect(await keeping(data)).toBe(`the store in ${data} is locked by process ${process.pid}; stop that first`);
    other.close();
  });

  test('says that the address of its database cannot be read', async () => {
    const variables = { DATABASE_URL: 'postgres//app:secret@127.0.0.1/none' };
    expect(await failure(['--port', '0'], [], variables)).toBe(
      'DATABASE_URL cannot be read; write postgres://user:password@host:5432/database',
    );
  });
});

describe('the store', () => {
  const modesIn = (data: string) => Object.fromEntries(readdirSync(data).map(name => [name, statSync(join(data, name)).mode & 0o777]));

  test('is for its owner only, and so are copies of it', async () => {
    const [data, copy] = [join(folder, 'private'), join(folder, 'copy.db')];
    const store = await openStore({ data }, () => {});
    await tabletour(['backup', '--data', data, '--to', copy]);
    expect(statSync(data).mode & 0o777).toBe(0o700);
    const modes = modesIn(data);
    expect(Object.keys(modes).sort()).toEqual(['tabletour.db', 'tabletour.db-shm', 'tabletour.db-wal', 'tabletour.witness']);
    expect(new Set(Object.values(modes))).toEqual(new Set([0o600]));
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    await store.close();
  });

  test('that others could read is closed to them', async () => {
    const data = join(folder, 'open');
    await (await openStore({ data }, () => {})).close();
    for (const name of readdirSync(data)) chmodSync(join(data, name), 0o644);
    await (await openStore({ data }, () => {})).close();
    expect(new Set(Object.values(modesIn(data)))).toEqual(new Set([0o600]));
  });
});
