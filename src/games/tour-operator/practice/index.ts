// Three small tasks: a flight that is worth most, rooms for four, and the last space of a row.
import type { PracticeTask } from '../../../kernel/index.ts';
import type { Agency } from '../state.ts';
import type { View } from '../view.ts';
import { boarding, fourGuests, lastSpace, POINTS, WEEK } from './positions.ts';

const YOU = 0;
/** What the best flight of the first task brings; a test finds it by search. */
export const BEST_FLIGHT = 17;

function ownIn({ agencies }: View): Agency {
  const own = agencies[YOU];
  if (!own) throw new Error('nobody practises at this table');
  return own;
}

/** Whether the learner has not flown yet. */
function isBoarding({ frames }: View): boolean {
  const frame = frames.at(-1);
  return frame?.phase === 'flight' && frame.seat === YOU;
}

/** Whether the learner can place no marker any more this week. */
function hasMarked({ frames, round }: View): boolean {
  const frame = frames.at(-1);
  const isPast = frame?.phase === 'weekend' || frame?.phase === 'mood' || frame?.phase === 'endWeek';
  return round > WEEK || (isPast && frame.seat === YOU);
}

const TASK = { options: { firstStart: 0, baseline: 'bySeat' }, seats: 2, learner: YOU } as const;

export const practice: readonly PracticeTask<View>[] = [
  {
    ...TASK,
    id: 'flight',
    seed: 'a good flight',
    start: { position: boarding() },
    judge(seen) {
      if (ownIn(seen).vp >= POINTS + BEST_FLIGHT) return 'solved';
      return isBoarding(seen) ? 'open' : 'failed';
    },
    solution: ['clean seat B1', 'board desk 1 on B1', 'board desk 0 on E1', 'board desk 2 on E2', 'fly IST'],
  },
  {
    ...TASK,
    id: 'rooms',
    seed: 'four guests',
    start: { position: fourGuests() },
    judge(seen) {
      const { vp, seats } = ownIn(seen);
      if (vp < POINTS) return 'failed';
      return Object.values(seats).some(({ passenger }) => passenger !== null) ? 'open' : 'solved';
    },
    solution: ['clean room V', 'place T25 in V', 'place T09 in D', 'place T12 in D'],
  },
  {
    ...TASK,
    id: 'row',
    seed: 'the last space',
    start: { position: lastSpace() },
    judge(seen) {
      if (seen.rowOwner.includes(YOU)) return 'solved';
      return hasMarked(seen) ? 'failed' : 'open';
    },
    solution: ['trade coupon for fuel', 'board desk 0 on B1', 'fly CAI', 'clean room D', 'mark A4 scuba'],
  },
];
