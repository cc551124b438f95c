import { describe, expect, test } from 'vitest';
import { SHELF } from '../../games/index.ts';
import { compare } from '../comparison.ts';
import { addResult, newSeries, type Series } from '../series.ts';
import { summarise } from '../summary.ts';
import { playGame, type Trial } from '../trial.ts';
import { binNames, binsFor, sharesIn } from './bins.ts';
import { lineChart } from './charts.ts';
import { escaped, tableOf } from './html.ts';
import { reportPage } from './index.ts';
import { between } from './palette.ts';
import { NO_PART, partOf } from './part.ts';
import { figure, listed, percent, seatName, signed } from './words.ts';

const GAMES = 3;

async function played(id: string, seats: number, options: object = {}, seed = 'r'): Promise<Series> {
  const box = SHELF[id];
  if (!box) throw new Error(`there is no game ${id}`);
  const game = await box.open();
  const reading = game.options.read({ ...(id === 'on-tour-paris' ? { routeMode: 'auto' } : {}), ...options }, seats);
  if (!reading.ok) throw new Error(reading.problem);
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'greedy' : 'random'));
  const trial: Trial = {
    game: id,
    seats,
    options: reading.options,
    bots,
    games: GAMES,
    seed,
    keepRecords: false,
    analyse: true,
    trace: true,
  };
  const series = newSeries(trial);
  const analyst = await box.analyst?.();
  for (let index = 0; index < GAMES; index++) addResult(series, playGame({ game, analyst }, trial, index));
  return series;
}

async function pageOf(id: string, ...all: readonly Series[]): Promise<string> {
  const game = await SHELF[id]?.open();
  const [first] = all;
  if (!game || !first) throw new Error(`there is no game ${id}`);
  const variants = all.map((series, index) => ({
    label: index === 0 ? 'base' : `variant <${index}>`,
    series,
    summary: summarise(series, 1),
    against: index === 0 ? null : compare(first, series),
  }));
  return reportPage(game, variants);
}

/** Not `toContain`, which would print the whole page. */
const has = (page: string, words: string) => page.includes(words);
const titlesIn = (page: string) => [...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title);

describe('a report', () => {
  test.each([
    ['eighty-days', 2, ['Days per leg', 'Event cards', 'Chips', 'Action track', 'Travellers']],
    ['tour-operator', 2, ['Points by source', 'What employees are worth', 'Activity rows', 'Cities', 'Agencies']],
    ['bodensee', 3, ['Money', 'Towns', 'Return per attraction', 'Categories', 'Priorities', 'Actions']],
    ['on-tour-paris', 2, ['What points are made of', 'The arrondissements', 'Bateaux Mouches']],
    ['city-tour', 2, ['Wins by day', 'Wins by turn', 'Sites']],
  ])('on %s has what all games tell and what this one tells', async (id, seats, own) => {
    const page = await pageOf(id, await played(id, seats));
    const titles = titlesIn(page);
    expect(titles).toEqual(expect.arrayContaining(['Scores', 'Length', 'Decisions in a turn', ...own, 'What was played']));
    expect(page.match(/<svg/g)?.length).toBe(page.match(/<\/svg>/g)?.length);
    expect(page.match(/<figure/g)?.length).toBeGreaterThanOrEqual(own.length + 4);
    expect(has(page, 'NaN')).toBe(false);
    expect(has(page, 'undefined')).toBe(false);
  });

  test('needs nothing but itself: no script, no address', async () => {
    const page = await pageOf('bodensee', await played('bodensee', 2));
    expect(/<script|https?:|<link|url\((?!#)|@import| src=/.exec(page)).toBeNull();
  });

  test('shows variants side by side, with what changes', async () => {
    const page = await pageOf('bodensee', await played('bodensee', 2), await played('bodensee', 2, { dicePerColour: 6 }));
    expect(titlesIn(page)[0]).toBe('What changes');
    expect(has(page, 'variant &lt;1&gt;')).toBe(true);
    expect(has(page, '<td class="n">6</td>')).toBe(true);
    expect(page.match(/Visits to attractions in each town/g)).toHaveLength(4);
  });

  test('a team wins together: one line, and no leader', async () => {
    const page = await pageOf('city-tour', await played('city-tour', 3));
    expect(titlesIn(page)).toContain('Wins of the team');
    expect(titlesIn(page)).not.toContain('Lead over time');
  });

  test('one player alone has a report too', async () => {
    const page = await pageOf('on-tour-paris', await played('on-tour-paris', 1));
    expect(has(page, 'The one player won')).toBe(true);
  });

  test('what somebody typed stays text', async () => {
    const page = await pageOf('city-tour', await played('city-tour', 1, {}, '"><img onerror=x>'));
    expect(has(page, '<img')).toBe(false);
    expect(has(page, '&quot;&gt;&lt;img onerror=x&gt;')).toBe(true);
  });

  test('a series that was stopped before its first game has a page that says so', async () => {
    const { trial } = await played('eighty-days', 2);
    expect(has(await pageOf('eighty-days', newSeries(trial)), 'No game was finished.')).toBe(true);
  });
});

describe('the parts of a report', () => {
  test('a chart is a still drawing', () => {
    const svg = lineChart({
      curves: [{ name: 'a', colour: '#123456', values: [1, null, 3] }],
      at: ['x', 'y', 'z'],
      xName: '',
      yName: '',
      written: String,
    });
    expect(svg).toMatch(/^<svg class="chart" viewBox="0 0 560 330" aria-hidden="true">/);
    expect(svg).not.toMatch(/<style|xmlns|NaN/);
  });

  test('numbers fall into round bins', () => {
    const bins = binsFor([-3, 0, 96]);
    expect(bins).toEqual({ from: -10, width: 10, count: 11 });
    expect(sharesIn(bins, [-3, 0, 1, 96]).filter(share => share > 0)).toEqual([0.25, 0.5, 0.25]);
    expect(binNames(bins).slice(0, 2)).toEqual(['−10…−1', '0…9']);
    expect(binsFor([])).toEqual({ from: 0, width: 1, count: 1 });
  });

  test('figures are written for people', () => {
    expect(figure(-12345.67)).toBe('−12,345.7');
    expect(figure(-0.01)).toBe('0.0');
    expect(figure(null)).toBe('–');
    expect([signed(2), signed(-2), signed(0.001)]).toEqual(['+2.0', '−2.0', '0.0']);
    expect(percent(0.5)).toBe('50.0%');
    expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
    expect([seatName(0, ['greedy', 'greedy']), seatName(1, ['greedy', 'random'])]).toEqual(['Seat 1', 'Seat 2 (random)']);
  });

  test('every cell of a table is escaped', () => {
    expect(tableOf({ caption: '<c>', head: ['<h>'], rows: [['<r>', '<d>']] })).not.toMatch(/<[chrd]>/);
    expect(escaped(`<a href='x'>&"`)).toBe('&lt;a href=&#39;x&#39;&gt;&amp;&quot;');
  });

  test('half way between black and white lies grey', () => {
    expect(between('#000000', '#ffffff', 0.5)).toBe('#808080');
  });
});

test('a game without a part of its own has no sections of its own', async () => {
  expect(await partOf('chess')).toBe(NO_PART);
  expect(await partOf('bodensee')).not.toBe(NO_PART);
});
