import { describe, expect, test } from 'vitest';
import type { PracticeTask } from '../../../kernel/index.ts';
import { mustBeShort, practiceOf } from '../../../testing/practice.ts';
import { OnTourParis } from '../index.ts';
import { bestRoute } from '../solver/solver.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { practiceTexts as da } from './da.ts';
import { practiceTexts as de } from './de.ts';
import { practiceTexts as en } from './en.ts';
import { practiceTexts as fr } from './fr.ts';
import { practice } from './index.ts';
import { ASKED, byBoat, onLand, twoNumbers } from './positions.ts';

const { legal, write, position } = OnTourParis;
const { startOf, judged, played, mustBeSolved } = practiceOf(OnTourParis);
const STARTS: Readonly<Record<string, () => State>> = { land: onLand, boats: byBoat, numbers: twoNumbers };

/** How every way of making so many choices is judged at its end. */
function ends(task: PracticeTask<View>, s: State, choices: number): readonly string[] {
  if (choices === 0) return [judged(task, s)];
  return legal(s, 0).flatMap(move => ends(task, played(task, s, write(move)), choices - 1));
}

describe.each(practice.map(task => [task.id, task] as const))('the task %s', (_id, task) => {
  test('begins with a position of the game that is not solved, nor by any one move', () => {
    const start = startOf(task);
    expect(start).toEqual(STARTS[task.id]?.());
    expect(position.problem(start, task.id)).toBeUndefined();
    expect(judged(task, start)).toBe('open');
    expect(ends(task, start, 1)).not.toContain('solved');
  });

  test('is solved by its solution, every move of which is legal', () => mustBeSolved(task));
});

test.each(Object.entries({ en, da, fr, de }))('every task is told in short sentences in %s', (_language, texts) =>
  mustBeShort(practice, texts),
);

test('the best route of the twelve clubs is what the first task asks for', () => {
  const { points, exact } = bestRoute(onLand().boards[0]?.marks ?? [], 'free');
  expect({ points, exact }).toEqual({ points: ASKED.land, exact: true });
});

test('by boat more than asked for is possible', () => {
  expect(bestRoute(byBoat().boards[0]?.marks ?? [], 'free').points).toBeGreaterThan(ASKED.boats);
});

test('a route that is submitted too short has failed', () => {
  for (const task of practice.filter(({ id }) => id !== 'numbers'))
    expect(judged(task, played(task, startOf(task), 'submit'))).toBe('failed');
});

test('some ways of writing the two numbers solve the task, most do not, and after them nothing is open', () => {
  const task = practice.find(({ id }) => id === 'numbers');
  const all = task ? ends(task, startOf(task), 2) : [];
  const solved = all.filter(each => each === 'solved').length;
  expect(solved).toBeGreaterThan(1);
  expect(solved).toBeLessThan(all.length / 2);
  expect(all).not.toContain('open');
});
