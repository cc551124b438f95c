import { describe, expect, test } from 'vitest';
import type { PracticeTask, PracticeTexts } from '../../../kernel/index.ts';
import { mustBeShort, practiceOf } from '../../../testing/practice.ts';
import { TourOperator } from '../index.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { practiceTexts as da } from './da.ts';
import { practiceTexts as de } from './de.ts';
import { practiceTexts as en } from './en.ts';
import { practiceTexts as fr } from './fr.ts';
import { BEST_FLIGHT, practice } from './index.ts';
import { POINTS } from './positions.ts';

const { legal, write, awaiting, position } = TourOperator;
const { startOf, judged, playedOn, mustBeSolved } = practiceOf(TourOperator);

const searched = new Map<string, readonly State[]>();

/** Everything the learner can come to, as far as the task is open. */
function reachable(task: PracticeTask<View>): readonly State[] {
  const states = searched.get(task.id) ?? search(task);
  searched.set(task.id, states);
  return states;
}

function search(task: PracticeTask<View>): readonly State[] {
  const found = new Map<string, State>();
  const open = [startOf(task)];
  for (const s of open) {
    for (const move of legal(s, task.learner)) {
      const next = playedOn(task, s, write(move));
      const key = JSON.stringify([next.frames, next.agencies, next.rowOwner]);
      if (found.has(key)) continue;
      found.set(key, next);
      if (judged(task, next) === 'open' && awaiting(next).includes(task.learner)) open.push(next);
    }
  }
  return [...found.values()];
}

describe.each(practice.map(task => [task.id, task] as const))('the task %s', (_id, task) => {
  test('begins with a position of the game that is not solved, nor by any one move', () => {
    const start = startOf(task);
    expect(position.problem(start, task.id)).toBeUndefined();
    expect(judged(task, start)).toBe('open');
    const results = legal(start, task.learner).map(move => judged(task, playedOn(task, start, write(move))));
    expect(results).not.toContain('solved');
  });

  test('is solved by its solution, every move of which is legal', () => mustBeSolved(task, playedOn));

  test('can be solved and failed, and whoever is stuck is told so', () => {
    const ends = reachable(task);
    expect(new Set(ends.map(s => judged(task, s)))).toEqual(new Set(['solved', 'failed', 'open']));
    for (const s of ends) if (judged(task, s) === 'open') expect(awaiting(s)).toContain(task.learner);
  });
});

test('no flight of the first task brings more than it asks for', () => {
  const [task] = practice;
  if (!task) throw new Error('there is no task');
  const best = Math.max(...reachable(task).map(s => s.agencies[task.learner]?.vp ?? 0));
  expect(best - POINTS).toBe(BEST_FLIGHT);
});

const TEXTS: Readonly<Record<string, PracticeTexts>> = { en, da, fr, de };

test.each(Object.keys(TEXTS))('every task is told in short sentences in %s', language => mustBeShort(practice, TEXTS[language] ?? {}));
