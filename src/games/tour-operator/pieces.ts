import { ROW_IDS } from './activity-rows.ts';
import { ACTIVITIES, CITY_IDS, INTERESTS, ROOMS, SEATS, TOKENS, TOURIST_IDS } from './components.ts';
import { EMPLOYEE_IDS } from './employees.ts';

/** Everything in the box, as the texts explain it. */
export const PIECES: readonly string[] = [
  ...CITY_IDS.map(city => `city:${city}`),
  ...EMPLOYEE_IDS.map(employee => `employee:${employee}`),
  ...TOURIST_IDS.map(tourist => `tourist:${tourist}`),
  ...ROW_IDS.map(row => `row:${row}`),
  ...ACTIVITIES.map(activity => `activity:${activity}`),
  ...INTERESTS.map(interest => `interest:${interest}`),
  ...TOKENS.map(token => `token:${token}`),
  ...SEATS.map(seat => `seat:${seat}`),
  ...ROOMS.map(room => `room:${room}`),
  ...['face:employee', 'face:wild', 'desk:0', 'patience:happy', 'patience:impatient', 'week', 'start', 'points', 'plane'],
  ...['deck:tourists', 'deck:employees', 'cities'],
];
