// How the player turns a tile before it is placed. No move of the game yet: only this device knows.
import { signal } from '@preact/signals';
import type { Rotation, TileId } from '../../../games/city-tour/index.ts';
import type { Touching } from '../../touch/touching.ts';

const turns = signal<Readonly<Record<string, Rotation>>>({});

/** How often a tile is turned for the moment. */
export function triedRotation(tile: TileId): Rotation {
  return turns.value[tile] ?? 0;
}

const TURNED: readonly Rotation[] = [0, 1, 2, 3];

/** Turns a tile clockwise by so many quarters, or back by a negative number. */
export function turnTile(tile: TileId, by: 1 | -1): void {
  turns.value = { ...turns.value, [tile]: TURNED[(triedRotation(tile) + by + 4) % 4] ?? 0 };
}

/** The tile that was touched on the way to a move. */
export function chosenTile(touching: Pick<Touching<never>, 'path'>, revealed: readonly TileId[]): TileId | undefined {
  return revealed.find(tile => touching.path.includes(`tile:${tile}`));
}
