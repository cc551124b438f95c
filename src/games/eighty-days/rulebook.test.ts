import { expect, test } from 'vitest';
import { CLAUSES } from './rulebook.ts';

test('the clauses stand in order, each once: fifteen sections, 112 clauses', () => {
  const numbers = CLAUSES.map(id => id.slice('ED-'.length).split('.').map(Number));
  const inOrder = [...numbers].sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);
  expect(numbers).toEqual(inOrder);
  expect(new Set(CLAUSES).size).toBe(112);
  expect(new Set(numbers.map(([section]) => section)).size).toBe(15);
});
