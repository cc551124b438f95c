import { expect, test } from 'vitest';
import { examplesOf } from './examples.ts';
import { findGames, type Wish } from './find-games.ts';
import { addResult, newSeries, type Series } from './series.ts';
import type { Result, Trial } from './trial.ts';
import { labWords, reasonText } from './words/index.ts';

const TRIAL: Trial = { game: 'any', seats: 3, options: {}, bots: ['a', 'b', 'c'], games: 9, seed: 's', keepRecords: false, analyse: false };
const WAY = { turns: 1, decisions: 1, choices: 2, waits: [], longestWaits: [], stakes: null, decisionsInTurn: [], scores: [], chances: [] };

/** A game that seat 0 begins, and in which it is ahead halfway. */
function game(index: number, moves: number, scores: readonly number[]): Result {
  const ranks = scores.map(score => 1 + scores.filter(other => other > score).length);
  const trace = { ...WAY, leadChanges: index, halfLeader: 0 };
  const outcome = { scores, ranks };
  return { index, moves, outcome, ending: 'home', first: 0, record: null, tables: null, elements: null, trace };
}

function seriesOf(...results: readonly Result[]): Series {
  const series = newSeries(TRIAL);
  for (const result of results) addResult(series, result);
  return series;
}

const A = seriesOf(
  game(1, 110, [4, 9, 5]),
  game(2, 100, [8, 3, 9]),
  game(3, 90, [1, 70, 5]),
  game(4, 120, [5, 6, 4]),
  game(5, 500, [9, 1, 1]),
);
const B = seriesOf(game(1, 90, [4, 9, 5]), game(4, 120, [6, 5, 4]));

async function told(wish: Wish, series = A, other: Series | undefined = B) {
  const words = await labWords('en');
  return examplesOf(wish, findGames(wish, series, other), series, other).map(
    ({ game: number, reason }) => `${number}: ${reasonText(words, reason)}`,
  );
}

test('a game is shown for a reason: the extremes, what the other variant turns round, the usual length', async () => {
  expect(await told({ where: 'startPlayerLost' })).toEqual([
    '3: lost by 69, the most',
    '4: lost by 1, the least',
    '1: typical length: 110 moves',
    '2: lost by 1, to the last player in turn order',
  ]);
  expect(await told({ where: 'startPlayerLost' }, A, seriesOf(game(1, 90, [9, 4, 5])))).toContain('1: B turns it around');
  expect(await told({ where: 'startPlayerWon' })).toEqual(['5: won by 8']);
  expect(await told({ where: 'leaderCaught' })).toContain('3: ahead halfway, lost by 69, the most');
  expect(await told({ where: 'endedBy', reason: 'home' })).toContain('3: decided by 65, the most');
});

test('whoever beats the start player from the last place is named', async () => {
  expect(await told({ where: 'startPlayerLost' }, seriesOf(game(2, 100, [8, 3, 9])))).toEqual([
    '2: lost by 1, to the last player in turn order',
  ]);
});

test('a sorted list says by what it is sorted', async () => {
  expect(await told({ where: 'closest' })).toEqual([
    '2: decided by 1',
    '4: decided by 1',
    '1: decided by 4',
    '5: decided by 8',
    '3: decided by 65',
  ]);
  expect((await told({ where: 'longest' }))[0]).toBe('5: 500 moves');
  expect((await told({ where: 'mostLeadChanges' }))[0]).toBe('5: 5 lead changes');
});

test('who lost with the better score is no example of a small margin', async () => {
  const odd = { ...game(7, 100, [9, 4, 5]), outcome: { scores: [9, 4, 5], ranks: [2, 1, 3] } };
  expect(await told({ where: 'startPlayerLost' }, seriesOf(odd, game(8, 90, [1, 4, 2]), game(9, 95, [1, 9, 2])))).toEqual([
    '9: lost by 8, the most',
    '8: lost by 3, the least',
    '7: lost, though ahead by 5 in score',
  ]);
});

test('of a team the result is told, of games on a par that nobody is ahead', async () => {
  const team = seriesOf(game(1, 50, [7, 7, 7]), game(2, 60, [3, 3, 3]));
  expect(await told({ where: 'endedBy', reason: 'home' }, team)).toEqual(['1: result 7, the most', '2: result 3, the least']);
  expect(await told({ where: 'closest' }, seriesOf(game(1, 50, [7, 7, 3])))).toEqual(['1: level on points']);
});
