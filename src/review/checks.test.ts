// Whether reviews are true. The whole of it, over hundreds of matches: npm run bench:review.
import { describe, expect, test } from 'vitest';
import { type AnyGame, scripted } from '../kernel/index.ts';
import { amount } from '../testing/part.ts';
import { assemble } from './assemble.ts';
import { checked, meanOf, varianceFactor } from './checks.testing.ts';
import type { Film } from './film.ts';
import { filmBy, gameOf, type Seating } from './matches.testing.ts';
import { endingOf, resultOf } from './measure.ts';
import { kindsOf } from './outcomes.ts';
import { runTask } from './run-task.ts';

const COARSE = { first: { start: 60, draw: 16, decision: 6, others: 0 }, games: 0 };
const QUICK = { first: { start: 20, draw: 8, decision: 6, others: 0 }, games: 0 };
const CLOSER = { first: { ...COARSE.first, draw: 100 }, games: 0 };

describe('equal bots', () => {
  test('have no luck in the mean, and what luck explains makes results differ less', async () => {
    const game = await gameOf('city-tour');
    const matches = Array.from({ length: amount(10, 200) }, (_, number) =>
      checked(game, { bots: ['greedy'], seed: `equal/${number}`, options: { day: 5 } }, COARSE, 0),
    );
    const luck = meanOf(matches.map(({ account }) => account.luck.value));
    expect(luck.low).toBeLessThan(0);
    expect(luck.high).toBeGreaterThan(0);
    expect(varianceFactor(matches).mean).toBeGreaterThan(1.5);
    expect(matches.filter(({ account }) => account.addsUp).length).toBeGreaterThanOrEqual(0.9 * matches.length - 1);
  });
});

test('who plays at random among strong bots is shown to lose by decisions', async () => {
  const game = await gameOf('eighty-days');
  const accounts = Array.from({ length: amount(1, 20) }, (_, number) => {
    const { account } = checked(game, { bots: ['random', 'greedy', 'greedy'], seed: `random/${number}` }, QUICK, 0);
    return account;
  });
  const clear = accounts.filter(({ you, luck }) => you.value + you.half < 0 && you.value < luck.value);
  expect(clear.length).toBeGreaterThanOrEqual(0.9 * accounts.length);
});

test('who draws only badly, and loses, is shown to lose by luck', async () => {
  const game = await gameOf('city-tour');
  const accounts = Array.from({ length: amount(1, 20) }, (_, number) => {
    const { account } = checked(game, { bots: ['greedy'], seed: `unlucky/${number}`, isUnlucky: true }, CLOSER, 0);
    return account;
  });
  const lost = accounts.filter(({ isWon }) => !isWon);
  expect(lost.length).toBeGreaterThan(accounts.length / 3);
  for (const { luck, you } of lost) {
    expect(luck.value + luck.half).toBeLessThan(0);
    expect(you).toEqual({ value: 0, half: 0 });
  }
});

describe('an end that can be worked out', () => {
  const ENDS: readonly (readonly [string, Seating])[] = [
    ['city-tour', { bots: ['greedy', 'random'], seed: 'end' }],
    ['on-tour-paris', { bots: ['greedy'], seed: 'end' }],
    ['eighty-days', { bots: ['greedy', 'greedy'], seed: 'end' }],
    ['eighty-days', { bots: ['random', 'greedy', 'greedy'], seed: 'end' }],
  ];

  test.each(ENDS)('%s: the last choice is graded by what it really lost', async (id, seating) => {
    const game = await gameOf(id);
    const film = filmBy(game, seating);
    const line = film.lines.findLastIndex(each => each.isChoice);
    const worths = lastWorths(film, line);
    const made = game.write(film.lines[line]?.move ?? { type: '' });
    const task = { line, what: 'decision', games: 60, pass: 0, others: 40 } as const;
    const step = assemble(film, [runTask(film, task)], 0).steps.find(each => each.kind === 'decision' && each.line === line);
    if (step?.kind !== 'decision') throw new Error('there is no such decision');
    const loss = Math.max(...worths.values()) - (worths.get(made) ?? 0);
    expect(Math.abs(step.loss.value - loss)).toBeLessThanOrEqual(step.loss.half + 1e-9);
    if (loss === 0) expect(step.loss).toEqual({ value: 0, half: 0 });
  });
});

/** What each legal move of the last choice comes to for whoever makes it, over every outcome of its draws; only one move is possible after it. */
function lastWorths(film: Film, line: number): ReadonlyMap<string, number> {
  const { game, states } = film;
  const seat = film.lines[line]?.seat ?? 0;
  const moves = game.legal(states[line], seat).filter(move => !game.surrenders?.(move));
  return new Map(
    moves.map(move => {
      const kinds = kindsOf(game, states[line], seat, move) ?? [];
      const worth = kinds.reduce((sum, { numbers, share }) => {
        const state = game.clone(states[line]);
        game.play(state, seat, move, { chance: scripted(numbers), tell: () => {} });
        return sum + share * resultAfter(film, game, state, seat);
      }, 0);
      return [game.write(move), worth];
    }),
  );
}

function resultAfter({ measure }: Film, game: AnyGame, state: unknown, seat: number): number {
  for (let [next] = game.awaiting(state); next !== undefined; [next] = game.awaiting(state)) {
    const move = game.policy?.(state, next, game.legal(state, next), { below: () => 0 });
    if (!move) throw new Error('the game does not end');
    game.play(state, next, move, { chance: { below: () => 0 }, tell: () => {} });
  }
  const end = game.outcome(state);
  if (!end) throw new Error('the game does not end');
  const { scores, wins } = endingOf(game, measure, state, end);
  return resultOf(measure, scores, wins, seat);
}
