import { expect, test } from 'vitest';
import { SHELF } from '../../games/index.ts';
import type { Option } from '../../kernel/index.ts';
import { firstSeat, isOffered, isPerSeat, namesSeat, withoutGone } from './seat-options.ts';

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
  const { table } = (await (SHELF['city-tour'] ?? expect.unreachable()).open()).options;
  expect(table.voters?.form).toEqual({ type: 'seats' });
  expect(withoutGone(table, { voters: [0, 2], day: 3 }, 2)).toEqual({ voters: [0], day: 3 });
});

test('a game that is only for four is not offered to three, and forgotten with the fourth seat', async () => {
  const { table } = (await (SHELF['tour-operator'] ?? expect.unreachable()).open()).options;
  const rounds = table.rounds ?? expect.unreachable();
  expect([3, 4].map(seats => isOffered(rounds, 'long4', seats))).toEqual([false, true]);
  expect([withoutGone(table, { rounds: 'long4' }, 3), withoutGone(table, { rounds: 'long4' }, 4)]).toEqual([{}, { rounds: 'long4' }]);
  expect(withoutGone(table, { rounds: 4 }, 3)).toEqual({ rounds: 4 });
});

test('whoever begins is known when chosen, and forgotten with the seat', async () => {
  const { table } = (await (SHELF.bodensee ?? expect.unreachable()).open()).options;
  expect(firstSeat(table, {})).toBeNull();
  expect(firstSeat(table, { startPlayer: 2 })).toBe(2);
  expect(withoutGone(table, { startPlayer: 2, dicePerColour: 6 }, 2)).toEqual({ dicePerColour: 6 });
  expect(withoutGone(table, { startPlayer: 1, dicePerColour: 6 }, 2)).toEqual({ startPlayer: 1, dicePerColour: 6 });
});
