// The worked examples of the rules, each under its own number.
import { expect, test } from 'vitest';
import { frameOf } from '../../kernel/index.ts';
import { TOURISTS } from './components.ts';
import { OPTIONS, roundsOf } from './options.ts';
import { agencyAt } from './rules/agency.ts';
import { participants } from './rules/draft.ts';
import { nextStart } from './rules/end-round.ts';
import { cellOf, distance } from './rules/grid.ts';
import { compare } from './score.ts';
import { layOut } from './state.ts';
import { AT, agencyOf, begin, legal, listening, play, pointsFor, refusal, refusedBy, tour } from './table.testing.ts';

const OFFICE = ['T01', 'T02', 'T03', 'T04'] as const;
const OFFICE_2 = ['T05', 'T06', 'T07', 'T08'] as const;

test('E1 four fuel and a room become two fuel, a room and a seat by one swap', () => {
  const s = tour({ frames: [AT.dice([4, 0, 0, 1, 0, 0])], agencies: [{ tokens: { fuel: 0, coupon: 0 } }] });
  play(s, 'swap fuel, fuel to seat; accept');
  expect(agencyOf(s, 0).tokens).toEqual({ fuel: 2, coupon: 0, seat: 1, room: 1 });
});

test('E2 three players draft four times from four cards, to and fro', () => {
  const s = tour({ seats: 3 });
  const told = begin(s, 'checkOut');
  const orders = [[...frameOf(s, 'draft').order]];
  told.push(...play(s, legal(s)[0] ?? ''), ...play(s, legal(s, 1)[0] ?? '', { seat: 1 }), ...play(s, legal(s, 2)[0] ?? '', { seat: 2 }));
  orders.push([...frameOf(s, 'draft').order]);
  told.push(...play(s, legal(s, 2)[0] ?? '', { seat: 2 }), ...play(s, legal(s, 1)[0] ?? '', { seat: 1 }), ...play(s, legal(s)[0] ?? ''));
  orders.push([...frameOf(s, 'draft').order]);
  told.push(...play(s, legal(s)[0] ?? ''), ...play(s, legal(s, 1)[0] ?? '', { seat: 1 }), ...play(s, legal(s, 2)[0] ?? '', { seat: 2 }));
  orders.push([...frameOf(s, 'draft').order]);
  told.push(...play(s, legal(s, 2)[0] ?? '', { seat: 2 }), ...play(s, legal(s, 1)[0] ?? '', { seat: 1 }), ...play(s, legal(s)[0] ?? ''));
  expect(orders).toEqual([
    [0, 1, 2],
    [2, 1, 0],
    [0, 1, 2],
    [2, 1, 0],
  ]);
  expect(told.flatMap(event => (event.type === 'revealed' ? [event.tourists.length] : []))).toEqual([4, 4, 4, 4]);
  expect(s.touristDiscard).toHaveLength(4);
  expect(s.touristDeck).toHaveLength(60 - 16);
  expect(participants(s)).toEqual([]);
});

test('E3 two players who lack one each draft from three cards', () => {
  const s = tour({
    seats: 3,
    round: 2,
    agencies: [{ office: ['T01', 'T02', 'T03'] }, { office: ['T05', 'T06', 'T07', 'T08'] }, { office: ['T09', 'T10', 'T11'] }],
  });
  begin(s, 'draft');
  const { display, order } = frameOf(s, 'draft');
  expect([display.length, [...order]]).toEqual([3, [0, 2]]);
  play(s, legal(s)[0] ?? '');
  play(s, legal(s, 2)[0] ?? '', { seat: 2 });
  expect(s.touristDiscard).toHaveLength(1);
  expect(s.frames[0]?.phase).toBe('dice');
});

test('E4 Emma in Cairo scores culture, or nature where one may choose, never both', () => {
  const auto = tour({ cities: { 0: 'CAI' }, agencies: [{ at: 'N', aboard: { B1: 'T39' } }] });
  expect(pointsFor(play(auto, 'fly CAI'))).toBe(5);
  const asked = tour({ cities: { 0: 'CAI' }, options: { autoScoreBest: false }, agencies: [{ at: 'N', aboard: { B1: 'T39' } }] });
  play(asked, 'fly CAI');
  expect(legal(asked)).toEqual(['score T39 culture', 'score T39 nature']);
  expect(pointsFor(play(asked, 'score T39 nature'))).toBe(3);
});

