import { describe, expect, test } from 'vitest';
import { CityTour } from '../games/city-tour/index.ts';
import { type Agreement, bestRoute, type Move, OnTourParis, type State } from '../games/on-tour-paris/index.ts';
import { fast, seeded } from '../kernel/index.ts';
import { amount } from '../testing/part.ts';
import { advise } from './advice.ts';
import { BOTS, type Bot, botOf, STRENGTHS } from './index.ts';

const NAMES = ['easy', 'medium', 'hard', 'expert'];

/** Would slip at every decision that is not settled. */
const CLUMSY = botOf({ ...STRENGTHS.easy, name: 'clumsy', blunders: 100 });

function bot(name: string): Bot {
  const found = BOTS[name];
  if (!found) throw new Error(`no bot named ${name}`);
  return found;
}

const sightOf = (s: State, seat: number) => ({ seat, legal: OnTourParis.legal(s, seat), view: () => OnTourParis.view(s, seat) });

/** A map filled by the policy, then what is settled by the bots; `before` sees every settled decision. */
function played(
  bots: readonly Bot[],
  options: Partial<Agreement>,
  seed: string,
  before: (s: State, seat: number, move: Move) => void = () => {},
): State {
  const table = { chance: fast(seed), tell: () => {} };
  const plan = { seats: bots.length, options: { ...OnTourParis.options.standard, ...options }, version: OnTourParis.version };
  const s = OnTourParis.setup(plan, table);
  for (let [seat] = OnTourParis.awaiting(s); seat !== undefined; [seat] = OnTourParis.awaiting(s)) {
    const sight = sightOf(s, seat);
    const isSettled = OnTourParis.settled?.(s, seat) ?? false;
    const own = (isSettled ? bots[seat] : BOTS.greedy) ?? CLUMSY;
    const move = own.choose(OnTourParis, sight, table.chance);
    if (isSettled) before(s, seat, move);
    OnTourParis.play(s, seat, move, table);
  }
  return s;
}

const scoresOf = (s: State) => OnTourParis.outcome(s)?.scores ?? [];
const bestOf = (s: State) => s.boards.map(({ marks }) => bestRoute(marks, s.plan.options.dockUse).points);

describe.each(['draw', 'auto'] as const)('with routeMode %s', routeMode => {
  test.each([1, 2, 4, 8])('no strength loses a point on any route at a table of %i', { timeout: 60_000 }, seats => {
    for (let game = 0; game < amount(seats < 4 ? 4 : 1, 100); game++) {
      for (const dockUse of ['free', 'once'] as const) {
        const table = Array.from({ length: seats }, (_, seat) => (seat === 0 ? CLUMSY : bot(NAMES[(seat + game) % NAMES.length] ?? '')));
        const s = played(seats === 1 ? [bot(NAMES[game % NAMES.length] ?? '')] : table, { routeMode, dockUse }, `route ${seats} ${game}`);
        expect(scoresOf(s)).toEqual(bestOf(s));
      }
    }
  });
});

test('a weak bot that writes a whole game by itself draws the best route of it', () => {
  const table = { chance: fast('weak'), tell: () => {} };
  const s = OnTourParis.setup({ seats: 2, options: OnTourParis.options.standard, version: OnTourParis.version }, table);
  for (let [seat] = OnTourParis.awaiting(s); seat !== undefined; [seat] = OnTourParis.awaiting(s)) {
    OnTourParis.play(s, seat, bot('easy').choose(OnTourParis, sightOf(s, seat), table.chance), table);
  }
  expect(scoresOf(s)).toEqual(bestOf(s));
});

