import { beforeAll, describe, expect, test } from 'vitest';
import { BOTS } from '../../bots/index.ts';
import { CityTour } from '../../games/city-tour/index.ts';
import { type AnyGame, fast, silent } from '../../kernel/index.ts';
import { chanceOf, LUCK_SCHEME } from '../../luck/index.ts';
import { amount, say } from '../../testing/part.ts';
import { candidates, cityFor } from './day.ts';
import { knownDay, playedLine, type Tour } from './known.ts';
import { worksOf } from './networks.ts';
import { quickLine } from './solver.ts';

const game: AnyGame = CityTour;
const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** Tiles for so many weeks; each weekday has a city of its own for them. */
const WEEKS = amount(16, 150);
/** How often each bot plays a day. */
const TRIES = 6;
/** Who still loses days at the beginning of the week: the greedy bot wins nearly all of them. */
const PLAYERS = ['easy', 'medium'] as const;
type Player = (typeof PLAYERS)[number];

function ended<T>(search: Generator<unknown, T>): T {
  let step = search.next();
  while (!step.done) step = search.next();
  return step.value;
}

/** Whether a bot wins. */
function wins(bot: Player, { seed, options, version }: Tour, mind: string): boolean {
  const table = silent(chanceOf({ seed, luckScheme: LUCK_SCHEME }));
  const state = game.setup({ seats: 1, options, version }, table);
  const chance = fast(mind);
  for (let [seat] = game.awaiting(state); seat !== undefined; [seat] = game.awaiting(state)) {
    const move = BOTS[bot]?.choose(game, { seat, legal: game.legal(state, seat), view: () => game.view(state, 0) }, chance);
    if (move) game.play(state, seat, move, table);
  }
  return game.outcome(state)?.ranks[0] === 1;
}

/** The share of a bot's tries that win, week by week and weekday by weekday. */
const shares: Record<Player, number[][]> = { easy: [], medium: [] };
const tours: Tour[][] = [];

beforeAll(() => {
  for (let week = 0; week < WEEKS; week++) {
    const cities = ended(candidates(game, `week ${week}`));
    const days = NAMES.map((_, weekday) => ended(cityFor(cities, weekday)).tour);
    tours.push(days);
    for (const bot of PLAYERS) {
      const won = (tour: Tour) => Array.from({ length: TRIES }, (_, at) => wins(bot, tour, `${bot} ${week} ${at}`)).filter(Boolean).length;
      shares[bot].push(days.map(tour => won(tour) / TRIES));
    }
  }
}, 600_000);

const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length;

/** How much more often days are won than others of the same weeks, and half of the 95 % interval. */
function difference(bot: Player, easier: readonly number[], harder: readonly number[]): { readonly by: number; readonly within: number } {
  const of = (week: readonly number[], weekdays: readonly number[]) => mean(weekdays.map(weekday => week[weekday] ?? 0));
  const each = shares[bot].map(week => of(week, easier) - of(week, harder));
  const by = mean(each);
  const variance = each.reduce((sum, one) => sum + (one - by) ** 2, 0) / (each.length - 1);
  return { by, within: 1.96 * Math.sqrt(variance / each.length) };
}

describe.each(PLAYERS)('for a bot that is %s', bot => {
  test('days get harder from the beginning of the week to its end', () => {
    const won = NAMES.map((name, weekday) => `${name} ${Math.round(100 * mean(shares[bot].map(week => week[weekday] ?? 0)))} %`);
    say(`${bot} wins on ${won.join(', ')} of ${WEEKS} days each`);
    const { by, within } = difference(bot, [0, 1, 2], [4, 5, 6]);
    expect(by - within).toBeGreaterThan(0);
    const ends = difference(bot, [0], [6]);
    expect(ends.by - ends.within).toBeGreaterThan(0);
  });

  test('no day is seen to be easier than the one before it', () => {
    for (let weekday = 0; weekday < 6; weekday++) {
      const { by, within } = difference(bot, [weekday], [weekday + 1]);
      // Among so many comparisons one may be a little off: three standard errors and more are none.
      expect(by + 1.6 * within).toBeGreaterThanOrEqual(0);
    }
  });
});

test('every day has a line that wins when it is played', () => {
  for (const tour of tours.slice(0, amount(1, 20)).flat()) {
    const day = knownDay(tour);
    expect(day && playedLine(tour, ended(quickLine(worksOf(day))))?.won).toBe(true);
  }
});
