import { expect } from 'vitest';
import { clause } from '../../../testing/clause.ts';
import { TourOperator } from '../index.ts';
import { type AgencyGiven, AT, agencyOf, legal, play, pointsFor, refusal, refusedBy, tour } from '../table.testing.ts';
import { isInPlay } from './activity-rows.ts';

const CAIRO = { cities: { 0: 'CAI' } } as const;

function inCairo(agency: AgencyGiven = {}, seats = 2) {
  return tour({ ...CAIRO, seats, frames: [AT.activity()], agencies: [{ at: 'CAI', visited: 'CAI', placed: 1, ...agency }] });
}

clause('TO-6.1', 'marker, closing, free actions, mood, free actions, end', () => {
  const s = inCairo({ office: ['T01'], tokens: { seat: 1 }, dirtySeats: ['B1'] });
  const phases = [s.frames[0]?.phase];
  play(s, 'skip');
  phases.push(s.frames[0]?.phase);
  play(s, 'to mood');
  phases.push(s.frames[0]?.phase);
  play(s, 'lower desk 0');
  phases.push(s.frames[0]?.phase);
  play(s, 'clean seat B1; end');
  expect(phases).toEqual(['activity', 'weekend', 'mood', 'endWeek']);
  expect(TourOperator.awaiting(s)).toEqual([1]);
});

clause('TO-6.2', 'a marker only for the city’s symbols, and only one', () => {
  const s = inCairo();
  expect(refusal(s, 'mark A1 beach')).toEqual({ clause: 'TO-6.2', facts: { activity: 'beach' } });
  play(s, 'mark A1 scuba');
  expect(refusedBy(s, 'mark A4 scuba')).toBe('TO-G.1');
});

clause('TO-6.2', 'no marker without a guest in a room, unless that was agreed on', () => {
  const given = { ...CAIRO, frames: [AT.checkIn(0)], agencies: [{ at: 'CAI', visited: 'CAI' }] } as const;
  const strict = tour(given);
  const loose = tour({ ...given, frames: [AT.checkIn(0)], options: { activityNeedsGuest: false } });
  play(strict, 'done');
  play(loose, 'done');
  expect([strict.frames[0]?.phase, loose.frames[0]?.phase]).toEqual(['weekend', 'activity']);
});

clause('TO-6.3', 'spaces are covered in any order, the leftmost of two alike first', () => {
  const s = inCairo({ marks: [0, 0, 1] });
  play(s, 'mark A3 dining');
  expect(agencyOf(s, 0).marks[2]).toBe(3);
  const full = inCairo({ marks: [2] });
  expect(refusal(full, 'mark A1 scuba')).toEqual({ clause: 'TO-6.3', facts: { row: 'A1', activity: 'scuba' } });
});

clause('TO-6.4', 'the first to finish a row gets its points and tokens at once', () => {
  const s = tour({
    cities: { 0: 'INN' },
    frames: [AT.activity()],
    agencies: [{ at: 'INN', visited: 'INN', placed: 1, marks: [0, 1], tokens: { fuel: 0 } }],
  });
  expect(pointsFor(play(s, 'mark A2 winter'), 'row')).toBe(2);
  expect([s.rowOwner[1], agencyOf(s, 0).tokens.fuel]).toEqual([0, 2]);
});

clause('TO-6.4', 'the chef’s table brings a seat and a room token', () => {
  const s = inCairo({ marks: [0, 0, 0, 0, 0, 1] }, 3);
  play(s, 'mark A6 dining');
  expect(agencyOf(s, 0).tokens).toEqual({ fuel: 2, coupon: 2, seat: 1, room: 1 });
});

clause('TO-6.5', 'some rows ask for three or four players', () => {
  const [two, three, four] = [inCairo({}, 2), inCairo({}, 3), inCairo({}, 4)];
  expect([isInPlay(two, 'A5'), isInPlay(two, 'A6'), isInPlay(three, 'A7'), isInPlay(three, 'A8'), isInPlay(four, 'A8')]).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
  expect(refusal(two, 'mark A6 dining')).toEqual({ clause: 'TO-6.5', facts: { row: 'A6', players: 2 } });
});

clause('TO-6.6, TO-6.7', 'the city travelled to is closed, and never scored again', () => {
  const s = inCairo();
  play(s, 'skip');
  expect(s.open[0]).toBe(false);
  const later = tour({ ...CAIRO, closed: ['CAI'], agencies: [{ at: 'N', aboard: { B1: 'T01' } }] });
  expect(pointsFor(play(later, 'fly CAI'))).toBe(0);
});

clause('TO-6.8', 'desk by desk: lower, or hold with what one can pay', () => {
  const s = tour({ frames: [AT.mood(1)], agencies: [{ office: [null, 'T01', 'T03'], tokens: { coupon: 1 } }] });
  expect(legal(s)).toEqual(['lower desk 1', 'hold desk 1 by coupon']);
  expect(refusal(s, 'hold desk 1 by O1')).toEqual({ clause: 'TO-6.8', facts: { by: 'O1' } });
  expect(refusal(s, 'lower desk 2')).toEqual({ clause: 'TO-6.8', facts: { desk: 2 } });
  play(s, 'hold desk 1 by coupon');
  expect(legal(s)).toEqual(['lower desk 2']);
});

clause('TO-6.9', 'happy becomes impatient, impatient leaves for three points', () => {
  const s = tour({
    frames: [AT.mood()],
    agencies: [
      {
        office: [
          ['T01', 'happy'],
          ['T03', 'impatient'],
        ],
        employees: ['O2'],
      },
    ],
  });
  expect(refusal(s, 'lower desk 0 with O2')).toEqual({ clause: 'TO-6.9', facts: { desk: 0 } });
  const told = play(s, 'lower desk 0; lower desk 1');
  expect([pointsFor(told, 'angryOffice'), s.touristDiscard]).toEqual([-3, ['T03']]);
  expect(agencyOf(s, 0).desks).toEqual([{ tourist: 'T01', patience: 'impatient' }, null, null, null]);
});

clause('TO-6.10', 'in the last round too', () => {
  const s = tour({ round: 7, frames: [AT.weekend(1)], agencies: [{}, { office: [['T03', 'impatient']] }] });
  play(s, 'to mood; lower desk 0; end', { seat: 1 });
  expect([agencyOf(s, 1).vp, TourOperator.outcome(s)?.ranks]).toEqual([-3, [1, 2]]);
});

clause('TO-6.11', 'a coupon may raise before the mood step, and another hold in it', () => {
  const s = tour({ frames: [AT.weekend()], agencies: [{ office: [['T03', 'impatient']], tokens: { coupon: 2 } }] });
  play(s, 'coupon desk 0; to mood');
  expect(legal(s, 0, 'hold')).toEqual(['hold desk 0 by coupon']);
  play(s, 'lower desk 0');
  expect(agencyOf(s, 0).desks[0]?.patience).toBe('impatient');
});
