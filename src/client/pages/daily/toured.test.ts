import { expect, test } from 'vitest';
import { type Event as CityEvent, CityTour, SITES } from '../../../games/city-tour/index.ts';
import { CLUBS, OnTourParis, regionsOf, type View } from '../../../games/on-tour-paris/index.ts';
import { type AnyGame, fast } from '../../../kernel/index.ts';
import { touredCity, touredParis } from './toured.ts';

/** A game played alone to its end by its policy. */
function played(game: AnyGame, seed: string) {
  const chance = fast(seed);
  const events: unknown[] = [];
  const table = { chance, tell: (event: unknown) => void events.push(event) };
  const state = game.setup({ seats: 1, options: game.options.standard, version: game.version }, table);
  for (let [seat] = game.awaiting(state); seat !== undefined; [seat] = game.awaiting(state)) {
    const legal = game.legal(state, seat).filter(move => !game.surrenders?.(move));
    const move = game.policy?.(state, seat, legal, chance) ?? legal[0];
    if (move) game.play(state, seat, move, table);
  }
  return { events, state, outcome: game.outcome(state) };
}

test('of Paris it is told how much of each region was toured, and every club counts in its two regions', () => {
  const { state } = played(OnTourParis as AnyGame, 'paris');
  const view = OnTourParis.view(state as never, 0) as View;
  const toured = touredParis(view, { clubs: CLUBS, regionsOf });
  expect(toured?.parts.map(({ piece }) => piece)).toEqual(['N', 'S', 'W', 'C', 'E']);
  expect(toured?.parts.map(({ of }) => of)).toEqual([28, 12, 10, 16, 14]);
  expect(toured?.parts.reduce((sum, part) => sum + part.toured, 0)).toBe(2 * (toured?.route?.length ?? -1));
  for (const { squares } of toured?.parts ?? []) expect(squares).toHaveLength(8);
  expect(toured?.title).toBe(view.results?.[0]?.title);
  const { clubs, circled, boats } = view.results?.[0] ?? {};
  expect(toured?.figures.map(({ count }) => count)).toEqual([clubs, circled, boats]);
  expect(touredParis({ ...view, results: null }, { clubs: CLUBS, regionsOf })).toBeUndefined();
});

test('of a city the sites are told in the order in which they were passed, with a colour where travellers got off', () => {
  const colours: Readonly<Record<string, { readonly colour: string }>> = SITES;
  const { events } = played(CityTour as AnyGame, 'city');
  const told = events as readonly CityEvent[];
  const { parts, figures, goal } = touredCity(told, site => colours[site]?.colour);
  const [part] = parts;
  const end = told.find(event => event.type === 'ended');
  expect([goal, figures.find(({ name }) => name === 'turns')?.count]).toEqual([end?.objective, end?.turns]);
  const passed = told.filter(event => event.type === 'passed' && event.site !== null);
  expect(part?.squares).toHaveLength(passed.length);
  expect(part?.of).toBe(passed.length);
  expect(part?.squares.filter(square => square !== 'none')).toHaveLength(part?.toured ?? -1);
});
