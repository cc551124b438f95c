import type { View } from '../../../games/night-train/index.ts';

/** All of a view is drawn but the frames, for whom the game waits for comes with the next view; the order of a bag means nothing. */
export function drawn({ frames: _frames, bag, ...view }: View): object {
  return { ...view, bag: [...bag].sort() };
}
