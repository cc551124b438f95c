import { expect, test } from 'vitest';
import { type Foreseeable, seeded } from '../../kernel/index.ts';
import { foresee } from './foreseeing.ts';
import { ALONE, type Say, sightOf, type Talk, type Toy, talk } from './toys.testing.ts';

/** Numbers whose points follow from the number said and from luck that all share, or have alone. */
function foreseeing(points: (number: number, future: number) => number): Toy & Required<Pick<Toy, 'foreseen'>> {
  return {
    ...ALONE,
    foreseen: (_s, _seat, legal, most) =>
      legal.slice(0, most).flatMap((move): Foreseeable<Say>[] => {
        if (move.type !== 'say') return [];
        return [{ move, points: future => ({ said: points(move.number, future) }) }];
      }),
  };
}

const think = (game: ReturnType<typeof foreseeing>, { iterations = 300, moves = 9, isTold = false, mayGoOn = (): boolean => true } = {}) =>
  foresee(game, sightOf(game, talk(game), 0), seeded('x'), { iterations, moves }, { isTold, mayGoOn });

test('of steps that race through the same futures the best is found, however much luck they share', () => {
  const game = foreseeing((number, future) => number + 50 * (future % 7));
  const { move, alternatives, favourite } = think(game);
  expect(move).toEqual({ type: 'say', number: 5 });
  expect(favourite).toEqual({ type: 'say', number: 1 });
  expect(alternatives.map(each => each.move.type === 'say' && each.move.number)).toEqual([5, 2, 1]);
});

test('a gain that was seen in few futures is hardly believed', () => {
  const game = foreseeing(number => number);
  const gain = (iterations: number) => (think(game, { iterations, isTold: true }).alternatives[0]?.value ?? 0) - 1;
  expect(gain(6)).toBeLessThan(0.5);
  expect(gain(600)).toBeGreaterThan(3);
});

test('what is expected of the best move is told where it is asked for, and the others are worth less', () => {
  const game = { ...foreseeing(number => number), estimate: ({ said }: Talk) => [10 * (said[0] ?? 0)] };
  const [best, ...others] = think(game, { isTold: true }).alternatives;
  expect(best?.score).toBe(50);
  expect(others.every(({ score }) => score < 50)).toBe(true);
});

test('ends as soon as the best move is clear, unless the others are to be told too', () => {
  const game = foreseeing((number, future) => number + (future % 3));
  const { move, iterations } = think(game, { iterations: 3000 });
  expect(move).toEqual({ type: 'say', number: 5 });
  expect(iterations).toBeLessThan(300);
  expect(think(game, { iterations: 3000, isTold: true }).iterations).toBe(3000);
});

test('ends when it may not go on', () => {
  let left = 2;
  expect(think(foreseeing(Number), { mayGoOn: () => left-- > 0 }).iterations).toBe(3);
});

test('the best moves are told with what brings their points, beside the favourite in the same futures', () => {
  const game = {
    ...foreseeing(number => number),
    foreseen: (_s: Talk, _seat: number, legal: readonly Say[]) =>
      legal.flatMap((move): Foreseeable<Say>[] =>
        move.type === 'say' ? [{ move, points: future => ({ luck: future % 3, said: 2 * move.number }) }] : [],
      ),
    estimate: () => [0],
  };
  const [best] = think(game, { isTold: true }).alternatives;
  expect(best?.move).toEqual({ type: 'say', number: 5 });
  expect(best?.parts).toEqual({ luck: { value: 0, amount: 0 }, said: { value: 8, amount: 8 } });
  expect(think(game).alternatives.every(({ parts }) => parts === undefined)).toBe(true);
});
