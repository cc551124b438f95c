// One test for each of the 28 employees.
import { expect, test } from 'vitest';
import { frameOf } from '../../../kernel/index.ts';
import { clause } from '../../../testing/clause.ts';
import { EMPLOYEE_IDS, EMPLOYEES } from '../employees.ts';
import { type AgencyGiven, AT, agencyOf, legal, play, pointsFor, refusal, refusedBy, tour } from '../table.testing.ts';

function arrived(agency: AgencyGiven) {
  return tour({ frames: [AT.checkIn(0, 1)], agencies: [{ passengers: { fate: 'hotel', scored: 5 }, ...agency }] });
}

const CALLED = { options: { autoEmployees: false } } as const;

test('ten work in the office, nine in the plane, nine in the hotel; thirteen are one-time', () => {
  const all = EMPLOYEE_IDS.map(id => EMPLOYEES[id]);
  const at = (place: string) => all.filter(each => each.place === place).length;
  expect([at('office'), at('plane'), at('hotel'), all.filter(each => each.oneTime).length]).toEqual([10, 9, 9, 13]);
});

clause('TO-F.5', 'O1 the travel agent raises one impatient tourist', () => {
  const s = tour({
    frames: [AT.prep()],
    agencies: [
      {
        office: [
          ['T01', 'happy'],
          ['T02', 'impatient'],
        ],
        employees: ['O1'],
      },
    ],
  });
  expect(refusedBy(s, 'use O1 on desk 0')).toBe('TO-F.5');
  play(s, 'use O1 on desk 1');
  expect([agencyOf(s, 0).desks[1]?.patience, agencyOf(s, 0).tokens.coupon]).toEqual(['happy', 2]);
});

clause('TO-F.5', 'O2 the complaints officer takes the three points of one who leaves, not the points revoked', () => {
  const hotel = arrived({ aboard: { B1: 'T05' }, dirtyRooms: ['V', 'S1', 'S2', 'D'], employees: ['O2'] });
  expect(pointsFor(play(hotel, 'turn away T05 with O2'))).toBe(-5);
  const plane = tour({ agencies: [{ aboard: { B1: 'T05' }, employees: ['O2'] }] });
  expect(pointsFor(play(plane, 'stay; leave T05 with O2'))).toBe(0);
  expect(plane.employeeDiscard).toEqual(['O2']);
  const nobody = tour({ agencies: [{ aboard: { B1: 'T05' } }] });
  play(nobody, 'stay');
  expect(refusal(nobody, 'leave T05 with O2')).toEqual({ clause: 'TO-F.5', facts: { employee: 'O2' } });
});

clause('TO-F.5', 'O3 the revenue analyst rolls some dice again, once', () => {
  const s = tour({ frames: [AT.dice([3, 0, 0, 1, 1, 0])], agencies: [{ employees: ['O3'] }] });
  expect(legal(s, 0, 'reroll')).toHaveLength(15);
  play(s, 'reroll fuel fuel room', { luck: [5, 5, 2] });
  expect(frameOf(s, 'dice').dice).toEqual([1, 0, 1, 0, 1, 2]);
  expect(refusedBy(s, 'reroll wild')).toBe('TO-F.5');
});

clause('TO-F.5', 'O4 the purchasing manager turns one die for nothing', () => {
  const s = tour({ frames: [AT.dice([5, 0, 0, 0, 0, 0])], agencies: [{ employees: ['O4'] }] });
  play(s, 'turn fuel to room');
  expect([frameOf(s, 'dice').dice, frameOf(s, 'dice').swaps]).toEqual([[4, 0, 0, 1, 0, 0], 0]);
  expect(refusedBy(s, 'turn fuel to room')).toBe('TO-F.5');
});

clause('TO-F.5', 'O5 the deal broker turns up to three dice, and is discarded at the first', () => {
  const s = tour({ frames: [AT.dice([5, 0, 0, 0, 0, 0])], agencies: [{ employees: ['O5'] }] });
  play(s, 'turn fuel to room');
  expect(s.employeeDiscard).toEqual(['O5']);
  play(s, 'turn fuel to room; turn fuel to seat');
  expect(frameOf(s, 'dice').dice).toEqual([2, 0, 1, 2, 0, 0]);
  expect(legal(s, 0, 'turn')).toEqual([]);
});

