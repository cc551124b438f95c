import { beforeAll, describe, expect, test } from 'vitest';
import { BOTS, type Bot } from '../../bots/index.ts';
import { CityTour } from '../../games/city-tour/index.ts';
import { type AnyGame, fast, silent } from '../../kernel/index.ts';
import { chanceOf, LUCK_SCHEME } from '../../luck/index.ts';
import { amount, say } from '../../testing/part.ts';
import { YARDSTICK } from '../yardstick.ts';
import { candidates, cityFor, objectiveOf } from './day.ts';
import { knownDay, playedLine, type Tour } from './known.ts';
import { worksOf } from './networks.ts';
import { quickLine } from './solver.ts';

const game: AnyGame = CityTour;
const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** Tiles for so many weeks; each weekday has a city of its own for them. */
const WEEKS = amount(10, 150);
/** How often each bot plays a day: the greedy one always plays the same. */
const TRIES = { greedy: 1, yardstick: 6 } as const;
const PLAYERS: Readonly<Record<keyof typeof TRIES, Bot | undefined>> = { greedy: BOTS.greedy, yardstick: YARDSTICK };
/** On a machine with much else to do, in ms. */
const PATIENCE = 600_000;
type Player = keyof typeof TRIES;

function ended<T>(search: Generator<unknown, T>): T {
  let step = search.next();
  while (!step.done) step = search.next();
  return step.value;
}

/** How many travellers a bot delivers. */
function delivered(bot: Player, { seed, options, version }: Tour, mind: string): number {
  const table = silent(chanceOf({ seed, luckScheme: LUCK_SCHEME }));
  const state = game.setup({ seats: 1, options, version }, table);
  const chance = fast(mind);
  for (let [seat] = game.awaiting(state); seat !== undefined; [seat] = game.awaiting(state)) {
    const move = PLAYERS[bot]?.choose(game, { seat, legal: game.legal(state, seat), view: () => game.view(state, 0) }, chance);
    if (move) game.play(state, seat, move, table);
  }
  return game.outcome(state)?.scores[0] ?? 0;
}

/** How many more than asked for a bot delivers, week by week and weekday by weekday; good bots win most days, so victories alone would tell little. */
const margins: Record<Player, number[][]> = { greedy: [], yardstick: [] };
/** The share of the tries that win, likewise. */
const shares: Record<Player, number[][]> = { greedy: [], yardstick: [] };
const tours: Tour[][] = [];

beforeAll(() => {
  for (let week = 0; week < WEEKS; week++) {
    const cities = ended(candidates(game, `week ${week}`));
    const days = NAMES.map((_, weekday) => ended(cityFor(cities, weekday)));
    tours.push(days.map(({ tour }) => tour));
    for (const bot of ['greedy', 'yardstick'] as const) {
      const beyond = days.map(({ tour, city }) =>
        Array.from({ length: TRIES[bot] }, (_, at) => delivered(bot, tour, `${bot} ${week} ${at}`) - objectiveOf(city)),
      );
      margins[bot].push(beyond.map(mean));
      shares[bot].push(beyond.map(each => mean(each.map(more => (more >= 0 ? 1 : 0)))));
    }
  }
}, PATIENCE);

function mean(list: readonly number[]): number {
  return list.reduce((sum, each) => sum + each, 0) / list.length;
}

/** How many more are delivered on some days than on others of the same weeks, and half of the 95 % interval. */
function difference(bot: Player, easier: readonly number[], harder: readonly number[]): { readonly by: number; readonly within: number } {
  const of = (week: readonly number[], weekdays: readonly number[]) => mean(weekdays.map(weekday => week[weekday] ?? 0));
  const each = margins[bot].map(week => of(week, easier) - of(week, harder));
  const by = mean(each);
  const variance = each.reduce((sum, one) => sum + (one - by) ** 2, 0) / (each.length - 1);
  return { by, within: 1.96 * Math.sqrt(variance / each.length) };
}

describe.each(['greedy', 'yardstick'] as const)('for the %s', bot => {
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

test('every day has a line that wins when it is played', { timeout: PATIENCE }, () => {
  for (const tour of tours.slice(0, amount(1, 10)).flat()) {
    const day = knownDay(tour);
    expect(day && playedLine(tour, ended(quickLine(worksOf(day))))?.won).toBe(true);
  }
});
