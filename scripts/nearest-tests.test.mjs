import { expect, test } from 'vitest';
import { LONG, nearestTests } from './nearest-tests.mjs';

const numbered = (folder, count) => Array.from({ length: count }, (_, at) => `${folder}/${at}.test.ts`);

test('a few tests are all run', () => {
  const tests = ['src/client/table/pace.test.ts', 'src/cli/play/play.test.ts'];
  expect(nearestTests(tests, ['src/client/table/pace.ts'], 40)).toEqual(tests);
});

test('of many those beside the change are run, and some of every other part', () => {
  const near = numbered('src/games/bodensee', 3);
  const tests = [...numbered('src/bots/search', 10), ...near, ...numbered('src/server/api', 10)];
  const chosen = nearestTests(tests, ['src/games/bodensee/rules/tour.ts'], 7);
  expect(chosen).toHaveLength(7);
  expect(chosen).toEqual(expect.arrayContaining(near));
  expect(chosen.filter(path => path.startsWith('src/bots/'))).toHaveLength(2);
  expect(chosen.filter(path => path.startsWith('src/server/'))).toHaveLength(2);
});

test('beside a file of the kernel are the tests of its folder', () => {
  const tests = [...numbered('src/games/bodensee', 5), 'src/kernel/options.test.ts', 'src/kernel/match.test.ts'];
  expect(nearestTests(tests, ['src/kernel/options.ts'], 2)).toEqual(['src/kernel/options.test.ts', 'src/kernel/match.test.ts']);
});

test('the longest are run only where they changed', () => {
  expect(nearestTests(LONG, ['src/cli/cli.ts'], 40)).toEqual([]);
  expect(nearestTests(LONG, [LONG[0]], 40)).toEqual([LONG[0]]);
});
