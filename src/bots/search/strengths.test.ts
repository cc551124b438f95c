import { describe, expect, test } from 'vitest';
import { SHELF } from '../../games/index.ts';
import { type AnyGame, openForBots, seeded, silent } from '../../kernel/index.ts';
import { botOf, STRENGTHS } from './strengths.ts';

const OPENED = await Promise.all(Object.values(SHELF).map(openForBots));
/** As bots play them where values fit, and where none do: with content of one's own. */
const GAMES = OPENED.flatMap((game): (readonly [string, AnyGame])[] => {
  const { learnedStrengths, ...unlearned } = game;
  return learnedStrengths
    ? [
        [game.id, game],
        [`${game.id} without values`, unlearned],
      ]
    : [[game.id, game]];
});

/** Decisions of a game by its policy, as their seat sees them. */
function* decisions(game: AnyGame, most: number) {
  const table = silent(seeded('deal'));
  const seats = Math.max(2, game.seats.least);
  const state = game.setup({ seats, options: game.options.standard, version: game.version }, table);
  for (let met = 0; met < most; ) {
    const [seat] = game.awaiting(state);
    if (seat === undefined) return;
    const sight = { seat, legal: game.legal(state, seat), view: () => game.view(state, seat) };
    if (sight.legal.length > 1) {
      met++;
      yield sight;
    }
    const move = game.policy?.(state, seat, sight.legal, table.chance);
    if (move) game.play(state, seat, move, table);
  }
}

describe.each(GAMES)('in %s', (_name, game) => {
  const numbersOf = (name: keyof typeof STRENGTHS) => ({ ...STRENGTHS[name], ...game.strengths?.[name], ...game.learnedStrengths?.[name] });

  test.each(Object.keys(STRENGTHS) as (keyof typeof STRENGTHS)[])('%s never moves at random', name => {
    expect(numbersOf(name).blunders).toBe(0);
  });

  test.each(['easy', 'medium'] as const)('%s makes no move that it believes to lose more than its bound', name => {
    const { doubt = 0, bound = doubt } = numbersOf(name);
    const [unsure, sure] = [numbersOf(name), { ...numbersOf(name), doubt: 0 }].map(each => botOf({ ...each, name: 'somebody' }));
    for (const sight of decisions(game, 5)) {
      const move = unsure?.weigh?.(game, sight, seeded('whim')).move;
      const looked = sure?.weigh?.(game, sight, seeded('whim')).alternatives ?? [];
      const made = looked.find(each => each.move === move);
      if (made) expect((looked[0]?.value ?? 0) - made.value).toBeLessThanOrEqual(bound);
      else expect(looked).toEqual([]);
    }
  });
});
