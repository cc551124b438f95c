// What the cities that were laid out are worth to tourists, cell by cell.
import { type Box, boxOf } from '../box.ts';
import { TOURIST_IDS, type TouristId } from '../components.ts';
import { flightMap } from '../rules/grid.ts';
import type { State } from '../state.ts';
import { bestInterest, worth } from '../worth.ts';

type Worths = ReadonlyMap<TouristId, readonly number[]>;

// The same grid is asked about again and again.
let lastAsked: { readonly map: object | null; readonly box: Box | null; readonly worths: Worths } = {
  map: null,
  box: null,
  worths: new Map(),
};

/** What every cell is worth to a tourist who is taken there; nothing where there is no card. */
export function worthsTo(s: State, tourist: TouristId): readonly number[] {
  const map = flightMap(s);
  const box = boxOf(s.plan.options);
  if (map !== lastAsked.map || box !== lastAsked.box) lastAsked = { map, box, worths: worthsOf(s.grid, box) };
  return lastAsked.worths.get(tourist) ?? [];
}

function worthsOf(grid: State['grid'], box: Box): Worths {
  const to = (tourist: TouristId) => grid.map(city => (city ? worth(box, city, tourist, bestInterest(box, city, tourist)) : 0));
  return new Map(TOURIST_IDS.map(tourist => [tourist, to(tourist)]));
}
