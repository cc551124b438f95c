// BT-8 Build an attraction.
import { frameOf, only } from '../../../kernel/index.ts';
import { type BoardTown, boxOf, type Tile, tileOf, townOf } from '../box.ts';
import type { TileId, TownId } from '../components.ts';
import type { MoveOf } from '../moves.ts';
import type { Rule, Section, State } from '../state.ts';
import { canDrive } from './movement.ts';

/** BT-8.2, BT-8.3, BT-8.7 What a tile costs in a town. */
export function priceOf(s: State, tile: Tile, town: BoardTown, contractor: boolean): number {
  return Math.max(0, basePrice(s, tile, contractor) + surcharge(s, tile, town));
}

/** What a tile costs before any surcharge, below nothing where the discount is greater. */
function basePrice(s: State, tile: Tile, contractor: boolean): number {
  const { baseCost, greyCostMode, greyCost, contractorDiscount } = s.plan.options;
  const grey = greyCostMode === 'fixed' ? greyCost : tile.value;
  return (tile.category === 'grey' ? grey : baseCost[tile.category]) - (contractor ? contractorDiscount : 0);
}

function surcharge(s: State, tile: Tile, town: BoardTown): number {
  const { surchargeStep, harbourCountsForCost } = s.plan.options;
  if (tile.category === 'grey') return 0;
  return surchargeStep * (sameCategory(s, tile, town) + (town.harbour && harbourCountsForCost ? 1 : 0));
}

/** BT-8.4 Tiles of the category in the town, whoever owns them. */
function sameCategory(s: State, tile: Tile, town: BoardTown): number {
  const { tileAt } = boxOf(s.plan.options);
  const tiles = s.built[town.index] ?? [];
  let count = 0;
  for (let i = 0; i < tiles.length; i++) if (tileAt.get(tiles[i]?.tile ?? '')?.rank === tile.rank) count++;
  return count;
}

/** BT-8.1 A town with a free space. */
function hasSpace(s: State, town: BoardTown): boolean {
  return (s.built[town.index]?.length ?? 0) < town.room;
}

/** BT-8.5 Blue tiles want a water drop. */
function isWet(tile: Tile, town: BoardTown): boolean {
  return tile.category !== 'blue' || town.drop;
}

/** The least a tile costs in any town where it could stand; undefined where there is none. */
export function cheapest(s: State, tile: Tile, contractor: boolean): number | undefined {
  const towns = boxOf(s.plan.options).towns.filter(town => isWet(tile, town) && hasSpace(s, town));
  return towns.length > 0 ? Math.min(...towns.map(town => priceOf(s, tile, town, contractor))) : undefined;
}

