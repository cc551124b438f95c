import { describe, expect, test } from 'vitest';
import { changes } from './log.ts';
import { cheapestPlan } from './plan.ts';
import { prompt } from './prompt.ts';
import { moments } from './scene.testing.ts';
import type { EdScene } from './scene.ts';
import { score } from './score.ts';
import { en as words } from './words/en.ts';

describe.each([2, 4, 6])('a journey of %i', seats => {
  const all = [...moments(seats, `journey ${seats}`)];
  const last = all.at(-1) as EdScene;

  test('at any moment the causes of the days sum up to the days', () => {
    for (const scene of all) {
      for (const [seat, { days }] of scene.view.travellers.entries()) {
        expect(score(scene, seat).reduce((sum, { value }) => sum + value, 0)).toBe(days);
      }
    }
  });

  test('no day is without a known cause', () => {
    const labels = last.view.travellers.flatMap((_, seat) => score(last, seat).map(({ label }) => label));
    expect(labels).not.toContain(words.score.other);
  });

  test('every decision has a sentence, and a main button that can be pressed', () => {
    for (const scene of all.slice(0, -1)) {
      const { sentence, primary } = prompt(scene, Number(scene.viewer));
      expect(sentence).not.toBe('');
      if (primary) expect(scene.touching.lit(primary), `${sentence} ${primary}`).toBe(true);
    }
  });

  test('a route is shown with a price where it can be taken, and only there', () => {
    for (const scene of all) {
      const frame = scene.view.frames.at(-1);
      if (frame?.phase !== 'travel' || scene.view.turn.legsDone >= scene.view.turn.legsAllowed) continue;
      for (const route of ['A', 'B'] as const) {
        expect(cheapestPlan(scene.view, frame.seat, route) !== undefined).toBe(scene.touching.lit(`route:${route}`));
      }
    }
  });

  test('days in the margin are added', () => {
    for (const { value } of last.past.flatMap(changes)) expect(value).toBeGreaterThan(0);
  });
});
