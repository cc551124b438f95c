import { expect, test } from 'vitest';
import { turnsSince } from './since.ts';
import type { LogTurn } from './stories.ts';

/** A turn of a seat that ends with a line of the log; `hits` is what it changed for seat 0. */
function turn(seat: number | null, line: number, hits: number | null = null): LogTurn {
  const lines = [
    { line, seat, text: '', changes: [] },
    ...(hits === null ? [] : [{ line, seat, text: '', changes: [{ seat: 0, value: hits }] }]),
  ];
  return { seat, story: [], subject: '', changes: [], lines };
}

const linesOf = (turns: readonly LogTurn[]) => turns.map(({ lines }) => lines[0]?.line);

test('what others did since the last look is told, not what one did oneself nor what was seen', () => {
  expect(linesOf(turnsSince([turn(1, 1), turn(0, 2), turn(1, 3), turn(2, 4), turn(0, 5)], 0, 2))).toEqual([3, 4]);
});

test('of many turns the last four are told, and before them those that changed something for whoever looks', () => {
  const many = [turn(1, 0, 2), turn(2, 1), turn(1, 2), turn(2, 3), turn(1, 4), turn(2, 5)];
  expect(linesOf(turnsSince(many, 0, 0))).toEqual([0, 3, 4, 5]);
});

test('who only watches is told of everybody', () => {
  expect(linesOf(turnsSince([turn(0, 0), turn(1, 1)], 'public', 0))).toEqual([0, 1]);
});
