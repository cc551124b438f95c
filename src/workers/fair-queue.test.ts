import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

function all(queue: FairQueue<string>): string[] {
  const taken: string[] = [];
  while (queue.size > 0) taken.push(queue.take() ?? 'nothing');
  return taken;
}

test('what has the same share is taken in order', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a', 'b', 'c']) queue.add(item, ['mia']);
  expect(all(queue)).toEqual(['a', 'b', 'c']);
  expect(queue.take()).toBeUndefined();
  expect(queue.size).toBe(0);
});

test('shares take turns, whoever was first with however many', () => {
  const queue = new FairQueue<string>();
  for (const item of ['e1', 'e2', 'e3', 'e4']) queue.add(item, ['eve']);
  queue.add('m1', ['mia']);
  queue.add('j1', ['jonas']);
  queue.add('m2', ['mia']);
  expect(all(queue)).toEqual(['e1', 'm1', 'j1', 'e2', 'm2', 'e3', 'e4']);
});

test('within a share its parts take turns in the same way', () => {
  const queue = new FairQueue<string>();
  for (const table of ['1', '2', '3']) for (const bot of ['a', 'b']) queue.add(`eve ${table}${bot}`, ['eve', table]);
  queue.add('mia 1a', ['mia', '1']);
  expect(all(queue)).toEqual(['eve 1a', 'mia 1a', 'eve 2a', 'eve 3a', 'eve 1b', 'eve 2b', 'eve 3b']);
});

test('a round is as long as the shares beside one’s own, whatever waits within them', () => {
  const queue = new FairQueue<string>();
  for (let table = 0; table < 60; table++) queue.add('e', ['eve', `${table}`]);
  expect(queue.round(['eve', '7'])).toBe(60);
  expect(queue.round(['mia', '1'])).toBe(2);
  queue.add('m', ['mia', '1']);
  expect(queue.round(['mia', '1'])).toBe(2);
  expect(queue.round(['eve', '7'])).toBe(120);
});
