// Three small tasks: two legs in one turn, the space that comes with a card, and the last leg.
import type { PracticeTask } from '../../../kernel/index.ts';
import { LONDON, PLACES } from '../components.ts';
import type { TravellerView, View } from '../view.ts';
import { HOME, HONG_KONG, lastLegHome, pairForYokohama, throughIndia, YOKOHAMA } from './positions.ts';

const YOU = 0;

function ownIn({ travellers }: View): TravellerView {
  const own = travellers[YOU];
  if (!own) throw new Error('nobody practises at this table');
  return own;
}

/** Whether the turn that the task is about is over, but for cards to discard. */
function isPast({ round, queue, frames: [frame] }: View, of: number): boolean {
  return round > of || queue[0] !== YOU || frame === undefined || frame.phase === 'endTurn';
}

/** At a place when or before the turn is over, within the days allowed. */
function reaching(place: number, { round, spent, most }: { round: number; spent: number; most: number }) {
  return (seen: View) => {
    const { position, days } = ownIn(seen);
    if (days > spent + most) return 'failed';
    if (position >= place) return 'solved';
    return isPast(seen, round) ? 'failed' : 'open';
  };
}

const TASK = { options: { firstPlayer: YOU }, seats: 3, learner: YOU } as const;

export const practice: readonly PracticeTask<View>[] = [
  {
    ...TASK,
    id: 'hongkong',
    seed: 'through India',
    start: { position: throughIndia() },
    judge: reaching(PLACES.indexOf('hongkong'), HONG_KONG),
    solution: ['play connection', 'go A', 'add offer', 'add offer', 'go A', 'pay S6', 'add submarine 1'],
  },
  {
    ...TASK,
    id: 'yokohama',
    seed: 'a pair of ships',
    start: { position: pairForYokohama() },
    // The detective asks his questions at the end of the turn.
    judge(seen) {
      const there = reaching(PLACES.indexOf('yokohama'), YOKOHAMA)(seen);
      return there === 'solved' && !isPast(seen, YOKOHAMA.round) ? 'open' : there;
    },
    solution: ['take detective', 'act detective newyork', 'go A', 'pay S6', 'pay S6'],
  },
  {
    ...TASK,
    id: 'home',
    seed: 'the last leg',
    start: { position: lastLegHome() },
    judge: reaching(LONDON, HOME),
    solution: ['take event', 'decline', 'go A', 'pay S6', 'add express 3'],
  },
];
