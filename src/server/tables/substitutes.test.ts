import { expect, test } from 'vitest';
import { Refused } from '../refused.ts';
import type { TableBody, TableFile } from '../storage/index.ts';
import { bodyOf } from '../storage/store.testing.ts';
import { substitutesOf, type Waiting, withSubstitute } from './substitutes.ts';

const MINUTE = 60_000;
const HOLDERS = ['mia', 'jonas', 'nora', 'otto'];
const file = (change: Partial<TableBody> = {}): TableFile => {
  const seats = HOLDERS.map(name => ({ kind: 'human' as const, name }));
  return { body: bodyOf({ seats, holders: HOLDERS, ...change }), rev: 1, stage: 'playing' };
};
/** Everybody waits for Nora, who left a minute after the last deed; Otto has gone too. */
const waiting = (change: Partial<Waiting> = {}): Waiting => ({
  number: 7,
  since: 0,
  turns: [2],
  late: [],
  isPaused: false,
  presence: { here: new Set(['mia', 'jonas']), since: new Map([['nora', MINUTE]]) },
  ...change,
});
const refusal = (by: string, at: number, of = file(), now = waiting()) => {
  try {
    withSubstitute(of, { seat: 2, by, at }, now);
    return undefined;
  } catch (error) {
    return error instanceof Refused ? error.short : error;
  }
};

test('the host lets a bot play for whoever is awaited and three minutes away, and the seat stays theirs', () => {
  expect(refusal('mia', 3.9 * MINUTE)).toBe('not away');
  const { body, seats } = withSubstitute(file(), { seat: 2, by: 'mia', at: 4 * MINUTE }, waiting());
  expect(seats).toEqual([2]);
  expect(body).toMatchObject({ holders: ['mia', 'jonas', null, 'otto'], vacated: [2], leavers: [null, null, 'nora', null] });
});

test('others do it together: all who are here must agree, while nothing has happened meanwhile', () => {
  const now = waiting({ presence: { here: new Set(['mia', 'jonas', 'otto']), since: new Map() } });
  const asked = withSubstitute(file(), { seat: 2, by: 'jonas', at: 4 * MINUTE }, now);
  expect(asked.seats).toEqual([]);
  expect(substitutesOf(asked.body, 'otto', now)).toEqual({ substitutes: [{ seat: 2, isAgreed: false, needs: [0, 3] }] });
  expect(substitutesOf(asked.body, 'jonas', now)).toEqual({ substitutes: [{ seat: 2, isAgreed: true, needs: [0, 3] }] });
  expect([substitutesOf(asked.body, 'eve', now), substitutesOf(asked.body, 'otto', { ...now, number: 8 })]).toEqual([{}, {}]);
  const agreed = withSubstitute(
    { ...file(), body: asked.body },
    { seat: 2, by: 'otto', at: 4 * MINUTE },
    waiting({ presence: { ...now.presence, here: new Set(['otto', 'jonas']) } }),
  );
  expect(agreed.seats).toEqual([2]);
  const later = withSubstitute({ ...file(), body: asked.body }, { seat: 2, by: 'otto', at: 9 * MINUTE }, { ...now, number: 8 });
  expect(substitutesOf(later.body, 'otto', { ...now, number: 8 })).toEqual({ substitutes: [{ seat: 2, isAgreed: true, needs: [0, 1] }] });
});

test('nobody else is played for: who is here, who is not awaited, who has agreed on days, whose table is rated, and nobody by a stranger', () => {
  const long = 10 * MINUTE;
  expect(refusal('eve', long)).toBe('not seated');
  expect(refusal('nora', long)).toBe('seat');
  expect(refusal('mia', long, file(), waiting({ turns: [1] }))).toBe('not away');
  expect(refusal('mia', long, file(), waiting({ isPaused: true }))).toBe('not away');
  expect(refusal('mia', long, file(), waiting({ presence: { here: new Set(['nora']), since: new Map() } }))).toBe('not away');
  expect(refusal('mia', long, file({ rated: true }))).toBe('own time');
  expect(refusal('mia', long, file({ pace: { kind: 'days', days: 2, vacation: 0, then: 'bot' } }))).toBe('own time');
  expect(refusal('mia', long)).toBeUndefined();
});
