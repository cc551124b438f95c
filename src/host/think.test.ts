import { expect, test } from 'vitest';
import { STRENGTHS, unweighed } from '../bots/index.ts';
import { TourOperator } from '../games/tour-operator/index.ts';
import { type AnyGame, fast, silent } from '../kernel/index.ts';
import { mergeThoughts, type Question, splitQuestion, type Thought, think } from './think.ts';

const game: AnyGame = TourOperator;

function question(bot: string): Question {
  const plan = { seats: 2, options: game.options.standard, version: game.version };
  const state = game.setup(plan, silent(fast('deal')));
  const seat = game.awaiting(state)[0] ?? 0;
  return { game: game.id, view: game.view(state, seat), seat, bot, whim: 'x' };
}

function thought(move: string, ...looked: readonly (readonly [string, number, number])[]): Thought {
  const alternatives = looked.map(([each, visits, value]) => ({ move: each, visits, value, winChance: value, score: 10 * value }));
  return { move, favourite: 'stay', alternatives, iterations: looked.reduce((sum, [, visits]) => sum + visits, 0) };
}

test('what gains most by all that was found is played, though another move was looked at more often', () => {
  const thoughts = [
    thought('go', ['stay', 40, 0.4], ['go', 30, 0.6]),
    thought('go', ['stay', 40, 0.4], ['go', 30, 0.6]),
    thought('stay', ['stay', 40, 0.5], ['go', 30, 0.4]),
  ];
  const { move, alternatives, iterations } = mergeThoughts(thoughts);
  expect(move).toBe('go');
  expect(alternatives.map(each => [each.move, each.visits])).toEqual([
    ['go', 90],
    ['stay', 120],
  ]);
  expect(iterations).toBe(210);
});

test('where nobody looked around, the first move found is played', () => {
  expect(mergeThoughts([unweighed('go'), unweighed('stay')])).toEqual(unweighed('go'));
});

test('several who think about one decision have luck of their own', () => {
  expect(splitQuestion(question('expert'), 2).map(({ whim }) => whim)).toEqual(['x 0', 'x 1']);
});

test('a strength that plays a game by its policy is asked for no search in that game', () => {
  const byPolicy: AnyGame = { ...game, strengths: { hard: { iterations: 0 } } };
  expect(STRENGTHS.hard.iterations).toBeGreaterThan(0);
  expect(think(byPolicy, question('hard'))).toMatchObject({ alternatives: [], iterations: 0 });
  expect(think(byPolicy, question('expert')).iterations).toBeGreaterThan(0);
});
