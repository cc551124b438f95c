// TO-F.5 Employees who work along with a move are told of.
import { describe, expect, test } from 'vitest';
import type { EmployeeId } from '../employees.ts';
import { TourOperator } from '../index.ts';
import type { State } from '../state.ts';
import { AT, listening, tour } from '../table.testing.ts';

function helpers(s: State, text: string): readonly EmployeeId[] {
  const table = listening();
  const move = TourOperator.read(text);
  if (!move || TourOperator.refusal(s, 0, move)) throw new Error(`"${text}" is not possible here`);
  TourOperator.play(s, 0, move, table);
  return table.told.flatMap(event => (event.type === 'helped' ? [event.employee] : []));
}

const cities = { 0: 'CAI', 1: 'KYO', 2: 'ROM' } as const;
const angry = { office: [['T24', 'impatient']] } as const;

describe('TO-F.5 the log names', () => {
  test('O2 when somebody leaves angry', () => {
    expect(helpers(tour({ frames: [AT.mood()], agencies: [{ ...angry, employees: ['O2'] }] }), 'lower desk 0 with O2')).toEqual(['O2']);
    expect(helpers(tour({ frames: [AT.mood()], agencies: [{ ...angry, employees: ['O2'] }] }), 'lower desk 0')).toEqual([]);
  });

  test('O4 and O5 when a die is turned', () => {
    expect(helpers(tour({ frames: [AT.dice([5, 0, 0, 0, 0, 0])], agencies: [{ employees: ['O4'] }] }), 'turn fuel to seat')).toEqual([
      'O4',
    ]);
    expect(helpers(tour({ frames: [AT.dice([5, 0, 0, 0, 0, 0])], agencies: [{ employees: ['O5'] }] }), 'turn fuel to seat')).toEqual([
      'O5',
    ]);
  });

  test('O6 when five applicants come', () => {
    expect(helpers(tour({ frames: [AT.reward(1, 0)], agencies: [{ employees: ['O6'] }] }), 'reward employee')).toEqual(['O6']);
  });

  test('P3 when a flight costs less, P4 when it costs nothing', () => {
    const flying = (employees: readonly EmployeeId[]) => tour({ cities, agencies: [{ at: 'CAI', tokens: { fuel: 3 }, employees }] });
    expect(helpers(flying(['P3']), 'fly ROM')).toEqual(['P3']);
    expect(helpers(flying(['P3']), 'fly KYO')).toEqual([]);
    expect(helpers(flying(['P4']), 'fly ROM with P4')).toEqual(['P4']);
  });

  test('P5 when a business tourist sits in economy, P9 when somebody sits on the jump seat', () => {
    const flying = (at: 'E1' | 'J', employees: readonly EmployeeId[]) =>
      tour({ cities, agencies: [{ at: 'CAI', aboard: { [at]: 'T25' }, employees }] });
    expect(helpers(flying('E1', ['P5']), 'stay')).toEqual(['P5']);
    expect(helpers(flying('J', ['P9']), 'stay')).toEqual(['P9']);
  });

  test('H3 when a VIP sleeps elsewhere, H6 when two share the dorm who would not', () => {
    const arriving = { frames: [AT.checkIn(0)] };
    const vip = { aboard: { E1: 'T25' }, passengers: { fate: 'hotel' }, employees: ['H3'] } as const;
    expect(helpers(tour({ ...arriving, agencies: [vip] }), 'place T25 in S1')).toEqual(['H3']);
    const pair = { aboard: { E1: 'T25' }, passengers: { fate: 'hotel' }, employees: ['H6'] } as const;
    const rooms = { D: { guests: ['T26'], weeks: 3, filled: true } } as const;
    expect(
      helpers(tour({ ...arriving, agencies: [{ ...pair, rooms: { D: { ...rooms.D, guests: ['T26'] } } }] }), 'place T25 in D'),
    ).toEqual(['H6']);
  });
});
