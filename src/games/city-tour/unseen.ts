// What the tiles nobody has placed yet may still bring.
import { CONTROLLER, PAWNS, type Side, TILES, type TileId, TRAVELLERS, type Traveller } from './components.ts';
import { boarding, CONTENTS, INSPECTED, PUT_OUT, type Turns, turnsOf } from './contents.ts';
import { type Laid, roadFrom, wayFromStart } from './roads.ts';
import type { State } from './state.ts';
import { emptySpaces } from './worth.ts';

/** What may happen on a new straight road, on a new bend, and on the roads that lie. */
export interface Roadworks {
  readonly X: Turns;
  readonly D: Turns;
  /** Colours whose pawns may run out, so that a traveller may have to stay. */
  readonly scarce: readonly Traveller[];
}

/** The tiles that may still be revealed. */
function unseenTiles({ bag, tops }: State): readonly TileId[] {
  return tops.length === 0 ? bag : [...tops, ...bag];
}

/** All that a new road may do to the bus; it may do no less than any tile left would. */
export function roadworks(s: State): Roadworks {
  const unseen = unseenTiles(s);
  const scarce = scarceColours(s, unseen);
  const ofShape = (shape: 'X' | 'D') => {
    const lists = unseen.filter(tile => TILES[tile].shape === shape).flatMap(tile => TILES[tile].roads.flatMap(bothWays));
    return turnsBy(
      lists.flatMap(list => thinned(list, scarce)),
      shape === 'D' && unseen.includes(CONTROLLER),
    );
  };
  return { X: ofShape('X'), D: ofShape('D'), scarce };
}

/** What happens on a road of a tile that lies. */
export function turnsOnRoad({ scarce }: Roadworks, tile: Laid, side: Side): Turns {
  const { travellers, isInspected } = roadFrom(tile, side);
  if (isInspected) return INSPECTED;
  const key = `${travellers.join('')}/${travellers.filter(each => scarce.includes(each)).join('')}`;
  const known = ROAD_TURNS.get(key);
  if (known) return known;
  const made = turnsBy(thinned(travellers, scarce), false);
  ROAD_TURNS.set(key, made);
  return made;
}

/** Roads as they were worked out before: a road with the same travellers does the same. */
const ROAD_TURNS = new Map<string, Turns>();

function bothWays(road: readonly Traveller[]): readonly (readonly Traveller[])[] {
  return road.length > 1 ? [road, [...road].reverse()] : [road];
}

/** CT-5.4 The list itself, and without those for whom there may be no pawn. */
function thinned(list: readonly Traveller[], scarce: readonly Traveller[]): readonly (readonly Traveller[])[] {
  const at = list.findIndex(each => scarce.includes(each));
  const [first] = at < 0 ? [] : [list[at]];
  if (!first) return [list];
  const before = list.slice(0, at);
  const rest = thinned(list.slice(at + 1), scarce);
  return rest.flatMap(after => [
    [...before, first, ...after],
    [...before, ...after],
  ]);
}

function turnsBy(lists: readonly (readonly Traveller[])[], inspector: boolean): Turns {
  const different = [...new Map(lists.map(list => [list.join(''), list])).values()];
  const each = CONTENTS.map((_, number) => {
    const boarded = different.map(list => boarding(number, list));
    // The inspector may even help, for he frees a seat.
    const inspected = inspector ? [number, ...(PUT_OUT[number] ?? [])] : [];
    return [...new Set([...boarded, ...inspected])];
  });
  return turnsOf(each);
}

/** Colours of which more travellers may be met than there are pawns. */
function scarceColours(s: State, unseen: readonly TileId[]): readonly Traveller[] {
  const spaces = emptySpaces(s);
  const waiting = travellersWaiting(s);
  return TRAVELLERS.filter(colour => {
    const used = PAWNS[colour] - s.reserve[colour];
    const perTile = unseen.map(tile => countOn(tile, colour)).sort((a, b) => b - a);
    const coming = perTile.slice(0, spaces).reduce((sum, count) => sum + count, 0);
    return used + coming + waiting.filter(each => each === colour).length > PAWNS[colour];
  });
}

function countOn(tile: TileId, colour: Traveller): number {
  return TILES[tile].roads.flat().filter(each => each === colour).length;
}

/** Travellers on roads that lie and were not driven yet. */
function travellersWaiting(s: State): readonly Traveller[] {
  const driven = new Set<number>();
  for (const { space, side } of wayFromStart(s.board)) {
    const tile = s.board[space];
    if (tile) driven.add(space * 4 + side).add(space * 4 + roadFrom(tile, side).exit);
  }
  const found: Traveller[] = [];
  for (const [at, tile] of s.board.entries()) {
    for (const entered of [0, 1, 2, 3] as const) {
      if (!tile || driven.has(at * 4 + entered)) continue;
      const { exit, travellers } = roadFrom(tile, entered);
      if (entered < exit) found.push(...travellers);
    }
  }
  return found;
}
