// What the lesson reads from the table: where the learner stands in the week, and what their next move would come to.
import { fast, type Moment } from '../../../kernel/index.ts';
import {
  type Agency,
  CABIN,
  CITIES,
  type CityId,
  FACES,
  type Face,
  MOST_SWAPS,
  prospectsOf,
  TOURIST_IDS,
  TOURISTS,
  type TouristId,
  TourOperator,
  type View,
  waysOf,
} from '../index.ts';
import type { Frame } from '../state.ts';

export const YOU = 0;

const PHASES: readonly Frame['phase'][] = [
  ...(['sides', 'draft', 'dice', 'reward', 'hire', 'prep', 'flight', 'fate', 'checkIn'] as const),
  ...(['activity', 'weekend', 'mood', 'endWeek'] as const),
];

export function agencyIn({ agencies }: View, seat = YOU): Agency {
  const agency = agencies[seat];
  if (!agency) throw new Error(`no seat ${seat} at this table`);
  return agency;
}

export function phaseOf({ frames }: View) {
  return frames.at(-1)?.phase;
}

/** Now in these phases of the first week; later before them, gone after them, or where something does not hold. */
export function inPhase(from: Frame['phase'], holds: (seen: View) => boolean = () => true, until = from): (seen: View) => Moment {
  return seen => {
    const phase = PHASES.indexOf(phaseOf(seen) ?? 'endWeek');
    if (seen.round > 1 || phase > PHASES.indexOf(until)) return 'gone';
    if (phase < PHASES.indexOf(from)) return 'later';
    return holds(seen) ? 'now' : 'gone';
  };
}

/** The tourists to choose from in the draft, and its round. */
export function draftIn({ frames }: View) {
  const frame = frames.at(-1);
  return frame?.phase === 'draft' ? frame : { round: 0, display: [] as readonly TouristId[] };
}

export function officeOf(seen: View): readonly TouristId[] {
  return agencyIn(seen).desks.flatMap(waiting => waiting?.tourist ?? []);
}

export function nameOf(tourist: TouristId | undefined): string {
  return tourist ? TOURISTS[tourist].name : '';
}

/** What a tourist scores in a city for the better interest. */
export function worthOf(tourist: TouristId, city: CityId): number {
  const { interests, plusOne } = TOURISTS[tourist];
  return Math.max(...interests.map(interest => CITIES[city].worth[interest] + (interest === plusOne ? 1 : 0)));
}

/** A city, and what it comes to. */
export interface Trip {
  readonly city: CityId;
  readonly points: number;
  readonly fuel: number;
}

const better = (a: Trip, b: Trip) => b.points - a.points || a.fuel - b.fuel;

/** The best city within the learner's fuel for some tourists, the best of them where the seats are too few. */
export function bestTrip(seen: View, tourists: readonly TouristId[], seats = CABIN.length): Trip | undefined {
  const { fuel } = agencyIn(seen).tokens;
  const ways = waysOf(seen, YOU);
  const trips = seen.grid.flatMap((city, cell): Trip[] => {
    const cost = ways[cell]?.fuel ?? Number.POSITIVE_INFINITY;
    if (!city || !seen.open[cell] || cost > fuel) return [];
    const worths = tourists.map(tourist => worthOf(tourist, city)).sort((a, b) => b - a);
    return [{ city, fuel: cost, points: worths.slice(0, seats).reduce((sum, each) => sum + each, 0) }];
  });
  return trips.sort(better)[0];
}

/** What a tourist of the draft would bring together with those in the office. */
export function tripWith(seen: View, tourist: TouristId): Trip | undefined {
  return bestTrip(seen, [...officeOf(seen), tourist]);
}

/** The tourist of the draft who goes best with those in the office. */
export function bestCompany(seen: View): TouristId | undefined {
  const points = (tourist: TouristId) => tripWith(seen, tourist)?.points ?? 0;
  return [...draftIn(seen).display].sort((a, b) => points(b) - points(a))[0];
}

/** The tourists of the draft who bring as much as the best. */
export function bestCompanies(seen: View): readonly TouristId[] {
  const best = bestCompany(seen);
  const most = best ? (tripWith(seen, best)?.points ?? 0) : 0;
  return draftIn(seen).display.filter(tourist => (tripWith(seen, tourist)?.points ?? 0) >= most);
}

/** The tourists of the draft who bring less. */
export function lesserCompany(seen: View): readonly TouristId[] {
  const best = bestCompanies(seen);
  return draftIn(seen).display.filter(tourist => !best.includes(tourist));
}

