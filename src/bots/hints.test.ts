import { describe, expect, test } from 'vitest';
import { GAME_IDS, SHELF } from '../games/index.ts';
import { type AnyGame, fast, openForBots, silent } from '../kernel/index.ts';
import { amount } from '../testing/part.ts';
import { type Bot, botOf, type Finding, merge, STRENGTHS } from './index.ts';

/** Hints asked for in each game, more of them in a soak, and how many tries each may take: contradictions are the likelier the fewer. */
const HINTS = amount(16, 1000);
const TRIES = [3, 6, 12];

function inHurry(tries: number): Bot {
  return botOf(STRENGTHS.hard, () => {
    let left = tries;
    return () => left-- > 0;
  });
}

/** Everything in a hint that contradicts itself. */
function contradictions({ move, alternatives }: Finding<string>): readonly string[] {
  if (alternatives.length === 0) return [];
  const first = alternatives[0]?.move === move ? [] : [`"${move}" is advised and "${alternatives[0]?.move}" comes first`];
  const rising = (['value', 'winChance', 'score'] as const).filter(figure =>
    alternatives.some((each, at) => each[figure] > (alternatives[at - 1]?.[figure] ?? Number.POSITIVE_INFINITY) + 1e-9),
  );
  return [...first, ...rising.map(figure => `the ${figure} of a later move is higher`)];
}

function written(game: AnyGame, found: ReturnType<NonNullable<Bot['weigh']>>): Finding<string> {
  const { move, favourite, alternatives, iterations } = found;
  const write = (each: typeof move) => game.write(each);
  return {
    move: write(move),
    favourite: write(favourite),
    alternatives: alternatives.map(each => ({ ...each, move: write(each.move) })),
    iterations,
  };
}

describe.each(GAME_IDS)('in %s', id => {
  test('no hint contradicts itself, nor do several put together', { timeout: amount(600_000, 3_600_000) }, async () => {
    const entry = SHELF[id];
    const game = entry && (await openForBots(entry));
    if (!game) throw new Error(`there is no ${id}`);
    const seats = Math.max(2, game.seats.least);
    const whims = fast('whims');
    const found: string[] = [];
    let hints = 0;
    for (let match = 0; hints < HINTS; match++) {
      const table = silent(fast(`hints/${match}`));
      const state = game.setup({ seats, options: game.options.standard, version: game.version }, table);
      for (let seat = game.awaiting(state)[0]; seat !== undefined && hints < HINTS; [seat] = game.awaiting(state)) {
        const at = seat;
        const legal = game.legal(state, at);
        const sight = { seat: at, legal, view: () => game.view(state, at) };
        if (legal.length > 1) {
          const bot = inHurry(TRIES[hints++ % TRIES.length] ?? 3);
          const thoughts = [0, 1].flatMap(() => (bot.weigh ? [written(game, bot.weigh(game, sight, whims))] : []));
          found.push(...thoughts.flatMap(contradictions), ...contradictions(merge(thoughts, text => text)));
        }
        const move = game.policy?.(state, at, legal, whims) ?? legal[0];
        if (!move) throw new Error('nobody can move');
        game.play(state, at, move, table);
      }
    }
    expect(found).toEqual([]);
  });
});
