import { expect, test } from 'vitest';
import { TourOperator, type View } from '../../../games/tour-operator/index.ts';
import { matchesOf, seeded } from '../../../kernel/index.ts';
import { route } from './flight-range.ts';

/** A grid as it is laid out for two, with these options. */
function laidOut(options: Readonly<Record<string, unknown>>): View {
  const reading = TourOperator.options.read(options, 2);
  if (!reading.ok) throw new Error(reading.problem);
  const { match } = matchesOf(TourOperator).start({ options: reading.options, seats: 2 }, seeded('route'));
  return TourOperator.view(match.state, 'public');
}

test('a route is drawn from card to card, the last one being where the plane lands', () => {
  expect(route(laidOut({}), 0, 3)).toEqual([1, 2, 3]);
  expect(route(laidOut({}), 0, 5).at(-1)).toBe(5);
  expect(route(laidOut({}), 0, 5)).toHaveLength(2);
});

test('a route goes round cells without a card', () => {
  expect(route(laidOut({ cols: 3, rows: 3, mask: [1, 4], rounds: 5 }), 0, 2)).toEqual([3, 6, 7, 8, 5, 2]);
});

test('from its side a plane enters the row or column of the city, over the cards that lie there', () => {
  const view = laidOut({ cols: 3, rows: 3, mask: [1], rounds: 5 });
  expect(route(view, 'N', 7)).toEqual([4, 7]);
  expect(route(view, 'E', 3)).toEqual([5, 4, 3]);
  expect(route(view, 'S', 8)).toEqual([8]);
});
