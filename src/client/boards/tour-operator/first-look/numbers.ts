// The figures on the cards, from the rules as they are agreed.
import {
  ANGRY,
  bestInterest,
  boxOf,
  CABIN,
  CITIES,
  type CityId,
  DESKS,
  DICE,
  DIRTY_SEAT,
  INTERESTS,
  ROOMS,
  ROWS,
  roundsOf,
  TOURISTS,
  type TouristId,
  TourOperatorTable,
  worth,
} from '../../../../games/tour-operator/table.ts';
import type { LookAsked } from '../../../first-look/look.ts';
import type { Words } from '../words/en.ts';

/** One passenger who lands where he loves to be. */
export const GOAL: { readonly tourist: TouristId; readonly city: CityId } = { tourist: 'T22', city: 'RIO' };
/** Three who love the same city. */
export const ADVICE: { readonly tourists: readonly TouristId[]; readonly city: CityId } = { tourists: ['T09', 'T46', 'T08'], city: 'BKK' };

type Range = readonly [least: number, most: number];

/** What the words of the cards are given. */
export interface Numbers {
  /** The city's number for the passenger of the goal, what his sign adds, and both together. */
  readonly city: number;
  readonly sign: number;
  readonly landed: number;
  /** What each of the three of the advice scores, and all of them. */
  readonly each: readonly number[];
  readonly together: number;
  readonly cities: Range;
  readonly rows: Range;
  readonly stays: Range;
  readonly slip: number;
  readonly angry: number;
  readonly desks: number;
  readonly dice: number;
  readonly cabin: number;
  readonly rooms: number;
  /** Weeks with two, three and four players; one number where it is agreed. */
  readonly weeks: readonly number[];
  readonly names: { readonly tourist: string; readonly city: string; readonly three: readonly string[]; readonly far: string };
  readonly interests: readonly string[];
}

export const PRINTED = boxOf({});

function rangeOf(values: readonly number[]): Range {
  return [Math.min(...values), Math.max(...values)];
}

function scoreOf(city: CityId, tourist: TouristId): number {
  return worth(PRINTED, city, tourist, bestInterest(PRINTED, city, tourist));
}

export function numbersOf({ texts, options, seats }: LookAsked<Words>): Numbers {
  const reading = TourOperatorTable.options.read(options, seats);
  const agreed = reading.ok ? reading.options : TourOperatorTable.options.standard;
  const named = (id: string) => texts.pieces[id] ?? id;
  const city = CITIES[GOAL.city].worth[bestInterest(PRINTED, GOAL.city, GOAL.tourist)];
  const landed = scoreOf(GOAL.city, GOAL.tourist);
  const each = ADVICE.tourists.map(tourist => scoreOf(ADVICE.city, tourist));
  return {
    city,
    sign: landed - city,
    landed,
    each,
    together: each.reduce((sum, one) => sum + one, 0),
    cities: rangeOf(Object.values(CITIES).flatMap(({ worth: numbers }) => Object.values(numbers))),
    rows: rangeOf(Object.values(ROWS).map(({ vp }) => vp)),
    stays: rangeOf(Object.values(TOURISTS).map(({ weeks }) => weeks)),
    slip: DIRTY_SEAT,
    angry: ANGRY,
    desks: DESKS.length,
    dice: DICE,
    cabin: CABIN.length,
    rooms: ROOMS.length,
    weeks: agreed.rounds === 'recommended' ? [2, 3, 4].map(players => roundsOf(agreed, players)) : [roundsOf(agreed, seats)],
    names: { tourist: named(GOAL.tourist), city: named(GOAL.city), three: ADVICE.tourists.map(named), far: named(ADVICE.city) },
    interests: INTERESTS.map(named),
  };
}
