import { expect, test } from 'vitest';
import { EightyDays } from '../../games/eighty-days/index.ts';
import { type AnyGame, fast } from '../../kernel/index.ts';
import { gathered, type Question, shareOf } from './index.ts';
import { BRIEF } from './testing.ts';

const game: AnyGame = EightyDays;

function question(seed: string): Question {
  const plan = { seats: 2, options: game.options.standard, version: game.version };
  const state = game.setup(plan, { chance: fast('deal'), tell: () => {} });
  const seat = game.awaiting(state)[0] ?? 0;
  return {
    game: game.id,
    view: game.view(state, seat),
    seat,
    thinking: { ...BRIEF, iterations: 10, horizon: 2 },
    seed,
    milliseconds: 1000,
  };
}

test('two shares of a search add up to one finding', () => {
  const shares = ['a', 'b'].map(seed => shareOf(game, question(seed), () => true));
  const { move, alternatives, iterations } = gathered(game, JSON.parse(JSON.stringify(shares)));
  expect(iterations).toBe(20);
  expect(alternatives.reduce((sum, { visits }) => sum + visits, 0)).toBe(20);
  expect(shares.map(share => share.move)).toContain(game.write(move));
});

test('the same question gets the same share', () => {
  expect(shareOf(game, question('a'), () => true)).toEqual(shareOf(game, question('a'), () => true));
});
