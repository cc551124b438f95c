// All that is drawn of the lake.
import type { View } from '../../../games/bodensee/index.ts';

/** The view without the question that is open (nobody is asked during motion) and without how long nothing has happened (nobody draws it). */
export function drawn({ frames, skipped: _skipped, quiet: _quiet, quietRounds: _rounds, ...rest }: View) {
  return { ...rest, isOver: frames.length === 0 };
}
