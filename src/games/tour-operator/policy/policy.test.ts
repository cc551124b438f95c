import { expect, test } from 'vitest';
import { fast } from '../../../kernel/index.ts';
import { TourOperator } from '../index.ts';
import type { Agreement } from '../options.ts';
import { AT, legal, tour } from '../table.testing.ts';
import { policy } from './index.ts';

/** A match in which some seats follow the policy and the others play at random; the scores. */
function played(seats: number, seed: string, follows: (seat: number) => boolean, given: Partial<Agreement> = {}): readonly number[] {
  const chance = fast(seed);
  const table = { chance, tell: () => {} };
  const s = TourOperator.setup({ options: { ...TourOperator.options.standard, ...given }, seats, version: 1 }, table);
  for (let seat = TourOperator.awaiting(s)[0]; seat !== undefined; seat = TourOperator.awaiting(s)[0]) {
    const legal = TourOperator.legal(s, seat);
    const move = follows(seat) ? policy(s, seat, legal, chance) : legal[chance.below(legal.length)];
    if (!move || !legal.includes(move)) throw new Error('the policy must choose a legal move');
    TourOperator.play(s, seat, move, table);
  }
  return TourOperator.outcome(s)?.scores ?? [];
}

test('the policy beats random play from either seat', () => {
  const [a = 0, b = 0] = played(2, 'first', seat => seat === 0);
  const [c = 0, d = 0] = played(2, 'second', seat => seat === 1);
  expect([a > b + 30, d > c + 30]).toEqual([true, true]);
});

test('the policy plays by every option', () => {
  const options = {
    autoScoreBest: false,
    autoEmployees: false,
    overlapPrep: true,
    stayRule: 'seats',
    touristDeck: 'compact30',
  } as const;
  const scores = [...played(4, 'options', () => true, options), ...played(3, 'more', () => true, options)];
  expect(Math.min(...scores)).toBeGreaterThan(20);
});

test('a stranded passenger stays aboard while there are rounds to come and nobody is kept on the ground by it', () => {
  const given = { frames: [AT.fate()], agencies: [{ aboard: { B1: 'T01' } }] } as const;
  const options = { stayRule: 'seats' } as const;
  const [early, late, printed] = [tour({ ...given, options }), tour({ ...given, options, round: 7 }), tour(given)];
  const choice = (s: typeof early) => TourOperator.write(policy(s, 0, TourOperator.legal(s, 0), fast('x')));
  expect(legal(early)).toHaveLength(3);
  expect([choice(early), choice(late), choice(printed)]).toEqual(['stay T01', 'hotel T01', 'hotel T01']);
});

test('the estimate is the score once the game is over, and grows with points before', () => {
  const s = tour({ agencies: [{ vp: 10 }, { vp: 30 }] });
  const [a = 0, b = 0] = TourOperator.estimate?.(s) ?? [];
  expect(b - a).toBe(20);
  s.frames.length = 0;
  expect(TourOperator.estimate?.(s)).toEqual([10, 30]);
});
