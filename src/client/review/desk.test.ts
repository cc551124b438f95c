import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Budget, type Film, type Found, firstTasks, review, runTask, type Task } from '../../review/index.ts';
import { Desk } from './desk.ts';
import type { Unfinished } from './desk-messages.ts';
import { openedRecord } from './opened-record.ts';

const BUDGET: Budget = { first: { start: 8, draw: 2, decision: 1, others: 1 }, games: 400 };

let film: Film;
beforeAll(async () => {
  film = await openedRecord(readFileSync(new URL('../../games/city-tour/matches/day-1-won.match', import.meta.url), 'utf8'));
});

/** A desk whose tasks are done here, and what is told when it is settled. */
function deskOf(run: (task: Task) => Promise<Found>, workers = 2) {
  let settle = () => {};
  const settled = new Promise<void>(resolve => {
    settle = resolve;
  });
  let told = 0;
  const tell = () => {
    told++;
    if (desk.state === 'settled') settle();
  };
  const desk = new Desk(film, BUDGET, { run, workers: () => workers, tell, isTired: () => false, leave: () => {} });
  return { desk, settled, told: () => told };
}

const here = async (task: Task) => runTask(film, task);

describe('the desk of a review', () => {
  test('finds the same as the terminal, however many work for it', async () => {
    const { desk, settled } = deskOf(here, 3);
    expect(desk.state).toBe('queued');
    desk.run(true);
    await settled;
    const other = await review(film, BUDGET, async tasks => tasks.map(task => runTask(film, task)));
    expect(desk.review).toEqual(other);
  });

  test('stops after what is being done, and goes on from there', async () => {
    const waiting: (() => void)[] = [];
    const slow = async (task: Task) => {
      await new Promise<void>(resolve => waiting.push(resolve));
      return here(task);
    };
    const { desk, settled } = deskOf(slow, 1);
    desk.run(true);
    await expect.poll(() => waiting.length).toBe(1);
    desk.run(false);
    waiting.shift()?.();
    await expect.poll(() => desk.review.progress.done).toBeGreaterThan(0);
    expect(desk.state).toBe('paused');
    const before = desk.review.progress.done;
    await new Promise(resolve => setTimeout(resolve));
    expect([waiting.length, desk.review.progress.done]).toEqual([0, before]);
    desk.run(true);
    const ended = settled.then(() => true);
    for (let isOver = false; !isOver; ) {
      waiting.shift()?.();
      isOver = await Promise.race([ended, new Promise<false>(resolve => setTimeout(() => resolve(false)))]);
    }
    expect(desk.review.progress.steps).toBe(desk.review.progress.allSteps);
  });

  test('has a task done again that failed, and leaves out a line that fails twice', async () => {
    const failures = new Map<number, number>();
    const frail = async (task: Task) => {
      const count = (failures.get(task.line) ?? 0) + 1;
      failures.set(task.line, count);
      const isBroken = task.line === 3 || (task.line === 1 && count === 1);
      if (isBroken) throw new Error('out of paper');
      return here(task);
    };
    const { desk, settled } = deskOf(frail, 1);
    desk.run(true);
    await settled;
    expect(desk.faults).toEqual([3]);
    expect(desk.review.steps.find(({ line }) => line === 1)?.games).toBeGreaterThan(0);
    expect(desk.review.steps.filter(({ line }) => line === 3).every(({ games }) => games === 0)).toBe(true);
  });

  test('is relieved once the whole match was looked at, and the next one finds the same', async () => {
    const first: Task[] = [];
    const note = async (task: Task) => {
      first.push(task);
      return here(task);
    };
    const rest = await new Promise<Unfinished>(leave => {
      const desk = new Desk(film, BUDGET, { run: note, workers: () => 2, tell: () => {}, isTired: () => true, leave });
      desk.run(true);
    });
    expect(first).toEqual(firstTasks(film, BUDGET));
    expect(rest.tasks.length).toBeGreaterThan(0);

    const looks: boolean[] = [];
    const workers = (isFirstLook: boolean) => {
      looks.push(isFirstLook);
      return 1;
    };
    const next = await new Promise<Desk>(settled => {
      const tell = () => desk.state === 'settled' && settled(desk);
      const desk: Desk = new Desk(film, BUDGET, { run: here, workers, tell, isTired: () => false, leave: () => {} }, structuredClone(rest));
      desk.run(true);
    });
    expect(looks).not.toContain(true);
    expect(next.review).toEqual(await review(film, BUDGET, async tasks => tasks.map(task => runTask(film, task))));
  });

  test('plays more games when it is to look closer', async () => {
    const { desk, settled } = deskOf(here);
    desk.run(true);
    await settled;
    const before = desk.review.progress.done;
    desk.closer({ ...BUDGET, games: 2 * before });
    expect(desk.state).toBe('running');
    await expect.poll(() => desk.state, { timeout: 20_000 }).toBe('settled');
    expect(desk.review.progress.done).toBeGreaterThanOrEqual(2 * before);
  });
});