test('E5 after Kyoto one marker may go on any free winter or hiking space', () => {
  const s = tour({ cities: { 0: 'KYO' }, frames: [AT.activity()], agencies: [{ at: 'KYO', visited: 'KYO', placed: 1 }] });
  expect(legal(s).sort()).toEqual(['mark A2 hiking', 'mark A2 winter', 'mark A4 hiking', 'mark A5 hiking', 'mark A5 winter', 'skip']);
  play(s, 'mark A2 winter');
  expect(s.frames[0]?.phase).toBe('weekend');
});

test('E6 Louise and Patrick are printed as in the rulebook', () => {
  expect(TOURISTS.T09).toMatchObject({
    name: 'Louise',
    interests: ['shopping'],
    plusOne: null,
    patience: 'impatient',
    business: false,
    weeks: 2,
    room: 'dorm',
  });
  expect(TOURISTS.T25).toMatchObject({
    name: 'Patrick',
    interests: ['shopping'],
    plusOne: 'shopping',
    patience: 'happy',
    business: true,
    weeks: 1,
    room: 'vip',
  });
});

test('E8 below side S of a 4×4 grid the rows cost one fuel more each, in every column', () => {
  const s = tour();
  const costs = s.grid.map((_, cell) => distance(s, 'S', cell));
  expect(costs).toEqual([4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1]);
});

test('E9 with the recommended settings 2, 2 and 5 cities can stay open', () => {
  const left = (seats: number) => {
    const { grid } = layOut({ options: OPTIONS.standard, seats, version: 1 }, listening());
    return grid.length - seats * roundsOf(OPTIONS.standard, seats);
  };
  expect([left(2), left(3), left(4)]).toEqual([2, 2, 5]);
});

test('E10 two rows and three columns away costs five fuel', () => {
  const cities = { 6: 'CAI', 19: 'DXB' } as const;
  const rich = tour({ seats: 4, cities, agencies: [{ at: 'CAI', tokens: { fuel: 5 } }] });
  const poor = tour({ seats: 4, cities, agencies: [{ at: 'CAI', tokens: { fuel: 4 } }] });
  play(rich, 'fly DXB');
  expect(agencyOf(rich, 0).tokens.fuel).toBe(0);
  expect(refusal(poor, 'fly DXB')).toEqual({ clause: 'TO-4.8', facts: { city: 'DXB', cost: 5, fuel: 4 } });
});

test('E11 row 1, column 3 of 5×4 costs N 2, E 2, S 3, W 4', () => {
  const s = tour({ seats: 3 });
  expect([distance(s, 'N', 8), distance(s, 'E', 8), distance(s, 'S', 8), distance(s, 'W', 8)]).toEqual([2, 2, 3, 4]);
});

test('E12 Patrick, Louise and Emma in Dubai bring fourteen points', () => {
  const s = tour({
    cities: { 0: 'DXB' },
    agencies: [{ at: 'N', aboard: { B1: 'T25', E1: 'T09', E2: 'T39' }, dirtySeats: ['E2'] }],
  });
  expect(pointsFor(play(s, 'fly DXB'))).toBe(14);
  const { B1, E1 } = agencyOf(s, 0).seats;
  expect([B1.clean, E1.clean]).toEqual([false, false]);
});

test('E13 with Louise in business class and Patrick not, thirteen', () => {
  const s = tour({
    cities: { 0: 'DXB' },
    agencies: [{ at: 'N', aboard: { B1: 'T09', E1: 'T25', E2: 'T39' }, dirtySeats: ['E2'] }],
  });
  const told = play(s, 'fly DXB');
  expect([pointsFor(told), pointsFor(told, 'business')]).toEqual([13, -1]);
});

