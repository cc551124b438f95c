// What the cities that were laid out are worth to tourists, cell by cell.
import { CITY_IDS, type CityId, TOURIST_IDS, type TouristId } from '../components.ts';
import { flightMap } from '../rules/grid.ts';
import type { State } from '../state.ts';
import { bestInterest, worth } from '../worth.ts';

type Worths = ReadonlyMap<TouristId, readonly number[]>;

/** What each city is worth to each tourist who is taken there. */
const WORTH = new Map(
  CITY_IDS.map(city => [city, new Map(TOURIST_IDS.map(tourist => [tourist, worth(city, tourist, bestInterest(city, tourist))]))]),
);

// The same grid is asked about again and again.
let lastAsked: { readonly map: object | null; readonly worths: Worths } = { map: null, worths: new Map() };

/** What every cell is worth to a tourist who is taken there; nothing where there is no card. */
export function worthsTo(s: State, tourist: TouristId): readonly number[] {
  const map = flightMap(s);
  if (map !== lastAsked.map) lastAsked = { map, worths: worthsOf(s.grid) };
  return lastAsked.worths.get(tourist) ?? [];
}

function worthsOf(grid: readonly (CityId | null)[]): Worths {
  return new Map(TOURIST_IDS.map(tourist => [tourist, grid.map(city => (city ? (WORTH.get(city)?.get(tourist) ?? 0) : 0))]));
}
