import type { Seat } from '../../../kernel/index.ts';
import { figureIn } from '../figure-in.ts';
import type { Figure } from '../kit.ts';
import type { Lake } from './scene.ts';

/** How a company stands: its place, and how much it has built. */
export function figures({ view, words }: Lake, seat: Seat, places: readonly Figure[]): readonly Figure[] {
  const tiles = view.built.flat().filter(({ owner }) => owner === seat).length;
  return [...places, figureIn(words.tiles(tiles), tiles)];
}
