/** The colours of pawns: green, orange and blue travellers, and the white fans. */
export const COLOURS = ['G', 'O', 'B', 'W'] as const;
export type Colour = (typeof COLOURS)[number];
/** The colours that are printed on roads and sites. */
export const TRAVELLERS = ['G', 'O', 'B'] as const;
export type Traveller = (typeof TRAVELLERS)[number];

/** Pawns in the box. */
export const PAWNS: Readonly<Record<Colour, number>> = { G: 11, O: 11, B: 11, W: 2 };
export const SEATS_IN_BUS = 6;

/** Sides of a space: north 0, east 1, south 2, west 3. */
export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = 0 | 1 | 2 | 3;
export const ROTATIONS = [0, 1, 2, 3] as const;
export type Rotation = (typeof ROTATIONS)[number];

/** The city inside the frame is this many spaces wide and high. */
export const CITY_WIDTH = 4;

/** The spaces row by row from the north-west. */
export const SPACES = [
  'r1c1',
  'r1c2',
  'r1c3',
  'r1c4',
  'r2c1',
  'r2c2',
  'r2c3',
  'r2c4',
  'r3c1',
  'r3c2',
  'r3c3',
  'r3c4',
  'r4c1',
  'r4c2',
  'r4c3',
  'r4c4',
] as const;
export type Space = (typeof SPACES)[number];

/** The letters of the frame, behind which the sites stand. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Letter = (typeof LETTERS)[number];
const A = LETTERS[0].charCodeAt(0);

/** The place of a letter among them; whoever looks ahead asks so often that nothing is searched for. */
export function indexOf(letter: Letter): number {
  return letter.charCodeAt(0) - A;
}

type Point = readonly [x: number, y: number];
/** An outer side of a space, where a frame road begins. */
type Opening = `${Space}.${(typeof SIDES)[number]}`;

/** A road of the frame; the start and the exit have one opening only. */
export interface FrameRoad {
  readonly openings: readonly Opening[];
  /** The mark in its middle, or where the bus stands; on a drawing of 1000 x 1000. */
  readonly mark: Point;
  readonly notch: Point | null;
}

/** The frame clockwise from the start. */
export const FRAME = {
  START: { openings: ['r4c1.S'], mark: [275, 890], notch: null },
  A: { openings: ['r4c1.W', 'r3c1.W'], mark: [110, 650], notch: [40, 650] },
  B: { openings: ['r2c1.W', 'r1c1.W'], mark: [110, 350], notch: [40, 350] },
  C: { openings: ['r1c1.N', 'r1c2.N'], mark: [350, 110], notch: [350, 40] },
  D: { openings: ['r1c3.N', 'r1c4.N'], mark: [650, 110], notch: [650, 40] },
  EXIT: { openings: ['r1c4.E'], mark: [960, 275], notch: null },
  E: { openings: ['r2c4.E', 'r3c4.E'], mark: [890, 500], notch: [960, 500] },
  R: { openings: ['r4c4.E', 'r4c4.S'], mark: [850, 850], notch: null },
  F: { openings: ['r4c3.S', 'r4c2.S'], mark: [500, 890], notch: [500, 960] },
} as const satisfies Readonly<Record<string, FrameRoad>>;

/** Where the middle of a space lies on that drawing. */
export function centreOf(space: number): Point {
  return [275 + 150 * (space % CITY_WIDTH), 275 + 150 * Math.floor(space / CITY_WIDTH)];
}

/** X a flyover (north-south above east-west), D a double bend (north-east and south-west). */
type Tile = { readonly shape: 'X' | 'D'; readonly roads: readonly [readonly Traveller[], readonly Traveller[]] };

