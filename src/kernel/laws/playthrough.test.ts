import { describe, expect, test } from 'vitest';
import { playthrough } from './playthrough.ts';
import { SealedBids } from './sealed-bids.testing.ts';
import type { Move } from './sealed-bids-table.testing.ts';

const AGREED = { seats: 2, options: { laps: 1 } };

describe('a playthrough', () => {
  const text = playthrough(SealedBids, AGREED, 'a seed');

  test('is the same for the same seed', () => {
    expect(playthrough(SealedBids, AGREED, 'a seed')).toBe(text);
  });

  test('differs from seed to seed', () => {
    expect(playthrough(SealedBids, AGREED, 'another seed')).not.toBe(text);
  });

  test('begins with the game, what was agreed, and the deal', () => {
    expect(text.split('\n').slice(0, 3)).toEqual([
      'sealed-bids, version 1, 2 seats, seed "a seed"',
      'options {"laps":1}',
      expect.stringMatching(/^deal: luck \[\d \d \d \d\]$/),
    ]);
  });

  test('shows who is awaited, the legal moves and the move', () => {
    expect(text).toMatch(/\n1 awaiting 0 1: seal c\d; seal c\d\n {2}seat 0: seal c\d\n/);
  });

  test('shows what was told', () => {
    expect(text).toMatch(/\n {2}told \{"type":"shown","cards":\["c\d","c\d"\],"reveals":true\}\n/);
  });

  test('shows what changed in the state, and to each who looked', () => {
    expect(text).toMatch(/\n {2}state: hands\.0=\["c\d"\], frames\.0\.sealed=\["c\d",null\]\n/);
    expect(text).toMatch(/\n {2}seen by 0: .*sealed=\["c\d",null\]\n/);
    expect(text).toMatch(/\n {2}seen by public: hands\.0\.count=1, sealed=\["hidden",null\]\n/);
  });

  test('ends with the outcome', () => {
    expect(text).toMatch(/\n\noutcome \{"ranks":\[\d,\d\],"scores":\[\d,\d\]\}\n$/);
  });

  test('mostly follows the policy of a game that has one', () => {
    const bold = { ...SealedBids, policy: (_s: unknown, _seat: number, legal: readonly Move[]): Move => legal.at(-1) ?? { type: 'rest' } };

    expect(playthrough(bold, AGREED, 'a seed')).toMatch(/seat \d: roll {2}luck \[\d\]/);
  });

  test('shortens a long list to its length and a check number', () => {
    const discard = Array.from({ length: 30 }, () => 'c1' as const);
    const wide: typeof SealedBids = { ...SealedBids, setup: (plan, table) => ({ ...SealedBids.setup(plan, table), discard }) };

    expect(playthrough(wide, AGREED, 'a seed')).toMatch(/discard=30 items #[0-9a-f]{6}/);
  });
});