test('E14 three rooms are filled without penalty, and empty week by week', () => {
  const s = tour({
    frames: [AT.checkIn(0, 1)],
    agencies: [
      {
        aboard: { B1: 'T25', E1: 'T09', E2: 'T39' },
        passengers: { fate: 'hotel', scored: 6 },
        rooms: { S2: { weeks: 3, guests: ['T20'] } },
      },
    ],
  });
  const told = play(s, 'place T25 in V; place T09 in D; place T39 in S1');
  const { V, S1, D } = agencyOf(s, 0).rooms;
  expect(pointsFor(told)).toBe(0);
  expect([V.weeks, D.weeks, S1.weeks, V.clean, D.clean, S1.clean]).toEqual([1, 2, 1, false, false, false]);
  begin(s, 'checkOut');
  expect([V, S1, D.weeks]).toEqual([
    { clean: false, weeks: 0, guests: [], filled: false },
    { clean: false, weeks: 0, guests: [], filled: false },
    1,
  ]);
  begin(s, 'checkOut');
  expect(D.guests).toEqual([]);
  expect(s.touristDiscard).toContain('T09');
});

test('E15 Amara without a room costs her seven points and three more', () => {
  const s = tour({
    cities: { 0: 'ROM' },
    frames: [AT.checkIn(0, 1)],
    agencies: [
      { at: 'ROM', visited: 'ROM', aboard: { B1: 'T32' }, passengers: { fate: 'hotel', scored: 7 }, dirtyRooms: ['V', 'S1', 'S2', 'D'] },
    ],
  });
  const told = play(s, 'turn away T32');
  expect([pointsFor(told, 'revokeNoRoom'), pointsFor(told, 'noRoom')]).toEqual([-7, -3]);
  expect(s.touristDiscard).toEqual(['T32']);
  play(s, 'done');
  play(s, 'done', { seat: 1 });
  expect(s.frames[0]?.phase).toBe('weekend');
  expect(s.open[0]).toBe(false);
});

test('E16 Kwame and Mateo share the dorm for three weeks', () => {
  const s = tour({ frames: [AT.checkIn(0, 1)], agencies: [{ aboard: { B1: 'T02', E1: 'T03' }, passengers: { fate: 'hotel' } }] });
  const told = play(s, 'place T02 in D; place T03 in D');
  const { D } = agencyOf(s, 0).rooms;
  expect([D.weeks, pointsFor(told)]).toEqual([3, 0]);
  begin(s, 'checkOut');
  begin(s, 'checkOut');
  expect(D.guests).toEqual(['T02', 'T03']);
  begin(s, 'checkOut');
  expect(D.guests).toEqual([]);
});

test('E17 nobody moves in with last week’s guest', () => {
  const s = tour({
    frames: [AT.checkIn(0, 1)],
    agencies: [{ aboard: { B1: 'T12' }, passengers: { fate: 'hotel' }, rooms: { D: { weeks: 1, guests: ['T09'] } } }],
  });
  expect(refusedBy(s, 'place T12 in D')).toBe('TO-5.5');
});

test('E18 Ingrid outside the VIP room costs a point, single room or dorm', () => {
  const given = {
    frames: [AT.checkIn(0, 1)],
    agencies: [{ aboard: { B1: 'T01' }, passengers: { fate: 'hotel' }, dirtyRooms: ['V', 'S2'] }],
  } as const;
  const [single, dorm] = [tour(given), tour({ ...given, frames: [AT.checkIn(0, 1)] })];
  expect(legal(single, 0, 'place')).toEqual(['place T01 in S1', 'place T01 in D']);
  expect(pointsFor(play(single, 'place T01 in S1'), 'vip')).toBe(-1);
  expect(pointsFor(play(dorm, 'place T01 in D'), 'vip')).toBe(-1);
});

test('E19 Aroha and Kwame share the dorm only under the hostel host', () => {
  const given = { aboard: { B1: 'T04', E1: 'T02' }, passengers: { fate: 'hotel' } } as const;
  const without = tour({ frames: [AT.checkIn(0, 1)], agencies: [given] });
  play(without, 'place T04 in D');
  expect(refusedBy(without, 'place T02 in D')).toBe('TO-5.5');
  const host = tour({ frames: [AT.checkIn(0, 1)], agencies: [{ ...given, employees: ['H6'] }] });
  play(host, 'place T04 in D; place T02 in D');
  expect(agencyOf(host, 0).employees.hotel?.uses).toBe(0);
});

