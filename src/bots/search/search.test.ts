import { describe, expect, test } from 'vitest';
import { CityTour } from '../../games/city-tour/index.ts';
import { EightyDays } from '../../games/eighty-days/index.ts';
import { fast, type Game, type Outcome, seeded, type Tagged, type Told } from '../../kernel/index.ts';
import { search } from './index.ts';
import { ALONE, BRIEF, HIGHEST, NIM, PENNIES, SEVEN, sightOf, type Talk, type Toy, talk } from './toys.testing.ts';

function find(game: Toy, state: Talk, seat = 0) {
  return search(game, sightOf(game, state, seat), seeded('x'), BRIEF);
}

describe('a search', () => {
  test('finds the move that wins by force', () => {
    // Ten stones: two leave eight, and eight are lost for whoever has to take.
    expect(find(NIM, talk(NIM)).move).toEqual({ type: 'say', number: 2 });
    expect(find(NIM, talk(NIM, 1), 1).move).toEqual({ type: 'say', number: 1 });
    expect(find(NIM, talk(NIM, 1, 1, 1, 2)).move).toEqual({ type: 'say', number: 1 });
  });

  test('tells what each move is worth, the one it plays first', () => {
    const { move, alternatives, iterations } = find(NIM, talk(NIM, 3, 1, 1, 2));
    expect(alternatives[0]).toMatchObject({ move, winChance: 1, score: 1 });
    expect(alternatives.map(({ visits }) => visits).reduce((sum, each) => sum + each)).toBe(iterations);
  });

  test('lets each of several seats choose without knowing the others: against a fair coin no side is better', () => {
    const { alternatives } = find(PENNIES, talk(PENNIES));
    expect(alternatives.map(({ winChance }) => winChance > 0.3 && winChance < 0.7)).toEqual([true, true]);
  });

  test('finds the best of moves made at once, for either seat, also where the other has chosen already', () => {
    expect(find(HIGHEST, talk(HIGHEST), 0).move).toEqual({ type: 'say', number: 3 });
    expect(find(HIGHEST, talk(HIGHEST), 1).move).toEqual({ type: 'say', number: 3 });
    expect(find(HIGHEST, talk(HIGHEST, 1), 1).move).toEqual({ type: 'say', number: 3 });
  });

  test('plays for the team where all win together', () => {
    const first = find(SEVEN, talk(SEVEN));
    expect([
      { type: 'say', number: 3 },
      { type: 'say', number: 4 },
    ]).toContainEqual(first.move);
    expect(first.alternatives[0]?.winChance).toBeGreaterThan(0.7);
    expect(find(SEVEN, talk(SEVEN, 3), 1).move).toEqual({ type: 'say', number: 4 });
  });

  test('plays for the score where one is alone, and never gives up', () => {
    const { move, alternatives } = find(ALONE, talk(ALONE));
    expect(move).toEqual({ type: 'say', number: 5 });
    expect(alternatives.map(each => each.move.type)).toEqual(['say', 'say', 'say']);
  });

  test('decides as it would without values that only tell, and tells what they say', () => {
    const heldOut = { games: 0, error: 0, brier: 0, tenths: [] };
    const learned = { games: 0, seed: '', generation: 1, win: [0, 0], slopes: [], prior: { mean: 0, width: 1 }, heldOut };
    const values = { game: 'toy', version: 1, features: '', aim: 'victory', tables: [{ ...learned, seats: 2, score: [7, 0] }] } as const;
    const told: Toy = { ...NIM, features: () => [[1], [1]], featureNames: ['left'], values };
    const plain = find(NIM, talk(NIM));
    const found = search(told, sightOf(told, talk(NIM), 0), seeded('x'), { ...BRIEF, look: 0 });
    expect(found.alternatives.map(({ move, value }) => ({ move, value }))).toEqual(
      plain.alternatives.map(({ move, value }) => ({ move, value })),
    );
    expect(plain.alternatives[0]?.score).toBeLessThanOrEqual(1);
    expect(found.alternatives[0]?.score).toBeGreaterThan(1);
  });

  test('stops when the difference is clear', () => {
    expect(find(NIM, talk(NIM, 3, 1, 1, 2)).iterations).toBeLessThan(BRIEF.iterations);
  });

  test('stops when it may not go on', () => {
    let asked = 0;
    const { iterations } = search(NIM, sightOf(NIM, talk(NIM), 0), seeded('x'), BRIEF, () => ++asked < 10);
    expect(iterations).toBe(10);
  });
});

describe('in Eighty Days', () => {
  const thinking = { ...BRIEF, iterations: 60, horizon: 12 };
  function afterSomeMoves(moves: number) {
    const state = dealt(EightyDays, 3, 'deal');
    playOut(EightyDays, state, moves, (_, legal) => legal[0]);
    const seat = EightyDays.awaiting(state)[0] ?? 0;
    return { state, seat };
  }

  test('the same view, seed and budget give the same finding', () => {
    const { state, seat } = afterSomeMoves(40);
    const found = () => search(EightyDays, sightOf(EightyDays, state, seat), seeded('same'), thinking);
    expect(found()).toEqual(found());
  });

  test('a search does not peek: two states that look alike give the same finding', () => {
    const { state, seat } = afterSomeMoves(40);
    const twin = EightyDays.imagine(EightyDays.view(state, seat), fast('twin'));
    const found = (of: typeof state) => search(EightyDays, sightOf(EightyDays, of, seat), seeded('w'), thinking);
    expect(twin).not.toEqual(state);
    expect(found(twin)).toEqual(found(state));
  });

  test('a whole match is played by legal moves', () => {
    const state = dealt(EightyDays, 2, 'match');
    const end = playOut(EightyDays, state, 1000, (seat, legal) => {
      const { move } = search(EightyDays, { seat, legal, view: () => EightyDays.view(state, seat) }, seeded('m'), {
        ...BRIEF,
        iterations: 6,
        horizon: 4,
      });
      expect(legal).toContain(move);
      return move;
    });
    expect(end?.ranks).toHaveLength(2);
  });
});

test('a whole day of City Tour is played by legal moves', () => {
  const state = dealt(CityTour, 2, 'day');
  const end = playOut(CityTour, state, 1000, (seat, legal) => {
    const { move } = search(CityTour, { seat, legal, view: () => CityTour.view(state, seat) }, seeded('m'), { ...BRIEF, iterations: 10 });
    expect(legal).toContain(move);
    return move;
  });
  expect(end?.ranks).toHaveLength(2);
});

function dealt<S, M extends Tagged, E extends Told, V, O>(game: Game<S, M, E, V, O>, seats: number, seed: string): S {
  return game.setup({ seats, options: game.options.standard, version: game.version }, { chance: seeded(seed), tell: () => {} });
}

/** Plays on for some moves; what came of it, if it is over. */
function playOut<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  state: S,
  moves: number,
  choose: (seat: number, legal: readonly M[]) => M | undefined,
): Outcome | undefined {
  const chance = seeded('luck');
  for (let made = 0; made < moves; made++) {
    const [seat] = game.awaiting(state);
    const move = seat !== undefined && choose(seat, game.legal(state, seat));
    if (seat === undefined || !move) break;
    game.play(state, seat, move, { chance, tell: () => {} });
  }
  return game.outcome(state);
}
