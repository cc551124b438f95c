import { expect, test } from 'vitest';
import { Pool, type PoolWorker, type WorkerListener } from './pool.ts';

/** A worker of the test: it answers when it is told to. */
class Puppet implements PoolWorker<string, string> {
  listener: WorkerListener<string> | undefined;
  readonly tasks: string[] = [];
  isEnded = false;
  isBusy = false;
  post(task: string): void {
    this.tasks.push(task);
  }
  listen(listener: WorkerListener<string>): void {
    this.listener = listener;
  }
  terminate(): void {
    this.isEnded = true;
  }
  setBusy(isBusy: boolean): void {
    this.isBusy = isBusy;
  }
  reply(text: string): void {
    this.listener?.reply(text);
  }
}

function poolOf(size: number, patience?: number) {
  const started: Puppet[] = [];
  const start = () => {
    const puppet = new Puppet();
    started.push(puppet);
    return puppet;
  };
  return { started, pool: new Pool<string, string>({ size, start, ...(patience === undefined ? {} : { patience }) }) };
}

/** Lets whatever is ready happen. */
const settled = () => new Promise(resolve => setTimeout(resolve, 0));

test('workers are started when they are needed, and no more than the pool may have', async () => {
  const { pool, started } = poolOf(2);
  expect(started).toHaveLength(0);
  const answers = Promise.all(['a', 'b', 'c'].map(task => pool.ask(task, task)));
  await settled();
  expect(started.map(({ tasks }) => tasks)).toEqual([['a'], ['b']]);
  started[0]?.reply('A');
  await settled();
  expect(started[0]?.tasks).toEqual(['a', 'c']);
  started[0]?.reply('C');
  started[1]?.reply('B');
  expect(await answers).toEqual(['A', 'B', 'C']);
  expect(started.map(({ isBusy }) => isBusy)).toEqual([false, false]);
});

test('whoever has many tasks waiting lets others have theirs in between', async () => {
  const { pool, started } = poolOf(1);
  const tasks = ['e1', 'e2', 'e3', 'e4'].map(task => pool.ask(task, task, ['eve', task]));
  tasks.push(pool.ask('m1', 'm1', ['mia', 'm1']));
  expect(pool.round(['eve', 'e4'])).toBe(6);
  expect(pool.round(['jonas'])).toBe(3);
  for (const task of ['e1', 'e2', 'm1', 'e3', 'e4']) {
    await settled();
    expect(started[0]?.tasks.at(-1)).toBe(task);
    started[0]?.reply(task);
  }
  expect(await Promise.all(tasks)).toEqual(['e1', 'e2', 'e3', 'e4', 'm1']);
});

test('a task may have several replies, until one is the last', async () => {
  const { pool, started } = poolOf(1);
  const heard: string[] = [];
  const done = pool.run('count', { name: 'count', onReply: reply => heard.push(reply) === 2 });
  await settled();
  started[0]?.reply('one');
  started[0]?.reply('two');
  await done;
  expect(heard).toEqual(['one', 'two']);
});

test('a worker that fails is replaced, and the next task is done', async () => {
  const { pool, started } = poolOf(1);
  const [first, second] = [pool.ask('a', 'a').catch(String), pool.ask('b', 'b')];
  await settled();
  started[0]?.listener?.fail(new Error('out of paper'));
  expect(await first).toBe('Error: out of paper');
  await settled();
  started[1]?.reply('B');
  expect(await second).toBe('B');
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

test('an idle worker that fails is not used again', async () => {
  const { pool, started } = poolOf(1);
  const first = pool.ask('a', 'a');
  await settled();
  started[0]?.reply('A');
  await first;
  started[0]?.listener?.fail(new Error('gone'));
  void pool.ask('b', 'b').catch(() => {});
  await settled();
  expect(started.map(({ tasks }) => tasks)).toEqual([['a'], ['b']]);
});

test('a listener that throws fails its task', async () => {
  const { pool, started } = poolOf(1);
  const run = pool.run('a', {
    name: 'a',
    onReply: () => {
      throw new Error('disk full');
    },
  });
  await settled();
  started[0]?.reply('A');
  await expect(run).rejects.toThrow('disk full');
});

test('a worker that is late is replaced, and the error names the task', async () => {
  const { pool, started } = poolOf(1, 1);
  await expect(pool.ask('a', 'the slow bot')).rejects.toThrow('the slow bot took too long');
  expect(started[0]?.isEnded).toBe(true);
});

test('a cancelled task ends its worker; one that was cancelled before begins none', async () => {
  const { pool, started } = poolOf(1);
  const stop = new AbortController();
  const run = pool.run('a', { name: 'a', onReply: () => true, signal: stop.signal }).catch(String);
  await settled();
  stop.abort(new Error('nobody asks any more'));
  expect(await run).toBe('Error: nobody asks any more');
  expect(started[0]?.isEnded).toBe(true);
  await expect(pool.run('b', { name: 'b', onReply: () => true, signal: stop.signal })).rejects.toThrow('nobody asks any more');
  expect(started.flatMap(({ tasks }) => tasks)).toEqual(['a']);
});

test('a closed pool leaves nobody waiting and takes no new task', async () => {
  const { pool, started } = poolOf(1);
  const both = Promise.all(['a', 'b'].map(task => pool.ask(task, task).catch(String)));
  await settled();
  pool.close();
  expect(await both).toEqual(['Error: the workers have been stopped', 'Error: the workers have been stopped']);
  expect(started[0]?.isEnded).toBe(true);
  await expect(pool.ask('c', 'c')).rejects.toThrow('the workers have been stopped');
});
