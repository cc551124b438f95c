import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fast } from '../kernel/index.ts';
import { anchorsOf, BEGINNER, RatingTable, rated, shownRating } from './index.ts';

interface Case {
  readonly players: readonly { readonly mu: number; readonly sigma: number; readonly rank: number }[];
  readonly after: readonly (readonly [mu: number, sigma: number])[];
}

/** What openskill 5.0.1 answers (model plackettLuce, tau 0); the package itself would bring 280 others along. */
const CASES: readonly Case[] = JSON.parse(readFileSync(new URL('./openskill-5.0.1.json', import.meta.url), 'utf8'));

describe('a match changes ratings', () => {
  test.each(CASES.map((each, number) => ({ ...each, number })))('as openskill does ($number)', ({ players, after }) => {
    const mine = rated(players.map(({ mu, sigma, rank }) => ({ rating: { mu, sigma }, rank })));
    for (const [at, { mu, sigma }] of mine.entries()) {
      expect(mu).toBeCloseTo(after[at]?.[0] ?? Number.NaN, 4);
      expect(sigma).toBeCloseTo(after[at]?.[1] ?? Number.NaN, 4);
    }
  });
});

describe('a table of ratings', () => {
  const duel = (winner: string, loser: string, at = 0) => ({
    players: [
      { person: winner, rank: 1 },
      { person: loser, rank: 2 },
    ],
    at,
  });

  test('shows nobody of whom little is known', () => {
    const table = new RatingTable(anchorsOf('any'));
    table.add(duel('mia', 'jonas'));
    expect(table.ranking()).toEqual([]);
    expect(shownRating(BEGINNER)).toBeUndefined();
  });

  test('follows from its results alone', () => {
    const [one, two] = [new RatingTable(anchorsOf('any')), new RatingTable(anchorsOf('any'))];
    for (const table of [one, two])
      for (let game = 0; game < 40; game++) table.add(duel(game % 3 === 0 ? 'b' : 'a', game % 3 === 0 ? 'a' : 'b', game));
    expect(one.of('a')).toEqual(two.of('a'));
    expect(one.ranking().map(([person]) => person)).toEqual(['a', 'b']);
    expect(one.of('a')?.games).toBe(40);
  });

  test('leaves bots where they are, and measures people by them', () => {
    const table = new RatingTable(anchorsOf('any'));
    for (let at = 0; at < 30; at++)
      table.add({
        players: [
          { person: 'mia', rank: 1 },
          { bot: 'hard', rank: 2 },
        ],
        at,
      });
    expect(table.of('mia')?.mu).toBeGreaterThan(28);
  });

  test('is less certain of who stays away', () => {
    const table = new RatingTable(anchorsOf('any'));
    for (let at = 0; at < 40; at++) table.add(duel('a', 'b', at));
    const sigma = table.of('a')?.sigma ?? 0;
    table.add(duel('a', 'b', 3 * 365 * 86_400_000));
    expect(table.of('a')?.sigma ?? 0).toBeGreaterThan(sigma);
  });
});

test('after thirty games a head, people whose strengths lie 100 points apart stand in the right order in 95 of 100 cases', () => {
  const chance = fast('ratings');
  /** How a match of four ends: each strength with scatter, which is Plackett–Luce's own model of luck. */
  const performance = (mu: number) => mu / (25 / 6) - Math.log(-Math.log((chance.below(999_983) + 1) / 999_984));
  let [right, pairs] = [0, 0];
  for (let run = 0; run < 8; run++) {
    const people = Array.from({ length: 16 }, (_, at) => ({ person: `p${at}`, mu: 15 + (at * 20) / 15 }));
    const table = new RatingTable(anchorsOf('any'));
    for (let game = 0; game < (people.length * 30) / 4; game++) {
      const seated = [...people].sort(() => chance.below(2) - 0.5).slice(0, 4);
      const order = seated.map(each => ({ ...each, done: performance(each.mu) })).sort((a, b) => b.done - a.done);
      table.add({ players: order.map(({ person }, at) => ({ person, rank: at + 1 })), at: game });
    }
    for (const one of people)
      for (const other of people) {
        if (40 * (one.mu - other.mu) < 100) continue;
        pairs++;
        if ((table.of(one.person)?.mu ?? 0) > (table.of(other.person)?.mu ?? 0)) right++;
      }
  }
  expect(right / pairs).toBeGreaterThanOrEqual(0.95);
});
