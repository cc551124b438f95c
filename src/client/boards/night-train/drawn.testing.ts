import type { View } from '../../../games/night-train/index.ts';

/** All of a view is drawn but the frames: whom the game waits for is told with the next view. */
export function drawn({ frames: _frames, ...view }: View): object {
  return view;
}
