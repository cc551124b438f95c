// What is in the box.

/** The landscapes that somebody may dream of. */
export const LANDSCAPES = ['coast', 'town', 'alps'] as const;
export type Landscape = (typeof LANDSCAPES)[number];

/** The stations on the line, each with its postcard: what it shows, and what it is worth. */
export const STATIONS = {
  nice: { landscape: 'coast', value: 1 },
  genoa: { landscape: 'coast', value: 2 },
  trieste: { landscape: 'coast', value: 3 },
  lisbon: { landscape: 'coast', value: 4 },
  lyon: { landscape: 'town', value: 1 },
  munich: { landscape: 'town', value: 2 },
  vienna: { landscape: 'town', value: 3 },
  paris: { landscape: 'town', value: 4 },
  chur: { landscape: 'alps', value: 1 },
  innsbruck: { landscape: 'alps', value: 2 },
  zermatt: { landscape: 'alps', value: 3 },
  chamonix: { landscape: 'alps', value: 4 },
} as const satisfies Readonly<Record<string, { readonly landscape: Landscape; readonly value: number }>>;
export type Station = keyof typeof STATIONS;
export const STATION_IDS = Object.keys(STATIONS) as readonly Station[];

/** Dream cards of each landscape. */
export const DREAMS_EACH = 2;
export const DREAMS: readonly Landscape[] = LANDSCAPES.flatMap(landscape => Array<Landscape>(DREAMS_EACH).fill(landscape));
