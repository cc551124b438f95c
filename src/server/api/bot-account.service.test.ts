// The example in Python plays a whole match against a person, by REST alone.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableRow } from '../../protocol/index.ts';
import type { Running } from '../index.ts';
import { Client, freshServer, gameNamed, moveFor, wishOf } from '../server.testing.ts';

const EXAMPLE = fileURLToPath(new URL('../../../docs/examples/bot.py', import.meta.url));
let server: Running;
beforeAll(async () => {
  server = await freshServer();
});
afterAll(() => server.close());

test('a program in Python sits down, is called a bot, and plays to the end', async () => {
  const mia = await Client.named(server.address, 'Mia');
  const rules = await gameNamed('on-tour-paris');
  const { id } = (await mia.call<TableRow>('POST', 'api/tables', wishOf('on-tour-paris', ['human', 'open']))).body;
  const python = spawn('python3', [EXAMPLE, server.address, id, 'Guido'], { stdio: ['ignore', 'pipe', 'pipe'] });
  let [said, failed] = ['', ''];
  python.stdout.on('data', part => {
    said += part;
  });
  python.stderr.on('data', part => {
    failed += part;
  });
  const ended = new Promise<number | null>((resolve, reject) => python.once('exit', resolve).once('error', reject));
  await expect
    .poll(async () => (await mia.call<TableRow>('GET', `api/tables/${id}`)).body.seats[1]?.name, { timeout: 60_000 })
    .toBe('Guido (bot)');
  await mia.call('POST', `api/tables/${id}/start`, {});
  const isOver = async () => {
    const sight = await mia.sight(id, 0);
    if (sight.awaiting.includes(0)) await mia.ask(id, moveFor(rules, sight, 0, 'mia'));
    return sight.outcome !== null;
  };
  await expect.poll(isOver, { timeout: 120_000, interval: 5 }).toBe(true);

  expect([await ended, failed]).toEqual([0, '']);
  expect(said).toMatch(/ranks/);
});