/** What the learner may do now, in notation. */
export function legalIn(seen: View): readonly string[] {
  return TourOperator.legal(TourOperator.imagine(seen, fast('lesson')), YOU).map(move => TourOperator.write(move));
}

/** The dice that wait for what they bring. */
export function diceLeft({ frames }: View): readonly Face[] {
  const frame = frames.at(-1);
  if (frame?.phase !== 'reward') return [];
  return [...(frame.employees > 0 ? (['employee'] as const) : []), ...(frame.wilds > 0 ? (['wild'] as const) : [])];
}

/** The dice that may be swapped, but for the employee's, whose applicants come next. */
export function diceToSwap({ frames }: View): readonly Face[] {
  const frame = frames.at(-1);
  if (frame?.phase !== 'dice' || frame.swaps >= MOST_SWAPS) return [];
  return FACES.filter((face, at) => frame.dice[at] && face !== 'employee');
}

/** The dice are kept, then the special ones bring what they bring. */
export function nextDie(seen: View): string | undefined {
  if (phaseOf(seen) === 'dice') return 'accept';
  const [face] = diceLeft(seen);
  return face && (face === 'employee' ? 'reward employee' : 'reward wild as coupon');
}

export function applicantsIn({ frames }: View) {
  const frame = frames.at(-1);
  return frame?.phase === 'hire' ? frame.shown : [];
}

/** The desks with somebody who may board, and the seats that are free; none of either where it is over. */
export function boardingIn(seen: View): { readonly desks: readonly string[]; readonly seats: readonly string[] } {
  const moves = legalIn(seen).filter(move => move.startsWith('board '));
  const among = (at: number, kind: string) => [...new Set(moves.map(move => `${kind}:${move.split(' ')[at]}`))];
  return { desks: among(2, 'desk'), seats: among(4, 'seat') };
}

/** Somebody of the best trip who is still to board, and a seat that suits them. */
export function nextBoarding(seen: View): string | undefined {
  const { desks, seats } = agencyIn(seen);
  const free = CABIN.filter(seat => !seats[seat].passenger);
  const aboard = CABIN.flatMap(seat => seats[seat].passenger?.tourist ?? []);
  const trip = bestTrip(seen, [...aboard, ...officeOf(seen)]);
  if (phaseOf(seen) !== 'flight' || free.length === 0 || !trip) return undefined;
  const byWorth = [...officeOf(seen)].sort((a, b) => worthOf(b, trip.city) - worthOf(a, trip.city)).slice(0, free.length);
  const next = byWorth.find(tourist => TOURISTS[tourist].business) ?? byWorth[0];
  const seat = next && TOURISTS[next].business ? free[0] : free.at(free.length > byWorth.length ? -1 : 0);
  return next && `board desk ${desks.findIndex(waiting => waiting?.tourist === next)} on ${seat}`;
}

/** Boardings of a business tourist on an economy seat, with the business seat free. */
export function economyForBusiness(seen: View): readonly string[] {
  const { desks, seats } = agencyIn(seen);
  if (seats.B1.passenger) return [];
  return desks.flatMap((waiting, desk) => (waiting && TOURISTS[waiting.tourist].business ? [`board desk ${desk} on E*`] : []));
}

/** All flights of this moment, the best first. */
export function flightsFrom(seen: View): readonly Trip[] {
  if (phaseOf(seen) !== 'flight') return [];
  const ways = waysOf(seen, YOU);
  const trips = prospectsOf(seen, YOU).map(
    ({ city, points }): Trip => ({
      city,
      points: points.reduce((sum, { vp }) => sum + vp, 0),
      fuel: ways[seen.grid.indexOf(city)]?.fuel ?? 0,
    }),
  );
  return trips.sort(better);
}

/** The best flight, and the best of those with less fuel. */
export function twoFlights(seen: View): readonly Trip[] {
  const [best, ...others] = flightsFrom(seen);
  const other = others.find(({ fuel }) => fuel < (best?.fuel ?? 0)) ?? others[0];
  return [best, other].flatMap(trip => trip ?? []);
}

/** The tourist that a move takes from the draft. */
export function draftedIn(move: string): TouristId | undefined {
  return TOURIST_IDS.find(tourist => move === `draft ${tourist}`);
}

/** The tourist that a move puts on a seat. */
export function boarded(seen: View, move: string): TouristId | undefined {
  return agencyIn(seen).desks[Number(move.split(' ')[2])]?.tourist;
}

/** The flight that a move makes; none where the plane stays. */
export function flownTo(seen: View, move: string): Trip | undefined {
  return flightsFrom(seen).find(({ city }) => move === `fly ${city}`);
}
