import { expect } from 'vitest';
import { seeded } from '../../../kernel/index.ts';
import { clause } from '../../../testing/clause.ts';
import { CityTour, type Event } from '../index.ts';
import { read } from '../notation.ts';
import { agreed, given, play, played } from '../table.testing.ts';

function notations(s: Parameters<typeof CityTour.legal>[0], seat: number): string[] {
  return CityTour.legal(s, seat).map(move => CityTour.write(move));
}

clause('CT-3.1', 'a turn opens with the tops of both piles, left then right', () => {
  const s = given({ revealed: ['T05', 'T09'] });
  const events = play(s, 'T05@0');
  expect(events.at(-1)).toEqual({ type: 'revealed', turn: 2, seat: 1, left: 'T01', right: 'T02', next: [] });
  expect(s.revealed).toEqual(['T01', 'T02']);
});
clause('CT-3.1, CT-12.7', 'open piles show the next tops, which become the next pair', () => {
  const events: Event[] = [];
  const table = { chance: seeded('open'), tell: (event: Event) => events.push(event) };
  const s = CityTour.setup({ options: agreed({ piles: 'open', firstSeat: 0 }), seats: 1, version: 1 }, table);
  const tops = [...s.tops];
  const seen = [...s.revealed, ...s.tops];
  CityTour.play(s, 0, { type: 'place', tile: s.revealed[0] ?? 'T01', rotation: 0 }, table);
  expect(new Set(seen).size).toBe(4);
  expect(s.revealed).toEqual(tops);
  expect(s.bag).toHaveLength(26);
});
clause('CT-3.1', 'in the sixteenth turn no new tops are drawn', () => {
  const table = { chance: seeded('to the end'), tell: () => {} };
  const s = given({ options: { piles: 'open' }, at: 'r4c1/S', revealed: ['T01', 'T02'] });
  Object.assign(s, { turn: 15, bag: [], tops: ['T31', 'T32'] });
  CityTour.play(s, 0, { type: 'place', tile: 'T01', rotation: 0 }, table);
  expect([s.turn, s.revealed, s.tops]).toEqual([16, ['T31', 'T32'], []]);
});
clause('CT-3.2', 'only a revealed tile may be placed', () => {
  const s = given({ revealed: ['T05', 'T09'] });
  const refusal = CityTour.refusal(s, 0, { type: 'place', tile: 'T06', rotation: 0 });
  expect(refusal).toEqual({ clause: 'CT-3.2', facts: { tile: 'T06', left: 'T05', right: 'T09' } });
});
clause('CT-3.2', 'the tile lies before the bus, and no other space can be named', () => {
  const s = played(given({ at: 'r2c3/W' }), 'T31@0');
  expect(s.board[6]).toBe('T31@0');
  expect(['place T31@0 r1c1', 'place T31@4', 'place T31@-1', 'place T31@1.5', 'place T33@0'].map(read)).toEqual(Array(5).fill(undefined));
});
clause('CT-3.3', 'every revealed tile fits in every rotation, left tile first, conceding last', () => {
  const left = ['place T05@0', 'place T05@1', 'place T05@2', 'place T05@3'];
  const right = ['place T09@0', 'place T09@1', 'place T09@2', 'place T09@3'];
  expect(notations(given({ revealed: ['T05', 'T09'] }), 0)).toEqual([...left, ...right, 'concede']);
});
clause('CT-3.4', 'the other tile is out of the game', () => {
  const s = played(given({ revealed: ['T05', 'T09'] }), 'T09@2');
  expect(s.discards).toEqual(['T05']);
  expect(s.bag).not.toContain('T05');
});
clause('CT-3.5', 'a placement is final', () => {
  const events = play(given(), 'T01@0');
  expect(events[0]).toMatchObject({ type: 'placed', reveals: true, tile: 'T01', space: 12 });
});
clause('CT-3.6', 'when the bus has stopped the next seat is active', () => {
  const s = given({ seats: 6 });
  const events = play(s, 'T31@0').map(({ type }) => type);
  expect(events).toEqual(['placed', 'drove', 'stopped', 'revealed']);
  expect(CityTour.awaiting(s)).toEqual([1]);
});
clause('CT-3.6', 'a passenger can only be put out while the inspector asks', () => {
  expect(CityTour.refusal(given(), 0, { type: 'control', colour: 'G' })).toEqual({ clause: 'CT-3.6' });
});
clause('CT-3.7', 'nobody may skip a turn', () => {
  const kinds = new Set(CityTour.legal(given({ options: { voters: [] } }), 0).map(({ type }) => type));
  expect([...kinds]).toEqual(['place']);
});
