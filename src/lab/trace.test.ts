import { describe, expect, test } from 'vitest';
import { EightyDays } from '../games/eighty-days/index.ts';
import type { AnyGame } from '../kernel/index.ts';
import { addTrace, courseOf, freshCourse } from './course.ts';
import { leaderOf, MANY_DECISIONS, POINTS, tracerOf } from './trace.ts';

/** A game whose state is what it expects of each seat. */
const GUESSING: AnyGame = {
  ...(EightyDays as unknown as AnyGame),
  estimate: state => state as number[],
  clone: state => [...(state as number[])],
};

const NO_WAITS = { waits: [0, 0], longestWaits: [0, 0], halfLeader: null, stakes: null };

/** So many moves to choose from. */
function moves(count: number) {
  return Array.from({ length: count }, () => ({ type: 'any' }));
}

describe('a trace', () => {
  test('counts the decisions of each turn; a move without a choice is none', () => {
    const tracer = tracerOf(GUESSING, 2);
    for (const [seat, choices] of [
      [0, 3],
      [0, 1],
      [0, 2],
      [1, 1],
      [0, 5],
    ] as const) {
      tracer.note([0, 0], [seat], moves(choices));
    }
    const { turns, decisions, choices, decisionsInTurn } = tracer.finish([0, 0], undefined);
    expect([turns, decisions, choices]).toEqual([3, 3, 10]);
    expect(decisionsInTurn.slice(0, 3)).toEqual([1, 1, 1]);
  });

  test('counts who waits: decisions that are made while a seat is not asked; those who are asked at once wait for nobody', () => {
    const tracer = tracerOf(GUESSING, 3);
    for (const awaited of [[0], [0], [1, 2], [2], [1]]) tracer.note([0, 0, 0], awaited, moves(2));
    tracer.note([0, 0, 0], [2], moves(1));
    const { waits, longestWaits } = tracer.finish([0, 0, 0], undefined);
    expect(waits).toEqual([3, 2, 3]);
    expect(longestWaits).toEqual([3, 2, 2]);
  });

  test('knows who was ahead halfway', () => {
    const tracer = tracerOf(GUESSING, 2);
    for (const scores of [
      [0, 1],
      [2, 1],
    ]) {
      tracer.note(scores, [0], moves(2));
    }
    expect(tracer.finish([3, 4], { ranks: [2, 1], scores: [3, 4] }).halfLeader).toBe(0);
  });

  test('a very long turn is counted with the longest', () => {
    const tracer = tracerOf(GUESSING, 2);
    for (let move = 0; move < 500; move++) tracer.note([move, 0], [0], moves(2));
    const { decisionsInTurn, scores } = tracer.finish([500, 0], undefined);
    expect(decisionsInTurn[MANY_DECISIONS]).toBe(1);
    expect(scores.map(([own]) => own)).toEqual(Array.from({ length: POINTS }, (_, point) => 25 * point));
  });

  test('the lead changes when it passes from one seat to another, not when it is shared for a while', () => {
    const tracer = tracerOf(GUESSING, 2);
    for (const scores of [
      [1, 1],
      [2, 1],
      [2, 2],
      [3, 2],
      [3, 4],
    ]) {
      tracer.note(scores, [0], moves(2));
    }
    expect(tracer.finish([3, 4], { ranks: [2, 1], scores: [3, 4] }).leadChanges).toBe(1);
    expect(leaderOf([4, 4])).toBeUndefined();
  });

  test('where a loser may have the higher score, the last word is the guess', () => {
    const tracer = tracerOf(GUESSING, 2);
    tracer.note([0, 0], [0], moves(2));
    expect(tracer.finish([5, 9], { ranks: [2, 1], scores: [80, 9] }).scores.at(-1)).toEqual([5, 9]);
  });

  test('a game that cannot guess has no course', () => {
    const { estimate: _guess, ...silent } = GUESSING;
    const tracer = tracerOf(silent, 2);
    tracer.note([0, 0], [0], moves(2));
    expect(tracer.finish([0, 0], undefined)).toMatchObject({ scores: [], leadChanges: 0, decisions: 1 });
  });
});

test('whoever has the better chance to win leads, where chances were learned', () => {
  const sums = freshCourse(2);
  const trace = {
    ...NO_WAITS,
    turns: 1,
    decisions: 1,
    choices: 2,
    decisionsInTurn: [0, 1],
    leadChanges: 0,
    scores: [[9, 1]],
    chances: [[0.2, 0.8]],
  };
  addTrace(sums, trace, { outcome: { ranks: [2, 1], scores: [9, 1] } });
  expect(courseOf(sums).points[0]?.leaderWins).toBe(1);
});

describe('a course', () => {
  test('tells how often the one who was ahead won in the end', () => {
    const sums = freshCourse(2);
    const trace = { ...NO_WAITS, turns: 2, decisions: 4, choices: 8, decisionsInTurn: [0, 0, 2], leadChanges: 1, chances: [] };
    addTrace(sums, { ...trace, scores: [[3, 1]] }, { outcome: { ranks: [1, 2], scores: [9, 1] } });
    addTrace(sums, { ...trace, scores: [[5, 2]] }, { outcome: { ranks: [2, 1], scores: [1, 9] } });
    addTrace(sums, { ...trace, scores: [[2, 2]] }, { outcome: { ranks: [1, 2], scores: [9, 1] } });
    const { decisionsPerTurn, choicesPerDecision, points } = courseOf(sums);
    expect([decisionsPerTurn, choicesPerDecision]).toEqual([2, 2]);
    expect(points[0]).toEqual({
      at: 0,
      scores: [3.3333, 1.6667],
      whenWon: [2.5, 2],
      whenLost: [5, 1.5],
      lead: 2.5,
      led: 0.6667,
      leaderWins: 0.5,
      leaderWinsLow: 0.0945,
      leaderWinsHigh: 0.9055,
    });
  });

  test('an unfinished game does not count', () => {
    const sums = freshCourse(2);
    addTrace(sums, tracerOf(GUESSING, 2).finish([0, 0], undefined), { outcome: null });
    expect(courseOf(sums)).toMatchObject({ turns: 0, decisions: 0, decisionsPerTurn: 0 });
  });
});
