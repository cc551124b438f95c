// A day of City Tour whose luck is known: to the server before the day, to everybody once it is over.
import { CityTour, drawTile, isSpecial, LAST_TURN, type Move } from '../../games/city-tour/index.ts';
import { chanceOf, LUCK_SCHEME } from '../../luck/index.ts';
import type { Site } from './buses.ts';
import type { KnownDay } from './networks.ts';
import type { Pair } from './offers.ts';
import type { Line } from './tiles.ts';

/** What a tour is played by. */
export interface Tour {
  readonly seed: string;
  readonly options: unknown;
  readonly version: number;
}

function begun({ seed, options, version }: Tour) {
  const table = { chance: chanceOf({ seed, luckScheme: LUCK_SCHEME }), tell: () => {} };
  return { table, state: CityTour.setup({ seats: 1, options: options as typeof CityTour.options.standard, version }, table) };
}

/** The tiles of every turn and the sites; undefined where there is more to a day than that, as from level 2 on. */
export function knownDay(tour: Tour): KnownDay | undefined {
  const { state, table } = begun(tour);
  const { town, plan, bag } = state;
  const sites = town.sites.filter((site): site is Site => site !== null && !isSpecial(site));
  if (sites.length < town.sites.length || town.cards.length > 0 || plan.options.piles === 'open') return undefined;
  const draw = () => drawTile(bag, table.chance);
  // CT-2.8 The same seed shows the same pairs whatever is placed.
  const [left = draw(), right = draw()] = state.revealed;
  const pairs: Pair[] = [[left, right]];
  while (pairs.length < LAST_TURN) pairs.push([draw(), draw()]);
  return { pairs, sites };
}

/** How a line comes out when it is played by the rules; undefined where it cannot be played to the end. */
export function playedLine(tour: Tour, { placed }: Line) {
  const { state, table } = begun(tour);
  for (const { tile, rotation } of placed) {
    const move: Move = { type: 'place', tile, rotation };
    if (state.result || CityTour.refusal(state, 0, move)) return undefined;
    CityTour.play(state, 0, move, table);
  }
  return state.result ?? undefined;
}
