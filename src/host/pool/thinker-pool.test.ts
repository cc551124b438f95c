import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entry } from '../../games/eighty-days/entry.ts';
import { fast, openForBots, silent } from '../../kernel/index.ts';
import { type Question, splitQuestion, think } from '../think.ts';
import { ThinkerPool } from './thinker-pool.ts';

const game = await openForBots(entry);
let program: URL;
let two: ThinkerPool;

// A thread needs a program of its own: the worker as one plain file.
beforeAll(async () => {
  const outfile = join(mkdtempSync(join(tmpdir(), 'tabletour-threads-')), 'worker.mjs');
  const entry = fileURLToPath(new URL('./worker.ts', import.meta.url));
  await build({ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'esm', packages: 'external', logLevel: 'error' });
  program = pathToFileURL(outfile);
  two = new ThinkerPool(program, { most: 2, together: 2 });
});
afterAll(() => two.close());

const STATE = game.setup({ seats: 2, options: game.options.standard, version: game.version }, silent(fast('deal')));
const SEAT = game.awaiting(STATE)[0] ?? 0;
// Time enough to finish: what is found then is the same on every machine.
const QUESTION: Question = { game: game.id, view: game.view(STATE, SEAT), seat: SEAT, bot: 'hard', whim: 'x', milliseconds: 60_000 };

test('two threads find a legal move, and their iterations add up', async () => {
  const { move, iterations } = await two.think(QUESTION);
  const alone = splitQuestion(QUESTION, 2).map(each => think(game, each).iterations);
  expect(game.legal(STATE, SEAT).map(each => game.write(each))).toContain(move);
  expect(iterations).toBe(alone.reduce((sum, each) => sum + each, 0));
});

test('the same question gets the same answer', async () => {
  expect(await two.think(QUESTION)).toEqual(await two.think(QUESTION));
});

test('one thread answers as two do, a row of decisions asked at once', async () => {
  const one = new ThinkerPool(program, { most: 1, together: 2 });
  const questions = ['a', 'b'].flatMap(whim => ['easy', 'hard'].map(bot => ({ ...QUESTION, bot, whim })));
  const answers = (pool: ThinkerPool) => Promise.all(questions.map(question => pool.think(question)));
  expect(await answers(one)).toEqual(await answers(two));
  one.close();
});

test('more questions than threads are answered one after the other', async () => {
  const one = new ThinkerPool(program, { most: 1 });
  const answers = await Promise.all(['a', 'b', 'c'].map(whim => one.choose(game, { ...QUESTION, bot: 'easy', whim })));
  expect(answers).toHaveLength(3);
  one.close();
});

test('a thread that fails says why, and the next question is answered', async () => {
  await expect(two.think({ ...QUESTION, game: 'chess' })).rejects.toThrow('there is no game "chess"');
  expect((await two.think(QUESTION)).iterations).toBeGreaterThan(0);
});

test('a thread that is late is given up, question after question', async () => {
  const asleep = new URL('data:text/javascript,setInterval(() => {}, 1000)');
  const sleepers = new ThinkerPool(asleep, { most: 1, patience: 1 });
  const ask = () => sleepers.think(QUESTION).catch(String);
  expect(await Promise.all([ask(), ask()])).toEqual(['Error: hard took too long', 'Error: hard took too long']);
  sleepers.close();
});

test('threads that are closed leave nobody waiting', async () => {
  const asleep = new URL('data:text/javascript,setInterval(() => {}, 1000)');
  const sleepers = new ThinkerPool(asleep, { most: 1 });
  const answer = sleepers.think(QUESTION).catch(String);
  sleepers.close();
  expect(await answer).toBe('Error: the workers have been stopped');
});
