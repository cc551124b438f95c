import { expect } from 'vitest';
import { frameOf } from '../../../kernel/index.ts';
import { clause } from '../../../testing/clause.ts';
import { agencyOf, begin, legal, play, pointsFor, refusal, refusedBy, tour } from '../table.testing.ts';
import { distance } from './grid.ts';

const OFFICE = ['T01', 'T02', 'T03', 'T04'] as const;

clause('TO-4.1', 'each player takes a whole flight turn', () => {
  const s = tour({ cities: { 0: 'CAI' }, agencies: [{ at: 'N', office: [...OFFICE] }] });
  play(s, 'board desk 0 on B1; fly CAI');
  expect(frameOf(s, 'flight').seat).toBe(1);
});

clause('TO-4.2', 'tourists of one’s own office board free seats', () => {
  const s = tour({ agencies: [{ office: ['T01', null, 'T03'] }] });
  expect(refusal(s, 'board desk 1 on E1')).toEqual({ clause: 'TO-4.2', facts: { desk: 1 } });
  play(s, 'board desk 0 on E1');
  expect(refusal(s, 'board desk 2 on E1')).toEqual({ clause: 'TO-4.2', facts: { at: 'E1' } });
  expect(agencyOf(s, 0).seats.E1.passenger).toEqual({ tourist: 'T01', scored: null, fate: null });
  expect(legal(s)).toContain('stay');
});

clause('TO-4.3', 'a lack of clean rooms keeps nobody from boarding', () => {
  const s = tour({ agencies: [{ office: ['T01'], dirtyRooms: ['V', 'S1', 'S2', 'D'] }] });
  expect(refusal(s, 'board desk 0 on B1')).toBeUndefined();
});

clause('TO-4.4', 'a plane flies to another city, or stays for nothing', () => {
  const s = tour({ cities: { 0: 'CAI' }, closed: ['CAI'], agencies: [{ at: 'CAI' }] });
  expect(refusal(s, 'fly CAI')).toEqual({ clause: 'TO-4.4', facts: { city: 'CAI', here: 1 } });
  play(s, 'stay');
  expect(agencyOf(s, 0).tokens.fuel).toBe(2);
});

clause('TO-4.4', 'a city that is not on the grid is no destination', () => {
  const s = tour({ cities: { 0: 'CAI' } });
  const missing = ['ATH', 'YVR', 'ROM', 'RIO', 'REK', 'ZQN', 'NYC', 'NBO', 'MIL', 'RAK'].filter(
    city => !s.grid.some(each => each === city),
  );
  expect(refusedBy(s, `fly ${missing[0]}`)).toBe('TO-4.4');
});

clause('TO-4.5', 'each card flown over or landed on costs one fuel; a mask is flown around', () => {
  const full = tour();
  const holed = tour({ options: { mask: [1, 5] } });
  expect([distance(full, 0, 2), distance(full, 0, 15)]).toEqual([2, 6]);
  expect(distance(holed, 0, 2)).toBe(6);
});

clause('TO-4.6', 'from a side the first card of any line costs one; masked cells are looked through', () => {
  const s = tour({ options: { mask: [1, 5] } });
  expect([distance(s, 'N', 0), distance(s, 'N', 9), distance(s, 'N', 8), distance(s, 'W', 9)]).toEqual([1, 1, 2, 2]);
});

clause('TO-4.7', 'a plane that never left its side still starts from it', () => {
  const s = tour({ cities: { 0: 'CAI' }, agencies: [{ at: 'N' }] });
  play(s, 'stay');
  expect(agencyOf(s, 0).plane).toBe('N');
  expect(legal(s, 1, 'fly').filter(text => text === 'fly N')).toEqual([]);
});

clause('TO-4.8', 'fuel is paid in full', () => {
  const s = tour({ cities: { 12: 'CAI' }, agencies: [{ at: 'N', tokens: { fuel: 3 } }] });
  expect(refusal(s, 'fly CAI')).toEqual({ clause: 'TO-4.8', facts: { city: 'CAI', cost: 4, fuel: 3 } });
});

clause('TO-4.9', 'one plane to a city, moved or not', () => {
  const s = tour({ cities: { 0: 'CAI' }, agencies: [{ at: 'N' }, { at: 'CAI' }] });
  expect(refusedBy(s, 'fly CAI')).toBe('TO-4.9');
});

clause('TO-4.10', 'closed cities may be flown over and landed on', () => {
  const s = tour({ cities: { 0: 'CAI', 4: 'DXB' }, closed: ['CAI', 'DXB'], agencies: [{ at: 'N' }] });
  play(s, 'fly DXB');
  expect([agencyOf(s, 0).tokens.fuel, agencyOf(s, 0).visited]).toEqual([0, null]);
});

