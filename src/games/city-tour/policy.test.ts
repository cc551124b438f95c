import { describe, expect, test } from 'vitest';
import { fast } from '../../kernel/index.ts';
import { DISTINCT, LIKENESS } from './ahead.ts';
import { CityTour, type State } from './index.ts';
import { agreed, given, played } from './table.testing.ts';

function choice(s: State): string {
  const [seat = 0] = CityTour.awaiting(s);
  const move = CityTour.policy?.(s, seat, CityTour.legal(s, seat), fast('policy'));
  return move ? CityTour.write(move) : '';
}

/** The share of days won by the policy, or by chance. */
function winRate(day: number, games: number, sensible: boolean): number {
  let won = 0;
  for (let game = 0; game < games; game++) won += Number(wonBy(day, `${day} ${game}`, sensible));
  return won / games;
}

function wonBy(day: number, seed: string, sensible: boolean): boolean {
  const table = { chance: fast(seed), tell: () => {} };
  const s = CityTour.setup({ options: agreed({ day, voters: [] }), seats: 2, version: 1 }, table);
  for (let [seat] = CityTour.awaiting(s); seat !== undefined; [seat] = CityTour.awaiting(s)) {
    const legal = CityTour.legal(s, seat);
    const move = sensible ? CityTour.policy?.(s, seat, legal, table.chance) : legal[table.chance.below(legal.length)];
    if (move) CityTour.play(s, seat, move, table);
  }
  return s.result?.won === true;
}

describe('the policy', () => {
  test('delivers a ripe group rather than driving by', () => {
    const board = { r4c1: 'T02@0', r3c1: 'T11@0' } as const;
    expect(choice(given({ options: { day: 2 }, board, bus: 'OOOO', at: 'r2c1/S', revealed: ['T32', 'T31'] }))).toBe('place T32@0');
  });
  test('does not drive into the Park with a colour missing', () => {
    const board = { r4c1: 'T01@0', r3c1: 'T02@0' } as const;
    const s = given({ options: { day: 5 }, board, bus: 'GG', at: 'r2c1/S', revealed: ['T32', 'T31'] });
    expect(choice(s)).not.toBe('place T32@0');
  });
  test('does not leave the city short', () => {
    const board = { r4c1: 'T01@0', r3c1: 'T02@0', r2c1: 'T03@0', r1c1: 'T13@1', r1c2: 'T04@1', r1c3: 'T05@1' } as const;
    expect(choice(given({ board, at: 'r1c4/W', revealed: ['T31', 'T32'] }))).not.toBe('place T31@0');
  });
  test('puts out a passenger nobody waits for', () => {
    const s = played(given({ options: { day: 4 }, bus: 'GOOBB', passed: ['A', 'F'] }), 'CTL@1');
    expect(choice(s)).toBe('control G');
  });
  test('never concedes', () => {
    const lost = given({ passed: ['A', 'B', 'C', 'D', 'E', 'F'] });
    expect(choice(lost)).toMatch(/^place/);
  });
  test('wins day 1 far more often than chance does', { timeout: 60_000 }, () => {
    expect(winRate(1, 200, true)).toBeGreaterThan(0.83);
    expect(winRate(1, 200, false)).toBeLessThan(0.25);
  });
});

describe('placings that differ', () => {
  test('flyovers have two, the empty flyover one, bends four, empty bends two', () => {
    const counts = (['T01', 'T31', 'T13', 'T32', 'CTL'] as const).map(tile => DISTINCT.get(tile)?.length);
    expect(counts).toEqual([2, 1, 4, 2, 2]);
  });
  test('tiles printed alike are alike, but nothing is like the Controller', () => {
    expect((['T04', 'T16', 'T22', 'T32', 'CTL'] as const).map(tile => LIKENESS.get(tile))).toEqual(['T01', 'T13', 'T19', 'T32', 'CTL']);
  });
});
