import { expect, test } from 'vitest';
import type { MatchRecord, Tagged } from '../../kernel/index.ts';
import { partingOf } from './parting.ts';

/** Only the entries are looked at. */
function game(...moves: readonly string[]) {
  const entries = moves.map(type => ({ seat: 0, move: { type }, luck: [3], check: '' }));
  return { record: { entries } as unknown as MatchRecord<Tagged, unknown> };
}

test('two games part where the first of them does something else, or goes on', () => {
  expect(partingOf([game('a', 'b', 'c'), game('a', 'x', 'c')])).toBe(1);
  expect(partingOf([game('a', 'b'), game('a')])).toBe(1);
  expect(partingOf([game('a'), game('a', 'b')])).toBe(1);
  expect(partingOf([game('a', 'b'), game('a', 'b')])).toBeUndefined();
});
