import { expect, test } from 'vitest';
import { fast, frameOf, matchesOf, recording } from '../../../kernel/index.ts';
import { clause } from '../../../testing/clause.ts';
import { REASONS } from '../events.ts';
import { TourOperator } from '../index.ts';
import { OPTIONS } from '../options.ts';
import { layOut } from '../state.ts';
import { AT, agencyOf, legal, listening, play, pointsFor, refusal, tour } from '../table.testing.ts';
import { discardTourist, drawTourists } from './cards.ts';
import { nextStart } from './end-round.ts';

clause('TO-G.1', 'a move of another phase is refused', () => {
  const s = tour({ frames: [AT.checkIn(0, 1)] });
  expect(refusal(s, 'stay')).toEqual({ clause: 'TO-G.1' });
});

clause('TO-G.1', 'a phase ends when every player has completed it', () => {
  const s = tour();
  play(s, 'stay');
  expect(frameOf(s, 'flight').seat).toBe(1);
  play(s, 'stay', { seat: 1 });
  expect(s.frames[0]?.phase).toBe('checkIn');
});

clause('TO-G.2', 'play goes clockwise from the start player, and nobody moves out of turn', () => {
  const s = tour({ seats: 3, start: 2 });
  expect(refusal(s, 'stay', 0)).toEqual({ clause: 'TO-G.2' });
  play(s, 'stay', { seat: 2 });
  play(s, 'stay');
  expect(TourOperator.awaiting(s)).toEqual([1]);
});

clause('TO-G.3, TO-G.11', 'check-ins of two players come to the same in either order', () => {
  const agencies = [
    { aboard: { B1: 'T01' }, passengers: { fate: 'hotel', scored: 3 }, dirtyRooms: ['V', 'S1', 'S2', 'D'] },
    { aboard: { B1: 'T02' }, passengers: { fate: 'hotel', scored: 4 }, dirtyRooms: ['V', 'S1', 'S2', 'D'] },
  ] as const;
  const one = tour({ frames: [AT.checkIn(0, 1)], agencies });
  const other = tour({ frames: [AT.checkIn(0, 1)], agencies });
  play(one, 'turn away T01', { luck: [] });
  play(one, 'turn away T02', { seat: 1, luck: [] });
  play(other, 'turn away T02', { seat: 1, luck: [] });
  play(other, 'turn away T01', { luck: [] });
  expect(one).toEqual(other);
});

clause('TO-G.3', 'with simultaneousCheckIn off, the check-in goes in turn order', () => {
  const s = tour({ frames: [AT.checkIn(0, 1)], options: { simultaneousCheckIn: false } });
  expect(TourOperator.awaiting(s)).toEqual([0]);
});

clause('TO-G.4', 'fewest points start, then fewest resources, then the nearest clockwise', () => {
  const points = tour({ seats: 3, agencies: [{ vp: 5 }, { vp: 3 }, { vp: 4 }] });
  const resources = tour({ seats: 3, agencies: [{ vp: 3 }, { vp: 5 }, { vp: 3, tokens: { fuel: 0 } }] });
  const nearest = tour({ seats: 3, start: 2, agencies: [{ vp: 3 }, { vp: 3 }, { vp: 5 }] });
  expect([nextStart(points), nextStart(resources), nextStart(nearest)]).toEqual([1, 2, 0]);
});

clause('TO-G.5', 'tokens on seats and rooms are no resources', () => {
  const s = tour({ agencies: [{ tokens: { fuel: 0, coupon: 0 } }, { tokens: { fuel: 0, coupon: 1 } }] });
  expect(nextStart(s)).toBe(0);
});

clause('TO-G.6', 'an empty deck is made of the discard pile, whatever order it came in', () => {
  const s = tour({ touristDeck: [] });
  discardTourist(s, 'T30');
  discardTourist(s, 'T02');
  discardTourist(s, 'T11');
  expect(s.touristDiscard).toEqual(['T02', 'T11', 'T30']);
  expect(drawTourists(s, 2, listening([0, 1]))).toEqual(['T02', 'T11']);
  expect([s.touristDeck, s.touristDiscard]).toEqual([['T30'], []]);
});

