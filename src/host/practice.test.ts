import { describe, expect, test } from 'vitest';
import { entryOf } from '../games/index.ts';
import { PRACTICE_IDS, tasksOf, taskTextsOf } from '../games/practice.ts';
import { type AnyGame, LANGUAGES, matchesOf, type PracticeTask, type PracticeTexts, readRecord, writeRecord } from '../kernel/index.ts';
import { LUCK_SCHEME } from '../luck/index.ts';
import { Host } from './host.ts';
import { memoryStore } from './memory-store.testing.ts';
import { practiceSetting } from './teach.ts';
import { thinkHere } from './thinker.ts';

const NAMES = ['Ada', 'Bruno', 'Clara', 'Dora', 'Emil', 'Franz'];
const MOST_WORDS = 18;

async function load(id: string): Promise<{ readonly game: AnyGame; readonly tasks: readonly PracticeTask<unknown>[] }> {
  const game = await entryOf(id)?.open();
  if (!game) throw new Error(`there is no game ${id}`);
  return { game, tasks: await tasksOf(id) };
}

/** A table of a task, with its bots at rest whenever it is the learner's turn. */
async function sitDown(game: AnyGame, task: PracticeTask<unknown>): Promise<Host> {
  const { plan, seed, also } = practiceSetting(game, task, NAMES.slice(0, task.seats));
  const reading = game.options.read(plan.options, plan.seats.length);
  if (!reading.ok) throw new Error(reading.problem);
  const store = memoryStore();
  const own = { id: task.id, options: reading.options, version: game.version, seed, luckScheme: LUCK_SCHEME, salt: 'salt', since: 0 };
  await store.create({ ...plan, ...also, ...own });
  const host = await Host.open(game, task.id, { store, thinker: thinkHere, clock: () => 0, report: error => expect.fail(String(error)) });
  if (!host) throw new Error('the table is not there');
  return host;
}

/** How the task stands, as the page judges it. */
function judged(task: PracticeTask<unknown>, { game, position }: Host) {
  return task.judge(game.view(position.match.state, task.learner));
}

async function choose(task: PracticeTask<unknown>, host: Host, text: string): Promise<void> {
  const { learner: seat } = task;
  const decision = host.position.decisions[seat] ?? 0;
  const answer = await host.submit({ type: 'play', key: `${host.position.number}`, seat, decision, moves: [text] });
  expect({ task: task.id, text, answer }).toMatchObject({ answer: { type: 'done' } });
}

/** A single option may wait for the learner at a table; solutions do without it. */
async function passOver(task: PracticeTask<unknown>, host: Host, next?: string): Promise<void> {
  const { game, position } = host;
  const [only, other] = game.legal(position.match.state, task.learner).map(move => game.write(move));
  if (only !== undefined && other === undefined && only !== next && judged(task, host) === 'open') await choose(task, host, only);
}

describe.each(PRACTICE_IDS)('the tasks of %s', id => {
  test('are three, and each begins at a position of the game where the learner is to decide and nothing is solved', async () => {
    const { game, tasks } = await load(id);
    expect(tasks).toHaveLength(3);
    for (const task of tasks) {
      if ('position' in task.start) expect([task.id, game.position.problem(task.start.position, task.id)]).toEqual([task.id, undefined]);
      const host = await sitDown(game, task);
      expect([task.id, host.standing.awaiting.includes(task.learner), judged(task, host)]).toEqual([task.id, true, 'open']);
      host.close();
    }
  });

  test('are solved by their solutions and not before, and the record says that it was practice', async () => {
    const { game, tasks } = await load(id);
    for (const task of tasks) {
      const host = await sitDown(game, task);
      for (const text of task.solution) {
        await passOver(task, host, text);
        expect([task.id, text, judged(task, host)]).toEqual([task.id, text, 'open']);
        await choose(task, host, text);
      }
      await passOver(task, host);
      expect([task.id, judged(task, host)]).toEqual([task.id, 'solved']);
      const { record } = host.position.match;
      expect(record.origin).toEqual({ kind: 'practice' });
      const read = readRecord(game, JSON.parse(JSON.stringify(writeRecord(game, record))));
      expect(read.ok && matchesOf(game).replay(read.record).ok).toBe(true);
      host.close();
    }
  });

  test.each(LANGUAGES)('are told in short sentences in %s', async language => {
    const { tasks } = await load(id);
    const texts: PracticeTexts = await taskTextsOf(id, language);
    expect(Object.keys(texts)).toEqual(tasks.map(task => task.id));
    for (const [task, said] of Object.entries(texts)) {
      for (const sentence of Object.values(said).flatMap(text => text.split(/(?<=[.!?…])\s+/))) {
        const words = sentence.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length;
        expect({ task, sentence, isShort: words > 0 && words <= MOST_WORDS }).toMatchObject({ isShort: true });
      }
    }
  });
});
