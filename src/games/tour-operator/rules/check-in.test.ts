import { expect } from 'vitest';
import { clause } from '../../../testing/clause.ts';
import { type AgencyGiven, AT, agencyOf, legal, play, pointsFor, refusal, refusedBy, tour } from '../table.testing.ts';

function arrived(agency: AgencyGiven) {
  return tour({ frames: [AT.checkIn(0, 1)], agencies: [{ passengers: { fate: 'hotel', scored: 5 }, ...agency }] });
}

clause('TO-5.1', 'everybody who landed must be given a room before one is done', () => {
  const s = arrived({ aboard: { B1: 'T05', E1: 'T20' } });
  expect(refusal(s, 'done')).toEqual({ clause: 'TO-5.1', facts: { waiting: 2 } });
  expect(refusal(s, 'place T09 in V')).toEqual({ clause: 'TO-5.1', facts: { tourist: 'T09' } });
  play(s, 'place T20 in S1; place T05 in S2; done');
  expect(agencyOf(s, 0).placed).toBe(2);
});

clause('TO-5.2', 'a dirty or occupied room is never legal', () => {
  const s = arrived({ aboard: { B1: 'T05' }, dirtyRooms: ['S1'], rooms: { V: { weeks: 2, guests: ['T01'] } } });
  expect(refusal(s, 'place T05 in S1')).toEqual({ clause: 'TO-5.2', facts: { room: 'S1', guests: 0 } });
  expect(refusal(s, 'place T05 in V')).toEqual({ clause: 'TO-5.2', facts: { room: 'V', guests: 1 } });
});

clause('TO-5.3', 'placing takes the token and sets the weeks', () => {
  const s = arrived({ aboard: { B1: 'T05' } });
  play(s, 'place T05 in S1');
  expect(agencyOf(s, 0).rooms.S1).toEqual({ clean: false, weeks: 3, guests: ['T05'], filled: true });
});

clause('TO-5.4', 'a VIP costs a point outside the VIP room; anybody else may have it', () => {
  const s = arrived({ aboard: { B1: 'T01', E1: 'T05' } });
  const told = play(s, 'place T05 in V; place T01 in D');
  expect([pointsFor(told), pointsFor(told, 'vip')]).toEqual([-1, -1]);
});

clause('TO-5.5', 'two share the dorm only if both have the symbol', () => {
  const s = arrived({ aboard: { B1: 'T02', E1: 'T20', E2: 'T03' } });
  play(s, 'place T02 in D');
  expect(refusal(s, 'place T20 in D')).toEqual({ clause: 'TO-5.5', facts: { tourist: 'T20' } });
  play(s, 'place T03 in D');
  expect(refusedBy(s, 'place T20 in D')).toBe('TO-5.5');
});

clause('TO-5.6', 'anybody may be alone in the dorm', () => {
  const s = arrived({ aboard: { B1: 'T20' } });
  expect(pointsFor(play(s, 'place T20 in D'))).toBe(0);
});

clause('TO-5.7', 'the longer stay counts for both', () => {
  const s = arrived({ aboard: { B1: 'T03', E1: 'T02' } });
  play(s, 'place T03 in D; place T02 in D');
  expect(agencyOf(s, 0).rooms.D.weeks).toBe(3);
});

clause('TO-5.8', 'dorm tourists sleep anywhere without penalty', () => {
  const s = arrived({ aboard: { B1: 'T02', E1: 'T03', E2: 'T05' } });
  expect(pointsFor(play(s, 'place T02 in V; place T03 in S1; place T05 in S2'))).toBe(0);
});

clause('TO-5.9', 'nobody is turned away while somebody who waits has a room', () => {
  const s = arrived({ aboard: { B1: 'T05' }, dirtyRooms: ['V', 'S1', 'S2'] });
  expect(refusal(s, 'turn away T05')).toEqual({ clause: 'TO-5.9' });
});

clause('TO-5.9', 'the hostel host’s dorm counts as a room one has', () => {
  const s = arrived({ aboard: { B1: 'T02', E1: 'T20' }, dirtyRooms: ['V', 'S1', 'S2'], employees: ['H6'] });
  play(s, 'place T02 in D');
  expect(refusedBy(s, 'turn away T20')).toBe('TO-5.9');
});

clause('TO-5.9', 'turned away: the points go, and three more', () => {
  const s = arrived({ aboard: { B1: 'T05' }, dirtyRooms: ['V', 'S1', 'S2', 'D'] });
  const told = play(s, 'turn away T05');
  expect([pointsFor(told, 'revokeNoRoom'), pointsFor(told, 'noRoom'), s.touristDiscard]).toEqual([-5, -3, ['T05']]);
});

clause('TO-5.10', 'one may clean a room first, but need not', () => {
  const s = arrived({ aboard: { B1: 'T05' }, dirtyRooms: ['V', 'S1', 'S2', 'D'], tokens: { room: 1 } });
  expect(legal(s)).toEqual(['turn away T05', 'clean room V', 'clean room S1', 'clean room S2', 'clean room D']);
  play(s, 'clean room V; place T05 in V');
  expect(agencyOf(s, 0).rooms.V.guests).toEqual(['T05']);
});

clause('TO-5.11', 'after the check-in only those who stay sit in the plane', () => {
  const s = arrived({ aboard: { B1: 'T05', E1: 'T20' } });
  Object.assign(agencyOf(s, 0).seats.E1.passenger ?? {}, { fate: 'stay' });
  play(s, 'place T05 in S1; done');
  expect([agencyOf(s, 0).seats.B1.passenger, agencyOf(s, 0).seats.E1.passenger?.tourist]).toEqual([null, 'T20']);
  expect(legal(s, 0, '')).toEqual([]);
});
