import { expect } from 'vitest';
import { clause } from '../../../testing/clause.ts';
import { night } from '../table.testing.ts';
import { flow } from './flow.ts';

clause('NT-3.1', 'at every stop a station that has not come yet is drawn, and its postcard lies open', () => {
  const { s, told, play } = night({ stations: ['vienna', 'paris'] });
  expect(s.station).toBe('vienna');
  expect(s.bag).not.toContain('vienna');
  play('sleep', 'sleep');
  expect(s.station).toBe('paris');
  expect(told.filter(({ type }) => type === 'arrived')).toMatchObject([
    { stop: 1, station: 'vienna' },
    { stop: 2, station: 'paris' },
  ]);
});

clause('NT-3.2', 'everyone is asked in order of seats, and nobody else may answer', () => {
  const { s, play } = night({ dreams: ['coast', 'town', 'alps'] });
  expect(flow.awaiting(s)).toEqual([0]);
  expect(flow.refusal(s, 1, { type: 'sleep' })).toMatchObject({ clause: 'NT-3.2' });
  play('sleep');
  expect(flow.awaiting(s)).toEqual([1]);
  play('sleep');
  expect(flow.awaiting(s)).toEqual([2]);
});

clause('NT-3.3', 'getting up costs one bell, and cannot be done without', () => {
  const { s, play } = night({ options: { bells: 1 } });
  play('rise');
  expect(s.travellers[0]?.bells).toBe(0);
  play('sleep');
  expect(flow.refusal(s, 0, { type: 'rise' })).toEqual({ clause: 'NT-3.3', facts: { bells: 1 } });
  expect(flow.legal(s, 0)).toEqual([{ type: 'sleep' }]);
});

clause('NT-3.4', 'whoever gets up takes the postcard, and the others are not asked', () => {
  const { s, told, play } = night({ dreams: ['coast', 'town', 'alps'], stations: ['paris', 'chur'] });
  play('sleep', 'rise');
  expect(s.travellers[1]?.postcards).toEqual(['paris']);
  expect(told.filter(({ type }) => type === 'slept')).toHaveLength(1);
  expect(s.station).toBe('chur');
});

clause('NT-3.5', 'what everyone sleeps through stays behind', () => {
  const { s, told, play } = night({ stations: ['lisbon', 'chur'] });
  play('sleep', 'sleep');
  expect(s.missed).toEqual(['lisbon']);
  expect(told).toContainEqual({ type: 'missed', station: 'lisbon' });
});

clause('NT-3.6', 'at the next stop the next player is asked first', () => {
  const { s, play } = night({ dreams: ['coast', 'town', 'alps'] });
  play('rise');
  expect(flow.awaiting(s)).toEqual([1]);
  play('sleep', 'sleep', 'sleep');
  expect(flow.awaiting(s)).toEqual([2]);
});
