// CT-2.8, CT-9.8 Both piles are one bag, and a tile is chosen when it is revealed.
import type { Chance } from '../../../kernel/index.ts';
import { CONTROLLER, type TileId } from '../components.ts';

/** Takes the next tile out of the bag, which stays sorted by id. */
export function drawTile(bag: TileId[], chance: Chance): TileId {
  const count = bag.length;
  if (bag[count - 1] !== CONTROLLER) return takeOut(bag, chance.below(count, 'tiles'));
  // CT-9.8 One road tile is never drawn, the Controller always is.
  if (chance.below(count - 1, 'tiles') > 0) return takeOut(bag, chance.below(count - 1, 'tiles'));
  bag.pop();
  return CONTROLLER;
}

function takeOut(bag: TileId[], at: number): TileId {
  const tile = bag[at];
  if (tile === undefined) throw new Error('both piles are used up');
  for (let i = at + 1; i < bag.length; i++) bag[i - 1] = bag[i] as TileId;
  bag.pop();
  return tile;
}