clause('TO-4.11', 'business tourists in economy and dirty seats cost a point each, also when staying', () => {
  const s = tour({ agencies: [{ aboard: { E1: 'T04', B1: 'T01' }, dirtySeats: ['E1'] }] });
  const told = play(s, 'stay');
  expect([pointsFor(told, 'business'), pointsFor(told, 'dirtySeat')]).toEqual([-1, -1]);
  const { B1, E1, E2 } = agencyOf(s, 0).seats;
  expect([B1.clean, E1.clean, E2.clean]).toEqual([false, false, true]);
});

clause('TO-4.12', 'an upgrade to business class brings nothing', () => {
  const s = tour({ cities: { 0: 'NBO' }, agencies: [{ at: 'N', aboard: { B1: 'T01' } }] });
  expect(pointsFor(play(s, 'fly NBO'))).toBe(6);
});

clause('TO-4.13', 'one interest scores, with its +1; who has two is asked in the order of the seats', () => {
  const s = tour({
    cities: { 0: 'KYO' },
    options: { autoScoreBest: false },
    agencies: [{ at: 'N', aboard: { B1: 'T54', E1: 'T39' } }],
  });
  play(s, 'fly KYO');
  expect(refusal(s, 'score T39 nature')).toEqual({ clause: 'TO-4.13', facts: { tourist: 'T39' } });
  expect(pointsFor(play(s, 'score T54 culture; score T39 nature'))).toBe(6 + 4);
});

clause('TO-4.14', 'points count at once and are remembered', () => {
  const s = tour({ cities: { 0: 'NBO' }, agencies: [{ at: 'N', aboard: { B1: 'T01' } }] });
  play(s, 'fly NBO');
  expect([agencyOf(s, 0).vp, agencyOf(s, 0).seats.B1.passenger]).toEqual([6, { tourist: 'T01', scored: 6, fate: 'hotel' }]);
});

clause('TO-4.15', 'on the baseline each passenger’s fate is asked for in the order of the seats', () => {
  const s = tour({ agencies: [{ aboard: { B1: 'T01', E2: 'T02' } }] });
  play(s, 'stay');
  expect(legal(s)).toEqual(['hotel T01', 'leave T01', 'stay T01']);
  expect(refusal(s, 'leave T02')).toEqual({ clause: 'TO-4.15', facts: { tourist: 'T02' } });
});

clause('TO-4.16', 'hotel goes on to check in, leave costs three points', () => {
  const s = tour({ agencies: [{ aboard: { B1: 'T01', E2: 'T02' } }] });
  const told = play(s, 'stay; hotel T01; leave T02');
  expect([agencyOf(s, 0).seats.B1.passenger?.fate, s.touristDiscard, pointsFor(told, 'closedLeave')]).toEqual(['hotel', ['T02'], -3]);
});

clause('TO-4.17', 'whoever stays costs a point, keeps the seat and does not check in', () => {
  const s = tour({ agencies: [{ aboard: { B1: 'T01' } }] });
  const told = play(s, 'stay; stay T01');
  play(s, 'stay', { seat: 1 });
  expect([pointsFor(told, 'stayInPlane'), agencyOf(s, 0).seats.B1.passenger?.tourist]).toEqual([-1, 'T01']);
  expect(legal(s, 0, 'place')).toEqual([]);
  expect(refusal(s, 'done')).toBeUndefined();
});

clause(
  'TO-4.18',
  'while somebody stays aboard, the tourists in the office cannot fly; where agreed, only the kept seat cannot be boarded',
  () => {
    const agencies = [{ office: ['T01'], aboard: { E1: 'T05' }, passengers: { fate: 'stay' } }] as const;
    const seats = tour({ agencies, options: { stayRule: 'seats' } });
    const grounded = tour({ agencies });
    expect(refusal(seats, 'board desk 0 on E1')).toEqual({ clause: 'TO-4.18', facts: { at: 'E1' } });
    expect(refusal(seats, 'board desk 0 on B1')).toBeUndefined();
    expect(refusal(grounded, 'board desk 0 on B1')).toEqual({ clause: 'TO-4.18', facts: { grounded: 1 } });
  },
);

clause('TO-4.18', 'whoever stays is charged again at the next departure', () => {
  const s = tour({ agencies: [{ aboard: { E1: 'T04' }, passengers: { fate: 'stay' }, dirtySeats: ['E1'] }] });
  const told = play(s, 'stay; stay T04');
  expect(pointsFor(told)).toBe(-3);
});

clause('TO-4.19', 'a flight without passengers costs fuel, scores nothing and counts', () => {
  const s = tour({ cities: { 0: 'CAI' }, agencies: [{ at: 'N' }] });
  const told = play(s, 'fly CAI');
  expect([pointsFor(told), agencyOf(s, 0).tokens.fuel, agencyOf(s, 0).visited]).toEqual([0, 1, 0]);
});

clause('TO-4.1', 'the next round begins from where the plane stands', () => {
  const s = tour({ cities: { 0: 'CAI' }, agencies: [{ at: 'CAI', office: [...OFFICE] }, { office: ['T05', 'T06', 'T07', 'T08'] }] });
  begin(s, 'checkOut');
  expect(agencyOf(s, 0).plane).toBe(0);
});
