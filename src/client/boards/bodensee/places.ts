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

/** Where a bus stands in a printed town: its upper left corner, the best place first. */
export const STANDS: Readonly<Record<TownId, readonly (readonly [number, number])[]>> = {
  bod: [
    [186, 125],
    [232, 48],
  ],
  ueb: [[496, 10]],
  rav: [[714, 50]],
  wan: [[984, 238]],
  rad: [
    [168, 118],
    [8, 326],
  ],
  kon: [
    [180, 114],
    [454, 324],
  ],
  mee: [
    [496, 14],
    [668, 145],
  ],
  fri: [
    [716, 178],
    [862, 178],
  ],
  lin: [
    [836, 442],
    [976, 530],
  ],
  kre: [
    [446, 373],
    [222, 474],
  ],
  rom: [
    [461, 384],
    [632, 470],
  ],
  arb: [
    [730, 572],
    [730, 596],
  ],
  wei: [
    [6, 612],
    [8, 556],
  ],
  amr: [
    [304, 820],
    [480, 610],
  ],
  wil: [
    [8, 650],
    [8, 690],
  ],
  stg: [
    [314, 840],
    [760, 834],
  ],
  ror: [
    [722, 584],
    [752, 834],
  ],
  har: [
    [898, 562],
    [754, 833],
  ],
  bre: [
    [962, 554],
    [1104, 716],
  ],
  dor: [
    [848, 842],
    [1096, 834],
  ],
};
