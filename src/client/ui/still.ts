import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';

/**
 * A component that is drawn again only when what it depends on has changed. Every time it is another object: one that is used again holds on to what was
 * drawn around it the first time, and by that to everything that was drawn since.
 */
export function useStill(make: () => VNode | null, inputs: readonly unknown[]): VNode | null {
  const kept = useMemo(make, inputs);
  return kept && { ...kept };
}
