import { expect, test } from 'vitest';
import { SHELF } from '../../games/index.ts';
import type { Option } from '../../kernel/index.ts';
import { firstSeat, inTheWay, isPerSeat, mayBe, namesSeat, withoutGone } from './seat-options.ts';

async function named(is: (option: Option<unknown>, most: number) => boolean): Promise<Record<string, readonly string[]>> {
  const all = Object.values(SHELF).map(async ({ id, seats, open }) => {
    const { table } = (await open()).options;
    return [id, Object.keys(table).filter(name => table[name] && is(table[name], seats.most))];
  });
  return Object.fromEntries(await Promise.all(all));
}

test('who begins is asked for by name in every game', async () => {
  expect(await named(namesSeat)).toEqual({
    'eighty-days': ['firstPlayer'],
    'tour-operator': ['firstStart'],
    bodensee: ['startPlayer'],
    'on-tour-paris': ['firstRoller'],
    'city-tour': ['firstSeat'],
  });
});

test('only gaps in a grid and content of one’s own are written as data', async () => {
  const asData = await named((option, most) => !option.form && !isPerSeat(option, most));
  expect(Object.entries(asData).filter(([, names]) => names.length > 0)).toEqual([
    ['eighty-days', ['content']],
    ['tour-operator', ['mask', 'content']],
    ['bodensee', ['content']],
    ['on-tour-paris', ['content']],
    ['city-tour', ['ownDay']],
  ]);
});

test('money at the start is asked for person by person', async () => {
  expect(Object.entries(await named(isPerSeat)).filter(([, names]) => names.length > 0)).toEqual([['bodensee', ['startMoney']]]);
});

test('who may vote is asked for by name, and forgotten with the seat', async () => {
  const { options } = await (SHELF['city-tour'] ?? expect.unreachable()).open();
  expect(options.table.voters?.form).toEqual({ type: 'seats' });
  expect(withoutGone(options, { voters: [0, 2], day: 3 }, 2)).toEqual({ voters: [0], day: 3 });
});

test('whoever begins is known when chosen, and forgotten with the seat', async () => {
  const { options } = await (SHELF.bodensee ?? expect.unreachable()).open();
  expect(firstSeat(options.table, {})).toBeNull();
  expect(firstSeat(options.table, { startPlayer: 2 })).toBe(2);
  expect(withoutGone(options, { startPlayer: 2, dicePerColour: 6 }, 2)).toEqual({ dicePerColour: 6 });
  expect(withoutGone(options, { startPlayer: 1, dicePerColour: 6 }, 2)).toEqual({ startPlayer: 1, dicePerColour: 6 });
});

test('a value that only a table of another size may have is neither offered nor kept', async () => {
  const { options } = await (SHELF['tour-operator'] ?? expect.unreachable()).open();
  const long = { chosen: { touristDeck: 'compact30' }, name: 'rounds', value: 'long4' };
  expect([2, 3, 4].map(seats => mayBe(options, long, seats))).toEqual([false, false, true]);
  expect(withoutGone(options, { rounds: 'long4', startFuel: 3 }, 3, 4)).toEqual({ startFuel: 3 });
  expect(withoutGone(options, { rounds: 'long4', startFuel: 3 }, 4, 4)).toEqual({ rounds: 'long4', startFuel: 3 });
  // What is wrong at every size is left for its player to see.
  expect(withoutGone(options, { rounds: 'ever' }, 3, 4)).toEqual({ rounds: 'ever' });
  expect(inTheWay(options, { rounds: 'long4', startFuel: 3 }, 3)).toEqual(['rounds']);
  expect(inTheWay(options, {}, 3)).toEqual([]);
});