clause('TO-F.5', 'O6 the recruiter shows five cards once a round', () => {
  const s = tour({ frames: [AT.reward(2, 0)], agencies: [{ employees: ['O6'] }] });
  play(s, 'reward employee');
  expect(frameOf(s, 'hire').shown).toHaveLength(5);
  play(s, 'hire none; reward employee');
  expect(frameOf(s, 'hire').shown).toHaveLength(3);
  const called = tour({ ...CALLED, frames: [AT.reward(2, 0)], agencies: [{ employees: ['O6'] }] });
  play(called, 'reward employee');
  expect(frameOf(called, 'hire').shown).toHaveLength(3);
  play(called, 'hire none; use O6; reward employee');
  expect(frameOf(called, 'hire').shown).toHaveLength(5);
});

clause('TO-F.5', 'O7 the visa consultant swaps a tourist for one of two, and may do it again at another desk', () => {
  const s = tour({
    frames: [AT.prep()],
    agencies: [{ office: ['T01', 'T02'], employees: ['O7'] }],
    touristDeck: ['T10', 'T11', 'T12', 'T13'],
  });
  play(s, 'use O7 on desk 1', { luck: [0, 1] });
  expect(s.touristDiscard).toEqual(['T02']);
  expect(legal(s)).toEqual(['keep T10', 'keep T11']);
  expect([refusedBy(s, 'stop'), refusedBy(s, 'again desk 0'), refusedBy(s, 'keep T12')]).toEqual(['TO-F.5', 'TO-F.5', 'TO-F.5']);
  play(s, 'keep T11', { luck: [] });
  expect(agencyOf(s, 0).desks[1]).toEqual({ tourist: 'T11', patience: 'impatient' });
  expect(legal(s)).toEqual(['stop', 'again desk 0']);
  play(s, 'again desk 0; keep T12', { luck: [1, 0] });
  expect([s.frames.at(-1)?.phase, s.touristDiscard, s.employeeDiscard]).toEqual(['prep', ['T01', 'T02', 'T10', 'T13'], ['O7']]);
});

clause('TO-F.5', 'O7 with an empty deck may bring back the very tourist, with a single tourist stops, and can be stopped', () => {
  const alone = tour({ frames: [AT.prep()], agencies: [{ office: ['T01'], employees: ['O7'] }], touristDeck: [] });
  play(alone, 'use O7 on desk 0; keep T01', { luck: [0] });
  expect(alone.frames.at(-1)?.phase).toBe('prep');
  const two = tour({ frames: [AT.prep()], agencies: [{ office: ['T01', 'T02'], employees: ['O7'] }] });
  play(two, 'use O7 on desk 0; keep T03; stop', { luck: [0, 0] });
  expect(two.frames.at(-1)?.phase).toBe('prep');
});

clause('TO-F.5', 'O7 belongs before the dice are accepted where all prepare at once', () => {
  const given = { options: { overlapPrep: true }, agencies: [{ office: ['T01'], employees: ['O7'] }] } as const;
  const rolling = tour({ ...given, frames: [AT.dice([5, 0, 0, 0, 0, 0])] });
  const preparing = tour({ ...given, frames: [{ phase: 'prep', seat: 1, left: [0, 1] }] });
  expect([refusal(rolling, 'use O7 on desk 0'), refusedBy(preparing, 'use O7 on desk 0')]).toEqual([undefined, 'TO-F.5']);
});

clause('TO-F.5', 'O8 the loyalty manager sells two coupons for a point each', () => {
  const s = tour({ frames: [AT.endWeek()], agencies: [{ tokens: { coupon: 3 }, employees: ['O8'] }] });
  expect(pointsFor(play(s, 'use O8; use O8'), 'employee')).toBe(2);
  expect([agencyOf(s, 0).tokens.coupon, refusedBy(s, 'use O8')]).toEqual([1, 'TO-3.11']);
});

