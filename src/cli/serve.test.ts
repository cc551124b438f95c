import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { tabletour } from '../testing/terminal.ts';

const BIN = fileURLToPath(new URL('../../bin/tabletour.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'serve-'));
const data = join(folder, 'data');
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the real program; its address, once it says so. */
async function served(
  args: readonly string[] = ['--port', '0', '--data', data],
  variables: Readonly<Record<string, string>> = {},
): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [BIN, 'serve', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...variables },
  });
  let out = '';
  for await (const chunk of child.stdout ?? []) {
    out += chunk;
    const address = /is at (\S+)/.exec(out)?.[1];
    if (address) return { child, address };
  }
  throw new Error('the server ended before it served');
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const end = once(child, 'exit');
  child.kill(signal);
  const [code] = await end;
  return code;
}

test('a server that is killed has lost nothing, is backed up while it runs, and ends well when it is asked to', async () => {
  const first = await served();
  const made = await fetch(`${first.address}api/session`, {
    method: 'POST',
    body: '{"name":"Mia"}',
    headers: { 'content-type': 'application/json' },
  });
  const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? '';
  await ended(first.child, 'SIGKILL');

  const second = await served();
  const known = await fetch(`${second.address}api/session`, { headers: { cookie } });
  expect(await known.json()).toMatchObject({ name: 'Mia' });

  const copy = join(folder, 'copy.db');
  expect((await tabletour(['backup', '--data', data, '--to', copy])).code).toBe(0);
  const refused = await tabletour(['restore', '--data', data, '--from', copy, '--force']);
  expect(refused).toMatchObject({ code: 2, err: 'tabletour: the store is in use; stop the server first\n' });
  expect(await ended(second.child, 'SIGTERM')).toBe(0);
  expect((await tabletour(['restore', '--data', data, '--from', copy, '--force'])).code).toBe(0);

  const third = await served();
  expect((await fetch(`${third.address}api/session`, { headers: { cookie } })).status).toBe(200);
  expect(await ended(third.child, 'SIGTERM')).toBe(0);
});

test('the environment says where to listen and to keep and whom to believe; a flag wins', async () => {
  const variables = { PORT: '1', HOST: '127.0.0.2', DATA_DIR: join(folder, 'by-environment'), TRUST_PROXY: '0', NEWCOMERS: '1' };
  const { child, address } = await served(['--port', '0', '--proxy'], variables);
  expect(address).toMatch(/^http:[/][/]127[.]0[.]0[.]2:\d{2,}/);
  expect(existsSync(join(folder, 'by-environment', 'tabletour.db'))).toBe(true);
  const come = async (forwarded: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded };
    return (await fetch(`${address}api/session`, { method: 'POST', body: '{"name":"Mia"}', headers })).status;
  };
  expect([await come('made-up, 192.0.2.1'), await come('invented, 192.0.2.1'), await come('192.0.2.2')]).toEqual([200, 429, 200]);
  expect(await ended(child, 'SIGTERM')).toBe(0);
});

test.each([
  [['backup'], 'name the file to write: --to FILE'],
  [['backup', '--data', join(folder, 'nowhere'), '--to', join(folder, 'x.db')], 'there is no store in'],
  [['restore'], 'name the backup to read: --from FILE'],
  [['restore', '--from', join(folder, 'nothing.db')], 'there is no file'],
])('%j is answered with one sentence', async (args, sentence) => {
  const { code, err } = await tabletour(args);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
  expect(err.trim().split('\n')).toHaveLength(1);
});
