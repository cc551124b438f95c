import { describe, expect, test } from 'vitest';
import { BOTS, type Bot } from '../../bots/index.ts';
import { CityTour, laid, type Move, ROTATIONS, roadFrom, type State, type TileId } from '../../games/city-tour/index.ts';
import { type AnyGame, fast, silent } from '../../kernel/index.ts';
import { chanceOf, LUCK_SCHEME } from '../../luck/index.ts';
import { amount } from '../../testing/part.ts';
import { YARDSTICK } from '../yardstick.ts';
import { knownDay, playedLine, type Tour } from './known.ts';
import type { KnownDay } from './networks.ts';
import { type Solving, solving } from './solver.ts';

/** On a machine with much else to do, in ms. */
const PATIENCE = 600_000;
const SITES = ['CL1', 'GA1', 'BR2', 'CA2', 'LA2', 'FO1'] as const;

function tourOf(seed: string, day: number): Tour {
  const reading = CityTour.options.read({ day }, 1);
  if (!reading.ok) throw new Error(reading.problem);
  return { seed, options: reading.options, version: CityTour.version };
}

function known(tour: Tour): KnownDay {
  const day = knownDay(tour);
  if (!day) throw new Error('not a day of level 1');
  return day;
}

function solved(day: KnownDay, most?: number): Solving {
  return [...solving(day, most)].at(-1) ?? { line: { delivered: -1, placed: [] }, isBest: false };
}

/** Pairs that leave few ways to place them; tiles come up more than once, as they never would. */
const STRAIGHT = ['T31', 'T31'] as const;
const TWO_GREEN = ['T10', 'T10'] as const;
const FEW: readonly (readonly [TileId, TileId])[] = [
  STRAIGHT,
  STRAIGHT,
  TWO_GREEN,
  ['T11', 'T11'],
  ['T08', 'T08'],
  ['T32', 'T32'],
  ['T31', 'T32'],
  ['T09', 'T32'],
  ['T28', 'T28'],
  ['T26', 'T26'],
];
/** Lines that are tried at the most. */
const MOST_LINES = 1500;

const PLACINGS = new Map(FEW.map(pair => [pair, placingsOf(pair)]));

/** Placings that differ in effect: what the bus finds on the roads from all sides. */
function placingsOf(pair: readonly [TileId, TileId]): readonly Move[] {
  const all = pair.flatMap(tile => ROTATIONS.map(rotation => ({ type: 'place', tile, rotation }) as const));
  const faces = all.map(({ tile, rotation }) => JSON.stringify(([0, 1, 2, 3] as const).map(side => roadFrom(laid(tile, rotation), side))));
  return all.filter((_, at) => faces.indexOf(faces[at] ?? '') === at);
}

/** Sixteen pairs with few lines. */
function fewLines(seed: string): KnownDay['pairs'] {
  const chance = fast(seed);
  let lines = 1;
  return Array.from({ length: 16 }, () => {
    const pair = FEW[chance.below(FEW.length)] ?? STRAIGHT;
    const ways = PLACINGS.get(pair)?.length ?? 1;
    if (lines * ways > MOST_LINES) return STRAIGHT;
    lines *= ways;
    return pair;
  });
}

/** The most that any line delivers with these tiles: all of them are played by the rules. */
function mostByRules(s: State, pairs: KnownDay['pairs']): number {
  if (s.result) return s.result.total;
  const pair = pairs[s.turn - 1] ?? STRAIGHT;
  s.revealed.splice(0, 2, ...pair);
  return (PLACINGS.get(pair) ?? []).reduce((most, move) => {
    const next = CityTour.clone(s);
    CityTour.play(next, 0, move, silent(fast('any tiles')));
    return Math.max(most, mostByRules(next, pairs));
  }, -1);
}

describe('the solver', () => {
  test.each(Array.from({ length: amount(4, 80) }, (_, at) => `few lines ${at}`))('finds what trying all lines finds: %s', seed => {
    const day = { pairs: fewLines(seed), sites: SITES };
    const found = solved(day);
    const state = CityTour.setup({ seats: 1, options: CityTour.options.standard, version: CityTour.version }, silent(fast('any')));
    expect(found).toMatchObject({ isBest: true, line: { delivered: mostByRules(state, day.pairs) } });
  });

  test('knows that nobody boards when all pawns of a colour are in use', () => {
    const pairs = Array.from({ length: 16 }, (_, at) => (at < 11 ? TWO_GREEN : STRAIGHT));
    const state = CityTour.setup({ seats: 1, options: CityTour.options.standard, version: CityTour.version }, silent(fast('any')));
    expect(solved({ pairs, sites: SITES }).line.delivered).toBe(mostByRules(state, pairs));
  });

  test.each(Array.from({ length: amount(1, 30) }, (_, at) => at))(
    'proves the best line of a day, which wins when it is played: %s',
    { timeout: PATIENCE },
    at => {
      const tour = tourOf(`a day ${at}`, (at % 3) + 1);
      const { line, isBest } = solved(known(tour));
      expect(isBest).toBe(true);
      expect(playedLine(tour, line)).toMatchObject({ won: true, total: line.delivered });
      for (const bot of [BOTS.greedy, YARDSTICK]) {
        for (let attempt = 0; attempt < 20; attempt++) expect(totalOf(bot, tour, `try ${attempt}`)).toBeLessThanOrEqual(line.delivered);
      }
    },
  );

  test('says so when it gives up', () => {
    const { line, isBest } = solved(known(tourOf('a day', 1)), 1000);
    expect(isBest).toBe(false);
    expect(playedLine(tourOf('a day', 1), line)?.total).toBe(line.delivered);
  });

  test('leaves the days of higher levels alone', () => {
    expect([1, 2, 3, 4, 7, 10].map(day => knownDay(tourOf('a day', day)) !== undefined)).toEqual([true, true, true, false, false, false]);
  });
});

/** What a bot delivers. */
function totalOf(bot: Bot | undefined, { seed, options, version }: Tour, mind: string): number {
  const game: AnyGame = CityTour;
  const table = silent(chanceOf({ seed, luckScheme: LUCK_SCHEME }));
  const state = game.setup({ seats: 1, options, version }, table);
  const chance = fast(mind);
  for (let [seat] = game.awaiting(state); seat !== undefined; [seat] = game.awaiting(state)) {
    const move = bot?.choose(game, { seat, legal: game.legal(state, seat), view: () => game.view(state, 0) }, chance);
    if (move) game.play(state, seat, move, table);
  }
  return game.outcome(state)?.scores[0] ?? 0;
}
