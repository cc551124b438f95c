// The drawn half of every game, found by its folder: a kit in index.ts, and a poster. The example's folder is not part of the pages.
import type { AnyKit } from './kit.ts';

const KITS = import.meta.glob<AnyKit>(['./*/index.ts', '!./night-train/index.ts'], { import: 'kit' });

const POSTERS = import.meta.glob<string>(['./*/poster.svg', '!./night-train/poster.svg'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The board of a game. */
export function kitOf(id: string): Promise<AnyKit> {
  const load = KITS[`./${id}/index.ts`];
  return load ? load() : Promise.reject(new Error(`there is no board of ${id}`));
}

/** The drawing on the box of a game, as SVG. */
export function posterOf(id: string): string {
  return POSTERS[`./${id}/poster.svg`] ?? '';
}
