// What the guess among the features is made of, as `estimate.ts` and the policy's values have it in the middle of a game.
import { ROW_IDS, ROWS } from './activity-rows.ts';
import { EMPLOYEE_IDS, EMPLOYEES } from './employees.ts';
import { ROOM_WEEK, ROW_HOPE, WAITING } from './estimate.ts';
import { COUPON, EMPLOYEE_VALUE, FUEL } from './policy/values.ts';

/** Weeks that an employee works, and how far rows begun usually are. */
const WEEKS = 2;
const BEGUN = 0.6;

const GUESS: Readonly<Record<string, number>> = {
  points: 1,
  promise: WAITING,
  impatient: -1,
  ...Object.fromEntries(FUEL.map((value, at) => [`fuel ${at + 1}`, value])),
  ...Object.fromEntries(COUPON.map((value, at) => [`coupon ${at + 1}`, value])),
  'seat tokens': 0.35,
  'seats to clean': 0.6,
  'clean seats': 0.7,
  'room tokens': 0.6,
  'rooms to clean': 1.8,
  'dirty rooms': -2,
  'taken 1': -ROOM_WEEK,
  'taken 2': -ROOM_WEEK,
  'taken 3': -ROOM_WEEK,
  ...Object.fromEntries(EMPLOYEE_IDS.map(id => [id, EMPLOYEE_VALUE[id] * (EMPLOYEES[id].oneTime ? 1 : WEEKS)])),
  ...Object.fromEntries(ROW_IDS.map(row => [`row ${row}`, ROW_HOPE * ROWS[row].vp * BEGUN])),
};

export const MADE_OF = {
  guess: GUESS,
  'guess × left': Object.fromEntries(Object.entries(GUESS).map(([name, share]) => [`${name} × left`, share])),
};
