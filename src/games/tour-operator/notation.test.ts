import { expect, test } from 'vitest';
import { MOVES, type Move } from './moves.ts';
import { read, touches, write } from './notation.ts';

const ALL: readonly Move[] = Object.values<readonly Move[]>(MOVES).flat();

test('every move there is reads back as itself', () => {
  expect(ALL.filter(move => read(write(move)) !== move)).toEqual([]);
});

test('no two moves are written alike', () => {
  expect(new Set(ALL.map(write)).size).toBe(ALL.length);
});

test('moves are written as the rules print them', () => {
  const printed = [
    'side N',
    'draft T09',
    'swap fuel, fuel to seat',
    'reroll fuel coupon coupon',
    'turn fuel to seat',
    'reward wild as fuel',
    'hire none',
    'again desk 3',
    'board desk 2 on E1',
    'fly CAI with P4',
    'no O9',
    'score T39 culture',
    'leave T25 with O2',
    'stay T25',
    'place T25 in V',
    'turn away T32 with O2',
    'mark A2 winter',
    'to mood',
    'lower desk 0 with O2',
    'hold desk 0 by O1',
    'end',
    'use O7 on desk 2',
    'use H7 on A5 winter',
    'trade coupon for fuel',
    'clean seat E2',
    'clean room D',
    'coupon desk 1',
  ];
  expect(printed.filter(text => read(text) === undefined)).toEqual([]);
});

test('spaces around and between words do not matter, strange words do', () => {
  expect(read('  fly   CAI ')).toEqual({ type: 'fly', city: 'CAI', captain: false });
  expect(read('fly Paris')).toBeUndefined();
});

test('an employee is touched before what it is used on', () => {
  expect(touches({ type: 'use', employee: 'H7', on: 'A5 winter' })).toEqual(['employee:H7', 'row:A5', 'activity:winter']);
  expect(touches({ type: 'use', employee: 'O7', on: 2 })).toEqual(['employee:O7', 'desk:2']);
  expect(touches({ type: 'use', employee: 'P1', on: 'E2' })).toEqual(['employee:P1', 'seat:E2']);
  expect(touches({ type: 'use', employee: 'H1', on: 'S1' })).toEqual(['employee:H1', 'room:S1']);
  expect(touches({ type: 'use', employee: 'H9', on: 'T25' })).toEqual(['employee:H9', 'tourist:T25']);
  expect(touches({ type: 'use', employee: 'P8', on: null })).toEqual(['employee:P8']);
});
