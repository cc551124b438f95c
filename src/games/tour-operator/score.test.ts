import { expect } from 'vitest';
import { clause } from '../../testing/clause.ts';
import { TourOperator } from './index.ts';
import { winners } from './score.ts';
import { type AgencyGiven, AT, play, tour } from './table.testing.ts';

/** The last move of a match is still to be made. */
function atTheEnd(agencies: readonly AgencyGiven[]) {
  return tour({ seats: agencies.length, round: 7, options: { rounds: 7 }, frames: [AT.endWeek(agencies.length - 1)], agencies });
}

clause('TO-X.1', 'the game ends after the last round, and tokens give no points', () => {
  const s = atTheEnd([{ vp: 5, tokens: { fuel: 9 } }, { vp: 7 }]);
  expect(TourOperator.outcome(s)).toBeUndefined();
  const told = play(s, 'end', { seat: 1 });
  expect(TourOperator.awaiting(s)).toEqual([]);
  expect(told.at(-1)).toEqual({ type: 'ended', winners: [1] });
  expect(TourOperator.outcome(s)?.scores).toEqual([5, 7]);
});

clause('TO-X.2', 'most points win', () => {
  const s = atTheEnd([{ vp: -5 }, { vp: 7 }, { vp: 3 }]);
  play(s, 'end', { seat: 2 });
  expect(TourOperator.outcome(s)?.ranks).toEqual([3, 1, 2]);
});

clause('TO-X.3', 'level on points, fewer waiting tourists win, those in the plane included', () => {
  const s = atTheEnd([
    { vp: 7, office: ['T01'], aboard: { E1: 'T02' }, passengers: { fate: 'stay' } },
    { vp: 7, office: ['T03'] },
  ]);
  expect(winners(s)).toEqual([1]);
});

clause('TO-X.4', 'then more resources win', () => {
  const s = atTheEnd([
    { vp: 7, tokens: { fuel: 5 } },
    { vp: 7, tokens: { fuel: 4 } },
  ]);
  expect(winners(s)).toEqual([0]);
});

clause('TO-X.5', 'still level, the victory is shared', () => {
  const s = atTheEnd([{ vp: 7 }, { vp: 7 }, { vp: 3 }]);
  play(s, 'end', { seat: 2 });
  expect(TourOperator.outcome(s)?.ranks).toEqual([1, 1, 3]);
});
