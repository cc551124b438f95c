import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followSight } from './in-sight.ts';

const page = Object.assign(new EventTarget(), { hidden: false });

/** Shows or hides the page, and lets so many seconds pass. */
function turn(hidden: boolean, seconds: number): void {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(seconds * 1000);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.hidden = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page that is out of sight for a while is away until it is seen again', () => {
  const told: boolean[] = [];
  const isAway = followSight(away => told.push(away));
  turn(true, 60);
  expect([told, isAway()]).toEqual([[true], true]);
  turn(false, 60);
  expect([told, isAway()]).toEqual([[true, false], false]);
});

test('who looks something up is not away, however often', () => {
  const told: boolean[] = [];
  followSight(away => told.push(away));
  for (let time = 0; time < 5; time++) {
    turn(true, 10);
    turn(false, 10);
  }
  expect(told).toEqual([]);
});
