// All that is drawn of the city.
import type { View } from '../../../games/city-tour/index.ts';

/** The whole view; only that the inspector asks is told by no event, so until the next view the bus still drives. */
export function drawn({ frames, ...rest }: View) {
  return { ...rest, placing: frames.flatMap(({ phase, seat }) => (phase === 'place' ? [seat] : [])), isOver: frames.length === 0 };
}
