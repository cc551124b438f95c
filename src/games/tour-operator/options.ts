import { type Changes, choice, list, optionsOf, whole, wholeOption } from '../../kernel/index.ts';
import { SAMPLE } from './content-sample.ts';
import { contentShape } from './content-shape.ts';

/** What the players agree on before the agencies open. */
export interface Agreement {
  readonly cols: 'recommended' | number;
  readonly rows: 'recommended' | number;
  /** Cells without a card, counted row by row from 0. */
  readonly mask: readonly number[];
  readonly rounds: 'recommended' | 'long4' | number;
  readonly firstStart: 'random' | number;
  readonly baseline: 'choose' | 'bySeat';
  readonly stayRule: 'seats' | 'grounded';
  readonly startTieIncludesCurrent: boolean;
  readonly activityNeedsGuest: boolean;
  readonly autoScoreBest: boolean;
  readonly autoEmployees: boolean;
  readonly simultaneousCheckIn: boolean;
  readonly overlapPrep: boolean;
  readonly touristDeck: 'full60' | 'compact30';
  readonly startFuel: number;
  readonly startCoupons: number;
  /** Cards of one's own: what is not as printed. */
  readonly content?: Changes | undefined;
}

/** The layout the rulebook recommends for so many players. */
const RECOMMENDED: Readonly<Record<number, { readonly cols: number; readonly rows: number; readonly rounds: number }>> = {
  2: { cols: 4, rows: 4, rounds: 7 },
  3: { cols: 5, rows: 4, rounds: 6 },
  4: { cols: 5, rows: 5, rounds: 5 },
};
/** The rounds of a long game for four. */
export const LONG_ROUNDS = 6;
const MOST_CELLS = 40;
const MOST_CARDS = 25;

const ONE_TO_25 = Array.from({ length: MOST_CARDS }, (_, index) => index + 1);
const SIDE_LENGTH = choice<'recommended' | number>('recommended', 'recommended', ...ONE_TO_25);
const ROUNDS = choice<'recommended' | 'long4' | number>('recommended', 'recommended', 'long4', ...ONE_TO_25.slice(0, 12));
/** The version of the rules in which tourists who stay aboard began to keep the others on the ground, as printed. */
const GROUNDED_SINCE = 2;
const FIRST_START = choice<'random' | number>('random', 'random', 0, 1, 2, 3);

export const OPTIONS = optionsOf<Agreement>(
  {
    cols: { ...SIDE_LENGTH, extremes: [2, 6] },
    rows: { ...SIDE_LENGTH, extremes: [1, 6] },
    mask: { shape: list(whole(0, MOST_CELLS - 1), 0, MOST_CELLS), standard: [], extremes: [[], [0, 5]] },
    rounds: { ...ROUNDS, extremes: [1, 12, 'long4'], basic: true, isFree: true },
    firstStart: { ...FIRST_START, extremes: ['random', 1], basic: true },
    baseline: choice('choose', 'choose', 'bySeat'),
    stayRule: { ...choice('grounded', 'grounded', 'seats'), before: { version: GROUNDED_SINCE, standard: 'seats' } },
    startTieIncludesCurrent: choice<boolean>(true, true, false),
    activityNeedsGuest: choice<boolean>(true, true, false),
    autoScoreBest: { ...choice<boolean>(true, true, false), basic: true },
    autoEmployees: { ...choice<boolean>(true, true, false), basic: true },
    simultaneousCheckIn: choice<boolean>(true, true, false),
    overlapPrep: { ...choice<boolean>(false, false, true), printed: true },
    touristDeck: choice('full60', 'full60', 'compact30'),
    startFuel: wholeOption(2, 0, 5),
    startCoupons: wholeOption(2, 0, 5),
    content: { shape: contentShape, standard: undefined, extremes: [SAMPLE] },
  },
  disagreement,
);

/** The columns and rows agreed on, or recommended for so many players. */
export function gridSize({ cols, rows }: Pick<Agreement, 'cols' | 'rows'>, seats: number): { cols: number; rows: number } {
  const usual = RECOMMENDED[seats];
  if (!usual) throw new Error(`nothing is recommended for ${seats} players`);
  return { cols: cols === 'recommended' ? usual.cols : cols, rows: rows === 'recommended' ? usual.rows : rows };
}

/** The number of rounds agreed on, or recommended for so many players. */
export function roundsOf({ rounds }: Pick<Agreement, 'rounds'>, seats: number): number {
  if (rounds === 'long4') return LONG_ROUNDS;
  return rounds === 'recommended' ? (RECOMMENDED[seats]?.rounds ?? LONG_ROUNDS) : rounds;
}

/** The cells that hold a card, row by row. */
export function cellsOf(options: Pick<Agreement, 'cols' | 'rows' | 'mask'>, seats: number): number[] {
  const { cols, rows } = gridSize(options, seats);
  return Array.from({ length: cols * rows }, (_, cell) => cell).filter(cell => !options.mask.includes(cell));
}

function disagreement(options: Agreement, seats: number): string | undefined {
  if (!RECOMMENDED[seats]) return undefined;
  const { cols, rows } = gridSize(options, seats);
  if (cols * rows > MOST_CELLS) return `options cols and rows make ${cols * rows} cells; allowed: at most ${MOST_CELLS}`;
  const { mask, firstStart } = options;
  const outside = mask.find((cell, at) => cell >= cols * rows || mask.indexOf(cell) !== at);
  if (outside !== undefined) return `option mask must name each cell once, from 0 to ${cols * rows - 1}, not ${outside}`;
  const cells = cellsOf(options, seats);
  if (cells.length > MOST_CARDS || cells.length < seats + 1) {
    return `the grid must hold ${seats + 1} to ${MOST_CARDS} cities for ${seats} players, not ${cells.length} (options cols, rows, mask)`;
  }
  if (!isConnected(cells, cols)) return 'option mask must leave the cities in one piece, side by side';
  if (options.rounds === 'long4' && seats !== 4)
    return `option rounds may be long4 with 4 players only; with ${seats}: recommended or 1 to 12`;
  const rounds = roundsOf(options, seats);
  if (rounds > cells.length)
    return `option rounds must be at most ${Math.min(cells.length, 12)} with ${cells.length} cities, not ${rounds}`;
  if (firstStart !== 'random' && firstStart >= seats) {
    return `option firstStart must be random or a seat from 0 to ${seats - 1}, not ${firstStart}`;
  }
  return undefined;
}

/** Cells side by side with this one. */
export function neighbours(cell: number, cols: number): number[] {
  const across = [...(cell % cols > 0 ? [cell - 1] : []), ...(cell % cols < cols - 1 ? [cell + 1] : [])];
  return [cell - cols, cell + cols, ...across];
}

function isConnected(cells: readonly number[], cols: number): boolean {
  const reached = cells.slice(0, 1);
  for (const cell of reached) {
    for (const next of neighbours(cell, cols)) if (cells.includes(next) && !reached.includes(next)) reached.push(next);
  }
  return reached.length === cells.length;
}
