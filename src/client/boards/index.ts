// The drawn half of every game, found by its folder: a kit in index.ts, and a poster. The example's folder is not part of the pages.
import { type Prototype, prototype } from '../prototype.ts';
import type { AnyKit } from './kit.ts';

const KITS = import.meta.glob<AnyKit>(['./*/index.ts', '!./night-train/index.ts', '!./plain/index.ts'], { import: 'kit' });

const POSTERS = import.meta.glob<string>(['./*/poster.svg', '!./night-train/poster.svg'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The board of a game. */
export function kitOf(id: string): Promise<AnyKit> {
  // Said so that a build for visitors leaves the plain board out: every game on the shelf has a drawn one.
  if (import.meta.env.DEV && prototype?.entry.id === id) return prototypeKit(prototype);
  const load = KITS[`./${id}/index.ts`];
  return load ? load() : Promise.reject(new Error(`there is no board of ${id}`));
}

async function prototypeKit({ board }: Prototype): Promise<AnyKit> {
  const plain = () => import('./plain/index.ts');
  return (await (board ?? plain)()).kit as AnyKit;
}

/** The drawing on the box of a game, as SVG. */
export function posterOf(id: string): string {
  return POSTERS[`./${id}/poster.svg`] ?? '';
}
