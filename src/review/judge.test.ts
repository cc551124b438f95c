import { describe, expect, test } from 'vitest';
import { judge } from './judge.ts';
import type { Games } from './rows.ts';

/** Games of one move in which the first seat's results are these, and the second's the opposite. */
function games(of: string, results: readonly number[], wins: readonly number[] = results.map(() => 0.5)): Games {
  const both = [results, results.map(each => -each)];
  return { of, results: both, scores: () => both, wins: [wins, wins.map(each => 1 - each)], events: new Map() };
}

const NOISE = Array.from({ length: 40 }, (_, at) => ((at * 7) % 11) - 5);

describe('a decision', () => {
  test('lost what the best move had more, with the same luck', () => {
    const wins = NOISE.map(() => 0.5);
    const judged = judge(
      [
        games('made', NOISE, wins),
        games(
          'best',
          NOISE.map(each => each + 3),
          wins.map(each => each + 0.25),
        ),
      ],
      0,
      'made',
    );
    expect(judged).toMatchObject({ best: 'best', isClear: true, loss: { mean: 3 }, lossOfWin: { mean: 25 } });
    expect(judged?.cost.map(({ mean }) => mean)).toEqual([-25, 25]);
    expect(judged?.chances).toEqual([0.5, 0.5]);
    expect(judged?.skill.map(({ mean }) => mean)).toEqual([0, 0]);
    expect(judged?.choices.map(({ move, isMade }) => [move, isMade])).toEqual([
      ['best', false],
      ['made', true],
    ]);
  });

  test('lost nothing where the difference is no more than luck', () => {
    const other = NOISE.map((each, at) => each + (at % 2 === 0 ? 20 : -19.9));
    expect(judge([games('made', NOISE), games('other', other)], 0, 'made')).toMatchObject({
      best: 'made',
      isClear: false,
      loss: { mean: 0 },
    });
  });

  test('is not called worse because one of many others did well by luck', () => {
    const others = Array.from({ length: 20 }, (_, move) =>
      games(
        `${move}`,
        NOISE.map((_, at) => (((at + 1) * (move + 3) * 37) % 101) - 50),
      ),
    );
    const judged = judge(
      [
        games(
          'made',
          NOISE.map((_, at) => ((at * 53) % 101) - 50),
        ),
        ...others,
      ],
      0,
      'made',
    );
    expect(judged?.isClear).toBe(false);
  });

  test('is not judged by a few games', () => {
    const few = NOISE.slice(0, 4);
    const judged = judge(
      [
        games('made', few),
        games(
          'best',
          few.map(each => each + 3),
        ),
      ],
      0,
      'made',
    );
    expect(judged).toMatchObject({ best: 'made', isClear: false, mark: 'unknown', gap: { mean: 0 } });
  });

  test('has a mark of its own games: where victories are all or nothing, not by a dozen that say little', () => {
    const lots = (count: number, every: number) => Array.from({ length: count }, (_, at) => (at % every === 0 ? 1 : 0));
    const of = (count: number) => {
      const noise = Array.from({ length: count }, (_, at) => ((at * 37) % 101) - 50);
      const other = noise.map((_, at) => (((at + 1) * 53) % 101) - 50);
      return judge([games('made', noise, lots(count, 2)), games('other', other, lots(count, 3))], 0, 'made');
    };
    expect(of(12)).toMatchObject({ mark: 'unknown', isGraded: false, spread: 0 });
    expect(of(100)?.isGraded).toBe(true);
  });

  test('has a mark after a few games where the move made is clearly the best, or little can have been lost', () => {
    const few = NOISE.slice(0, 10);
    const worse = few.map(each => each - 30);
    expect(judge([games('made', few), games('other', worse)], 0, 'made')).toMatchObject({ isGraded: true });
    const close = few.map((each, at) => each + (at % 2 === 0 ? 2 : -2));
    const chances = few.map((_, at) => 0.5 + (at % 2 === 0 ? 0.02 : -0.02));
    expect(judge([games('made', few), games('other', close, chances)], 0, 'made')).toMatchObject({ isGraded: true });
  });

  test('is better than the reference bot by as much as its games are', () => {
    const judged = judge(
      [
        games(
          'made',
          NOISE.map(each => each + 2),
        ),
        games('usual', NOISE),
      ],
      0,
      'usual',
    );
    expect(judged?.skill.map(({ mean }) => mean)).toEqual([2, -2]);
    expect(judged).toMatchObject({ best: 'made', loss: { mean: 0 } });
  });

  test.each([
    [0.01, 'fine'],
    [0.03, 'slip'],
    [0.08, 'mistake'],
    [0.2, 'blunder'],
  ] as const)('that loses a chance of %d is a %s', (chance, mark) => {
    const wins = NOISE.map(() => 0.5);
    const better = wins.map(each => each + chance);
    expect(
      judge(
        [
          games('made', NOISE, wins),
          games(
            'best',
            NOISE.map(each => each + 1),
            better,
          ),
        ],
        0,
        'made',
      )?.mark,
    ).toBe(mark);
  });

  test('is no slip where what it lost is not clear of zero, however few points it seems', () => {
    const spread = NOISE.map(each => 0.5 + each * 0.03);
    const level = NOISE.map(() => 0.53);
    const judged = judge(
      [
        games('made', NOISE, spread),
        games(
          'best',
          NOISE.map(each => each + 1),
          level,
        ),
      ],
      0,
      'made',
    );
    expect(judged).toMatchObject({ isClear: true, mark: 'fine' });
    expect(judged?.lossOfWin.mean).toBeGreaterThan(2);
  });

  test('lost no more than all of the chance, and never less than nothing', () => {
    const [none, all] = [NOISE.map(() => 0), NOISE.map(() => 1)];
    const better = NOISE.map(each => each + 1);
    expect(judge([games('made', NOISE, none), games('best', better, all)], 0, 'made')?.lossOfWin.mean).toBe(100);
    expect(judge([games('made', NOISE, all), games('best', better, none)], 0, 'made')?.lossOfWin.mean).toBe(0);
  });

  test('with one move, or moves that are all alike, is no decision', () => {
    expect(judge([games('made', NOISE)], 0, 'made')).toBeUndefined();
    expect(judge([games('made', NOISE), games('other', NOISE)], 0, 'made')?.mark).toBe('only');
  });
});