/** The roads of each tile, with the travellers from its first-named end to its second. */
export const TILES = {
  T01: { shape: 'X', roads: [['G'], []] },
  T02: { shape: 'X', roads: [['O'], []] },
  T03: { shape: 'X', roads: [['B'], []] },
  T04: { shape: 'X', roads: [['G'], []] },
  T05: { shape: 'X', roads: [['O'], []] },
  T06: { shape: 'X', roads: [['B'], []] },
  T07: { shape: 'X', roads: [['G'], ['O']] },
  T08: { shape: 'X', roads: [['O'], ['B']] },
  T09: { shape: 'X', roads: [['B'], ['G']] },
  T10: { shape: 'X', roads: [['G', 'G'], []] },
  T11: { shape: 'X', roads: [['O', 'O'], []] },
  T12: { shape: 'X', roads: [['B', 'B'], []] },
  T13: { shape: 'D', roads: [['G'], []] },
  T14: { shape: 'D', roads: [['O'], []] },
  T15: { shape: 'D', roads: [['B'], []] },
  T16: { shape: 'D', roads: [['G'], []] },
  T17: { shape: 'D', roads: [['O'], []] },
  T18: { shape: 'D', roads: [['B'], []] },
  T19: { shape: 'D', roads: [['G'], ['O']] },
  T20: { shape: 'D', roads: [['O'], ['B']] },
  T21: { shape: 'D', roads: [['B'], ['G']] },
  T22: { shape: 'D', roads: [['G'], ['O']] },
  T23: { shape: 'D', roads: [['O'], ['B']] },
  T24: { shape: 'D', roads: [['B'], ['G']] },
  T25: { shape: 'D', roads: [['G', 'G'], []] },
  T26: { shape: 'D', roads: [['O', 'O'], []] },
  T27: { shape: 'D', roads: [['B', 'B'], []] },
  T28: { shape: 'D', roads: [['G', 'O'], []] },
  T29: { shape: 'D', roads: [['O', 'B'], []] },
  T30: { shape: 'D', roads: [['B', 'G'], []] },
  T31: { shape: 'X', roads: [[], []] },
  T32: { shape: 'D', roads: [[], []] },
  /** The Controller: the inspector stands on both roads. */
  CTL: { shape: 'D', roads: [[], []] },
} as const satisfies Readonly<Record<string, Tile>>;
export type TileId = keyof typeof TILES;

/** All tiles in the order of a bag: the road tiles by number, the Controller after them. */
export const TILE_IDS = Object.keys(TILES) as readonly TileId[];
export const CONTROLLER = 'CTL' satisfies TileId;
export const ROAD_TILES: readonly TileId[] = TILE_IDS.filter(tile => tile !== CONTROLLER);
export const TILES_IN_A_PILE = 16;
/** One tile is placed a turn, and the city has sixteen spaces. */
export const LAST_TURN = 16;

export const SPECIALS = ['PARK', 'STATION', 'STADIUM'] as const;
export type Special = (typeof SPECIALS)[number];

/** The ordinary sites: whom they wait for, and how many at least. */
export const SITES = {
  BR2: { colour: 'B', required: 2 },
  BR3: { colour: 'B', required: 3 },
  BR4: { colour: 'B', required: 4 },
  FO1: { colour: 'B', required: 1 },
  FO2: { colour: 'B', required: 2 },
  FO3: { colour: 'B', required: 3 },
  LA2: { colour: 'G', required: 2 },
  LA3: { colour: 'G', required: 3 },
  LA4: { colour: 'G', required: 4 },
  GA1: { colour: 'G', required: 1 },
  GA2: { colour: 'G', required: 2 },
  GA3: { colour: 'G', required: 3 },
  CA2: { colour: 'O', required: 2 },
  CA3: { colour: 'O', required: 3 },
  CA4: { colour: 'O', required: 4 },
  CL1: { colour: 'O', required: 1 },
  CL2: { colour: 'O', required: 2 },
  CL3: { colour: 'O', required: 3 },
} as const satisfies Readonly<Record<string, { readonly colour: Traveller; readonly required: number }>>;
export type OrdinarySite = keyof typeof SITES;
export type SiteId = OrdinarySite | Special;
export const SITE_IDS: readonly SiteId[] = [...(Object.keys(SITES) as readonly OrdinarySite[]), ...SPECIALS];

/** Pawns that get off at a special site. */
export const SERVED: Readonly<Record<Special, number>> = { PARK: 3, STATION: 6, STADIUM: 2 };

export function isSpecial(site: SiteId): site is Special {
  return site === 'PARK' || site === 'STATION' || site === 'STADIUM';
}

/** Cards that may lie beside a Day card. */
export const CARDS = ['Park', 'Controller', 'Station', 'Detour', 'Stadium', 'GV A', 'GV B', 'GV C'] as const;
export type Card = (typeof CARDS)[number];

