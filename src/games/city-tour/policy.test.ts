import { describe, expect, test } from 'vitest';
import { fast } from '../../kernel/index.ts';
import { afterPlacing, DISTINCT, LIKENESS } from './ahead.ts';
import { COLOURS, DAY_COUNT, SEATS_IN_BUS, TRAVELLERS, type Traveller } from './components.ts';
import { CityTour, type State } from './index.ts';
import { laid } from './roads.ts';
import { onSites } from './rules/end.ts';
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

/** Every place the bus comes to on some days of each card, played by chance. */
const MOMENTS: readonly State[] = Array.from({ length: 120 }, (_, game) => momentsOf(1 + (game % DAY_COUNT), `moments ${game}`)).flat();

function momentsOf(day: number, seed: string): State[] {
  const table = { chance: fast(seed), tell: () => {} };
  const s = CityTour.setup({ options: agreed({ day, voters: [] }), seats: 2, version: 1 }, table);
  const moments: State[] = [];
  for (let [seat] = CityTour.awaiting(s); seat !== undefined; [seat] = CityTour.awaiting(s)) {
    if (s.frames[0]?.phase === 'place') moments.push(CityTour.clone(s));
    const legal = CityTour.legal(s, seat);
    CityTour.play(s, seat, legal[table.chance.below(legal.length)] ?? { type: 'concede' }, table);
  }
  return moments;
}

/** The moment with six of a colour in the bus instead of whoever was aboard; undefined where there are not so many. */
function withBusFullOf(colour: Traveller, moment: State): State | undefined {
  const s = CityTour.clone(moment);
  for (const each of COLOURS) {
    s.reserve[each] += s.bus[each];
    s.bus[each] = 0;
  }
  s.reserve[colour] -= SEATS_IN_BUS;
  s.bus[colour] = SEATS_IN_BUS;
  return s.reserve[colour] < 0 ? undefined : s;
}

/** Each placement, and the ways it may come out. */
function placements(s: State): ReadonlyMap<string, readonly State[]> {
  const [seat = 0] = CityTour.awaiting(s);
  const placing = CityTour.legal(s, seat).flatMap(move => (move.type === 'place' ? [move] : []));
  return new Map(placing.map(move => [CityTour.write(move), afterPlacing(s, laid(move.tile, move.rotation)).map(({ state }) => state)]));
}

/** Of the moments where some placements come out so and others do not: after how many the policy's own does, and any would. */
function shareOf(
  moments: readonly State[],
  isSo: (after: State, before: State) => boolean,
): { count: number; chosen: number; any: number } {
  let [count, chosen, any] = [0, 0, 0];
  for (const s of moments) {
    const found = [...placements(s)].map(([move, ways]) => ({ move, isSo: ways.some(after => isSo(after, s)) }));
    const share = found.filter(each => each.isSo).length / found.length;
    if (share === 0 || share === 1) continue;
    count++;
    any += share;
    if (found.find(({ move }) => move === choice(s))?.isSo) chosen++;
  }
  return { count, chosen: chosen / count, any: any / count };
}

describe('the policy', () => {
  test('sets down a full bus of one colour in four of five places where it can, where chance would in two', () => {
    const full = MOMENTS.flatMap(s => TRAVELLERS.flatMap(colour => withBusFullOf(colour, s) ?? []));
    const { count, chosen, any } = shareOf(full, (after, before) => onSites(after) >= onSites(before) + SEATS_IN_BUS);
    expect(count).toBeGreaterThan(300);
    expect(any).toBeLessThan(0.42);
    expect(chosen).toBeGreaterThan(4 / 5);
  });
  test('never loses the day at once where another placement lets it go on', () => {
    const { count, chosen } = shareOf(MOMENTS, after => after.result === null || after.result.won);
    expect(count).toBeGreaterThan(100);
    expect(chosen).toBe(1);
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
