// The places and the roads, in the units of the board: 1080 by 600, the map from 40 to 1040 by 40 to 560.
import type { Kind, Place, Route } from '../../../games/eighty-days/index.ts';

/** A point of the board. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How the guests of a place stand: the first so far below its dot, the others to one side, each so much lower. */
export interface Row {
  readonly lean: -1 | 1;
  /** Down for each step aside; below zero where the row rises. */
  readonly fall: number;
  readonly below: number;
}

/** How a place lies: its dot, its name, its two chips, and how its guests stand. */
export interface Spot extends Point {
  readonly label: Point & { readonly anchor: 'start' | 'middle' | 'end' };
  readonly red: Point;
  readonly blue: Point;
  readonly guests: Row;
}

/** The whole drawing. */
export const WHOLE = { x: 0, y: 0, width: 1080, height: 600 } as const;

function spot(
  at: readonly [number, number],
  label: readonly [number, number, 'start' | 'middle' | 'end'],
  chips: Chips,
  guests: Row,
): Spot {
  const [[redX, redY], [blueX, blueY]] = chips;
  return {
    x: at[0],
    y: at[1],
    label: { x: label[0], y: label[1], anchor: label[2] },
    red: { x: redX, y: redY },
    blue: { x: blueX, y: blueY },
    guests,
  };
}
type Chips = readonly [readonly [number, number], readonly [number, number]];

const NOWHERE: Chips = [
  [0, 0],
  [0, 0],
];

/** The ten places; their names, chips and guests never lie on each other. */
export const SPOTS: Readonly<Record<Place, Spot>> = {
  london: spot([482.2, 128.9], [497, 115, 'start'], NOWHERE, { lean: -1, fall: -0.2, below: 0 }),
  paris: spot(
    [530.4, 170.4],
    [545, 157, 'start'],
    [
      [612, 150],
      [642, 150],
    ],
    { lean: -1, fall: 0.6, below: 25 },
  ),
  brindisi: spot(
    [583.3, 211.9],
    [600, 220, 'start'],
    [
      [690, 214],
      [720, 214],
    ],
    { lean: -1, fall: 0.4, below: 0 },
  ),
  suez: spot(
    [626.7, 276.7],
    [643, 283, 'start'],
    [
      [704, 277],
      [734, 277],
    ],
    { lean: -1, fall: 0.6, below: 5 },
  ),
  bombay: spot(
    [737.4, 351.9],
    [752, 364, 'start'],
    [
      [768, 388],
      [798, 388],
    ],
    { lean: -1, fall: 0.2, below: 30 },
  ),
  calcutta: spot(
    [804.8, 310.4],
    [789, 301, 'end'],
    [
      [768, 266],
      [798, 260],
    ],
    { lean: 1, fall: -0.2, below: 15 },
  ),
  hongkong: spot(
    [891.5, 331.1],
    [911, 359, 'start'],
    [
      [928, 383],
      [958, 383],
    ],
    { lean: 1, fall: -0.4, below: -5 },
  ),
  yokohama: spot(
    [968.5, 243],
    [984, 193, 'middle'],
    [
      [968, 158],
      [998, 158],
    ],
    { lean: -1, fall: -0.4, below: 5 },
  ),
  sanfrancisco: spot(
    [116.3, 230],
    [128, 260, 'middle'],
    [
      [112, 284],
      [142, 284],
    ],
    { lean: 1, fall: 0.2, below: 0 },
  ),
  newyork: spot(
    [265.6, 206.7],
    [281, 226, 'start'],
    [
      [298, 248],
      [328, 248],
    ],
    { lean: 1, fall: 0, below: 0 },
  ),
};

/** A stretch of a road, drawn by what carries the traveller there. */
export interface Stretch {
  readonly by: Kind | 'foot';
  readonly d: string;
}

/** A road from one place to the next, and where its slots stand. */
export interface Road {
  readonly stretches: readonly Stretch[];
  readonly pill: Point;
}