test('every settled choice leads to as many points as the best of all choices', { timeout: 60_000 }, () => {
  const met = new Set<string>();
  const pointsAfter = (s: State, seat: number, move: Move): number => {
    const after = OnTourParis.clone(s);
    OnTourParis.play(after, seat, move, { chance: fast('none'), tell: () => {} });
    const [frame] = after.frames;
    if (!frame) return scoresOf(after)[seat] ?? 0;
    const own = 'pending' in frame ? (frame.pending[seat] ?? []) : [];
    const drawn = own.flatMap(each => (each.type === 'start' || each.type === 'step' || each.type === 'ride' ? [each] : []));
    return bestRoute(after.boards[seat]?.marks ?? [], s.plan.options.dockUse, drawn).points;
  };
  for (let game = 0; game < amount(8, 200); game++) {
    played([CLUMSY], {}, `choice ${game}`, (s, seat, move) => {
      met.add(s.frames[0]?.phase ?? '');
      const best = Math.max(...OnTourParis.legal(s, seat).map(each => (each.type === 'submit' ? 0 : pointsAfter(s, seat, each))));
      if (move.type !== 'submit') expect(pointsAfter(s, seat, move)).toBe(best);
    });
  }
  expect([...met].sort()).toEqual(['lastPair', 'lastSingle', 'route']);
});

test('what is settled depends on nothing that the seat cannot see, and is the same each time', () => {
  const options = { openBoards: 'end' } as const;
  played([CLUMSY, bot('hard')], options, 'unseen', (s, seat, move) => {
    const twin = OnTourParis.imagine(OnTourParis.view(s, seat), fast('twin'));
    for (const each of [CLUMSY, bot('expert')]) {
      expect(each.choose(OnTourParis, sightOf(twin, seat), seeded('other luck'))).toEqual(move);
    }
  });
});

test('the advice on a settled choice is that choice, compares nothing, and says that it is settled', () => {
  played([CLUMSY, CLUMSY], {}, 'advice', (s, seat) => {
    const { move, alternatives, isSettled = false } = advise(OnTourParis, bot('hard'), sightOf(s, seat), seeded('advice'));
    expect(move).toEqual(bot('expert').choose(OnTourParis, sightOf(s, seat), seeded('other')));
    expect(alternatives).toEqual([]);
    expect(isSettled).toBe(OnTourParis.legal(s, seat).length > 1);
    expect(advise(OnTourParis, bot('random'), sightOf(s, seat), seeded('advice'))).not.toHaveProperty('isSettled');
  });
});

describe('in City Tour', () => {
  type Day = ReturnType<typeof CityTour.setup>;

  /** Whether some row of choices wins before another tile is drawn; every choice is tried. */
  const canWinAtOnce = (s: Day, turn = s.turn): boolean => {
    const [seat] = CityTour.awaiting(s);
    if (seat === undefined) return s.result?.won === true;
    if (s.turn !== turn) return false;
    return CityTour.legal(s, seat).some(move => {
      const after = CityTour.clone(s);
      CityTour.play(after, seat, move, { chance: fast('any'), tell: () => {} });
      return canWinAtOnce(after, turn);
    });
  };

  test('a choice is settled where a day can be won at once, and then the clumsiest bot wins it', { timeout: 60_000 }, () => {
    let wins = 0;
    for (let game = 0; game < amount(12, 200); game++) {
      const table = { chance: fast(`day ${game}`), tell: () => {} };
      const options = { ...CityTour.options.standard, day: 1 + (game % 12) };
      const s = CityTour.setup({ seats: 1, options, version: CityTour.version }, table);
      let mustWin = false;
      for (let [seat] = CityTour.awaiting(s); seat !== undefined; [seat] = CityTour.awaiting(s)) {
        const isSettled = CityTour.settled?.(s, seat) ?? false;
        expect(isSettled).toBe(canWinAtOnce(s));
        mustWin ||= isSettled;
        const sight = { seat, legal: CityTour.legal(s, seat), view: () => CityTour.view(s, seat) };
        const own = mustWin ? CLUMSY : (BOTS.greedy ?? CLUMSY);
        CityTour.play(s, seat, own.choose(CityTour, sight, table.chance), table);
      }
      if (mustWin) expect(s.result?.won).toBe(true);
      wins += Number(mustWin);
    }
    expect(wins).toBeGreaterThan(0);
  });
});
