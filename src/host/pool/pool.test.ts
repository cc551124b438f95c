import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Question, STRENGTHS } from '../../bots/index.ts';
import { EightyDays } from '../../games/eighty-days/index.ts';
import { type AnyGame, fast } from '../../kernel/index.ts';
import { ThinkingPool } from './pool.ts';

const game: AnyGame = EightyDays;
let pool: ThinkingPool;

// A thread needs a program of its own: the worker as one plain file.
beforeAll(async () => {
  const outfile = join(mkdtempSync(join(tmpdir(), 'tabletour-pool-')), 'worker.mjs');
  const entry = fileURLToPath(new URL('./worker.ts', import.meta.url));
  await build({ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'esm', packages: 'external', logLevel: 'error' });
  pool = new ThinkingPool(2, pathToFileURL(outfile));
});
afterAll(() => pool.close());

const STATE = game.setup({ seats: 2, options: game.options.standard, version: game.version }, { chance: fast('deal'), tell: () => {} });
const SEAT = game.awaiting(STATE)[0] ?? 0;
const QUESTION: Question = {
  game: game.id,
  view: game.view(STATE, SEAT),
  seat: SEAT,
  thinking: { ...STRENGTHS.expert, iterations: 12 },
  seed: 'x',
  milliseconds: 60_000,
};

test('two workers find a legal move, and their iterations add up', async () => {
  const { move, iterations } = await pool.think(game, QUESTION);
  expect(game.refusal(STATE, SEAT, move)).toBeUndefined();
  expect(iterations).toBe(24);
});

test('the same question gets the same answer', async () => {
  expect(await pool.think(game, QUESTION)).toEqual(await pool.think(game, QUESTION));
});

test('where the workers fail the quiet move is made, the fault reported, and the next question answered', async () => {
  const faults: unknown[] = [];
  const [quiet] = game.legal(STATE, SEAT);
  if (!quiet) throw new Error('no legal move');
  expect(await pool.choose(game, { ...QUESTION, game: 'chess' }, quiet, fault => faults.push(fault))).toBe(quiet);
  expect(faults.map(String)).toEqual(['Error: there is no game "chess"']);
  expect((await pool.think(game, QUESTION)).iterations).toBe(24);
});

test('where a worker is late the quiet move is made and the fault reported, question after question', async () => {
  const asleep = new URL('data:text/javascript,setInterval(() => {}, 1000)');
  const sleepers = new ThinkingPool(2, asleep, 0);
  const faults: unknown[] = [];
  const [quiet] = game.legal(STATE, SEAT);
  if (!quiet) throw new Error('no legal move');
  const ask = () => sleepers.choose(game, { ...QUESTION, milliseconds: 1 }, quiet, fault => faults.push(fault));
  expect(await Promise.all([ask(), ask()])).toEqual([quiet, quiet]);
  expect(faults.map(String)).toEqual(['Error: a worker is late', 'Error: a worker is late']);
  await sleepers.close();
});
