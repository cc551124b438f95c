import { describe, expect, test } from 'vitest';
import { Bodensee } from '../games/bodensee/index.ts';
import { EightyDays } from '../games/eighty-days/index.ts';
import { SHELF } from '../games/index.ts';
import { type AnyGame, fast, labOptions, openForBots, seeded } from '../kernel/index.ts';
import { BOTS, botIn, botNamesIn, botOf, STRENGTHS } from './index.ts';

/** With what their bots have learned. */
const GAMES: readonly AnyGame[] = await Promise.all(Object.values(SHELF).map(openForBots));

/** The strongest ones, in a hurry: fewer iterations, and otherwise just as they are. */
const HASTY = { hard: botOf(STRENGTHS.hard, brief), expert: botOf(STRENGTHS.expert, brief) };

/** Time for a few iterations. */
function brief(): () => boolean {
  let left = 8;
  return () => left-- > 0;
}

/** A position after some moves at random. */
function position(game: AnyGame, moves: number): { readonly state: unknown; readonly seat: number } {
  const table = { chance: seeded('deal'), tell: () => {} };
  const seats = Math.max(2, game.seats.least);
  const reading = game.options.read(game.id === 'on-tour-paris' ? { openBoards: 'end' } : {}, seats);
  if (!reading.ok) throw new Error(reading.problem);
  const state = game.setup({ seats, options: reading.options, version: game.version }, table);
  const random = seeded('moves');
  for (let made = 0; made < moves; made++) {
    const [seat] = game.awaiting(state);
    if (seat === undefined) break;
    const legal = game.legal(state, seat);
    game.play(state, seat, legal[random.below(Math.min(3, legal.length))] ?? legal[0] ?? never(), table);
  }
  return { state, seat: game.awaiting(state)[0] ?? never() };
}

function never(): never {
  throw new Error('the game is over too soon');
}

describe.each(GAMES.map(game => [game.id, game] as const))('in %s', (_id, game) => {
  test('no bot peeks: two states that look the same to a seat get the same move', () => {
    const { state, seat } = position(game, 5);
    const twin = game.imagine(game.view(state, seat), fast('twin'));
    const legal = game.legal(state, seat);
    for (const bot of [BOTS.greedy, BOTS.easy, BOTS.medium, HASTY.hard, HASTY.expert]) {
      const choose = (of: unknown) => bot?.choose(game, { seat, legal, view: () => game.view(of, seat) }, seeded('whim'));
      expect(legal).toContain(choose(state));
      expect(choose(twin)).toBe(choose(state));
    }
  });

  test('a bot that is shown the state looks at no more than its seat may know', () => {
    const chance = seeded('luck');
    const table = { chance, tell: () => {} };
    const seats = Math.max(3, game.seats.least);
    const reading = game.options.read(
      { ...labOptions(game.options), ...(game.id === 'on-tour-paris' ? { openBoards: 'end' } : {}) },
      seats,
    );
    if (!reading.ok) throw new Error(reading.problem);
    const state = game.setup({ seats, options: reading.options, version: game.version }, table);
    const shown = botNamesIn(game).flatMap(name => botIn(game, name)?.chooseInState ?? []);
    for (let decision = 0; ; decision++) {
      const [seat] = game.awaiting(state);
      if (seat === undefined) break;
      const legal = game.legal(state, seat);
      const twin = game.imagine(game.view(state, seat), fast(`twin ${decision}`));
      const choices = shown.map(choose => [state, twin].map(each => choose(game, each, { seat, legal }, seeded(`${decision}`))));
      for (const [own, twins] of choices) expect(twins).toBe(own);
      game.play(state, seat, choices[decision % choices.length]?.[0] ?? never(), table);
    }
  });

  test('every bot it names plays a legal move', () => {
    const { state, seat } = position(game, 3);
    const legal = game.legal(state, seat);
    for (const name of botNamesIn(game).filter(each => !(each in HASTY))) {
      expect(legal).toContain(botIn(game, name)?.choose(game, { seat, legal, view: () => game.view(state, seat) }, seeded('whim')));
    }
  });
});

test('a game has its own styles, and no other game has them', () => {
  expect(botNamesIn(Bodensee)).toEqual([...Object.keys(BOTS), 'aggressive', 'defensive', 'balanced', 'opportunistic']);
  expect(botNamesIn(EightyDays)).toEqual([...Object.keys(BOTS), 'careful', 'daring', 'builder']);
  expect(botIn(EightyDays, 'aggressive')).toBeUndefined();
  expect(botIn(Bodensee, 'toString')).toBeUndefined();
});