const RAIL_TO_YOKOHAMA = 'M891.5 331.1C893.9 323.3 899.3 296.9 905.9 284.4C912.5 271.9 926.8 260.7 931 255.9';
const BRINDISI = 'M530.4 170.4C535.2 172.6 550.5 176.4 559.3 183.3C568.1 190.2 579.3 207.1 583.3 211.9';
const BOMBAY = 'M626.7 276.7C630.7 284 639.5 307.3 650.7 320.7C661.9 334.1 679.7 351.8 694.1 357C708.6 362.2 730.2 352.8 737.4 351.9';
const HONGKONG = 'M804.8 310.4C808.8 315.2 820.1 333.9 828.9 338.9C837.7 343.9 847.4 341.7 857.8 340.4C868.2 339.1 885.9 332.7 891.5 331.1';

/** The roads of each leg, leg 1 at index 1. The Pacific is left at one edge and entered at the other. */
export const ROADS: readonly Readonly<Partial<Record<Route, Road>>>[] = [
  {},
  {
    A: {
      stretches: [
        { by: 'S', d: 'M482.2 128.9C487 131.9 506.3 144 511.1 147' },
        { by: 'T', d: 'M511.1 147C514.3 150.9 527.2 166.5 530.4 170.4' },
      ],
      pill: { x: 437, y: 150 },
    },
  },
  { A: { stretches: [{ by: 'T', d: BRINDISI }], pill: { x: 600, y: 171 } } },
  {
    A: {
      stretches: [{ by: 'S', d: 'M583.3 211.9C585.7 217.9 590.6 237.3 597.8 248.1C605 258.9 621.9 271.9 626.7 276.7' }],
      pill: { x: 553, y: 238 },
    },
  },
  { A: { stretches: [{ by: 'S', d: BOMBAY }], pill: { x: 609, y: 332 } } },
  {
    A: {
      stretches: [{ by: 'foot', d: 'M737.4 351.9C742.2 348 755.1 335.4 766.3 328.5C777.5 321.6 798.4 313.4 804.8 310.4' }],
      pill: { x: 726, y: 303 },
    },
  },
  { A: { stretches: [{ by: 'S', d: HONGKONG }], pill: { x: 824, y: 347 } } },
  {
    A: {
      stretches: [{ by: 'S', d: 'M891.5 331.1C900.8 327.8 934.2 325.7 947 311C959.8 296.3 964.9 254.3 968.5 243' }],
      pill: { x: 961, y: 294 },
    },
    B: {
      stretches: [
        { by: 'T', d: RAIL_TO_YOKOHAMA },
        { by: 'S', d: 'M931 255.9C934.3 252.9 944.8 240.2 951 238C957.3 235.9 965.6 242.2 968.5 243' },
      ],
      pill: { x: 846, y: 232 },
    },
  },
  {
    A: {
      stretches: [
        { by: 'S', d: 'M968.5 243C977.3 239.5 1009.4 226.5 1021.5 222.2C1033.6 217.9 1037.8 217.9 1041 217' },
        { by: 'S', d: 'M39 219C42.3 219.5 45.6 220.4 58.5 222.2C71.4 224 106.7 228.7 116.3 230' },
      ],
      pill: { x: 52, y: 180 },
    },
  },
  {
    A: {
      stretches: [{ by: 'T', d: 'M116.3 230C128.3 227 163.6 215.8 188.5 211.9C213.4 208 252.8 207.6 265.6 206.7' }],
      pill: { x: 163, y: 172 },
    },
  },
  {
    A: {
      stretches: [
        { by: 'S', d: 'M265.6 206.7C279.2 199.8 320.9 176.4 347.4 165.2C373.9 154 411.6 143.6 424.4 139.3' },
        { by: 'T', d: 'M424.4 139.3C434 137.6 472.6 130.6 482.2 128.9' },
      ],
      pill: { x: 316, y: 122 },
    },
  },
];
