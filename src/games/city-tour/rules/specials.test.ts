import { expect } from 'vitest';
import { clause } from '../../../testing/clause.ts';
import { busOf, given, play, played, sitesOf } from '../table.testing.ts';

clause('CT-9.2', 'Park: one blue, one orange and one green get off and count three', () => {
  const s = played(given({ options: { day: 5 }, bus: 'GGOOBB', at: 'r2c1/S' }), 'T32@0');
  expect([sitesOf(s), busOf(s)]).toEqual(['B:GOB', 'GOB']);
});
clause('CT-9.3', 'Park: a colour missing loses the day before the bus goes on', () => {
  const s = given({ options: { day: 5 }, bus: 'OOBB', at: 'r2c1/S', board: { r1c1: 'T25@3' } });
  const types = play(s, 'T32@0').map(({ type }) => type);
  expect(s.result).toMatchObject({ won: false, reason: 'park' });
  expect(types).toEqual(['placed', 'drove', 'passed', 'unserved', 'ended']);
});
clause('CT-10.2', 'Station: a full bus is emptied, fans included, and counts six', () => {
  const ownDay = {
    card: 9,
    mode: 'free',
    sites: { A: 'STATION', B: 'STADIUM', C: 'GA1', D: 'CL1' },
    cards: ['Station', 'Stadium'],
    signs: [],
    fans: ['C', 'D'],
  } as const;
  const s = played(given({ options: { ownDay, specials: 'avoidable' }, bus: 'GGOOBW', waiting: ['D'] }), 'T32@0');
  expect([sitesOf(s), busOf(s)]).toEqual(['A:GGOOBW', '']);
});
clause('CT-10.3', 'Station: fewer than six lose the day', () => {
  const s = played(given({ options: { day: 8 }, passed: ['B'], bus: 'GGOOB', at: 'r2c4/W' }), 'T31@0');
  expect(s.result).toMatchObject({ won: false, reason: 'station', total: 0 });
});
clause('CT-11.4', 'Stadium: exactly both fans get off', () => {
  const s = played(given({ options: { day: 12 }, bus: 'GGOOWW', waiting: [], at: 'r2c1/S' }), 'T32@0');
  expect([sitesOf(s), busOf(s)]).toEqual(['B:WW', 'GGOO']);
});
clause('CT-11.4', 'Stadium: one fan aboard loses the day', () => {
  const s = played(given({ options: { day: 12 }, bus: 'GGOOW', waiting: ['C'], at: 'r2c1/S' }), 'T32@0');
  expect(s.result).toMatchObject({ won: false, reason: 'stadium' });
});
