// The positions of the tasks. The other agency has moved already and waits for the learner.
import type { CityId } from '../components.ts';
import { tour } from '../described.ts';
import type { State } from '../state.ts';

/** Row by row, as for two players. */
const LAYOUT: readonly CityId[] = [
  ...(['CAI', 'NBO', 'LON', 'NYC'] as const),
  ...(['RIO', 'BER', 'BKK', 'IST'] as const),
  ...(['BCN', 'ATH', 'MIL', 'HAV'] as const),
  ...(['DXB', 'INN', 'ROM', 'KYO'] as const),
];

/** The week of the tasks. */
export const WEEK = 3;

const TABLE = { seats: 2, round: WEEK, start: 1, cities: Object.fromEntries(LAYOUT.entries()) } as const;
const FLIGHT = { phase: 'flight', seat: 0, departed: false } as const;
/** Nothing to spend and nobody to calm: nothing to decide. */
const IDLE = { vp: 30, tokens: { fuel: 0, coupon: 0 } } as const;

/** Points before the flight. */
export const POINTS = 30;

/** Two business tourists for one business seat; one token for two dirty seats. */
export function boarding(): State {
  return tour({
    ...TABLE,
    closed: ['BER', 'KYO', 'NBO', 'INN'],
    frames: [FLIGHT],
    agencies: [
      {
        vp: POINTS,
        tokens: { fuel: 2, coupon: 1, seat: 1 },
        office: ['T09', 'T58', 'T60', 'T22'],
        dirtySeats: ['B1', 'E2'],
        at: 'BER',
      },
      { ...IDLE, at: 'KYO' },
    ],
  });
}

/** A VIP, two with the dorm symbol and one with neither; two clean rooms, a dirty one, and one token. */
export function fourGuests(): State {
  return tour({
    ...TABLE,
    closed: ['BER', 'KYO', 'NBO', 'INN', 'MIL'],
    frames: [{ phase: 'checkIn', left: [0] }],
    agencies: [
      {
        vp: POINTS,
        tokens: { fuel: 1, coupon: 1, room: 1 },
        office: ['T13'],
        aboard: { B1: 'T25', E1: 'T09', E2: 'T12', J: 'T37' },
        passengers: { scored: 6, fate: 'hotel' },
        dirtySeats: ['B1', 'E1', 'E2'],
        rooms: { S1: { weeks: 2, guests: ['T35'] } },
        dirtyRooms: ['V'],
        at: 'MIL',
        visited: 'MIL',
      },
      { ...IDLE, at: 'KYO' },
    ],
  });
}

/** One row lacks only its diving space; the fuel is short, and no room is clean. */
export function lastSpace(): State {
  return tour({
    ...TABLE,
    closed: ['BER', 'BKK', 'NBO', 'BCN', 'RIO'],
    frames: [FLIGHT],
    rowOwner: [1, null, null, null, null, null, null, null],
    agencies: [
      {
        vp: POINTS,
        tokens: { fuel: 1, coupon: 1, room: 1 },
        office: ['T14'],
        rooms: {
          V: { weeks: 2, guests: ['T01'] },
          S1: { weeks: 1, guests: ['T35'] },
          S2: { weeks: 1, guests: ['T20'] },
        },
        dirtyRooms: ['D'],
        at: 'BER',
        employees: ['P7'],
        // The beach in a row that is gone; dining and hiking of the Adventure Buffet.
        marks: [1, 0, 0, 3, 0],
      },
      { ...IDLE, at: 'BKK', marks: [3] },
    ],
  });
}
