// Variants and places in charts: told apart by shape and colour.
import type { Look } from '../../charts/index.ts';

const VARIANTS: readonly Look[] = [
  { shape: 'shape-circle', colour: 'var(--surface)' },
  { shape: 'shape-circle', colour: 'var(--g-main)' },
  { shape: 'shape-diamond', colour: 'var(--g-pop)' },
  { shape: 'shape-square', colour: 'var(--g-ink)' },
];
const PLAIN: Look = { shape: 'shape-circle', colour: 'var(--g-main)' };

/** A is a ring, B a disc, C a diamond, D a square; from five on they have their names only. */
export function variantLook(at: number, count: number): Look {
  return (count > VARIANTS.length ? undefined : VARIANTS[at]) ?? PLAIN;
}

/** A figure that belongs to no variant in particular. */
export function plainLook(): Look {
  return PLAIN;
}
