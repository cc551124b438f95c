import { describe, expect, test } from 'vitest';
import { fits, LANGUAGES, type PracticeTask, type PracticeTexts, seeded } from '../../../kernel/index.ts';
import { Bodensee } from '../index.ts';
import type { Move } from '../moves.ts';
import { clone, type State } from '../state.ts';
import type { View } from '../view.ts';
import { practiceTexts as da } from './da.ts';
import { practiceTexts as de } from './de.ts';
import { practiceTexts as en } from './en.ts';
import { practiceTexts as fr } from './fr.ts';
import { practice } from './index.ts';

const TEXTS: Readonly<Record<string, PracticeTexts>> = { da, de, en, fr };
/** Positions that a search looks at before it gives up. */
const MOST_POSITIONS = 200_000;

function startOf({ start }: PracticeTask<View>): State {
  if (!('position' in start)) throw new Error('the tasks of this game begin with a position');
  if (!fits(Bodensee.position, start.position)) throw new Error(Bodensee.position.problem(start.position, 'the position'));
  return clone(start.position);
}

function played({ seed, learner }: PracticeTask<View>, s: State, move: Move): State {
  const after = clone(s);
  Bodensee.play(after, learner, move, { chance: seeded(seed), tell: () => {} });
  return after;
}

/** Plays the moves of the learner; an only option between them plays itself. */
function after(task: PracticeTask<View>, moves: readonly string[]): State {
  const left = [...moves];
  let s = startOf(task);
  while (task.judge(s) === 'open') {
    const legal = Bodensee.legal(s, task.learner);
    const wanted = legal.find(move => Bodensee.write(move) === left[0]);
    const move = wanted ?? (legal.length === 1 ? legal[0] : undefined);
    if (!move) break;
    if (wanted) left.shift();
    s = played(task, s, move);
  }
  expect(left).toEqual([]);
  return s;
}

/** How many ways of playing the turn solve the task and how many fail, until both were found or enough was looked at. */
function search(task: PracticeTask<View>): { solved: number; failed: number } {
  const found = { solved: 0, failed: 0 };
  const queue: State[] = [startOf(task)];
  for (let looked = 0; looked < MOST_POSITIONS && (found.solved === 0 || found.failed === 0); looked++) {
    const s = queue.shift();
    if (!s) break;
    for (const move of Bodensee.legal(s, task.learner)) {
      const next = played(task, s, move);
      const verdict = task.judge(next);
      if (verdict === 'open') queue.push(next);
      else found[verdict]++;
    }
  }
  return found;
}

describe.each(practice.map(task => [task.id, task] as const))('the task %s', (_id, task) => {
  test('begins with a position of the game, and is not solved at once', () => {
    expect(task.judge(startOf(task))).toBe('open');
  });

  test('is solved by its own solution', () => {
    expect(task.judge(after(task, task.solution))).toBe('solved');
  });

  test('can be solved and can be failed, as a search finds', () => {
    const { solved, failed } = search(task);
    expect(solved).toBeGreaterThan(0);
    expect(failed).toBeGreaterThan(0);
  });

  test.each(LANGUAGES)('is told in %s', language => {
    const { title = '', goal = '', hint = '', solved = '' } = TEXTS[language]?.[task.id] ?? {};
    for (const text of [title, goal, hint, solved]) expect(text).not.toBe('');
  });
});