/** The card that goes with a special site. */
export const CARD_OF: Readonly<Record<Special, Card>> = { PARK: 'Park', STATION: 'Station', STADIUM: 'Stadium' };

/** Who must be aboard when the bus leaves, by Grands Voyageurs card. */
export const GRANDS_VOYAGEURS: Readonly<Partial<Record<Card, Readonly<Record<Traveller, number>>>>> = {
  'GV A': { G: 0, O: 1, B: 1 },
  'GV B': { G: 2, O: 1, B: 0 },
  'GV C': { G: 1, O: 1, B: 2 },
};

/** A Day card. */
export interface DayCard {
  readonly level: number;
  /** The sites behind A to F. */
  readonly sites: readonly SiteId[];
  readonly cards: readonly Card[];
  readonly signs: readonly Letter[];
  readonly fans: readonly Letter[];
  readonly objective: number;
}

const INSPECTION = ['Park', 'Controller'] as const;
const ROUTE = ['Station', 'Detour'] as const;

/** The twelve Day cards, day 1 first. */
export const DAYS: readonly DayCard[] = [
  { level: 1, sites: ['CL1', 'GA1', 'BR2', 'CA2', 'LA2', 'FO1'], cards: [], signs: [], fans: [], objective: 12 },
  { level: 1, sites: ['FO2', 'CA2', 'LA2', 'BR3', 'CL2', 'GA2'], cards: [], signs: [], fans: [], objective: 14 },
  { level: 1, sites: ['LA3', 'BR2', 'CL3', 'GA2', 'FO3', 'CA3'], cards: [], signs: [], fans: [], objective: 16 },
  { level: 2, sites: ['GA1', 'BR2', 'PARK', 'CA2', 'FO2', 'LA2'], cards: INSPECTION, signs: [], fans: [], objective: 15 },
  { level: 2, sites: ['CL2', 'PARK', 'LA3', 'FO2', 'CA3', 'BR2'], cards: INSPECTION, signs: [], fans: [], objective: 16 },
  { level: 2, sites: ['BR3', 'CL2', 'GA3', 'LA2', 'PARK', 'CA3'], cards: INSPECTION, signs: [], fans: [], objective: 16 },
  { level: 3, sites: ['LA2', 'FO2', 'STATION', 'CA2', 'GA2', 'BR2'], cards: ROUTE, signs: ['A', 'E'], fans: [], objective: 17 },
  { level: 3, sites: ['BR2', 'CA3', 'GA2', 'CL2', 'STATION', 'LA4'], cards: ROUTE, signs: ['B', 'F'], fans: [], objective: 16 },
  { level: 3, sites: ['CL3', 'STATION', 'FO3', 'LA4', 'CA2', 'BR3'], cards: ROUTE, signs: ['C', 'E'], fans: [], objective: 16 },
  {
    level: 4,
    sites: ['GA3', 'CA3', 'BR2', 'STADIUM', 'CL3', 'LA2'],
    cards: ['Stadium', 'GV A'],
    signs: [],
    fans: ['A', 'E'],
    objective: 18,
  },
  {
    level: 4,
    sites: ['CA3', 'FO3', 'LA4', 'BR2', 'STADIUM', 'GA2'],
    cards: ['Stadium', 'GV B'],
    signs: [],
    fans: ['B', 'F'],
    objective: 18,
  },
  {
    level: 4,
    sites: ['BR4', 'STADIUM', 'CL3', 'GA3', 'LA4', 'CA4'],
    cards: ['Stadium', 'GV C'],
    signs: [],
    fans: ['C', 'F'],
    objective: 17,
  },
];
export const DAY_COUNT = 12;

/** The card of a day from 1 to 12. */
export function dayCard(day: number): DayCard {
  const card = DAYS[day - 1];
  if (!card) throw new Error(`there is no day ${day}`);
  return card;
}

/** The levels of the campaign, and the padlock card that is removed when one opens. */
export const LEVELS = [
  { level: 1, days: [1, 2, 3], padlock: null },
  { level: 2, days: [4, 5, 6], padlock: 'orange' },
  { level: 3, days: [7, 8, 9], padlock: 'green' },
  { level: 4, days: [10, 11, 12], padlock: 'violet' },
] as const;
