// Cities, tourists, rows and employees' numbers of one's own: what may stand on each card.
import { changesShape, type Fault, type Field, NAME, NAME_FIELDS, number, type Press, type Value } from '../../kernel/index.ts';
import { type ActivityRow, ROW_IDS, ROWS, type RowId } from './activity-rows.ts';
import {
  ACTIVITIES,
  CITIES,
  CITY_IDS,
  type City,
  type CityId,
  INTERESTS,
  TOURIST_IDS,
  TOURISTS,
  type Tourist,
  type TouristId,
} from './components.ts';
import { EMPLOYEES, type EmployeeId } from './employees.ts';

type Fields = Readonly<Record<string, Field>>;

/** More than any city is worth by one interest. */
export const MOST_WORTH = 9;
/** The longest stay. */
export const MOST_WEEKS = 5;
export const MOST_SPACES = 5;

const WORTH = number(0, MOST_WORTH);
const TOKENS_PAID = number(0, 5);
const CITY: Fields = {
  ...NAME_FIELDS,
  nature: WORTH,
  party: WORTH,
  shopping: WORTH,
  culture: WORTH,
  activities: { kind: 'list', values: ACTIVITIES, least: 0, most: 3 },
  x: number(0, 1000),
  y: number(0, 1000),
};
const TOURIST: Fields = {
  name: NAME,
  interests: { kind: 'list', values: INTERESTS, least: 1, most: 2 },
  plusOne: { kind: 'choice', values: [null, ...INTERESTS] },
  patience: { kind: 'choice', values: ['happy', 'impatient'] },
  business: { kind: 'choice', values: [false, true] },
  weeks: number(1, MOST_WEEKS),
  room: { kind: 'choice', values: [null, 'vip', 'dorm'] },
};
const ROW: Fields = {
  ...NAME_FIELDS,
  spaces: { kind: 'list', values: ACTIVITIES, least: 1, most: MOST_SPACES, again: true },
  vp: number(1, 20),
  fuel: TOKENS_PAID,
  coupon: TOKENS_PAID,
  seat: TOKENS_PAID,
  room: TOKENS_PAID,
  players: number(2, 4),
};

const POINTS = number(1, 5);
/** The numbers on employees' cards; what they do is a rule. */
const STAFF_NUMBERS = {
  O5: { amount: number(1, 5) },
  O6: { amount: number(4, 8) },
  O7: { amount: number(1, 4) },
  O8: { amount: POINTS, uses: number(1, 4) },
  P2: { amount: number(1, 5) },
  P3: { amount: number(1, 2) },
  P5: { amount: POINTS },
  P6: { amount: POINTS },
  P7: { uses: number(1, 4) },
  P8: { amount: number(1, 9) },
  H3: { amount: POINTS },
  H5: { amount: number(1, 2) },
  H8: { amount: POINTS },
} as const satisfies Readonly<Partial<Record<EmployeeId, Fields>>>;
/** Whoever has a number that may be changed. */
export type StaffId = keyof typeof STAFF_NUMBERS;

export interface OwnCity {
  readonly [field: string]: Value;
  readonly activities: City['activities'];
  readonly nature: number;
  readonly party: number;
  readonly shopping: number;
  readonly culture: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}
export interface OwnTourist extends Tourist {
  readonly [field: string]: Value;
}
export interface OwnRow extends Pick<ActivityRow, 'spaces' | 'vp' | 'players' | 'name'> {
  readonly [field: string]: Value;
  readonly fuel: number;
  readonly coupon: number;
  readonly seat: number;
  readonly room: number;
}
export interface OwnNumbers {
  readonly [field: string]: Value;
}

/** The box as tables of fields. */
export interface TourParts {
  readonly [part: string]: Readonly<Record<string, Readonly<Record<string, Value>>>>;
  readonly cities: Readonly<Record<CityId, OwnCity>>;
  readonly tourists: Readonly<Record<TouristId, OwnTourist>>;
  readonly rows: Readonly<Record<RowId, OwnRow>>;
  readonly employees: Readonly<Record<string, OwnNumbers>>;
}

const NO_NAMES = { german: '', danish: '', french: '' };

function tableOf<K extends string, R>(ids: readonly K[], row: (id: K) => R): Readonly<Record<K, R>> {
  return Object.fromEntries(ids.map(id => [id, row(id)])) as Record<K, R>;
}

function cityRow({ name, worth, activities, x, y }: City): OwnCity {
  return { name, ...NO_NAMES, ...worth, activities, x, y };
}

function rowRow({ name, spaces, vp, tokens, players }: ActivityRow): OwnRow {
  return { name, ...NO_NAMES, spaces, vp, fuel: 0, coupon: 0, seat: 0, room: 0, ...tokens, players };
}

export const STAFF = Object.keys(STAFF_NUMBERS) as StaffId[];
const PRINTED: TourParts = {
  cities: tableOf(CITY_IDS, id => cityRow(CITIES[id])),
  tourists: tableOf(TOURIST_IDS, id => ({ ...(TOURISTS[id] satisfies Tourist) })),
  rows: tableOf(ROW_IDS, id => rowRow(ROWS[id])),
  employees: tableOf(STAFF, id =>
    Object.fromEntries(Object.keys(STAFF_NUMBERS[id]).map(field => [field, field === 'uses' ? EMPLOYEES[id].uses : EMPLOYEES[id].amount])),
  ),
};

const FIELDS: Readonly<Record<string, Fields>> = { cities: CITY, tourists: TOURIST, rows: ROW };
const NUMBERS: Readonly<Record<string, Fields | undefined>> = STAFF_NUMBERS;

/** The printed box of Tour Operator, and what may stand in its place. */
export const PRESS: Press<TourParts> = {
  printed: PRINTED,
  field: (part, id, field) => (part === 'employees' ? NUMBERS[id]?.[field] : FIELDS[part]?.[field]),
  disagreements: ({ tourists }) => TOURIST_IDS.flatMap(id => strayPlusOne(id, tourists[id])),
};

/** TO-4.13 The +1 stands beside an interest of the card. */
function strayPlusOne(id: TouristId, { interests, plusOne }: Tourist): Fault[] {
  if (plusOne === null || interests.includes(plusOne)) return [];
  const says = `must be null or an interest of the card (${interests.join(', ')}), not "${plusOne}"`;
  return [{ path: ['tourists', id, 'plusOne'], check: 'plusOne', facts: {}, says }];
}

export const contentShape = changesShape(PRESS);
