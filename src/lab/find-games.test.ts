import { expect, test } from 'vitest';
import { findGames, type Wish } from './find-games.ts';
import { addResult, newSeries, type Series } from './series.ts';
import type { Result, Trial } from './trial.ts';

const TRIAL: Trial = { game: 'any', seats: 2, options: {}, bots: ['a', 'b'], games: 9, seed: 's', keepRecords: false, analyse: false };
const WAY = { turns: 1, decisions: 1, choices: 2, waits: [], longestWaits: [], stakes: null, decisionsInTurn: [], scores: [], chances: [] };

/** A game in which seat 1 begins. */
function game(index: number, scores: readonly number[], given: Partial<Result> = {}): Result {
  const ranks = scores.map(score => 1 + scores.filter(other => other > score).length);
  const trace = { ...WAY, leadChanges: index, halfLeader: 0 };
  return {
    index,
    moves: 10 * index,
    outcome: { scores, ranks },
    ending: 'home',
    first: 1,
    record: null,
    tables: null,
    elements: null,
    trace,
    ...given,
  };
}

function seriesOf(...results: readonly Result[]): Series {
  const series = newSeries(TRIAL);
  for (const result of results) addResult(series, result);
  return series;
}

const A = seriesOf(game(3, [5, 9]), game(1, [9, 1]), game(2, [4, 3], { ending: 'time' }), game(4, [1, 1], { outcome: null }));
const B = seriesOf(game(1, [1, 9]), game(2, [9, 1]), game(3, [5, 9]));

test.each<[Wish, readonly number[]]>([
  [{ where: 'startPlayerLost' }, [1, 2]],
  [{ where: 'startPlayerWon' }, [3]],
  [{ where: 'closest' }, [2, 3, 1]],
  [{ where: 'clearest' }, [1, 3, 2]],
  [{ where: 'longest' }, [3, 2, 1]],
  [{ where: 'shortest' }, [1, 2, 3]],
  [{ where: 'mostLeadChanges' }, [3, 2, 1]],
  [{ where: 'leaderCaught' }, [3]],
  [{ where: 'unfinished' }, [4]],
  [{ where: 'endedBy', reason: 'time' }, [2]],
  [{ where: 'winnerChanged' }, [1]],
])('%j is found, the best example first', (wish, games) => {
  expect(findGames(wish, A, B)).toEqual({ games, of: 4 });
});

test('with one variant nobody else could have won', () => {
  expect(findGames({ where: 'winnerChanged' }, A)).toEqual({ games: [], of: 4 });
});
