import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chance, fast } from '../../kernel/index.ts';
import { estimate } from './estimate.ts';
import { CityTour, type State } from './index.ts';
import { agreed, given, played } from './table.testing.ts';
import { verdict } from './verdict.ts';
import { emptySpaces } from './worth.ts';

const DEAF = () => {};

interface Ending {
  readonly day: number;
  readonly objective: number;
  readonly piles: 'hidden' | 'open';
  readonly specials: 'avoidable' | 'mandatory';
  readonly closedSpecial: 'inert' | 'open';
  readonly seed: number;
  readonly spaces: number;
}

/** A day played with some sense until so few spaces are left, or over. */
function ending({ day, objective, piles, specials, closedSpecial, seed, spaces }: Ending): State {
  const chance = fast(`ending ${seed}`);
  const options = agreed({ day, objective, piles, specials, closedSpecial, voters: [] });
  const s = CityTour.setup({ options, seats: 2, version: 1 }, { chance, tell: DEAF });
  for (let [seat] = CityTour.awaiting(s); seat !== undefined && emptySpaces(s) > spaces; [seat] = CityTour.awaiting(s)) {
    const legal = CityTour.legal(s, seat);
    const random = legal[chance.below(legal.length)];
    const sense = CityTour.policy?.(s, seat, legal, chance);
    const move = chance.below(3) === 0 ? random : sense;
    if (move) CityTour.play(s, seat, move, { chance, tell: DEAF });
  }
  return s;
}

/** Luck that goes through every case there is, one after the other. */
function everyLuck(): Chance & { next(): boolean } {
  const path: number[] = [];
  const sides: number[] = [];
  let at = 0;
  return {
    below(count) {
      sides[at] = count;
      path[at] ??= 0;
      return path[at++] ?? 0;
    },
    next() {
      path.length = at;
      while (path.length > 0 && (path[path.length - 1] ?? 0) + 1 === sides[path.length - 1]) path.pop();
      at = 0;
      if (path.length === 0) return false;
      path.push((path.pop() ?? 0) + 1);
      return true;
    },
  };
}

/** Whether any moves and any luck win: the whole truth, found by trying everything. */
function canWin(s: State): boolean {
  const [seat] = CityTour.awaiting(s);
  if (seat === undefined) return s.result?.won === true;
  return CityTour.legal(s, seat).some(move => {
    const luck = everyLuck();
    do {
      const after = CityTour.clone(s);
      CityTour.play(after, seat, move, { chance: luck, tell: DEAF });
      if (canWin(after)) return true;
    } while (luck.next());
    return false;
  });
}

const endings = fc.record({
  day: fc.integer({ min: 1, max: 12 }),
  objective: fc.integer({ min: 4, max: 20 }),
  piles: fc.constantFrom('hidden' as const, 'open' as const),
  specials: fc.constantFrom('avoidable' as const, 'mandatory' as const),
  closedSpecial: fc.constantFrom('inert' as const, 'open' as const),
  seed: fc.integer({ min: 0, max: 1_000_000 }),
  spaces: fc.integer({ min: 1, max: 3 }),
});

describe('the verdict', () => {
  test('is never wrong where everything can be tried', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(endings, each => {
        const s = ending(each);
        const { answer } = verdict(s);
        return answer === 'unknown' || (answer === 'yes') === canWin(s);
      }),
      { numRuns: 100, seed: 12 },
    );
  });
  test('gives a line that wins when its tiles come up', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(endings, each => {
        const s = ending({ ...each, piles: 'hidden', spaces: each.spaces * 3, objective: Math.min(each.objective, 12) });
        const found = verdict(s);
        if (found.answer !== 'yes') return true;
        return played(s, found.line.map(CityTour.write).join(';')).result?.won === true;
      }),
      { numRuns: 100, seed: 3 },
    );
  });
  test('is yes at the start of every day', () => {
    const answers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(day => verdict(given({ options: { day } })).answer);
    expect(answers).toEqual(Array(12).fill('yes'));
  });
  test('is no by counting when full buses at every letter ahead would not do', () => {
    const s = given({ passed: ['A', 'B', 'C', 'D', 'E', 'F'] });
    expect(verdict(s)).toEqual({ answer: 'no', proof: 'count' });
  });
  test('is no by networks where the road to the last site cannot bring enough', () => {
    const board = { r4c1: 'T31@0', r3c1: 'T01@1', r2c1: 'T02@1', r1c1: 'T32@1' } as const;
    const s = given({ board, at: 'r1c2/W', passed: ['A', 'B', 'F', 'E'], options: { objective: 12 }, bus: '' });
    const full = Object.assign(CityTour.clone(s), {
      board: s.board.map((tile, space) => tile ?? ([1, 2, 3].includes(space) ? null : 'T31@0')),
    });
    expect(verdict(full)).toEqual({ answer: 'no', proof: 'networks' });
  });
  test('is unknown when it may not look far enough', () => {
    const s = given({ options: { day: 12, objective: 30 } });
    expect(verdict(s, { playouts: 0, nodes: 5 })).toEqual({ answer: 'unknown' });
  });
  test('of a day that is over is its result', () => {
    const exit = { at: 'r1c4/W' } as const;
    expect(verdict(played(given(exit), 'T31@0'))).toEqual({ answer: 'no', proof: 'over' });
    expect(verdict(played(given({ ...exit, options: { objective: 1 }, sites: { A: 'O' } }), 'T31@0'))).toEqual({ answer: 'yes', line: [] });
  });
  test('sees the move that wins now', () => {
    const open = { at: 'r1c4/S', board: { r2c4: 'T31@0' }, revealed: ['T13', 'T14'] } as const;
    const winning = verdict(given({ ...open, options: { objective: 1 }, sites: { A: 'O' } }));
    expect(winning).toMatchObject({ answer: 'yes', line: [{ type: 'place' }] });
  });
  test('goes on from the middle of an inspection', () => {
    const s = played(given({ options: { day: 4 }, bus: 'GO' }), 'CTL@1');
    const found = verdict(s);
    expect(found).toMatchObject({ answer: 'yes' });
    expect(found.answer === 'yes' && found.line[0]?.type).toBe('control');
  });
});

describe('the estimate', () => {
  test('is the total of a day that is over, for every seat', () => {
    const s = played(given({ seats: 3, at: 'r1c4/W', sites: { A: 'OO' } }), 'T31@0');
    expect(estimate(s)).toEqual([2, 2, 2]);
  });
  test('stays below an objective that is proved to be lost', () => {
    const s = ending({ day: 1, objective: 33, piles: 'hidden', specials: 'avoidable', closedSpecial: 'inert', seed: 7, spaces: 3 });
    expect(verdict(s).answer).toBe('no');
    expect(estimate(s)[0]).toBeLessThan(33);
  });
  test('grows with travellers delivered', () => {
    const [none = 0] = estimate(given());
    const [some = 0] = estimate(given({ sites: { A: 'OOO' } }));
    expect(some).toBe(none + 3);
  });
});
