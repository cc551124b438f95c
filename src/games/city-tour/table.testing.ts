// For tests only: a day as somebody would describe it.
import { type Seat, scripted } from '../../kernel/index.ts';
import { FIRST, tableOf } from '../../testing/table.ts';
import {
  COLOURS,
  CONTROLLER,
  type Colour,
  LETTERS,
  type Letter,
  PAWNS,
  ROAD_TILES,
  SIDES,
  SPACES,
  type Space,
  type TileId,
} from './components.ts';
import { CityTour } from './index.ts';
import { read } from './notation.ts';
import type { Agreement } from './options.ts';
import { type Laid, placeOf, tileOf } from './roads.ts';
import { layOut, type Pawns, type State } from './state.ts';

/** A day in the middle of a turn; whatever is not said is as at the start. */
interface Given {
  readonly options?: Partial<Agreement>;
  readonly seats?: number;
  readonly bus?: string;
  /** 'r2c1/S': before r2c1, coming in by its south side. */
  readonly at?: `${Space}/${(typeof SIDES)[number]}`;
  readonly board?: Readonly<Partial<Record<Space, Laid>>>;
  readonly sites?: Readonly<Partial<Record<Letter, string>>>;
  readonly passed?: readonly Letter[];
  readonly waiting?: readonly Letter[];
  readonly revealed?: readonly [TileId, TileId];
  readonly votes?: readonly Seat[];
}

const QUIET = { chance: FIRST, tell: () => {} };

export function agreed(options: Partial<Agreement>, seats = 2): Agreement {
  const reading = CityTour.options.read(options, seats);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.options;
}

/** A day as described, with seat 0 before a revealed pair. */
export function given(day: Given = {}): State {
  const seats = day.seats ?? 2;
  const s = layOut({ options: agreed({ firstSeat: 0, ...day.options }, seats), seats, version: CityTour.version }, QUIET);
  for (const [space, tile] of Object.entries(day.board ?? {})) s.board[SPACES.indexOf(space as Space)] = tile;
  if (day.at) Object.assign(s, placeOf(day.at.replace('/', '.')));
  Object.assign(s.bus, counted(day.bus ?? ''));
  s.onSites = LETTERS.map(letter => day.sites?.[letter] ?? '');
  s.passed = LETTERS.map(letter => day.passed?.includes(letter) === true);
  if (day.waiting) s.waiting = [...day.waiting];
  const out = counted(s.onSites.join('') + (day.bus ?? ''));
  for (const colour of COLOURS) s.reserve[colour] = PAWNS[colour] - out[colour] - (colour === 'W' ? s.waiting.length : 0);
  const laid = s.board.flatMap(tile => (tile ? [tileOf(tile)] : []));
  const left = s.bag.filter(tile => !laid.includes(tile));
  const revealed: readonly TileId[] = day.revealed ?? [...left.filter(tile => tile !== CONTROLLER).slice(0, 2)];
  s.revealed.push(...revealed);
  s.bag.splice(0, s.bag.length, ...left.filter(tile => !revealed.includes(tile)));
  // As many turns as tiles, and every second tile seen was discarded.
  s.turn = laid.length + 1;
  for (let discard = 0; discard < laid.length; discard++) s.discards.push(...s.bag.splice(s.bag.at(-1) === CONTROLLER ? -2 : -1, 1));
  s.frames.push({ phase: 'place', seat: (s.turn - 1) % seats });
  s.votes.push(...(day.votes ?? []));
  return s;
}

function counted(pawns: string): Pawns {
  const counts = { G: 0, O: 0, B: 0, W: 0 };
  for (const pawn of pawns) counts[pawn as Colour]++;
  return counts;
}

export const { played, play } = tableOf(CityTour, {
  luck: () => FIRST,
  full: text => (/^\w+@/.test(text) ? `place ${text}` : text),
  ready: (s, move) => move.type === 'place' && bringUp(s, move.tile),
});

/** A tile to be placed is revealed first, beside any other. */
function bringUp(s: State, tile: TileId): void {
  if (s.revealed.includes(tile)) return;
  const [left] = s.revealed;
  const from = s.bag.includes(tile) ? s.bag : s.discards;
  const at = from.indexOf(tile);
  if (at < 0 || !left) throw new Error(`${tile} cannot come up`);
  from.splice(at, 1, left);
  s.bag.sort((a, b) => ALL.indexOf(a) - ALL.indexOf(b));
  s.revealed[0] = tile;
}

const ALL: readonly TileId[] = [...ROAD_TILES, CONTROLLER];

export function busOf(s: State): string {
  return COLOURS.map(colour => colour.repeat(s.bus[colour])).join('');
}

/** Where the bus stands: 'r2c1/S'. */
export function placeOfBus(s: State): string {
  return `${SPACES[s.space]}/${SIDES[s.side]}`;
}

export function reserveOf(s: State): string {
  return `G${s.reserve.G} O${s.reserve.O} B${s.reserve.B}`;
}

/** The pawns on sites: 'A:OO C:BBB'. */
export function sitesOf(s: State): string {
  return LETTERS.flatMap((letter, index) => (s.onSites[index] ? [`${letter}:${s.onSites[index]}`] : [])).join(' ');
}

/** The luck that shows these tiles in this order. */
function showing(bag: readonly TileId[], tiles: readonly TileId[]): number[] {
  const left = [...bag];
  return tiles.flatMap(tile => {
    const hasController = left.at(-1) === CONTROLLER;
    const at = left.indexOf(tile);
    left.splice(at, 1);
    if (tile === CONTROLLER) return [0];
    return hasController ? [1, at] : [at];
  });
}

/** A whole day with the piles in this order, left and right; the moves by their short names. */
export function wholeDay(options: Partial<Agreement>, piles: readonly (readonly TileId[])[], moves: string): State {
  const [left = [], right = []] = piles;
  const pairs = left.flatMap((tile, at) => [tile, right[at] ?? tile]);
  const luck = scripted(showing(ALL.slice(0, ROAD_TILES.length), pairs));
  const table = { chance: luck, tell: () => {} };
  const s = CityTour.setup({ options: agreed({ firstSeat: 0, ...options }), seats: 2, version: CityTour.version }, table);
  for (const text of moves.split(' ')) {
    const move = read(`place ${text}`);
    const [seat] = CityTour.awaiting(s);
    if (!move || seat === undefined) throw new Error(`"${text}" comes too late`);
    CityTour.play(s, seat, move, table);
  }
  return s;
}

/** The left pile T01 to T16 and the right pile T17 to T32, top to bottom. */
export const IN_ORDER: readonly (readonly TileId[])[] = [ROAD_TILES.slice(0, 16), ROAD_TILES.slice(16)];
