import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLUBS, type Club, DOCKS, indexOf } from '../components.ts';
import { LINES, QUAYS } from '../map.ts';
import { type Mark, meaning, numberMark, starMark } from '../marks.ts';
import { MOVES, type RouteMove } from '../moves.ts';
import { tally } from '../score.ts';
import type { Marks } from '../table.testing.ts';
import { emptyBut, paper, route } from '../table.testing.ts';
import { outermostPairs } from './bound.ts';
import type { Boats } from './chart.ts';
import { bestRoute, solve } from './solver.ts';

/** Every route there is, tried one after another straight from the rules; the first of the best ones. */
function bruteForce(marks: Marks, boats: Boats): { points: number; route: readonly RouteMove[] } {
  let best = { points: 0, route: [] as readonly RouteMove[] };
  const goOn = (path: readonly RouteMove[], last: number) => {
    const { points } = tally(marks, path);
    if (points > best.points) best = { points, route: path };
    for (const move of waysOn(path, boats)) {
      const { kind, value } = meaning(marks[indexOf(move.club)] ?? 'X');
      const isAllowed = kind === 'star' || (kind === 'number' && value >= last);
      if (isAllowed && !path.some(({ club }) => club === move.club)) goOn([...path, move], kind === 'star' ? last : value);
    }
  };
  goOn([], 0);
  return best;
}

function waysOn(path: readonly RouteMove[], boats: Boats): readonly RouteMove[] {
  const at = path.at(-1)?.club;
  if (at === undefined) return CLUBS.map(club => ({ type: 'start', club }));
  const joined = CLUBS.filter(club => LINES.some(line => line.includes(at) && line.includes(club) && club !== at));
  const steps = joined.map((club): RouteMove => ({ type: 'step', club }));
  const used = path.flatMap(move => (move.type === 'ride' ? [move.from, move.to] : []));
  const open = DOCKS.filter(dock => boats === 'free' || (boats === 'once' && !used.includes(dock)));
  const rides = CLUBS.flatMap(club =>
    open
      .filter(to => QUAYS[to].clubs.includes(club))
      .flatMap(to =>
        open.filter(from => from !== to && QUAYS[from].clubs.includes(at)).map((from): RouteMove => ({ type: 'ride', from, to, club })),
      ),
  );
  return [...steps, ...rides];
}

const mark: fc.Arbitrary<Mark> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({ value: fc.integer({ min: 1, max: 98 }), circled: fc.boolean() })
      .map(({ value, circled }) => numberMark(value, circled)),
  },
  { weight: 2, arbitrary: fc.constantFrom(numberMark(45, false), numberMark(46, true)) },
  { weight: 1, arbitrary: fc.boolean().map(starMark) },
);
const DOCK_CLUBS = DOCKS.flatMap(dock => QUAYS[dock].clubs);
/** Boards with some clubs open, docks more often than others. */
const smallBoard: fc.Arbitrary<Marks> = fc
  .tuple(
    fc.subarray(DOCK_CLUBS, { maxLength: 6 }),
    fc.subarray([...CLUBS], { maxLength: 11 }),
    fc.array(mark, { minLength: 17, maxLength: 17 }),
  )
  .map(([docks, clubs, marks]) => {
    const open = new Map<Club, Mark>([...new Set([...docks, ...clubs])].map((club, at) => [club, marks[at] ?? '*']));
    return CLUBS.map(club => open.get(club) ?? 'X');
  });
const boats = fc.constantFrom<Boats>('none', 'once', 'free');

describe('the solver', () => {
  test('finds what trying everything finds, and the same canonical route', () => {
    fc.assert(
      fc.property(smallBoard, boats, (marks, mode) => {
        expect(bestRoute(marks, mode)).toEqual({ ...bruteForce(marks, mode), exact: true });
      }),
      { numRuns: 150, seed: 5 },
    );
  });

  test('finds the same by the bounded search', () => {
    fc.assert(
      fc.property(smallBoard, boats, (marks, mode) => {
        expect(solve(marks, mode, [], { stands: 1, tries: 10_000_000 })).toEqual(bestRoute(marks, mode));
      }),
      { numRuns: 100, seed: 6 },
    );
  });

  test('ends a route begun as well as its beginning allows', () => {
    fc.assert(
      fc.property(smallBoard, boats, (marks, mode) => {
        const best = bestRoute(marks, mode);
        expect(solve(marks, mode, best.route.slice(0, 3))).toEqual(best);
      }),
      { numRuns: 100, seed: 7 },
    );
  });

  test('remembers what it would find anew, with whatever beginning', () => {
    fc.assert(
      fc.property(smallBoard, boats, fc.nat({ max: 40 }), (marks, mode, at) => {
        const anywhere = MOVES.start.filter(({ club }, index) => index >= at && marks[indexOf(club)] !== 'X').slice(0, 1);
        const begun = [bestRoute(marks, mode).route.slice(0, 2), anywhere];
        for (const each of begun) expect(bestRoute(marks, mode, each)).toEqual(solve(marks, mode, each));
      }),
      { numRuns: 100, seed: 8 },
    );
  });

  test('says so where the search was cut short', () => {
    const marks = paper('1a=10 1b=20 2a=30 2b=40 3a=50');
    expect(solve(marks, 'once', [], { stands: 1, tries: 3 }).exact).toBe(false);
  });

  test('goes on by the bounded search where there are too many stars to remember', () => {
    const marks = CLUBS.map(() => '*' as const);
    const found = solve(marks, 'once', [], { stands: 1000, tries: 2000 });
    expect(found.exact).toBe(false);
    expect(tally(marks, found.route).points).toBe(found.points);
  });

  test('treats empty clubs as X', () => {
    expect(bestRoute(emptyBut('1a', '2a'), 'none').points).toBe(
      bestRoute(
        emptyBut('1a', '2a').map(each => each ?? 'X'),
        'none',
      ).points,
    );
  });

  test('ends a bad beginning where it can', () => {
    const marks = paper('16a=20 16b=30 8a=10');
    expect(bestRoute(marks, 'none', route('16a')).route).toEqual(route('16a 16b'));
  });

  test('hopes for the outermost docks', () => {
    expect([outermostPairs(0), outermostPairs(0b100000001), outermostPairs(0b1)]).toEqual([20, 12, 16]);
  });
});
