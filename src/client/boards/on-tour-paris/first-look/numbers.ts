// The figures on the cards, from the rules as they are agreed, and the maps drawn on them.
import {
  CLUBS,
  type Club,
  DOCKS,
  higher,
  indexOf,
  lower,
  type Mark,
  numeral,
  OnTourParis,
  type Route,
  rideLength,
  TITLE_POINTS,
  TITLES,
  tally,
} from '../../../../games/on-tour-paris/index.ts';
import type { LookAsked } from '../../../first-look/look.ts';
import type { Words } from '../words/en.ts';

type Written = readonly (readonly [Club, Mark])[];

/** A tour that climbs along the lines. */
export const TOUR: Written = [
  ['16a', '08'],
  ['17a', '08c'],
  ['8a', '15'],
  ['1a', '19'],
  ['2a', '23c'],
  ['1b', '58c'],
  ['4a', '62'],
  ['3a', '67'],
  ['10b', '72'],
  ['19b', '85'],
  ['20a', '90'],
  ['11b', '97c'],
];

/** A map on which numbers rise from west to east. */
export const RISING: Written = [
  ['16a', '08'],
  ['17a', '12'],
  ['8a', '21'],
  ['7a', '19'],
  ['15a', '05'],
  ['15b', '26'],
  ['14a', '31'],
  ['18a', '40'],
  ['2a', '45'],
  ['6b', '47'],
  ['1b', '52'],
  ['5a', '63'],
  ['3a', '65'],
  ['10b', '74'],
  ['13b', '76'],
  ['19b', '85'],
  ['20a', '90'],
  ['11b', '93'],
  ['12b', '98'],
];

/** What is written in each club. */
export function marksOf(written: Written): readonly (Mark | null)[] {
  const marks: (Mark | null)[] = CLUBS.map(() => null);
  for (const [club, mark] of written) marks[indexOf(club)] = mark;
  return marks;
}

export const ROUTE: Route = TOUR.map(([club], at) => (at === 0 ? { type: 'start', club } : { type: 'step', club }));

/** The example of a ride, and of a throw. */
export const RIDE = { from: 'A', to: 'G' } as const;
export const THROW = [4, 8] as const;

/** What the words of the cards are given. */
export interface Numbers {
  readonly clubs: number;
  /** What the tour of the goal is made of. */
  readonly tour: { readonly clubs: number; readonly circled: number; readonly points: number };
  readonly title: { readonly name: string; readonly points: number };
  readonly ride: { readonly from: string; readonly to: string; readonly points: number; readonly longest: number };
  readonly low: string;
  readonly high: string;
  readonly regions: { readonly west: string; readonly central: string; readonly east: string };
  readonly numbers: readonly [Mark, Mark];
}

export function numbersOf({ texts, options, seats }: LookAsked<Words>): Numbers {
  const reading = OnTourParis.options.read(options, seats);
  const { dockUse } = reading.ok ? reading.options : OnTourParis.options.standard;
  const named = (id: string) => texts.pieces[id] ?? id;
  const written = RISING.map(([, mark]) => mark.slice(0, 2)).sort();
  return {
    clubs: CLUBS.length,
    tour: tally(marksOf(TOUR), ROUTE),
    title: { name: named('headliner'), points: TITLE_POINTS[dockUse][TITLES.indexOf('headliner')] ?? 0 },
    ride: { ...RIDE, points: rideLength(RIDE.from, RIDE.to), longest: DOCKS.length - 1 },
    low: written[0] ?? '',
    high: written.at(-1) ?? '',
    regions: { west: named('W'), central: named('C'), east: named('E') },
    numbers: [numeral(lower(THROW)), numeral(higher(THROW))],
  };
}
