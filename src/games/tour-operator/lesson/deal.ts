// What is laid down of the first week: the cities, the tourists that are revealed, the applicants and the learner's dice.
import type { LaidLuck, LaidMoves } from '../../../kernel/index.ts';
import { CITY_IDS, type CityId, FACES, type Face, TOURIST_IDS, type TouristId } from '../components.ts';
import { EMPLOYEE_IDS, type EmployeeId } from '../employees.ts';

/** Row by row; the learner's plane stands below. Nairobi is two cities away, Innsbruck one. */
export const LAYOUT: readonly CityId[] = [
  ...(['CNS', 'BKK', 'YVR', 'CAI', 'NYC'] as const),
  ...(['DXB', 'KYO', 'IST', 'DPS', 'REK'] as const),
  ...(['ATH', 'LON', 'NBO', 'HAV', 'BER'] as const),
  ...(['BUE', 'BCN', 'INN', 'ROM', 'RIO'] as const),
];

/** Four draft rounds of four; the first card of each goes well with Nairobi, but for the last, who is impatient and will wait. */
const REVEALED: readonly TouristId[] = [
  ...(['T20', 'T05', 'T31', 'T12'] as const),
  ...(['T52', 'T45', 'T60', 'T58'] as const),
  ...(['T38', 'T16', 'T42', 'T22'] as const),
  ...(['T24', 'T09', 'T28', 'T32'] as const),
];

/** One for the hotel, one for the office, one for the plane. */
const APPLICANTS: readonly EmployeeId[] = ['H1', 'O1', 'P8'];

const ROLL: readonly Face[] = ['fuel', 'coupon', 'seat', 'room', 'employee'];

/** The numbers that draw these cards from a bag, one after the other. */
function numbersFor<C>(box: readonly C[], wanted: readonly C[]): number[] {
  const bag = [...box];
  return wanted.map(card => {
    const at = bag.indexOf(card);
    const last = bag.pop();
    if (last !== undefined && at < bag.length) bag[at] = last;
    return at;
  });
}

export const luck: LaidLuck = {
  cities: numbersFor(CITY_IDS, LAYOUT),
  tourists: numbersFor(TOURIST_IDS, REVEALED),
  employees: numbersFor(EMPLOYEE_IDS, APPLICANTS),
  'dice 0': ROLL.map(face => FACES.indexOf(face)),
  'dice 1': [0, 1, 1, 2, 3],
  'dice 2': [0, 0, 1, 2, 3],
};

/** Seat 1 flies to London for 17 points, seat 2 to Bangkok for 16: the learner leads, and another starts the second week. */
export const moves: LaidMoves = {
  1: [
    ...['draft T31', 'draft T60', 'draft T22', 'draft T32', 'accept', 'done'],
    ...['board desk 0 on B1', 'board desk 1 on E1', 'board desk 3 on E2', 'fly LON'],
    ...['place T60 in V', 'place T31 in S1', 'place T32 in D', 'done', 'mark A6 dining', 'to mood', 'hold desk 2 by coupon', 'end'],
  ],
  2: [
    ...['draft T12', 'draft T58', 'draft T42', 'draft T28', 'accept'],
    ...['board desk 0 on E1', 'board desk 2 on E2', 'board desk 3 on B1', 'fly BKK'],
    ...['place T12 in D', 'place T42 in D', 'place T28 in S1', 'done', 'mark A3 dining', 'to mood', 'lower desk 1', 'end'],
  ],
};
