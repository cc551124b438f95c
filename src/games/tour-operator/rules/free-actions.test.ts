import { expect } from 'vitest';
import { clause } from '../../../testing/clause.ts';
import { AT, agencyOf, legal, play, refusal, refusedBy, tour } from '../table.testing.ts';

const RICH = {
  tokens: { fuel: 0, coupon: 1, seat: 1, room: 1 },
  dirtySeats: ['E2'],
  dirtyRooms: ['D'],
  office: [['T02', 'impatient']],
} as const;

clause('TO-F.1', 'cleaning and coupons in preparation, and in the weekend', () => {
  const prep = tour({ frames: [AT.prep()], agencies: [RICH] });
  const weekend = tour({ frames: [AT.weekend()], agencies: [RICH] });
  expect(legal(prep)).toEqual(['done', 'clean seat E2', 'clean room D', 'coupon desk 0']);
  expect(legal(weekend)).toEqual(['to mood', 'clean seat E2', 'clean room D', 'coupon desk 0']);
});

clause('TO-F.1', 'no free action before the dice are accepted', () => {
  const s = tour({ frames: [AT.dice([5, 0, 0, 0, 0, 0])], agencies: [RICH] });
  expect(refusedBy(s, 'clean seat E2')).toBe('TO-G.1');
});

clause('TO-F.2', 'a seat token cleans a seat without one, also under a passenger', () => {
  const s = tour({ agencies: [{ ...RICH, aboard: { E2: 'T01' } }] });
  expect(refusal(s, 'clean seat B1')).toEqual({ clause: 'TO-F.2', facts: { at: 'B1', tokens: 1 } });
  play(s, 'clean seat E2');
  expect([agencyOf(s, 0).seats.E2.clean, agencyOf(s, 0).tokens.seat]).toEqual([true, 0]);
});

clause('TO-F.3', 'a room token cleans an empty room only', () => {
  const s = tour({ agencies: [{ ...RICH, rooms: { V: { weeks: 1, guests: ['T01'] } } }] });
  expect(refusal(s, 'clean room V')).toEqual({ clause: 'TO-F.3', facts: { at: 'V', tokens: 1, guests: 1 } });
  play(s, 'clean room D');
  expect([agencyOf(s, 0).rooms.D.clean, agencyOf(s, 0).tokens.room]).toEqual([true, 0]);
});

clause('TO-F.4', 'a coupon makes an impatient tourist happy, in phases 3 and 6 only', () => {
  const s = tour({
    frames: [AT.prep()],
    agencies: [
      {
        ...RICH,
        office: [
          ['T02', 'impatient'],
          ['T01', 'happy'],
        ],
      },
    ],
  });
  expect(refusedBy(s, 'coupon desk 1')).toBe('TO-F.4');
  play(s, 'coupon desk 0');
  expect([agencyOf(s, 0).desks[0]?.patience, agencyOf(s, 0).tokens.coupon]).toEqual(['happy', 0]);
  const boarding = tour({ agencies: [RICH] });
  expect(refusedBy(boarding, 'coupon desk 0')).toBe('TO-G.1');
});

clause('TO-F.5', 'an employee one has not hired, or at another time, is no help', () => {
  const s = tour({ agencies: [{ ...RICH, employees: ['O1'] }] });
  expect(refusal(s, 'use P8')).toEqual({ clause: 'TO-F.5', facts: { employee: 'P8' } });
  expect(refusal(s, 'use O1 on desk 0')).toEqual({ clause: 'TO-F.5', facts: { employee: 'O1' } });
});

clause('TO-F.6', 'free actions never use up the turn, and come in any order', () => {
  const s = tour({ agencies: [RICH] });
  play(s, 'clean room D; clean seat E2');
  expect(legal(s)[0]).toBe('stay');
});

clause('TO-F.7', 'a token that was placed is never taken back', () => {
  const s = tour({ agencies: [RICH] });
  play(s, 'clean seat E2; clean room D');
  expect(agencyOf(s, 0).tokens).toEqual({ fuel: 0, coupon: 1, seat: 0, room: 0 });
  expect(legal(s).filter(text => text.includes('seat') || text.includes('room'))).toEqual([]);
});
