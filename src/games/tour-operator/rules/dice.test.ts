import { expect } from 'vitest';
import { frameOf } from '../../../kernel/index.ts';
import { clause } from '../../../testing/clause.ts';
import { TourOperator } from '../index.ts';
import { AT, agencyOf, begin, legal, play, refusal, refusedBy, tour } from '../table.testing.ts';

clause('TO-3.1', 'all five dice are rolled as a player’s part begins', () => {
  const s = tour({ start: 1 });
  begin(s, 'dice', [0, 5, 5, 4, 1]);
  expect(frameOf(s, 'dice')).toMatchObject({ seat: 1, dice: [1, 1, 0, 0, 1, 2] });
});

clause('TO-3.2', 'two swaps leave three dice, and a third is refused', () => {
  const s = tour({ frames: [AT.dice([5, 0, 0, 0, 0, 0])] });
  play(s, 'swap fuel, fuel to wild; swap fuel, fuel to employee');
  expect(frameOf(s, 'dice').dice).toEqual([1, 0, 0, 0, 1, 1]);
  expect(refusal(s, 'swap fuel, wild to seat')).toEqual({ clause: 'TO-3.2', facts: { swaps: 2, most: 2 } });
});

clause('TO-3.2', 'swaps are told apart by faces, not by dice', () => {
  const s = tour({ frames: [AT.dice([5, 0, 0, 0, 0, 0])] });
  expect(legal(s)).toEqual([
    'accept',
    'swap fuel, fuel to coupon',
    'swap fuel, fuel to seat',
    'swap fuel, fuel to room',
    'swap fuel, fuel to employee',
    'swap fuel, fuel to wild',
  ]);
});

clause('TO-3.3', 'a die is discarded only to change another one', () => {
  const s = tour({ frames: [AT.dice([1, 4, 0, 0, 0, 0])] });
  expect(refusal(s, 'swap fuel, fuel to seat')).toEqual({ clause: 'TO-3.3', facts: { discard: 'fuel', change: 'fuel' } });
  play(s, 'swap fuel, coupon to seat; accept');
  expect(agencyOf(s, 0).tokens).toEqual({ fuel: 2, coupon: 5, seat: 1, room: 0 });
});

clause('TO-3.4', 'after accepting no die changes any more', () => {
  const s = tour({ frames: [AT.dice([5, 0, 0, 0, 0, 0])], agencies: [{ employees: ['O4'] }] });
  play(s, 'turn fuel to seat; swap fuel, fuel to room; accept');
  expect(s.frames[0]?.phase).toBe('prep');
  expect(refusedBy(s, 'swap fuel, fuel to room')).toBe('TO-G.1');
});

clause('TO-3.4', 'a die that is not there cannot be turned or rolled again', () => {
  const turner = tour({ frames: [AT.dice([5, 0, 0, 0, 0, 0])], agencies: [{ employees: ['O4'] }] });
  const roller = tour({ frames: [AT.dice([5, 0, 0, 0, 0, 0])], agencies: [{ employees: ['O3'] }] });
  expect(refusedBy(turner, 'turn wild to seat')).toBe('TO-3.4');
  expect(refusedBy(roller, 'reroll fuel wild')).toBe('TO-3.4');
});

clause('TO-3.5, TO-3.6', 'plain dice are collected first, then the others in an order chosen', () => {
  const s = tour({ frames: [AT.dice([1, 1, 0, 1, 1, 1])] });
  play(s, 'accept');
  expect(agencyOf(s, 0).tokens).toEqual({ fuel: 3, coupon: 3, seat: 0, room: 1 });
  expect(legal(s)).toEqual([
    'reward employee',
    'reward wild as fuel',
    'reward wild as coupon',
    'reward wild as seat',
    'reward wild as room',
    'reward wild as employee',
  ]);
  play(s, 'reward wild as seat');
  expect(agencyOf(s, 0).tokens.seat).toBe(1);
  expect(refusal(s, 'reward wild as fuel')).toEqual({ clause: 'TO-3.6', facts: { die: 'wild' } });
});

clause('TO-3.5', 'a wild die may be an employee', () => {
  const s = tour({ frames: [AT.reward(0, 1)] });
  play(s, 'reward wild as employee', { luck: [0, 0, 0] });
  expect(s.frames.at(-1)).toMatchObject({ phase: 'hire', shown: ['O1', 'H9', 'H8'] });
});

clause('TO-3.7', 'three employees are shown, at most one is hired, the others are discarded', () => {
  const s = tour({ frames: [AT.reward(1, 0)] });
  play(s, 'reward employee', { luck: [0, 0, 0] });
  expect(legal(s, 0, 'hire')).toEqual(['hire none', 'hire O1', 'hire H9', 'hire H8']);
  expect(refusedBy(s, 'hire P1')).toBe('TO-3.7');
  play(s, 'hire none');
  expect(s.employeeDiscard).toEqual(['H8', 'H9', 'O1']);
});

clause('TO-3.8, TO-3.10', 'the new employee takes the place of the old one, and is fresh', () => {
  const s = tour({ frames: [AT.reward(0, 0), AT.hire('P1', 'H1')], agencies: [{ employees: ['P3'] }] });
  play(s, 'hire P1');
  expect(agencyOf(s, 0).employees).toEqual({ office: null, plane: { id: 'P1', uses: 1, engaged: false }, hotel: null });
  expect(s.employeeDiscard).toEqual(['H1', 'P3']);
});

clause('TO-3.9', 'while cards lie on the table the employees of the house may be used', () => {
  const s = tour({ frames: [AT.reward(0, 0), AT.hire('P1')], agencies: [{ employees: ['P8'], tokens: { fuel: 0 } }] });
  play(s, 'use P8; hire P1');
  expect(agencyOf(s, 0).tokens.fuel).toBe(3);
});

clause('TO-3.11', 'a weekly employee works once a round, and is fresh in the next', () => {
  const s = tour({ agencies: [{ employees: ['P1'], dirtySeats: ['B1', 'E1'] }] });
  play(s, 'use P1 on B1');
  expect(refusal(s, 'use P1 on E1')).toEqual({ clause: 'TO-3.11', facts: { employee: 'P1' } });
  begin(s, 'checkOut');
  expect(agencyOf(s, 0).employees.plane?.uses).toBe(1);
});

clause('TO-3.11', 'a one-time employee is discarded on use, and stays until then', () => {
  const s = tour({ agencies: [{ employees: ['P8', 'H2'] }] });
  play(s, 'use P8');
  expect([agencyOf(s, 0).employees.plane, s.employeeDiscard]).toEqual([null, ['P8']]);
  begin(s, 'checkOut');
  expect(agencyOf(s, 0).employees.hotel?.id).toBe('H2');
});

clause('TO-3.12', 'each player rolls, collects and prepares before the next one rolls', () => {
  const s = tour({ frames: [AT.dice([5, 0, 0, 0, 0, 0])] });
  play(s, 'accept', { luck: [] });
  expect([s.frames[0]?.phase, TourOperator.awaiting(s)]).toEqual(['prep', [0]]);
  play(s, 'done', { luck: [0, 0, 0, 0, 0] });
  expect(frameOf(s, 'dice').seat).toBe(1);
  play(s, 'accept; done', { seat: 1, luck: [] });
  expect(s.frames[0]?.phase).toBe('flight');
});