test('E20 in a closed city hotel, leave and stay cost four points together', () => {
  const s = tour({
    cities: { 0: 'CAI' },
    closed: ['CAI'],
    agencies: [{ at: 'N', aboard: { B1: 'T01', E1: 'T02', E2: 'T03' } }],
  });
  const told = play(s, 'fly CAI; hotel T01; leave T02; stay T03');
  expect([pointsFor(told), pointsFor(told, 'interest')]).toEqual([-4, 0]);
  const { seats } = agencyOf(s, 0);
  expect([seats.B1.passenger?.fate, seats.E1.passenger, seats.E2.passenger?.fate]).toEqual(['hotel', null, 'stay']);
});

test('E21 Keisha, who stayed on a dirty seat, brings six points in Rio', () => {
  const s = tour({
    cities: { 0: 'RIO' },
    options: { stayRule: 'seats' },
    agencies: [{ at: 'N', aboard: { E1: 'T23' }, passengers: { fate: 'stay' }, dirtySeats: ['E1'], office: [...OFFICE] }],
  });
  expect(legal(s, 0, 'board desk 0')).toEqual(['board desk 0 on B1', 'board desk 0 on E2']);
  expect(pointsFor(play(s, 'fly RIO'))).toBe(6);
});

test('E22 lowered, held by a coupon and held by the travel agent', () => {
  const s = tour({
    frames: [AT.mood()],
    agencies: [
      {
        office: [
          ['T01', 'happy'],
          ['T02', 'impatient'],
          ['T08', 'impatient'],
        ],
        tokens: { coupon: 1 },
        employees: ['O1'],
      },
    ],
  });
  const told = play(s, 'lower desk 0; hold desk 1 by coupon; hold desk 2 by O1');
  expect(agencyOf(s, 0).desks.map(each => each?.patience)).toEqual(['impatient', 'impatient', 'impatient', undefined]);
  expect(pointsFor(told)).toBe(0);
});

test('E23 two coupons raise and hold an impatient tourist', () => {
  const s = tour({ frames: [AT.weekend()], agencies: [{ office: [['T02', 'impatient']], tokens: { coupon: 2 } }] });
  play(s, 'coupon desk 0; to mood; hold desk 0 by coupon');
  expect([agencyOf(s, 0).desks[0]?.patience, agencyOf(s, 0).tokens.coupon]).toEqual(['happy', 0]);
});

test('E24 fewest points, then fewest resources, starts', () => {
  const s = tour({
    seats: 3,
    agencies: [{ vp: 12 }, { vp: 9, tokens: { fuel: 2, coupon: 2 } }, { vp: 9, tokens: { fuel: 2, coupon: 1 } }],
  });
  expect(nextStart(s)).toBe(2);
});

test('E25 all level, the start player goes on, or the next one where that was agreed on', () => {
  const agencies = [{ vp: 9 }, { vp: 9 }, { vp: 9 }];
  expect(nextStart(tour({ seats: 3, start: 1, agencies }))).toBe(1);
  expect(nextStart(tour({ seats: 3, start: 1, agencies, options: { startTieIncludesCurrent: false } }))).toBe(2);
});

test('E26 a deck of two and nine discards give four cards for four numbers of luck', () => {
  const discards = ['T41', 'T42', 'T43', 'T44', 'T45', 'T46', 'T47', 'T48', 'T49'] as const;
  const s = tour({ seats: 3, touristDeck: ['T50', 'T51'], touristDiscard: discards });
  begin(s, 'draft', [0, 0, 8, 7]);
  expect(frameOf(s, 'draft').display).toEqual(['T50', 'T51', 'T49', 'T48']);
  expect([s.touristDeck.length, s.touristDiscard.length]).toEqual([7, 0]);
});

