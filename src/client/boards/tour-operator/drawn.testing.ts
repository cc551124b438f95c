// All that is drawn of the table.
import type { View } from '../../../games/tour-operator/index.ts';

/** Which decision is open is told by few events, and nobody is asked during motion: it comes with the next view. */
export function drawn({ frames, ...rest }: View) {
  return { ...rest, isOver: frames.length === 0 };
}