/** The least any open tile costs; undefined where none can stand anywhere. */
export function leastPrice(s: State, contractor: boolean): number | undefined {
  const { tileAt } = boxOf(s.plan.options);
  const prices = s.market.flat().flatMap(id => {
    const found = tileAt.get(id);
    return (found && cheapest(s, found, contractor)) ?? [];
  });
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

function moneyOf(s: State): number {
  return s.companies[s.turn.seat]?.money ?? 0;
}

function canPay(s: State, tile: Tile, town: BoardTown, contractor: boolean): boolean {
  return moneyOf(s) >= priceOf(s, tile, town, contractor);
}

/** BT-3.5 Whether the bus drives no more in this turn, or can whatever is built: more stops can only harm where roads are blocked. */
function canDriveAnyway(s: State): boolean {
  const step = s.frames[0];
  if (step?.phase !== 'morning' || s.turn.bus === null) return true;
  const { occupied, harbourHasAppeal } = s.plan.options;
  return step.road && (occupied === 'pass' || harbourHasAppeal);
}

/** BT-3.5 Whether the selected bus could still drive with the tile there. */
function leavesAWay(s: State, tile: Tile, town: BoardTown): boolean {
  return canDriveAnyway(s) || canDrive(s, s.turn.bus ?? 0, { built: { town: town.index, category: tile.category } });
}

function canStand(s: State, tile: Tile, town: BoardTown, contractor: boolean): boolean {
  return isWet(tile, town) && hasSpace(s, town) && canPay(s, tile, town, contractor) && leavesAWay(s, tile, town);
}

/** Whether the tile can be built anywhere. */
function canBuildTile(s: State, tile: Tile, contractor: boolean): boolean {
  // No town makes it cheaper.
  if (moneyOf(s) < basePrice(s, tile, contractor)) return false;
  const { towns } = boxOf(s.plan.options);
  for (let i = 0; i < towns.length; i++) if (canStand(s, tile, towns[i] as BoardTown, contractor)) return true;
  return false;
}

/** Whether any open tile can be built anywhere. */
export function canBuild(s: State, contractor: boolean): boolean {
  const box = boxOf(s.plan.options);
  for (const open of s.market) {
    for (let i = 0; i < open.length; i++) if (canBuildTile(s, tileOf(box, open[i] as TileId), contractor)) return true;
  }
  return false;
}

function isOpen(s: State, tile: TileId): boolean {
  const found = boxOf(s.plan.options).tileAt.get(tile);
  return found !== undefined && s.market[found.rank]?.includes(tile) === true;
}

const chooseTile: Rule<'tile'> = {
  candidates(s) {
    const box = boxOf(s.plan.options);
    const moves: MoveOf<'tile'>[] = [];
    for (const open of s.market) for (let i = 0; i < open.length; i++) moves.push(tileOf(box, open[i] as TileId).choose);
    return moves;
  },
  clauses: [
    { clause: 'BT-8.1', holds: (s, _seat, { tile }) => isOpen(s, tile), facts: (_s, _seat, { tile }) => ({ tile }) },
    {
      clause: 'BT-8.6',
      holds: (s, _seat, { tile }) => canBuildTile(s, tileOf(boxOf(s.plan.options), tile), frameOf(s, 'tile').contractor),
      facts: (s, seat, { tile }) => ({ tile, money: s.companies[seat]?.money ?? 0 }),
    },
  ],
  play(s, _seat, { tile }) {
    frameOf(s, 'tile').tile = tile;
  },
};

/** BT-8.1 Which attraction is built. */
export const tile: Section<'tile'> = {
  awaiting: (s, frame) => only(frame.tile === null ? s.turn.seat : undefined),
  moves: { tile: chooseTile },
  then: () => 'town',
};

function chosen(s: State): Tile {
  return tileOf(boxOf(s.plan.options), frameOf(s, 'town').tile);
}

function placeOf(s: State, town: TownId): BoardTown | undefined {
  return boxOf(s.plan.options).townAt.get(town);
}

const chooseTown: Rule<'town'> = {
  candidates: s => boxOf(s.plan.options).town,
  clauses: [
    {
      clause: 'BT-8.1',
      holds: (s, _seat, { town }) => {
        const place = placeOf(s, town);
        return place !== undefined && hasSpace(s, place);
      },
      facts: (_s, _seat, { town }) => ({ town }),
    },
    {
      clause: 'BT-8.5',
      holds: (s, _seat, { town }) => isWet(chosen(s), townOf(boxOf(s.plan.options), town)),
      facts: (s, _seat, { town }) => ({ town, tile: frameOf(s, 'town').tile }),
    },
    {
      clause: 'BT-8.6',
      holds: (s, _seat, { town }) => canPay(s, chosen(s), townOf(boxOf(s.plan.options), town), frameOf(s, 'town').contractor),
      facts: (s, seat, { town }) => ({
        town,
        price: priceOf(s, chosen(s), townOf(boxOf(s.plan.options), town), frameOf(s, 'town').contractor),
        money: s.companies[seat]?.money ?? 0,
      }),
    },
    {
      clause: 'BT-3.5',
      holds: (s, _seat, { town }) => canDriveAnyway(s) || leavesAWay(s, chosen(s), townOf(boxOf(s.plan.options), town)),
      facts: (_s, _seat, { town }) => ({ town, action: 'build' }),
    },
  ],
  play(s, seat, { town }, { tell }) {
    const frame = frameOf(s, 'town');
    const place = placeOf(s, town);
    const company = s.companies[seat];
    const open = s.market[chosen(s).rank];
    if (!place || !company || !open) throw new Error(`nobody can build in ${town}`);
    const price = priceOf(s, chosen(s), place, frame.contractor);
    company.money -= price;
    company.spentOnBuilding += price;
    // BT-8.10 The market stays as it is until step 6.
    open.splice(open.indexOf(frame.tile), 1);
    // BT-8.9 The tile counts at once.
    s.built[place.index]?.push({ tile: frame.tile, owner: seat });
    s.turn.busy = true;
    frame.done = true;
    tell({ type: 'built', seat, tile: frame.tile, town, price });
  },
};

/** BT-8.1 Where it is built. */
export const town: Section<'town'> = {
  open(_s, _table, previous) {
    if (previous?.phase !== 'tile' || previous.tile === null) throw new Error('no tile was chosen');
    return { phase: 'town', contractor: previous.contractor, tile: previous.tile, done: false };
  },
  awaiting: (s, { done }) => only(done ? undefined : s.turn.seat),
  moves: { town: chooseTown },
  then: () => 'back',
};