test('E27 John needs two and Pete three: two, two and one participants', () => {
  const s = tour({
    seats: 3,
    round: 2,
    agencies: [{ office: ['T01', 'T02'] }, { office: [...OFFICE_2] }, { office: ['T09'] }],
  });
  begin(s, 'draft');
  expect([frameOf(s, 'draft').display.length, [...frameOf(s, 'draft').order]]).toEqual([3, [0, 2]]);
  play(s, legal(s)[0] ?? '');
  play(s, legal(s, 2)[0] ?? '', { seat: 2 });
  expect([frameOf(s, 'draft').display.length, [...frameOf(s, 'draft').order]]).toEqual([3, [2, 0]]);
  play(s, legal(s, 2)[0] ?? '', { seat: 2 });
  play(s, legal(s)[0] ?? '');
  expect([frameOf(s, 'draft').display.length, [...frameOf(s, 'draft').order]]).toEqual([2, [2]]);
  play(s, legal(s, 2)[0] ?? '', { seat: 2 });
  expect(s.touristDiscard).toHaveLength(3);
});

test('E28 a row that somebody finished is not offered any more', () => {
  const s = tour({
    cities: { 0: 'DXB', 5: 'CNS' },
    start: 1,
    round: 3,
    frames: [AT.activity(1)],
    agencies: [
      { at: 'DXB', visited: 'DXB', placed: 1, marks: [1] },
      { at: 'CNS', visited: 'CNS', placed: 1, marks: [1] },
    ],
  });
  expect(pointsFor(play(s, 'mark A1 scuba', { seat: 1 }), 'row')).toBe(3);
  play(s, 'to mood; end', { seat: 1 });
  expect(refusal(s, 'mark A1 scuba')).toEqual({ clause: 'TO-6.4', facts: { row: 'A1' } });
});

test('E29 the engineer saves a fuel on three cards but not on one; the captain flies anywhere for nothing', () => {
  const cities = { 0: 'CAI', 12: 'DXB', 13: 'RIO', 15: 'ROM' } as const;
  const engineer = tour({ cities, agencies: [{ at: 'CAI', tokens: { fuel: 2 }, employees: ['P3'] }] });
  play(engineer, 'fly DXB');
  expect(agencyOf(engineer, 0).tokens.fuel).toBe(0);
  const near = tour({ cities, agencies: [{ at: 'DXB', tokens: { fuel: 2 }, employees: ['P3'] }] });
  play(near, 'fly RIO');
  expect(agencyOf(near, 0).tokens.fuel).toBe(1);
  const captain = tour({ cities, agencies: [{ at: 'CAI', tokens: { fuel: 0 }, employees: ['P4'] }] });
  play(captain, 'fly ROM with P4');
  expect([agencyOf(captain, 0).tokens.fuel, captain.employeeDiscard]).toEqual([0, ['P4']]);
});

test('E30 the travel writer lets Akiko score both interests in Kyoto', () => {
  const s = tour({ cities: { 0: 'KYO' }, agencies: [{ at: 'N', aboard: { B1: 'T54' }, employees: ['O9'] }] });
  play(s, 'fly KYO');
  expect(pointsFor(play(s, 'use O9 on T54'), 'interest')).toBe(10);
  expect(s.employeeDiscard).toEqual(['O9']);
});

test('E31 a city under another plane may be flown over, not landed on', () => {
  const s = tour({ cities: { 0: 'CAI', 1: 'DXB', 2: 'ROM' }, closed: ['DXB'], agencies: [{ at: 'CAI' }, { at: 'DXB' }] });
  expect(refusal(s, 'fly DXB')).toEqual({ clause: 'TO-4.9', facts: { city: 'DXB' } });
  play(s, 'fly ROM');
  expect(agencyOf(s, 0).tokens.fuel).toBe(0);
});

test('E32 the old crew works once more before the new cleaner replaces it', () => {
  const s = tour({
    frames: [AT.reward(0, 0), AT.hire('P1', 'P8', 'H1')],
    agencies: [{ tokens: { fuel: 0 }, employees: ['P2'], dirtySeats: ['B1', 'E1', 'E2'] }],
  });
  play(s, 'use P2; hire P1');
  const { seats, tokens, employees } = agencyAt(s, 0);
  expect([seats.B1.clean, seats.E1.clean, seats.E2.clean, tokens.fuel]).toEqual([true, true, true, 1]);
  expect(s.employeeDiscard).toEqual(['H1', 'P2', 'P8']);
  expect(employees.plane).toEqual({ id: 'P1', uses: 1, engaged: false });
});

