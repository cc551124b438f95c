import { describe, expect, test } from 'vitest';
import type { PracticeTask, PracticeTexts } from '../../../kernel/index.ts';
import { mustBeShort, practiceOf } from '../../../testing/practice.ts';
import { CityTour } from '../index.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { practiceTexts as da } from './da.ts';
import { practiceTexts as de } from './de.ts';
import { practiceTexts as en } from './en.ts';
import { practiceTexts as fr } from './fr.ts';
import { AT_THE_BRIDGE, practice } from './index.ts';

const { legal, write, awaiting, position, options } = CityTour;
const { startOf, judged, played, mustBeSolved } = practiceOf(CityTour);

/** Every end of a task, whatever the learner does but give up. */
function ends(task: PracticeTask<View>, s = startOf(task)): readonly State[] {
  if (judged(task, s) !== 'open') return [s];
  const moves = legal(s, task.learner).filter(move => move.type !== 'concede');
  return moves.flatMap(move => ends(task, played(task, s, write(move))));
}

describe.each(practice.map(task => [task.id, task] as const))('the task %s', (_id, task) => {
  test('begins with a position of the game, as agreed, that no single move solves', () => {
    const start = startOf(task);
    expect(position.problem(start, task.id)).toBeUndefined();
    expect(options.read(task.options ?? {}, task.seats)).toEqual({ ok: true, options: start.plan.options });
    expect(judged(task, start)).toBe('open');
    expect(awaiting(start)).toEqual([task.learner]);
    expect(legal(start, task.learner).map(move => judged(task, played(task, start, write(move))))).not.toContain('solved');
  });

  test('is solved by its solution, every move of which is legal', () => mustBeSolved(task));

  test('is solved by few of all ways, and failed when the day is given up', () => {
    const results = ends(task).map(s => judged(task, s));
    const solved = results.filter(result => result === 'solved').length;
    expect(solved).toBeGreaterThan(0);
    expect(solved / results.length).toBeLessThan(0.25);
    expect(judged(task, played(task, startOf(task), 'concede'))).toBe('failed');
  });
});

test('no way brings more to the Bridge than the first task asks for', () => {
  const [task] = practice;
  if (!task) throw new Error('there is no task');
  expect(Math.max(...ends(task).map(s => s.onSites[2]?.length ?? 0))).toBe(AT_THE_BRIDGE);
});

const TEXTS: Readonly<Record<string, PracticeTexts>> = { en, da, fr, de };

test.each(Object.keys(TEXTS))('every task is told in short sentences in %s', language => mustBeShort(practice, TEXTS[language] ?? {}));
