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

/** Four draft rounds: the first card of each is for the learner, who loves nature; the last two of the fourth are impatient. */
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

export const moves: LaidMoves = {
  1: ['draft T31', 'draft T60', 'draft T22', 'draft T32'],
  2: ['draft T12', 'draft T58', 'draft T42', 'draft T28'],
};