test('E33 a tie goes to the fewer waiting tourists, whatever the resources', () => {
  const s = tour({
    agencies: [
      { vp: 70, office: ['T01'], tokens: { fuel: 0, coupon: 0 } },
      { vp: 70, office: ['T02', 'T03'], tokens: { fuel: 9, coupon: 0 } },
    ],
  });
  expect(compare(agencyOf(s, 0), agencyOf(s, 1))).toBeLessThan(0);
});

test('E34 an empty flight brings no marker and closes the city', () => {
  const s = tour({ cities: { 0: 'CAI' }, frames: [AT.checkIn(0, 1)], agencies: [{ at: 'CAI', visited: 'CAI' }] });
  play(s, 'done');
  play(s, 'done', { seat: 1 });
  expect([s.frames[0]?.phase, s.open[cellOf(s, 'CAI')]]).toEqual(['weekend', false]);
});

test('E35 whoever flew nobody grows impatient, and takes no part in the next draft', () => {
  const s = tour({
    seats: 3,
    round: 3,
    frames: [AT.mood()],
    agencies: [
      {
        office: [
          ['T01', 'happy'],
          ['T03', 'happy'],
          ['T04', 'happy'],
          ['T05', 'happy'],
        ],
        tokens: { coupon: 0 },
      },
    ],
  });
  const told = play(s, 'lower desk 0; lower desk 1; lower desk 2; lower desk 3');
  expect(agencyOf(s, 0).desks.map(each => each?.patience)).toEqual(['impatient', 'impatient', 'impatient', 'impatient']);
  expect(pointsFor(told)).toBe(0);
  begin(s, 'checkOut');
  expect([frameOf(s, 'draft').display.length, [...frameOf(s, 'draft').order]]).toEqual([3, [1, 2]]);
});

test('E36 Patrick may sleep well in a closed city, without points or marker', () => {
  const s = tour({ cities: { 0: 'CAI' }, closed: ['CAI'], agencies: [{ at: 'N', aboard: { B1: 'T25' } }] });
  const told = play(s, 'fly CAI; hotel T25');
  play(s, 'stay', { seat: 1 });
  told.push(...play(s, 'place T25 in V; done'));
  play(s, 'done', { seat: 1 });
  expect([pointsFor(told), agencyOf(s, 0).rooms.V.weeks, s.frames[0]?.phase]).toEqual([0, 1, 'weekend']);
});

test('E37 what the reservations clerk shortened stays short', () => {
  const s = tour({
    frames: [AT.checkIn(0, 1)],
    agencies: [{ aboard: { B1: 'T03', E1: 'T02' }, passengers: { fate: 'hotel' }, employees: ['H5'] }],
  });
  play(s, 'place T03 in D; use H5 on D; place T02 in D');
  expect([agencyOf(s, 0).rooms.D.weeks, agencyOf(s, 0).employees.hotel?.uses]).toEqual([2, 0]);
});

test('E38 the complaints officer saves one angry tourist, not two', () => {
  const s = tour({
    frames: [AT.mood()],
    agencies: [
      {
        office: [
          ['T01', 'impatient'],
          ['T02', 'impatient'],
        ],
        tokens: { coupon: 0 },
        employees: ['O2'],
      },
    ],
  });
  expect(pointsFor(play(s, 'lower desk 0 with O2'))).toBe(0);
  expect(legal(s)).toEqual(['lower desk 1']);
  expect(pointsFor(play(s, 'lower desk 1'), 'angryOffice')).toBe(-3);
  expect(s.employeeDiscard).toEqual(['O2']);
});

test('E39 where employees must be called, the engineer helps only after `use P3`', () => {
  const given = { cities: { 0: 'CAI', 2: 'ROM' }, agencies: [{ at: 'CAI', tokens: { fuel: 1 }, employees: ['P3'] }] } as const;
  const s = tour({ ...given, options: { autoEmployees: false } });
  expect(refusedBy(s, 'fly ROM')).toBe('TO-4.8');
  play(s, 'use P3; fly ROM');
  expect(agencyOf(s, 0).tokens.fuel).toBe(0);
  const auto = tour(given);
  expect(refusal(auto, 'fly ROM')).toBeUndefined();
});
