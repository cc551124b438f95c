// BT-2.3, BT-2.8 Bags have no order: what comes out of them is decided when it is drawn.
import type { Chance } from '../../../kernel/index.ts';
import { boxOf, tileOf } from '../box.ts';
import { CATEGORIES, type Category, COLOURS, type Colour, type Die, dieOf, RANK, type TileId } from '../components.ts';
import type { State } from '../state.ts';

/** The dice left in the bag. */
export function diceLeft(s: State): number {
  let left = 0;
  for (const count of s.bag) left += count;
  return left;
}

/** BT-2.2 Draws a die from the bag, which must hold one, and throws it until it may stay. */
export function enterDie(s: State, chance: Chance): Die {
  const colour = drawColour(s, chance);
  const { dieSides, rerollOnes } = s.plan.options;
  return dieOf(colour, throwDie(dieSides, rerollOnes !== 'never', chance, 'tourists'));
}

/** BT-2.8 The dice in the bag are numbered green, blue, red, yellow. */
function drawColour(s: State, chance: Chance): Colour {
  let number = chance.below(diceLeft(s), 'colours');
  for (const [rank, colour] of COLOURS.entries()) {
    const count = s.bag[rank] ?? 0;
    if (number < count) {
      s.bag[rank] = count - 1;
      return colour;
    }
    number -= count;
  }
  throw new Error('the dice bag is empty');
}

/** One throw after another, until it shows no 1 where 1s are thrown again. */
export function throwDie(sides: number, againOnOne: boolean, chance: Chance, stream: string): number {
  let pips = 1 + chance.below(sides, stream);
  while (pips === 1 && againOnOne) pips = 1 + chance.below(sides, stream);
  return pips;
}

/** Each category is a stack of its own. */
const TILES = CATEGORIES.map(category => `tiles ${category}`);

/** BT-2.3 Opens one tile of a category on the market; nothing, where the stack is empty. */
export function drawTile(s: State, category: Category, chance: Chance): TileId | undefined {
  const stack = s.stacks[RANK[category]];
  const open = s.market[RANK[category]];
  if (!stack || !open || stack.length === 0) return undefined;
  // Kept in order: the tiles of a stack are numbered by id.
  const [tile] = stack.splice(chance.below(stack.length, TILES[RANK[category]]), 1);
  if (tile === undefined) throw new Error('luck gave a number that is not below');
  const box = boxOf(s.plan.options);
  const { index } = tileOf(box, tile);
  let at = open.length;
  while (at > 0 && tileOf(box, open[at - 1] ?? tile).index > index) at--;
  open.splice(at, 0, tile);
  return tile;
}
