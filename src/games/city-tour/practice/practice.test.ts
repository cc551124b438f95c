import { describe, expect, test } from 'vitest';
import { fast, type PracticeTask, type PracticeTexts } from '../../../kernel/index.ts';
import { CityTour } from '../index.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { practiceTexts as da } from './da.ts';
import { practiceTexts as de } from './de.ts';
import { practiceTexts as en } from './en.ts';
import { practiceTexts as fr } from './fr.ts';
import { AT_THE_BRIDGE, practice } from './index.ts';

const { view, legal, write, read, play, clone, awaiting, position, options } = CityTour;

function startOf({ start }: PracticeTask<View>): State {
  if ('position' in start) return start.position as State;
  throw new Error('these tasks begin with a position');
}

const judged = (task: PracticeTask<View>, s: State) => task.judge(view(s, task.learner));

function played(task: PracticeTask<View>, before: State, text: string): State {
  const move = read(text);
  if (!move) throw new Error(`no move is written "${text}"`);
  const s = clone(before);
  play(s, task.learner, move, { chance: fast(task.seed), tell: () => {} });
  return s;
}

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

  test('is solved by its solution, every move of which is legal', () => {
    let s = startOf(task);
    for (const text of task.solution) {
      expect(judged(task, s)).toBe('open');
      expect(legal(s, task.learner).map(write)).toContain(text);
      s = played(task, s, text);
    }
    expect(judged(task, s)).toBe('solved');
  });

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

test.each(Object.keys(TEXTS))('every task is told in short sentences in %s', language => {
  expect(Object.keys(TEXTS[language] ?? {})).toEqual(practice.map(({ id }) => id));
  for (const text of Object.values(TEXTS[language] ?? {}).flatMap(words => Object.values(words)))
    for (const sentence of text.split(/(?<=[.!?])\s+/)) expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(18);
});
