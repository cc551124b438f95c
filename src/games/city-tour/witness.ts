// Looks for a line of play that wins, with tiles that may still come up.
import type { Chance } from '../../kernel/index.ts';
import { type After, afterPlacing, DISTINCT } from './ahead.ts';
import { CONTROLLER, type Colour, type TileId } from './components.ts';
import type { MoveOf } from './moves.ts';
import { laid } from './roads.ts';
import type { State } from './state.ts';
import { emptySpaces, worth } from './worth.ts';

/** One step of a line: the tile that comes up and is placed, and whom the inspector puts out on the way. */
export interface LineStep {
  readonly move: MoveOf<'place'>;
  readonly victims: readonly Colour[];
}

const FEWEST_SAMPLED = 6;
const MOST_SAMPLED = 18;
/** How far luck may outweigh judgement. */
const NOISE = 2;

/**
 * Plays on with lucky tiles; the line if it wins. Any tiles left can be those placed next, for two come up each turn;
 * only a city filled to the last space must hold the Controller too.
 */
export function luckyLine(from: State, chance: Chance): LineStep[] | undefined {
  const line: LineStep[] = [];
  const unseen = from.bag.slice();
  let next: readonly TileId[] = from.tops;
  let s = from;
  while (!s.result) {
    const offered = next.length > 0 ? offeredByTops(next) : sampled(unseen, s, chance);
    next = [];
    const best = bestOf(s, offered, chance);
    remove(unseen, best.step.move.tile);
    line.push(best.step);
    s = best.after.state;
  }
  return s.result.won && (emptySpaces(s) > 0 || !unseen.includes(CONTROLLER)) ? line : undefined;
}

/** CT-9.4, CT-12.7 The tiles on top are those of the next turn. */
function offeredByTops(tops: readonly TileId[]): readonly TileId[] {
  return tops.includes(CONTROLLER) ? [CONTROLLER] : tops;
}

/** Some of the tiles left. The Controller comes when it comes. */
function sampled(unseen: readonly TileId[], s: State, chance: Chance): readonly TileId[] {
  if (unseen.includes(CONTROLLER) && chance.below(emptySpaces(s)) === 0) return [CONTROLLER];
  const roads = unseen.filter(tile => tile !== CONTROLLER);
  const count = FEWEST_SAMPLED + chance.below(MOST_SAMPLED - FEWEST_SAMPLED + 1);
  while (roads.length > count) roads.splice(chance.below(roads.length), 1);
  return roads;
}

function bestOf(s: State, tiles: readonly TileId[], chance: Chance): { readonly step: LineStep; readonly after: After } {
  let best: { step: LineStep; after: After } | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const tile of tiles) {
    for (const move of DISTINCT.get(tile) ?? []) {
      for (const after of afterPlacing(s, laid(tile, move.rotation))) {
        const value = worth(after.state) + (NOISE * chance.below(1000)) / 1000;
        if (value <= most) continue;
        most = value;
        best = { step: { move, victims: after.victims }, after };
      }
    }
  }
  if (!best) throw new Error('no tile is left to place');
  return best;
}

function remove(tiles: TileId[], tile: TileId): void {
  const at = tiles.indexOf(tile);
  if (at >= 0) tiles.splice(at, 1);
}
