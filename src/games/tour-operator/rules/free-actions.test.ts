import { expect } from 'vitest';
import { clause } from '../../../testing/clause.ts';
import { AT, agencyOf, offered, play, refused, tour } from '../table.testing.ts';

const RICH = {
  tokens: { fuel: 0, coupon: 1, seat: 1, room: 1 },
  dirtySeats: ['E2'],
  dirtyRooms: ['D'],
  office: [['T02', 'impatient']],
} as const;

clause('TO-F.1', 'cleaning and coupons in preparation, and in the weekend', () => {
  const prep = tour({ frames: [AT.prep()], agencies: [RICH] });
  const weekend = tour({ frames: [AT.weekend()], agencies: [RICH] });
  expect(offered(prep, 0)).toEqual(['done', 'clean seat E2', 'clean room D', 'coupon desk 0']);
  expect(offered(weekend, 0)).toEqual(['to mood', 'clean seat E2', 'clean room D', 'coupon desk 0']);
});

clause('TO-F.1', 'no free action before the dice are accepted', () => {
  const s = tour({ frames: [AT.dice([5, 0, 0, 0, 0, 0])], agencies: [RICH] });
  expect(refused(s, 0, 'clean seat E2')?.clause).toBe('TO-G.1');
});

clause('TO-F.2', 'a seat token cleans a seat without one, also under a passenger', () => {
  const s = tour({ agencies: [{ ...RICH, aboard: { E2: 'T01' } }] });
  expect(refused(s, 0, 'clean seat B1')).toEqual({ clause: 'TO-F.2', facts: { at: 'B1', tokens: 1 } });
  play(s, 0, 'clean seat E2');
  expect([agencyOf(s, 0).seats.E2.clean, agencyOf(s, 0).tokens.seat]).toEqual([true, 0]);
});

clause('TO-F.3', 'a room token cleans an empty room only', () => {
  const s = tour({ agencies: [{ ...RICH, rooms: { V: { weeks: 1, guests: ['T01'] } } }] });
  expect(refused(s, 0, 'clean room V')).toEqual({ clause: 'TO-F.3', facts: { at: 'V', tokens: 1 } });
  play(s, 0, 'clean room D');
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
  expect(refused(s, 0, 'coupon desk 1')?.clause).toBe('TO-F.4');
  play(s, 0, 'coupon desk 0');
  expect([agencyOf(s, 0).desks[0]?.patience, agencyOf(s, 0).tokens.coupon]).toEqual(['happy', 0]);
  const boarding = tour({ agencies: [RICH] });
  expect(refused(boarding, 0, 'coupon desk 0')?.clause).toBe('TO-G.1');
});

clause('TO-F.5', 'an employee one has not hired, or at another time, is no help', () => {
  const s = tour({ agencies: [{ ...RICH, employees: ['O1'] }] });
  expect(refused(s, 0, 'use P8')).toEqual({ clause: 'TO-F.5', facts: { employee: 'P8' } });
  expect(refused(s, 0, 'use O1 on desk 0')).toEqual({ clause: 'TO-F.5', facts: { employee: 'O1' } });
});

clause('TO-F.6', 'free actions never use up the turn, and come in any order', () => {
  const s = tour({ agencies: [RICH] });
  play(s, 0, ['clean room D', 'clean seat E2']);
  expect(offered(s, 0)[0]).toBe('stay');
});

clause('TO-F.7', 'a token that was placed is never taken back', () => {
  const s = tour({ agencies: [RICH] });
  play(s, 0, ['clean seat E2', 'clean room D']);
  expect(agencyOf(s, 0).tokens).toEqual({ fuel: 0, coupon: 1, seat: 0, room: 0 });
  expect(offered(s, 0).filter(text => text.includes('seat') || text.includes('room'))).toEqual([]);
});
