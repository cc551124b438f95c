import { expect, test } from 'vitest';
import { ATTRACTIONS, type Attraction } from '../../../../games/bodensee/table.ts';
import { kindsIn, movedTo, rowOf, stepped } from './order.ts';

const ids = (tiles: readonly Attraction[]) => tiles.map(({ id }) => id);

test('a card that is moved along its row takes the priority of its new place', () => {
  const moved = movedTo(ATTRACTIONS, 'n13', 'green', 1);
  expect(ids(rowOf(moved, 'green')).slice(0, 3)).toEqual(['n01', 'n13', 'n02']);
  expect(rowOf(moved, 'green').map(({ priority }) => priority)).toEqual(Array.from({ length: 13 }, (_, at) => at + 1));
  expect(ids(rowOf(stepped(ATTRACTIONS, 'n01', 1, 0), 'green')).slice(0, 2)).toEqual(['n02', 'n01']);
});

test('a card that is moved to another row has its colour', () => {
  const moved = stepped(ATTRACTIONS, 'n01', 0, 1);
  expect(ids(rowOf(moved, 'blue'))[0]).toBe('n01');
  expect(rowOf(moved, 'blue')).toHaveLength(13);
  expect(stepped(ATTRACTIONS, 'n01', 0, -1)).toBe(ATTRACTIONS);
  expect(movedTo(ATTRACTIONS, 'nobody', 'red', 0)).toBe(ATTRACTIONS);
});

test('grey cards of one kind lie on one another', () => {
  expect(kindsIn(rowOf(ATTRACTIONS, 'grey')).map(({ tiles }) => tiles.length)).toEqual(Array(8).fill(2));
  expect(kindsIn(rowOf(ATTRACTIONS, 'red'))).toHaveLength(11);
});
