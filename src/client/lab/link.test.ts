import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Experiment } from '../../lab/index.ts';
import { LONGEST_LINK, readLink, writeLink } from './link.ts';

const EXPERIMENT: Experiment = {
  format: 1,
  game: 'bodensee',
  seats: 4,
  bots: ['greedy'],
  variants: [{ name: 'A' }, { name: 'B', options: { ferryFare: 2 } }],
  pairs: 1000,
  seed: 'Überlingen',
};
const FIGURES = [
  { games: 1000, value: 0.25, low: 0.22, high: 0.28 },
  { games: 1000, value: null, low: null, high: null },
];

describe('a link', () => {
  test('holds an experiment and what came of it, in few characters that an address may have', async () => {
    const linked = { experiment: EXPERIMENT, figures: FIGURES, changes: FIGURES.slice(1), check: 'abc' };
    const written = await writeLink(linked);
    expect(written).toMatch(/^[\w-]{100,400}$/);
    expect(await readLink(written ?? '')).toEqual({ ok: true, value: linked });
  });

  test('that would be too long is not made', async () => {
    const towns = Array.from({ length: 2000 }, (_, at) => ({ id: `${at * 7919}`, name: `${at * 104_729}` }));
    expect(await writeLink({ experiment: { ...EXPERIMENT, options: { content: towns } } })).toBeUndefined();
  });

  test.each([
    ['', 'the link is damaged'],
    ['!!!', 'the link is damaged'],
    ['A'.repeat(LONGEST_LINK + 1), 'the link must have at most 6000 characters, not 6001'],
  ])('that is damaged is refused in one sentence: %#', async (written, problem) => {
    expect(await readLink(written)).toEqual({ ok: false, problem: expect.stringContaining(problem) });
  });

  test.each<[object, string]>([
    [{ experiment: { ...EXPERIMENT, seats: 0 } }, 'experiment.seats must be a whole number from 1 to 16, not 0'],
    [{ experiment: EXPERIMENT, figures: FIGURES.slice(1) }, 'link.figures must be a list of 2, not of 1'],
    [
      { experiment: EXPERIMENT, figures: [{ games: 1, value: 'many', low: 0, high: 1 }] },
      'link.figures[0].value must be a number, not "many"',
    ],
    [{ experiment: EXPERIMENT, script: 'x' }, 'link has no field "script"'],
  ])('with something else in it is refused in one sentence: %#', async (linked, problem) => {
    const written = await writeLink(JSON.parse(JSON.stringify(linked)));
    expect(await readLink(written ?? '')).toEqual({ ok: false, problem: expect.stringContaining(problem) });
  });

  test('that unfolds to far more than it looks like is refused', async () => {
    const written = await writeLink({ experiment: { ...EXPERIMENT, options: { content: ' '.repeat(2_000_000) } } });
    expect(written).toBeDefined();
    expect(await readLink(written ?? '')).toEqual({ ok: false, problem: 'the link is damaged: it cannot be unpacked' });
  });
});

test('every finding has a link that holds the experiment of its file', async () => {
  const read = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
  const repeats = [...read('findings.md').matchAll(/\]\((findings\/[\w-]+\.json)\), or open\n`\/lab\/([\w-]+)#([\w-]+)`/g)];
  expect(repeats.length).toBeGreaterThanOrEqual(10);
  for (const [, file = '', game, written = ''] of repeats) {
    const experiment = JSON.parse(read(file));
    expect(experiment.game, file).toBe(game);
    expect(await readLink(written), file).toEqual({ ok: true, value: { experiment } });
  }
});
