// What cities are worth to tourists.
import { CITIES, type CityId, type Interest, TOURISTS, type TouristId } from './components.ts';

/** TO-4.13 What a city is worth to a tourist by one interest. */
export function worth(city: CityId, tourist: TouristId, interest: Interest): number {
  return CITIES[city].worth[interest] + (TOURISTS[tourist].plusOne === interest ? 1 : 0);
}

/** The interest by which a city is worth most to a tourist; the first one printed, where both are. */
export function bestInterest(city: CityId, tourist: TouristId): Interest {
  const [first, second] = TOURISTS[tourist].interests;
  if (!first) throw new Error(`${tourist} has no interest`);
  return second && worth(city, tourist, second) > worth(city, tourist, first) ? second : first;
}
