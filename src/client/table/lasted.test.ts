import { expect, test } from 'vitest';
import { lastedFor } from './lasted.ts';

const MINUTE = 60_000;
const after = (...minutes: readonly number[]) => ({ since: 5 * MINUTE, deeds: minutes.map(each => ({ at: (5 + each) * MINUTE })) });

test('a match lasted from when its table was set to the last thing that happened there', () => {
  expect(lastedFor(after(2, 20, 48, 51.6))).toBe(52);
});

test('how long it took is not said where somebody came back to it later, or nobody could have played', () => {
  expect([lastedFor(after(2, 60)), lastedFor(after(0.2)), lastedFor(after())]).toEqual([undefined, undefined, undefined]);
});
