import { describe, expect, test } from 'vitest';
import type { PracticeTask } from '../../../kernel/index.ts';
import { practiceOf } from '../../../testing/practice.ts';
import { EightyDays } from '../index.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { practice } from './index.ts';

const { legal, awaiting, write } = EightyDays;
const { startOf, judged, playedOn } = practiceOf(EightyDays);

/** Everything the learner can come to while the task is open. */
function reachable(task: PracticeTask<View>): readonly State[] {
  const found = new Map<string, State>();
  const open = [startOf(task)];
  for (const s of open) {
    for (const move of legal(s, task.learner)) {
      const next = playedOn(task, s, write(move));
      const key = JSON.stringify(next);
      if (found.has(key)) continue;
      found.set(key, next);
      if (judged(task, next) === 'open') open.push(next);
    }
  }
  return [...found.values()];
}

describe.each(practice.map(task => [task.id, task] as const))('the task %s', (_id, task) => {
  test('is solved by no single move', () => {
    const start = startOf(task);
    const results = legal(start, task.learner).map(move => [write(move), judged(task, playedOn(task, start, write(move)))]);
    expect(results.filter(([, result]) => result === 'solved')).toEqual([]);
  });

  test('can be solved and failed, and stays open only while there is something to choose', () => {
    const ends = reachable(task);
    const results = ends.map(s => judged(task, s));
    expect(new Set(results)).toEqual(new Set(['solved', 'failed', 'open']));
    for (const s of ends) if (judged(task, s) === 'open') expect(awaiting(s)).toContain(task.learner);
    // Neither a gift nor a needle in a haystack.
    const closed = results.filter(result => result !== 'open');
    expect(closed.filter(result => result === 'solved').length / closed.length).toBeLessThan(0.5);
  });
});
