// All that is drawn of the journey.
import type { View } from '../../../games/eighty-days/index.ts';

/**
 * That a turn or a step of it is over is told by no event, so whose turn it is and what holds for it come with the next view;
 * nobody draws the queue. At the end all hands are opened, which is told by no event either.
 */
export function drawn({ frames, turn: _turn, queue: _queue, travellers, viewer, ...rest }: View) {
  const frame = frames.at(-1);
  return {
    ...rest,
    isOver: frames.length === 0,
    leg: frame && 'leg' in frame ? frame.leg : null,
    die: frame?.phase === 'roll' ? frame.die : null,
    travellers: travellers.map(({ hand, ...traveller }, seat) => ({ ...traveller, hand: seat === viewer ? hand : null })),
  };
}
