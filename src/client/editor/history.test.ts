import { expect, test } from 'vitest';
import { begun, changed, redone, undone } from './history.ts';

test('changes are undone one by one and done again, and a new change forgets what was undone', () => {
  const three = changed(changed(begun('a'), 'b'), 'c');
  expect(undone(three).now).toBe('b');
  expect(undone(undone(undone(three))).now).toBe('a');
  expect(redone(undone(three)).now).toBe('c');
  expect(redone(changed(undone(three), 'd')).now).toBe('d');
});

test('typing on in one field is one change', () => {
  const typed = changed(changed(changed(begun(''), 'H', 'name'), 'Ha', 'name'), 'Ha!', 'other');
  expect(undone(typed).now).toBe('Ha');
  expect(undone(undone(typed)).now).toBe('');
});
