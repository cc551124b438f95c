// How good a day looks between two turns.
import { isSpecial, LETTERS, SEATS_IN_BUS, SITES, type SiteId, TRAVELLERS, type Traveller } from './components.ts';
import { onSites } from './rules/end.ts';
import { aboard, areSpecialsFree, signsMet } from './rules/sites.ts';
import type { Journey, Pawns } from './state.ts';

const DECIDED = 1000;
const EACH_MORE_ABOARD = 0.1;
const USELESS = 0.05;
const PER_PASSENGER_TO_STATION = 0.35;
const PER_COLOUR_TO_PARK = 0.8;
const PER_FAN_TO_STADIUM = 1.5;
const BETWEEN_SIGNS = 2;
const PER_PASSENGER_TOO_LATE = 0.5;

/** What players may think differently about. */
export interface Taste {
  readonly delivered: number;
  readonly emptySpace: number;
  /** A passenger of a colour of which there are enough for a site ahead, and of one of which there are too few. */
  readonly enoughAboard: number;
  readonly someAboard: number;
  readonly grandVoyageur: number;
  readonly stationBound: number;
  readonly fullBus: number;
}

export const USUAL: Taste = {
  delivered: 3,
  emptySpace: 0.35,
  enoughAboard: 1.6,
  someAboard: 0.9,
  grandVoyageur: 2,
  stationBound: 0.8,
  fullBus: 0.6,
};

/** A number that grows with the team's prospects: the higher, the better. */
export function worth(s: Journey, taste = USUAL): number {
  if (s.result) return (s.result.won ? DECIDED : -DECIDED) + s.result.total;
  const met = signsMet(s);
  const over = s.town.signs.length > 0 && met === s.town.signs.length;
  const passengers = aboard(s.bus);
  const areSpecialsOver = over && !areSpecialsFree(s);
  const station = !areSpecialsOver && isAhead(s, 'STATION');
  let sum = taste.delivered * onSites(s) + taste.emptySpace * emptySpaces(s);
  for (const colour of TRAVELLERS) if (s.bus[colour] > 0) sum += s.bus[colour] * perPassenger(s, colour, over, station, taste);
  if (station) sum += PER_PASSENGER_TO_STATION * passengers;
  if (!areSpecialsOver && isAhead(s, 'PARK')) sum += PER_COLOUR_TO_PARK * coloursAboard(s.bus);
  if (!areSpecialsOver && isAhead(s, 'STADIUM')) sum += PER_FAN_TO_STADIUM * s.bus.W;
  if (met === 1) sum += BETWEEN_SIGNS;
  if (over) sum -= PER_PASSENGER_TOO_LATE * passengers;
  return passengers === SEATS_IN_BUS ? sum - taste.fullBus : sum;
}

/** What one passenger of a colour is worth in the bus. */
function perPassenger(s: Journey, colour: Traveller, over: boolean, station: boolean, taste: Taste): number {
  const count = s.bus[colour];
  const least = over ? 0 : leastRequired(s, colour);
  if (least > 0) return count >= least ? taste.enoughAboard : taste.someAboard + EACH_MORE_ABOARD * count;
  const wanted = s.town.leaving[colour];
  if (wanted > 0) return (taste.grandVoyageur * Math.min(count, wanted)) / count;
  return station ? taste.stationBound : USELESS;
}

/** The smallest number asked for at a site of this colour not yet passed; 0 where there is none. */
function leastRequired(s: Journey, colour: Traveller): number {
  let least = 0;
  for (let letter = 0; letter < LETTERS.length; letter++) {
    const site = s.town.sites[letter];
    if (!site || s.passed[letter] || isSpecial(site) || SITES[site].colour !== colour) continue;
    if (least === 0 || SITES[site].required < least) least = SITES[site].required;
  }
  return least;
}

function isAhead(s: Journey, site: SiteId): boolean {
  const letter = s.town.sites.indexOf(site);
  return letter >= 0 && !s.passed[letter];
}

/** How many of the three colours of travellers are aboard. */
export function coloursAboard({ G, O, B }: Pawns): number {
  return Math.sign(G) + Math.sign(O) + Math.sign(B);
}

/** Spaces of the city without a tile. */
export function emptySpaces({ board }: Journey): number {
  let empty = 0;
  for (let space = 0; space < board.length; space++) if (board[space] === null) empty++;
  return empty;
}