clause('TO-G.6', 'where both are empty, the missing cards are not drawn', () => {
  const s = tour({ touristDeck: ['T01'] });
  expect(drawTourists(s, 3, listening([0]))).toEqual(['T01']);
});

clause('TO-G.7', 'tokens are unlimited', () => {
  const s = tour({ frames: [AT.dice([5, 0, 0, 0, 0, 0])], agencies: [{ tokens: { fuel: 500 } }] });
  play(s, 'accept');
  expect(agencyOf(s, 0).tokens.fuel).toBe(505);
});

clause('TO-G.8', 'points may fall below zero', () => {
  const s = tour({ frames: [AT.mood()], agencies: [{ office: [['T01', 'impatient']] }] });
  play(s, 'lower desk 0');
  expect(agencyOf(s, 0).vp).toBe(-3);
});

clause('TO-G.9', 'every change of points names its reason', () => {
  const s = tour({ cities: { 0: 'CAI' }, agencies: [{ at: 'N', aboard: { E1: 'T25' }, dirtySeats: ['E1'] }] });
  const told = play(s, 'fly CAI');
  expect(told.flatMap(event => (event.type === 'points' ? [[event.reason, event.vp]] : []))).toEqual([
    ['business', -1],
    ['dirtySeat', -1],
    ['interest', 5],
  ]);
  expect(agencyOf(s, 0).vp).toBe(pointsFor(told));
  expect(REASONS).toHaveLength(11);
});

clause('TO-G.10', 'luck decides the layout and the first start player, in as many numbers', () => {
  const chance = recording(fast('layout'));
  const s = layOut({ options: OPTIONS.standard, seats: 3, version: 1 }, { chance, tell: () => {} });
  expect(chance.taken).toHaveLength(20 + 1);
  expect(s.start).toBe(chance.taken[20]);
});

clause('TO-G.10', 'a flight needs no luck', () => {
  const s = tour({ cities: { 0: 'CAI' }, agencies: [{ at: 'N', aboard: { E1: 'T25' } }] });
  expect(() => play(s, 'fly CAI', { luck: [] })).not.toThrow();
});

clause('TO-G.11', 'with overlapPrep all players prepare at once, after the last dice', () => {
  const s = tour({ options: { overlapPrep: true }, frames: [AT.dice([5, 0, 0, 0, 0, 0])] });
  play(s, 'accept', { luck: [0, 0, 0, 0, 0] });
  expect(frameOf(s, 'dice').seat).toBe(1);
  play(s, 'accept', { seat: 1, luck: [] });
  expect(TourOperator.awaiting(s)).toEqual([0, 1]);
  play(s, 'done', { seat: 1, luck: [] });
  play(s, 'done', { luck: [] });
  expect(s.frames[0]?.phase).toBe('flight');
});

test('at set-up each player has clean seats and rooms, two fuel and two coupons, and picks a side in turn order', () => {
  const table = listening();
  const s = TourOperator.setup({ options: OPTIONS.standard, seats: 2, version: 1 }, table);
  expect(legal(s)).toEqual(['side N', 'side E', 'side S', 'side W']);
  play(s, 'side W');
  play(s, 'side W', { seat: 1 });
  const { plane, tokens, seats, rooms } = agencyOf(s, 0);
  expect([plane, tokens, seats.E2.clean, rooms.D.clean]).toEqual(['W', { fuel: 2, coupon: 2, seat: 0, room: 0 }, true, true]);
  expect(s.frames[0]?.phase).toBe('draft');
});

test('a boarding can be taken back: it is the kernel that unboards', () => {
  const s = tour({ agencies: [{ office: ['T01'] }] });
  const match = { record: { game: 'tour-operator', ...s.plan, dealt: [], check: '', entries: [], from: s }, state: s, drawn: {} };
  const answer = matchesOf(TourOperator).submit(match, 0, [{ type: 'board', desk: 0, seat: 'E1' }], fast('x'));
  expect(answer.ok && answer.match.record.entries[0]?.final).toBe(false);
});