clause('TO-F.5', 'O9 the travel writer scores both interests of one passenger, or none is written about', () => {
  const given = { cities: { 0: 'KYO' }, agencies: [{ at: 'N', aboard: { B1: 'T54', E1: 'T01' }, employees: ['O9'] }] } as const;
  const s = tour(given);
  play(s, 'fly KYO');
  expect(legal(s)).toEqual(['no O9', 'use O9 on T54']);
  expect(refusedBy(s, 'use P8')).toBe('TO-F.5');
  expect(refusedBy(s, 'use O9 on T39')).toBe('TO-F.5');
  expect(pointsFor(play(s, 'no O9'))).toBe(6 + 4);
  expect(agencyOf(s, 0).employees.office?.id).toBe('O9');
});

clause('TO-F.5', 'O10 the crisis manager keeps everybody’s patience', () => {
  const s = tour({
    frames: [AT.weekend()],
    agencies: [
      {
        office: [
          ['T01', 'impatient'],
          ['T03', 'happy'],
        ],
        employees: ['O10'],
      },
    ],
  });
  play(s, 'use O10; to mood');
  expect(s.frames[0]?.phase).toBe('endWeek');
  expect(agencyOf(s, 0).desks.map(each => each?.patience)).toEqual(['impatient', 'happy', undefined, undefined]);
});

clause('TO-F.5', 'P1 the cabin cleaner cleans one seat', () => {
  const s = tour({ agencies: [{ dirtySeats: ['E1'], employees: ['P1'] }] });
  expect(legal(s, 0, 'use')).toEqual(['use P1 on E1']);
  play(s, 'use P1 on E1');
  expect(agencyOf(s, 0).seats.E1.clean).toBe(true);
});

clause('TO-F.5', 'P2 the turnaround crew cleans all seats and brings a fuel', () => {
  const s = tour({ agencies: [{ dirtySeats: ['B1', 'E2'], employees: ['P2'] }] });
  play(s, 'use P2');
  const { seats, tokens } = agencyOf(s, 0);
  expect([seats.B1.clean, seats.E2.clean, tokens.fuel]).toEqual([true, true, 3]);
});

clause('TO-F.5', 'P3 the flight engineer saves a fuel from two cards on', () => {
  const s = tour({ cities: { 0: 'CAI', 2: 'ROM' }, agencies: [{ at: 'CAI', tokens: { fuel: 1 }, employees: ['P3'] }] });
  play(s, 'fly ROM');
  expect([agencyOf(s, 0).tokens.fuel, agencyOf(s, 0).employees.plane?.uses]).toEqual([0, 0]);
});

clause('TO-F.5', 'P4 the veteran captain flies for nothing, but not onto another plane', () => {
  const s = tour({
    cities: { 0: 'CAI', 15: 'ROM', 14: 'DXB' },
    agencies: [{ at: 'CAI', tokens: { fuel: 0 }, employees: ['P4'] }, { at: 'DXB' }],
  });
  expect(refusedBy(s, 'fly DXB with P4')).toBe('TO-4.9');
  play(s, 'fly ROM with P4');
  expect([agencyOf(s, 0).plane, agencyOf(s, 0).employees.plane]).toEqual([15, null]);
  expect(refusedBy(tour(), 'fly ROM with P4')).toBe('TO-F.5');
});

clause('TO-F.5', 'P5 the purser spares business penalties and brings a point in an open city', () => {
  const aboard = { E1: 'T04', E2: 'T11' } as const;
  const open = tour({ cities: { 0: 'CAI' }, agencies: [{ at: 'N', aboard, employees: ['P5'] }] });
  const told = play(open, 'fly CAI');
  expect([pointsFor(told, 'business'), pointsFor(told, 'employee')]).toEqual([0, 1]);
  const closed = tour({ cities: { 0: 'CAI' }, closed: ['CAI'], agencies: [{ at: 'N', aboard, employees: ['P5'] }] });
  expect(pointsFor(play(closed, 'fly CAI'))).toBe(0);
  const called = tour({ ...CALLED, cities: { 0: 'CAI' }, agencies: [{ at: 'N', aboard, employees: ['P5'] }] });
  expect(pointsFor(play(called, 'use P5; fly CAI'), 'employee')).toBe(1);
});

