// The printed board: where names and buses keep clear of squares, roads and each other.
import type { TownId } from '../../../games/bodensee/table.ts';

/** The name of a town: where it begins (or ends), whether its actions need two lines, and whether it grows upwards. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly end?: true;
  readonly lines?: 2;
  readonly up?: true;
  /** The widest line of actions that keeps clear of everything else. */
  readonly room?: number;
}

/** Where the names of the printed towns stand. */
export const LABELS: Readonly<Record<TownId, Label>> = {
  bod: { x: 14, y: 22, room: 260 },
  ueb: { x: 392, y: 120, lines: 2 },
  rav: { x: 940, y: 40, up: true, room: 250 },
  wan: { x: 1302, y: 135, end: true, up: true },
  rad: { x: 14, y: 277, lines: 2 },
  kon: { x: 290, y: 339, room: 150 },
  mee: { x: 516, y: 286 },
  fri: { x: 809, y: 402, room: 220 },
  lin: { x: 1090, y: 373, up: true, room: 215 },
  kre: { x: 322, y: 470, lines: 2 },
  rom: { x: 509, y: 608, room: 140 },
  arb: { x: 752, y: 728, end: true, lines: 2 },
  wei: { x: 228, y: 640 },
  amr: { x: 362, y: 768 },
  wil: { x: 140, y: 820 },
  stg: { x: 560, y: 800, up: true },
  ror: { x: 776, y: 806 },
  har: { x: 918, y: 686, up: true },
  bre: { x: 1311, y: 596, end: true, lines: 2 },
  dor: { x: 1070, y: 774, up: true, room: 215 },
};

/** Where a bus stands in a printed town: its upper left corner, the best place first. Clear of names in all languages, and nearest to its own town. */
export const STANDS: Readonly<Record<TownId, readonly (readonly [number, number])[]>> = {
  bod: [
    [218, 132],
    [22, 132],
  ],
  ueb: [
    [494, 6],
    [224, 108],
  ],
  rav: [
    [758, 12],
    [758, 180],
    [956, 198],
  ],
  wan: [[1016, 240]],
  rad: [
    [146, 138],
    [22, 330],
  ],
  kon: [
    [116, 324],
    [152, 138],
    [488, 318],
  ],
  mee: [
    [650, 78],
    [656, 140],
    [566, 18],
  ],
  fri: [
    [590, 318],
    [590, 378],
    [932, 210],
  ],
  lin: [
    [878, 528],
    [878, 468],
    [1040, 534],
  ],
  kre: [
    [434, 354],
    [434, 392],
    [146, 390],
  ],
  rom: [
    [578, 408],
    [626, 504],
  ],
  arb: [
    [716, 528],
    [722, 590],
  ],
  wei: [
    [24, 624],
    [24, 552],
  ],
  amr: [
    [338, 624],
    [308, 822],
  ],
  wil: [
    [22, 672],
    [278, 822],
  ],
  stg: [
    [752, 840],
    [350, 822],
  ],
  ror: [
    [746, 606],
    [800, 840],
  ],
  har: [
    [800, 840],
    [902, 582],
  ],
  bre: [
    [944, 576],
    [1130, 714],
  ],
  dor: [
    [890, 840],
    [896, 780],
  ],
};
