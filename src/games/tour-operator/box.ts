// What is on the cards that the players agreed on, ready for the rules to look things up in.
import { type Changes, madeOfContent, partsWith } from '../../kernel/index.ts';
import { type ActivityRow, ROW_IDS, ROWS, type RowId } from './activity-rows.ts';
import { CITIES, CITY_IDS, type City, type CityId, TOKENS, TOURIST_IDS, TOURISTS, type Tourist, type TouristId } from './components.ts';
import { type OwnCity, type OwnRow, PRESS } from './content-shape.ts';
import { EMPLOYEE_IDS, EMPLOYEES, type EmployeeId } from './employees.ts';
import { MOVES, type MoveOf, USES_OF } from './moves.ts';

/** The numbers on an employee's card. */
interface StaffNumbers {
  readonly amount: number;
  readonly uses: number;
}

/** The cards of one agreement. */
export interface Box {
  readonly cities: Readonly<Record<CityId, City>>;
  readonly tourists: Readonly<Record<TouristId, Tourist>>;
  readonly rows: Readonly<Record<RowId, ActivityRow>>;
  readonly staff: Readonly<Record<EmployeeId, StaffNumbers>>;
  /** Tokens that a full row pays, all together. */
  readonly tokensOf: Readonly<Record<RowId, number>>;
  /** TO-4.13 The ways in which a tourist can score. */
  readonly scores: Readonly<Record<TouristId, readonly MoveOf<'score'>[]>>;
  /** TO-6.2 The marks that each city's symbols allow. */
  readonly marksIn: Readonly<Record<CityId, readonly MoveOf<'mark'>[]>>;
  /** Uses by the employee; none for those who only work along with another move. */
  readonly uses: Readonly<Record<EmployeeId, readonly MoveOf<'use'>[]>>;
}

type Cards = Pick<Box, 'cities' | 'tourists' | 'rows' | 'staff'>;

const PRINTED = boxWith({ cities: CITIES, tourists: TOURISTS, rows: ROWS, staff: EMPLOYEES });

/** The box of an agreement. */
export const boxOf = madeOfContent(PRINTED, content => boxWith(cardsOf(content)));

function cardsOf(content: Changes): Cards {
  const { cities, tourists, rows, employees } = partsWith(PRESS, content);
  const staff = EMPLOYEE_IDS.map(id => [id, { amount: EMPLOYEES[id].amount, uses: EMPLOYEES[id].uses, ...employees[id] }]);
  return {
    cities: tableOf(CITY_IDS, id => cityOf(cities[id])),
    tourists,
    rows: tableOf(ROW_IDS, id => rowOf(rows[id])),
    staff: Object.fromEntries(staff),
  };
}

function cityOf({ name, nature, party, shopping, culture, activities, x, y }: OwnCity): City {
  return { name, worth: { nature, party, shopping, culture }, activities, x, y };
}

function rowOf({ name, spaces, vp, fuel, coupon, seat, room, players }: OwnRow): ActivityRow {
  return { name, spaces, vp, tokens: { fuel, coupon, seat, room }, players };
}

function tableOf<K extends string, R>(ids: readonly K[], row: (id: K) => R): Readonly<Record<K, R>> {
  return Object.fromEntries(ids.map(id => [id, row(id)])) as Record<K, R>;
}

function boxWith(cards: Cards): Box {
  const { cities, tourists, rows } = cards;
  const marks = MOVES.mark.filter(({ row, activity }) => rows[row].spaces.includes(activity));
  const hasMark = (id: unknown) => marks.some(({ row, activity }) => id === `${row} ${activity}`);
  const isDivided = (id: unknown) => TOURIST_IDS.some(each => each === id && tourists[each].interests.length > 1);
  return {
    ...cards,
    tokensOf: tableOf(ROW_IDS, row => TOKENS.reduce((sum, token) => sum + (rows[row].tokens[token] ?? 0), 0)),
    scores: tableOf(TOURIST_IDS, id =>
      tourists[id].interests.flatMap(each => MOVES.score.filter(move => move.tourist === id && move.interest === each)),
    ),
    marksIn: tableOf(CITY_IDS, city => marks.filter(({ activity }) => cities[city].activities.includes(activity))),
    uses: tableOf(EMPLOYEE_IDS, id => {
      const all = USES_OF[id] ?? [];
      return id === 'O9' ? all.filter(({ on }) => isDivided(on)) : id === 'H7' ? all.filter(({ on }) => hasMark(on)) : all;
    }),
  };
}
