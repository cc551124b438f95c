import { expect, test } from 'vitest';
import { analyse } from './analysis.ts';
import { MOVES } from './moves.ts';
import { estimate, policy } from './policy.ts';
import { night } from './table.testing.ts';

const BOTH = [...MOVES.sleep, ...MOVES.rise];

test('the policy gets up for the best postcard of its dream, and not for the least of another', () => {
  expect(policy(night({ stations: ['lisbon'] }).s, 0, BOTH).type).toBe('rise');
  expect(policy(night({ stations: ['lyon'] }).s, 0, BOTH).type).toBe('sleep');
  expect(policy(night({ stations: ['lisbon'] }).s, 0, MOVES.sleep).type).toBe('sleep');
});

test('the estimate sees a bell as worth more while there are stops to come', () => {
  expect(estimate(night().s)).toEqual([12, 12]);
});

test('the analysis tells of each postcard whether it came, was taken, and what it counted', () => {
  const { s, told, play } = night({ options: { stops: 4 }, stations: ['lisbon', 'paris', 'chur', 'nice'] });
  play('rise', 'sleep', 'sleep', 'sleep', 'sleep', 'sleep', 'sleep');
  const { stations } = analyse(
    s.plan,
    told.map((event, entry) => ({ entry, event })),
    s,
  );
  expect(stations.find(({ station }) => station === 'lisbon')).toEqual({ station: 'lisbon', value: 4, came: 1, taken: 1, points: 8 });
  expect(stations.find(({ station }) => station === 'paris')).toMatchObject({ came: 1, taken: 0, points: 0 });
  expect(stations.find(({ station }) => station === 'genoa')).toMatchObject({ came: 0, taken: 0 });
});
