import { describe, expect, test } from 'vitest';
import { entry as eightyDays } from '../../games/eighty-days/entry.ts';
import { entry as tourOperator } from '../../games/tour-operator/entry.ts';
import { type AnyGame, fast, type Learned, openForBots, seeded, silent } from '../../kernel/index.ts';
import { flatSearch, learnedFor } from './flat.ts';
import { NIM, sightOf, talk, toy } from './toys.testing.ts';

const LEARNED: Learned = {
  seats: 2,
  games: 0,
  seed: '',
  generation: 1,
  score: [0, 0, 0],
  win: [0, 0, 1],
  slopes: [],
  prior: { mean: -0.01, width: 0.03 },
  heldOut: { games: 0, error: 0, brier: 0, tenths: [] },
};

/** Stones, and the value of whoever leaves four of them: it is the other's turn at every calm moment. */
const STONES = {
  ...NIM,
  aim: 'victory' as const,
  calm: () => true,
  policy: (_: unknown, __: number, legal: readonly { readonly type: string }[]) => legal[0] as never,
  features: ({ said }: { readonly said: readonly number[] }) => {
    const left = 10 - said.reduce((sum, each) => sum + each, 0);
    const mover = said.length % 2;
    return [0, 1].map(seat => [0, seat !== mover && left % 4 === 0 ? 3 : 0]);
  },
};

test('a move that the values call better than the favourite is found, and the tries stop when that is clear', () => {
  const { move, favourite, iterations } = flatSearch(STONES, sightOf(NIM, talk(NIM), 0), seeded('x'), {
    learned: LEARNED,
    iterations: 200,
    moves: 3,
    horizon: 0,
  });
  expect(favourite).toEqual({ type: 'say', number: 1 });
  expect(move).toEqual({ type: 'say', number: 2 });
  expect(iterations).toBeLessThan(20);
});

test('with many playouts a move is worth what the best turn that begins with it is worth', () => {
  const twice = toy({
    seats: 1,
    numbers: () => [1, 2, 3],
    end: ([one = 0, two = 0, ...more]) =>
      two === 0 || more.length > 0 ? undefined : { ranks: [1], scores: [one === 2 && two === 2 ? 10 : 5 - one - two] },
  });
  const game = { ...twice, aim: 'points' as const, policy: STONES.policy };
  const learned = { ...LEARNED, seats: 1, prior: { mean: -0.5, width: 1 } };
  const found = (iterations: number) =>
    flatSearch(game, sightOf(twice, talk(twice), 0), seeded('x'), { learned, iterations, moves: 3, horizon: 0 });
  expect(found(100).move).toEqual({ type: 'say', number: 1 });
  expect(found(200).move).toEqual({ type: 'say', number: 2 });
  expect(found(200).alternatives[0]?.value).toBe(10);
});

test('an end that is reached counts as it is', () => {
  const { move, alternatives } = flatSearch(STONES, sightOf(NIM, talk(NIM, 3, 3, 2), 1), seeded('x'), {
    learned: LEARNED,
    iterations: 40,
    moves: 3,
    horizon: 0,
  });
  expect(move).toEqual({ type: 'say', number: 2 });
  expect(alternatives[0]?.winChance).toBe(1);
});

test('whoever is unsure of everything else does not throw away a game that is won', () => {
  for (const said of [
    [3, 3, 2],
    [3, 2, 3],
    [2, 3, 3],
    [3, 3, 1],
    [3, 1, 3],
    [1, 3, 3],
  ]) {
    const { move } = flatSearch(STONES, sightOf(NIM, talk(NIM, ...said), 1), seeded('x'), {
      learned: LEARNED,
      iterations: 40,
      moves: 3,
      horizon: 0,
      doubt: 5,
    });
    expect(move).toEqual({ type: 'say', number: 10 - said.reduce((sum, each) => sum + each) });
  }
});

test('without a try no other move than the favourite is believed in', () => {
  const { move, iterations } = flatSearch(
    STONES,
    sightOf(NIM, talk(NIM), 0),
    seeded('x'),
    { learned: LEARNED, iterations: 40, moves: 3, horizon: 0 },
    () => false,
  );
  expect([move, iterations]).toEqual([{ type: 'say', number: 1 }, 1]);
});

describe.each([tourOperator, eightyDays].map(entry => [entry.id, entry] as const))('in %s', (_id, entry) => {
  /** A position after some moves of the policy. */
  async function position(moves: number, seats = 2): Promise<{ readonly game: AnyGame; readonly state: unknown; readonly seat: number }> {
    const game = await openForBots(entry);
    const table = silent(seeded('deal'));
    const state = game.setup({ seats, options: game.options.standard, version: game.version }, table);
    for (let made = 0; ; made++) {
      const [seat] = game.awaiting(state);
      if (seat === undefined) throw new Error('the game is over too soon');
      const legal = game.legal(state, seat);
      if (made >= moves && legal.length > 2) return { game, state, seat };
      game.play(state, seat, game.policy?.(state, seat, legal, seeded('p')) ?? never(), table);
    }
  }

  function found({ game, state, seat }: Awaited<ReturnType<typeof position>>, of: unknown = state) {
    const legal = game.legal(state, seat);
    const view = game.view(of, seat);
    const learned = learnedFor(game, view) ?? never();
    return flatSearch(game, { seat, legal, view: () => view }, seeded('same'), { learned, iterations: 40, moves: 4, horizon: 1 });
  }

  test('the same view, seed and budget give the same finding, and nobody peeks', async () => {
    const at = await position(30);
    const twin = at.game.imagine(at.game.view(at.state, at.seat), fast('twin'));
    expect(found(at)).toEqual(found(at));
    expect(found(at, twin)).toEqual(found(at));
  });

  test('a chance to win and the score to expect are told of every move', async () => {
    for (const { winChance, score } of found(await position(20)).alternatives) {
      expect(winChance).toBeGreaterThanOrEqual(0);
      expect(winChance).toBeLessThanOrEqual(1);
      expect(Number.isFinite(score)).toBe(true);
    }
  });
});

test('a chance to win is told of a move no higher than the worth that decided, however lucky its few tries were', async () => {
  const game = await openForBots(eightyDays);
  const seats = 4;
  const table = silent(seeded('lucky'));
  const state = game.setup({ seats, options: game.options.standard, version: game.version }, table);
  let told = 0;
  for (let [seat] = game.awaiting(state); seat !== undefined && told < 60; [seat] = game.awaiting(state)) {
    const [at, legal] = [seat, game.legal(state, seat)];
    const view = game.view(state, at);
    const learned = learnedFor(game, view) ?? never();
    expect(learned.told).toBeUndefined();
    const { alternatives } = flatSearch(game, { seat: at, legal, view: () => view }, seeded(`${told}`), {
      learned,
      iterations: 12,
      moves: 5,
      horizon: 1,
    });
    const [first] = alternatives;
    if (first) {
      told++;
      expect(first.winChance).toBeLessThanOrEqual(first.value + Math.abs(learned.prior.mean) + 1e-9);
    }
    game.play(state, at, game.policy?.(state, at, legal, seeded('p')) ?? never(), table);
  }
  expect(told).toBe(60);
});

function never(): never {
  throw new Error('there is something to find');
}
