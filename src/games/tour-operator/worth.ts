// What cities are worth to tourists.
import type { Box } from './box.ts';
import type { CityId, Interest, TouristId } from './components.ts';

/** TO-4.13 What a city is worth to a tourist by one interest. */
export function worth({ cities, tourists }: Box, city: CityId, tourist: TouristId, interest: Interest): number {
  return cities[city].worth[interest] + (tourists[tourist].plusOne === interest ? 1 : 0);
}

/** The interest by which a city is worth most to a tourist; the first one printed, where both are. */
export function bestInterest(box: Box, city: CityId, tourist: TouristId): Interest {
  const [first, second] = box.tourists[tourist].interests;
  if (!first) throw new Error(`${tourist} has no interest`);
  return second && worth(box, city, tourist, second) > worth(box, city, tourist, first) ? second : first;
}