clause('TO-F.5', 'P6 the in-flight chef brings a point with three passengers in an open city', () => {
  const three = tour({ cities: { 0: 'CAI' }, agencies: [{ at: 'N', aboard: { B1: 'T01', E1: 'T02', E2: 'T03' }, employees: ['P6'] }] });
  const two = tour({ cities: { 0: 'CAI' }, agencies: [{ at: 'N', aboard: { B1: 'T01', E1: 'T02' }, employees: ['P6'] }] });
  expect([pointsFor(play(three, 'fly CAI'), 'employee'), pointsFor(play(two, 'fly CAI'), 'employee')]).toEqual([1, 0]);
});

clause('TO-F.5', 'P7 the supply officer trades two tokens a round', () => {
  const s = tour({ agencies: [{ tokens: { fuel: 0, coupon: 2 }, employees: ['P7'] }] });
  expect(refusal(s, 'trade room for fuel')).toEqual({ clause: 'TO-F.5', facts: { employee: 'P7', token: 'room' } });
  play(s, 'trade coupon for fuel; trade coupon for seat');
  expect(agencyOf(s, 0).tokens).toEqual({ fuel: 1, coupon: 0, seat: 1, room: 0 });
  expect(refusedBy(s, 'trade fuel for room')).toBe('TO-F.5');
});

clause('TO-F.5', 'P8 the fuel supplier brings three fuel', () => {
  const s = tour({ frames: [AT.endWeek()], agencies: [{ employees: ['P8'] }] });
  play(s, 'use P8');
  expect(agencyOf(s, 0).tokens.fuel).toBe(5);
});

clause('TO-F.5', 'P9 the jump-seat steward takes a fourth passenger, who cannot stay aboard', () => {
  const s = tour({ agencies: [{ office: ['T01', 'T02', 'T03', 'T04'], employees: ['P9'], aboard: { B1: 'T05' } }] });
  expect(refusedBy(tour({ agencies: [{ office: ['T01'] }] }), 'board desk 0 on J')).toBe('TO-F.5');
  const told = play(s, 'board desk 0 on J; stay; hotel T05');
  expect([pointsFor(told), s.employeeDiscard]).toEqual([0, ['P9']]);
  expect(refusal(s, 'stay T01')).toEqual({ clause: 'TO-4.17', facts: { at: 'J' } });
  expect(legal(s)).toEqual(['hotel T01', 'leave T01']);
});

clause('TO-F.5', 'P9 stays where nobody sat on J', () => {
  const s = tour({ agencies: [{ office: ['T01'], employees: ['P9'] }] });
  play(s, 'stay');
  expect(agencyOf(s, 0).employees.plane?.id).toBe('P9');
});

clause('TO-F.5', 'H1 the housekeeper cleans one empty room', () => {
  const s = tour({ agencies: [{ dirtyRooms: ['S1'], rooms: { V: { weeks: 2, guests: ['T01'] } }, employees: ['H1'] }] });
  expect(legal(s, 0, 'use')).toEqual(['use H1 on S1']);
  play(s, 'use H1 on S1');
  expect(agencyOf(s, 0).rooms.S1.clean).toBe(true);
});

clause('TO-F.5', 'H2 the deep-clean team cleans all empty rooms, and at least one', () => {
  const s = tour({ agencies: [{ dirtyRooms: ['S1', 'D'], rooms: { V: { weeks: 2, guests: ['T01'] } }, employees: ['H2'] }] });
  play(s, 'use H2');
  const { V, S1, D } = agencyOf(s, 0).rooms;
  expect([V.clean, S1.clean, D.clean]).toEqual([false, true, true]);
  expect(refusedBy(tour({ agencies: [{ employees: ['H2'] }] }), 'use H2')).toBe('TO-F.5');
});

clause('TO-F.5', 'H3 the concierge spares VIP penalties and brings a point for a VIP placed', () => {
  const s = arrived({ aboard: { B1: 'T01', E1: 'T06' }, employees: ['H3'] });
  expect(pointsFor(play(s, 'place T01 in S1; place T06 in S2; done'))).toBe(1);
  const called = tour({
    ...CALLED,
    frames: [AT.checkIn(0, 1)],
    agencies: [{ aboard: { B1: 'T01', E1: 'T05' }, passengers: { fate: 'hotel' }, employees: ['H3'] }],
  });
  play(called, 'place T05 in S2');
  expect(refusedBy(called, 'use H3')).toBe('TO-F.5');
  expect(pointsFor(play(called, 'place T01 in S1; done'))).toBe(-1);
});

