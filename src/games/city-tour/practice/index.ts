// Three small tasks with open piles: a full load for the Bridge, the Park in spite of the inspector, and the last three tiles.
import type { PracticeTask } from '../../../kernel/index.ts';
import { LETTERS } from '../components.ts';
import { daySoFar } from '../day-so-far.ts';
import { verdict } from '../verdict.ts';
import { imagine, type View } from '../view.ts';

const BRIDGE = LETTERS.indexOf('C');
const PARK = LETTERS.indexOf('C');
/** How many the first task asks for; a test finds by search that more cannot be had. */
export const AT_THE_BRIDGE = 5;

const FIRST_DAY = { day: 1, piles: 'open', firstSeat: 0 } as const;
const INSPECTION = { day: 4, piles: 'open', firstSeat: 0 } as const;
const ALONE = { seats: 1, learner: 0 } as const;

const pawnsAt = ({ onSites }: View, letter: number) => onSites[letter]?.length ?? 0;

export const practice: readonly PracticeTask<View>[] = [
  {
    ...ALONE,
    id: 'bridge',
    seed: 'bridge',
    options: FIRST_DAY,
    start: {
      position: daySoFar({
        options: FIRST_DAY,
        tiles: ['T25@1', 'T28@3', 'T21@0', 'T08@1', 'T15@2'],
        revealed: ['T12', 'T19'],
        tops: ['T30', 'T24'],
      }),
    },
    judge(seen) {
      if (pawnsAt(seen, BRIDGE) >= AT_THE_BRIDGE) return 'solved';
      return seen.result || seen.passed[BRIDGE] || seen.turn > 7 ? 'failed' : 'open';
    },
    solution: ['place T12@1', 'place T30@3'],
  },
  {
    ...ALONE,
    id: 'park',
    seed: 'park',
    options: INSPECTION,
    start: {
      position: daySoFar({
        options: INSPECTION,
        tiles: ['T08@1', 'T30@2', 'T24@1', 'T19@0'],
        revealed: ['CTL', 'T09'],
        tops: ['T10', 'T29'],
      }),
    },
    judge(seen) {
      if (pawnsAt(seen, PARK) > 0) return 'solved';
      return seen.result || seen.turn > 6 ? 'failed' : 'open';
    },
    solution: ['place CTL@0', 'control O', 'place T29@3'],
  },
  {
    ...ALONE,
    id: 'last',
    seed: 'last',
    options: FIRST_DAY,
    start: {
      position: daySoFar({
        options: FIRST_DAY,
        tiles: [
          ...(['T25@2', 'T03@3', 'T22@1', 'T30@1', 'T26@3', 'T29@2', 'T27@0'] as const),
          ...(['T32@1', 'T24@3', 'T20@2', 'T13@2', 'T18@3', 'T07@0'] as const),
        ],
        revealed: ['T31', 'T04'],
        tops: ['T21', 'T12'],
      }),
    },
    judge(seen) {
      if (seen.result) return seen.result.won ? 'solved' : 'failed';
      return verdict(imagine(seen)).answer === 'no' ? 'failed' : 'open';
    },
    solution: ['place T31@0', 'place T21@1', 'place T02@0'],
  },
];
