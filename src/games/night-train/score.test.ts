import { expect } from 'vitest';
import { clause } from '../../testing/clause.ts';
import { outcome } from './score.ts';
import { night } from './table.testing.ts';

const FOUR = { stops: 4 };

clause('NT-1.1, NT-4.1', 'after the stops agreed on it is morning, the dreams are told and the most points win', () => {
  const { s, told, play } = night({ options: FOUR, stations: ['paris', 'lyon', 'chur', 'nice'] });
  play('rise', 'sleep', 'sleep', 'sleep', 'sleep');
  expect(outcome(s)).toBeUndefined();
  play('sleep', 'sleep');
  expect(told.at(-1)).toEqual({ type: 'morning', reveals: true, dreams: ['coast', 'town'] });
  expect(outcome(s)).toEqual({ scores: [4 + 3, 4], ranks: [1, 2] });
});

clause('NT-4.2', 'a postcard counts what is printed on it, and twice for whoever dreams of its landscape', () => {
  const { s, play } = night({ options: { ...FOUR, bells: 2 }, stations: ['lisbon', 'trieste', 'paris', 'zermatt'] });
  play('rise', 'rise', 'rise', 'rise');
  expect(outcome(s)?.scores).toEqual([2 * 4 + 4, 3 + 3]);
});

clause('NT-4.3', 'a bell that never rang counts a point', () => {
  const { s, play } = night({ options: { ...FOUR, bells: 6 } });
  play('sleep', 'sleep', 'sleep', 'sleep', 'sleep', 'sleep', 'sleep', 'sleep');
  expect(outcome(s)?.scores).toEqual([6, 6]);
});

clause('NT-4.4', 'in a tie more bells are ahead, and what is still equal is shared', () => {
  const tied = night({ options: FOUR, dreams: ['coast', 'alps', 'town'], stations: ['nice', 'chur', 'lyon', 'munich'] });
  tied.play('sleep', 'sleep', 'rise', 'rise', 'sleep', 'sleep', 'sleep', 'sleep', 'sleep', 'sleep');
  expect(outcome(tied.s)).toEqual({ scores: [4, 3 + 2, 3 + 1], ranks: [2, 1, 3] });
  const equal = night({ options: FOUR });
  equal.play('sleep', 'sleep', 'sleep', 'sleep', 'sleep', 'sleep', 'sleep', 'sleep');
  expect(outcome(equal.s)?.ranks).toEqual([1, 1]);
});