clause('TO-F.5', 'H3 called in time works as by itself', () => {
  const s = tour({
    ...CALLED,
    frames: [AT.checkIn(0, 1)],
    agencies: [{ aboard: { B1: 'T01' }, passengers: { fate: 'hotel' }, employees: ['H3'] }],
  });
  expect(pointsFor(play(s, 'use H3; place T01 in S1; done'))).toBe(1);
});

clause('TO-F.5', 'H4 the duty manager sends guests home and leaves the room clean', () => {
  const s = tour({ agencies: [{ rooms: { D: { weeks: 3, guests: ['T02', 'T03'] } }, employees: ['H4'] }] });
  const told = play(s, 'use H4 on D');
  expect(agencyOf(s, 0).rooms.D).toEqual({ clean: true, weeks: 0, guests: [], filled: false });
  expect([s.touristDiscard, pointsFor(told)]).toEqual([['T02', 'T03'], 0]);
});

clause('TO-F.5', 'H4 R-37 a guest placed and sent home this round still counts for the activity', () => {
  const s = tour({
    cities: { 0: 'CAI' },
    frames: [AT.checkIn(0)],
    agencies: [{ at: 'CAI', visited: 'CAI', aboard: { B1: 'T05' }, passengers: { fate: 'hotel' }, employees: ['H4'] }],
  });
  play(s, 'place T05 in S1; use H4 on S1; done');
  expect(s.frames[0]?.phase).toBe('activity');
});

clause('TO-F.5', 'H5 the reservations clerk makes three weeks two, for guests of this round', () => {
  const s = arrived({ aboard: { B1: 'T05' }, rooms: { V: { weeks: 3, guests: ['T20'] } }, employees: ['H5'] });
  play(s, 'place T05 in S1');
  expect(legal(s, 0, 'use')).toEqual(['use H5 on S1']);
  play(s, 'use H5 on S1');
  expect(agencyOf(s, 0).rooms.S1.weeks).toBe(2);
});

clause('TO-F.5', 'H6 the hostel host is spared by a pair that both have the symbol', () => {
  const s = arrived({ aboard: { B1: 'T02', E1: 'T03' }, employees: ['H6'] });
  play(s, 'place T02 in D; place T03 in D');
  expect(agencyOf(s, 0).employees.hotel?.uses).toBe(1);
});

clause('TO-F.5', 'H7 the excursion guide marks any free space, and may finish a row', () => {
  const s = tour({
    frames: [AT.weekend()],
    agencies: [{ marks: [1], employees: ['H7'] }],
    rowOwner: [null, 1, null, null, null, null, null, null],
  });
  expect(refusedBy(s, 'use H7 on A2 winter')).toBe('TO-F.5');
  expect(refusedBy(s, 'use H7 on A6 dining')).toBe('TO-F.5');
  expect(pointsFor(play(s, 'use H7 on A1 scuba'), 'row')).toBe(3);
});

clause('TO-F.5', 'H8 the activities host brings a point with the regular marker', () => {
  const given = { cities: { 0: 'CAI' }, agencies: [{ at: 'CAI', visited: 'CAI', placed: 1, employees: ['H8'] }] } as const;
  const s = tour({ ...given, frames: [AT.activity()] });
  expect(pointsFor(play(s, 'mark A1 scuba'), 'employee')).toBe(1);
  const idle = tour({ ...given, ...CALLED, frames: [AT.activity()] });
  expect(legal(idle)).toContain('use H8');
  expect(pointsFor(play(idle, 'mark A1 scuba'))).toBe(0);
});

clause('TO-F.5', 'H9 the partner-hotel agent lodges one elsewhere: the points stay, and nobody was placed', () => {
  const s = arrived({ aboard: { B1: 'T05', E1: 'T20' }, employees: ['H9'] });
  expect(refusedBy(s, 'use H9 on T01')).toBe('TO-F.5');
  const told = play(s, 'use H9 on T05');
  expect([pointsFor(told), s.touristDiscard, agencyOf(s, 0).placed]).toEqual([0, ['T05'], 0]);
});
