import { expect, test } from 'vitest';
import { CITIES, CITY_IDS, TOURIST_IDS, TOURISTS } from './components.ts';
import { OPTIONS } from './options.ts';
import { tour } from './table.testing.ts';

function problem(raw: unknown, seats = 2): string | undefined {
  const reading = OPTIONS.read(raw, seats);
  return reading.ok ? undefined : reading.problem;
}

test('the recommended layouts are taken as they are', () => {
  expect([problem({}, 2), problem({}, 3), problem({}, 4), problem({ rounds: 'long4' }, 4)]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a grid too small for the players is refused with the allowed range', () => {
  expect(problem({ cols: 2, rows: 1 })).toBe('the grid must hold 3 to 25 cities for 2 players, not 2 (options cols, rows, mask)');
  expect(problem({ cols: 2, rows: 2, rounds: 3 }, 4)).toBe(
    'the grid must hold 5 to 25 cities for 4 players, not 4 (options cols, rows, mask)',
  );
});

test('a grid too large is refused', () => {
  expect(problem({ cols: 7, rows: 6 })).toBe('options cols and rows make 42 cells; allowed: at most 40');
  expect(problem({ cols: 6, rows: 5 })).toBe('the grid must hold 3 to 25 cities for 2 players, not 30 (options cols, rows, mask)');
  expect(problem({ cols: 26 })).toContain('option cols must be one of recommended, 1, 2');
});

test('more rounds than cities are refused', () => {
  expect(problem({ cols: 3, rows: 2, rounds: 7 })).toBe('option rounds must be at most 6 with 6 cities, not 7');
  expect(problem({ rounds: 13 })).toContain('option rounds must be one of');
});

test('an agreement that does not say who may board beside a passenger who stayed is read as its version of the rules had it', () => {
  const stayRule = (version?: number) => {
    const reading = OPTIONS.read({}, 2, version);
    return reading.ok ? reading.options.stayRule : reading.problem;
  };
  expect([stayRule(1), stayRule(2), stayRule()]).toEqual(['seats', 'grounded', 'grounded']);
  expect(OPTIONS.read({ stayRule: 'grounded' }, 2, 1)).toMatchObject({ options: { stayRule: 'grounded' } });
});

test('the long game is for four', () => {
  expect(problem({ rounds: 'long4' }, 3)).toBe('option rounds may be long4 with 4 players only; with 3: recommended or 1 to 12');
});

test('a mask names cells of the grid, each once, and leaves the cities in one piece', () => {
  expect(problem({ mask: [16] })).toBe('option mask must name each cell once, from 0 to 15, not 16');
  expect(problem({ mask: [3, 3] })).toBe('option mask must name each cell once, from 0 to 15, not 3');
  expect(problem({ mask: [1, 5, 9, 13] })).toBe('option mask must leave the cities in one piece, side by side');
  expect(problem({ mask: 'none' })).toContain('option mask must be a list');
});

test('unknown options, strange start players and wrong values are refused', () => {
  expect(problem({ colour: 'red' })).toContain('there is no option "colour"; allowed: cols, rows, mask, rounds');
  expect(problem({ firstStart: 3 }, 3)).toBe('option firstStart must be random or a seat from 0 to 2, not 3');
  expect(problem({ startFuel: 6 })).toBe('option startFuel must be a whole number from 0 to 5, not 6');
});

test('a masked grid has no card on its masked cells', () => {
  const s = tour({ options: { mask: [0, 5] } });
  expect([s.grid[0], s.grid[5], s.open[0]]).toEqual([null, null, false]);
  expect(s.grid.filter(city => city !== null)).toHaveLength(14);
});

test('the compact deck is the 30 cards with odd numbers', () => {
  const s = tour({ options: { touristDeck: 'compact30' } });
  expect(s.touristDeck).toHaveLength(30);
  expect(s.touristDeck.slice(0, 3)).toEqual(['T01', 'T03', 'T05']);
});

test('the tokens one starts with, and the sides by seat', () => {
  const s = tour({ seats: 4, options: { startFuel: 5, startCoupons: 0 } });
  expect(s.agencies.map(({ plane }) => plane)).toEqual(['S', 'W', 'N', 'E']);
  expect(s.agencies[0]?.tokens).toEqual({ fuel: 5, coupon: 0, seat: 0, room: 0 });
});

test('the cities add up as printed', () => {
  const worth = CITY_IDS.map(id => CITIES[id].worth);
  const sum = (of: 'nature' | 'party' | 'shopping' | 'culture') => worth.reduce((all, each) => all + each[of], 0);
  expect([CITY_IDS.length, sum('nature'), sum('party'), sum('shopping'), sum('culture')]).toEqual([25, 79, 84, 87, 86]);
  expect(CITY_IDS.filter(id => CITIES[id].activities.length === 1)).toHaveLength(11);
});

test('the tourists add up as printed', () => {
  const all = TOURIST_IDS.map(id => TOURISTS[id]);
  const count = (holds: (each: (typeof all)[number]) => boolean) => all.filter(holds).length;
  expect([count(each => each.patience === 'happy'), count(each => each.business)]).toEqual([36, 18]);
  expect([count(each => each.weeks === 1), count(each => each.weeks === 2), count(each => each.weeks === 3)]).toEqual([21, 25, 14]);
  expect([count(each => each.room === 'vip'), count(each => each.room === 'dorm'), count(each => each.plusOne !== null)]).toEqual([
    15, 21, 26,
  ]);
  expect(count(each => each.interests.length === 2)).toBe(28);
});
