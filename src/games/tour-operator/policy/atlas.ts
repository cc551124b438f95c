// What follows for the policy from the cards that were laid out, worked out once for each grid.
import { ROW_IDS } from '../activity-rows.ts';
import { type Box, boxOf } from '../box.ts';
import { ACTIVITIES, type Tourist, type TouristId } from '../components.ts';
import { MOST_WORTH } from '../content-shape.ts';
import { flightMap } from '../rules/grid.ts';
import type { State } from '../state.ts';
import { bestInterest, worth } from '../worth.ts';

/** What a grid is worth to all tourists with the same interests. */
interface Prospects {
  /** What every cell is worth to a tourist who is taken there; nothing where there is no card. */
  readonly worths: readonly number[];
  /** The cells that hold a card, those worth most first. */
  readonly bestFirst: readonly number[];
}

/** A tourist as the policy looks at him. */
export interface Guest extends Prospects {
  readonly card: Tourist;
}

/** A cell within two steps of another, and what it counts there while it is open. */
interface Near {
  readonly cell: number;
  readonly counts: number;
}

/** A city as a place to stop at. */
export interface Stop {
  /** Its activities, by their numbers. */
  readonly activities: readonly number[];
  /** What is lost where a rich city is closed for few. */
  readonly wasted: number;
  readonly near: readonly Near[];
}

/** A row of activities as the policy looks at it. */
export interface Row {
  readonly spaces: readonly number[];
  /** What a full row is worth: its points and tokens. */
  readonly bonus: number;
  readonly players: number;
}

interface Atlas {
  readonly map: object | null;
  readonly box: Box | null;
  /** Filled as tourists are asked about, the one by interests. */
  readonly prospects: Map<string, Prospects>;
  readonly guests: Map<TouristId, Guest>;
  /** By cell. */
  readonly stops: readonly (Stop | null)[];
  /** In the order of the rows. */
  readonly rows: readonly Row[];
}

// The same grid is asked about again and again.
let lastAsked: Atlas = { map: null, box: null, prospects: new Map(), guests: new Map(), stops: [], rows: [] };

export function atlasOf(s: State): Atlas {
  const map = flightMap(s);
  const box = boxOf(s.plan.options);
  if (map !== lastAsked.map || box !== lastAsked.box) {
    const rows = box === lastAsked.box ? lastAsked.rows : rowsOf(box);
    lastAsked = { map, box, prospects: new Map(), guests: new Map(), stops: stopsOf(s, box), rows };
  }
  return lastAsked;
}

/** A tourist, and what this grid is worth to him. */
export function guestOf(s: State, tourist: TouristId): Guest {
  const { guests } = atlasOf(s);
  const known = guests.get(tourist);
  if (known) return known;
  const box = boxOf(s.plan.options);
  const found = { card: box.tourists[tourist], ...prospectsOf(s, box, tourist) };
  guests.set(tourist, found);
  return found;
}

function prospectsOf(s: State, box: Box, tourist: TouristId): Prospects {
  const { prospects } = atlasOf(s);
  const { interests, plusOne } = box.tourists[tourist];
  const kind = `${interests[0]} ${interests[1]} ${plusOne}`;
  const known = prospects.get(kind);
  if (known) return known;
  const worths = s.grid.map(city => (city ? worth(box, city, tourist, bestInterest(box, city, tourist)) : 0));
  const found = { worths, bestFirst: bestFirst(s.grid, worths) };
  prospects.set(kind, found);
  return found;
}

function bestFirst(grid: State['grid'], worths: readonly number[]): number[] {
  const cells: number[] = [];
  // An extra interest makes one more than a card can say.
  for (let worth = MOST_WORTH + 1; worth >= 0; worth--) {
    for (let cell = 0; cell < grid.length; cell++) if (grid[cell] && worths[cell] === worth) cells.push(cell);
  }
  return cells;
}

function stopsOf(s: State, { cities }: Box): (Stop | null)[] {
  const near = nearIn(flightMap(s).fromCell);
  return s.grid.map((city, cell) => {
    if (!city) return null;
    const { worth: rich, activities } = cities[city];
    return {
      activities: activities.map(each => ACTIVITIES.indexOf(each)),
      wasted: 0.08 * (rich.nature + rich.party + rich.shopping + rich.culture - 13),
      near: near[cell] ?? [],
    };
  });
}

/** By the distances of a grid: what is near each of its cells. */
const NEAR = new WeakMap<object, readonly (readonly Near[])[]>();

function nearIn(fromCell: readonly (readonly number[])[]): readonly (readonly Near[])[] {
  const known =
    NEAR.get(fromCell) ??
    fromCell.map(costs => costs.flatMap((away, cell) => (away === 1 || away === 2 ? [{ cell, counts: away === 1 ? 1 : 0.4 }] : [])));
  NEAR.set(fromCell, known);
  return known;
}

function rowsOf({ rows, tokensOf }: Box): Row[] {
  return ROW_IDS.map(row => {
    const { spaces, vp, players } = rows[row];
    return { spaces: spaces.map(each => ACTIVITIES.indexOf(each)), bonus: vp + 0.8 * tokensOf[row], players };
  });
}
