import { expect, test } from 'vitest';
import { type Chapter, type LogTurn, lineAt } from './stories.ts';

function turn(...lines: readonly number[]): LogTurn {
  return { seat: 0, story: [], subject: '', changes: [], lines: lines.map(line => ({ line, seat: 0, text: '', changes: [] })) };
}

const CHAPTERS: readonly Chapter[] = [
  { heading: 'One', turns: [turn(0, 0, 2), turn(3)] },
  { heading: 'Two', turns: [turn(6)] },
];

test('a moment is told by its own line of the log, or by the last before it', () => {
  expect([0, 1, 2, 3, 5, 6, 9].map(moment => lineAt(CHAPTERS, moment))).toEqual([0, 0, 2, 3, 3, 6, 6]);
});

test('before anything was told, no line is looked at', () => {
  expect(lineAt([{ heading: '', turns: [turn(2)] }], 1)).toBeNull();
});
