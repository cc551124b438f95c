// BT-4.2 to BT-4.5, BT-4.13, BT-4.14 The board as a bus sees it: what is a stop, and where it can drive through.
import { type BoardTown, type Box, boxOf, tileOf, townOf } from '../box.ts';
import { type Category, type Die, faceOf, RANK } from '../components.ts';
import { MOST_TOWNS } from '../content-shape.ts';
import type { Built, Bus, State } from '../state.ts';

/** Something that might be done first; the rules ask what would be possible then. */
export interface Change {
  /** A tourist who would be gone, by place in the bus. */
  readonly without?: number;
  /** Another bus that would stand in this town. */
  readonly moved?: { readonly bus: number; readonly town: number };
  /** An attraction of this category that would stand in this town. */
  readonly built?: { readonly town: number; readonly category: Category };
  /** All attractions appeal would be in force. */
  readonly appeal?: boolean;
}
/** Nothing is done first. */
export const NOTHING: Change = {};

/** What a town can be for a bus. */
export const THROUGH = 1;
export const STOP = 2;
export const CLOSED = 3;
const UNSEEN = 0;
/** What each town is for the bus that asks; used afresh by every question, so that none has to make its own. */
const MAP = new Uint8Array(MOST_TOWNS);
const ANY_CATEGORY = 0b11111;

/** A bus looks at the board. Towns are judged only when a route comes by. */
export interface Sight {
  readonly s: State;
  readonly box: Box;
  readonly bus: Bus;
  /** Where the bus stands. */
  readonly start: number;
  readonly change: Change;
  /** The categories with appeal, as bits; counted when first asked for. */
  wanted: number;
  /** BT-4.13 Where nothing appeals, everything does. */
  everywhere: boolean;
}
const UNCOUNTED = -1;

/** The bus at a place in the list of buses. */
export function busAt(s: State, bus: number): Bus {
  const found = s.buses[bus];
  if (!found) throw new Error(`there is no bus ${bus}`);
  return found;
}

/** The selected bus. */
export function selectedBus(s: State): Bus {
  if (s.turn.bus === null) throw new Error('no bus is selected');
  return busAt(s, s.turn.bus);
}

/** The town the selected bus stands in. */
export function townOfBus(s: State): BoardTown {
  return townOf(boxOf(s.plan.options), selectedBus(s).town);
}

/** The board as the bus sees it, until the next one looks. */
export function look(s: State, at: number, change: Change = NOTHING): Sight {
  const box = boxOf(s.plan.options);
  const bus = busAt(s, at);
  const sight = { s, box, bus, start: townOf(box, bus.town).index, change, wanted: UNCOUNTED, everywhere: false };
  forget(box);
  if (s.plan.options.harbourHasAppeal || wantedBy(sight) === 0 || seesAStop(sight)) return sight;
  sight.everywhere = true;
  forget(box);
  return sight;
}

function forget({ towns }: Box): void {
  for (let town = 0; town < towns.length; town++) MAP[town] = UNSEEN;
}

function seesAStop(sight: Sight): boolean {
  for (let town = 0; town < sight.box.towns.length; town++) if (kindOf(sight, town) === STOP) return true;
  return false;
}

/** What a town is for the bus. */
export function kindOf(sight: Sight, town: number): number {
  const known = MAP[town] as number;
  if (known !== UNSEEN) return known;
  const kind = judged(sight, town);
  MAP[town] = kind;
  return kind;
}

function judged(sight: Sight, town: number): number {
  // BT-4.6 No way leads back to the start.
  if (town === sight.start) return CLOSED;
  // BT-4.5 No bus stops where another stands; BT-4.11 by option none drives through.
  if (isTaken(sight, town)) return sight.s.plan.options.occupied === 'block' ? CLOSED : THROUGH;
  return sight.everywhere || hasAppeal(sight, town) ? STOP : THROUGH;
}

function isTaken({ s, box, change: { moved } }: Sight, town: number): boolean {
  const { id } = box.towns[town] as BoardTown;
  for (let bus = 0; bus < s.buses.length; bus++) {
    if (moved?.bus === bus ? moved.town === town : busAt(s, bus).town === id) return true;
  }
  return false;
}

/** BT-4.2, BT-4.3 Whether the town has appeal for the bus. */
function hasAppeal(sight: Sight, town: number): boolean {
  const { useAppeal, harbourHasAppeal } = sight.s.plan.options;
  if (!useAppeal || (harbourHasAppeal && (sight.box.towns[town] as BoardTown).harbour)) return wantedBy(sight) !== 0;
  const categories = categoriesIn(sight, town);
  return categories !== 0 && (categories & wantedBy(sight)) !== 0;
}

/** The categories with appeal, as bits: those aboard; BT-4.14 by option all of them under All attractions appeal. */
function wantedBy(sight: Sight): number {
  if (sight.wanted !== UNCOUNTED) return sight.wanted;
  const { s, bus, change } = sight;
  const colours = coloursAboard(bus.dice, change.without);
  const all = s.plan.options.allAppealMovement && (change.appeal || s.turn.morning === 'appeal');
  sight.wanted = all && colours !== 0 ? ANY_CATEGORY : colours;
  return sight.wanted;
}

/** The colours aboard as bits, green the lowest; 0 for an empty bus. */
function coloursAboard(dice: readonly Die[], without: number | undefined): number {
  let colours = 0;
  for (let i = 0; i < dice.length; i++) if (i !== without) colours |= 1 << faceOf(dice[i] as Die).rank;
  return colours;
}

/** The categories that stand in a town, as bits. */
function categoriesIn({ s, box, change: { built } }: Sight, town: number): number {
  let found = built?.town === town ? 1 << RANK[built.category] : 0;
  const tiles = s.built[town] as Built[];
  for (let i = 0; i < tiles.length; i++) found |= 1 << tileOf(box, (tiles[i] as Built).tile).rank;
  return found;
}
