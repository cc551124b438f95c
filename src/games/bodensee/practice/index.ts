// Three turns to find: each is solved or failed when the learner's turn is over.
import type { PracticeTask } from '../../../kernel/index.ts';
import { type Arranged, lake } from '../arranged.ts';
import { winners } from '../score.ts';
import type { View } from '../view.ts';

const YOU = 0;
const OTHER = 1;
const OPTIONS = { startPlayer: YOU };
const SEATS = 2;

/** What the three tasks share: the learner has the first turn, and only that one. */
function task(id: string, arranged: Arranged, isSolved: (seen: View) => boolean, solution: readonly string[]): PracticeTask<View> {
  return {
    id,
    seed: id,
    options: OPTIONS,
    seats: SEATS,
    learner: YOU,
    start: { position: lake({ seats: SEATS, options: OPTIONS, ...arranged }) },
    judge: seen => {
      if (isSolved(seen)) return 'solved';
      return seen.turns > 1 || seen.ending !== null ? 'failed' : 'open';
    },
    solution,
  };
}

/** Two red tourists in Arbon, and the learner's museum across the road: with the morning's help it brings 11. */
const eleven = task(
  'eleven',
  {
    money: [0, 14],
    buses: [
      ['arb', 'red3', 'red5', 'green4', 'blue6'],
      ['bod', 'green2', 'green6', 'yellow4', 'blue3'],
      ['wan', 'yellow5', 'yellow2', 'blue4', 'blue5'],
      ['wil', 'green5', 'blue2', 'yellow6', 'green3'],
    ],
    built: [
      ['rom', 'c09', YOU],
      ['ror', 'n10', OTHER],
      ['ueb', 'g08', OTHER],
    ],
    market: ['n03', 'n07', 'w02', 'w08', 'c01', 'c06', 'g03', 'g05', 'u05', 'u13'],
    bag: [3, 3, 3, 4],
  },
  ({ companies }) => (companies[YOU]?.money ?? 0) >= 11,
  ['bus arb', 'increase', 'drive rom', 'send red3', 'tour', 'die red5'],
);

/** The castle and the monastery of Lindau lie across the lake from Konstanz, and the fare is the last euro. */
const ferry = task(
  'ferry',
  {
    money: [1, 9],
    buses: [
      ['kon', 'red6', 'red4', 'red2', 'green5'],
      ['ueb', 'green3', 'yellow4', 'yellow6', 'blue3'],
      ['dor', 'yellow2', 'green6', 'blue5', 'blue4'],
      ['stg', 'green4', 'blue2', 'yellow5', 'green2'],
    ],
    built: [
      ['lin', 'c10', YOU],
      ['lin', 'c04', YOU],
      ['mee', 'g07', OTHER],
      ['kre', 'c05', OTHER],
    ],
    market: ['n02', 'n08', 'w03', 'w07', 'c02', 'c08', 'g02', 'g06', 'u03', 'u07'],
    bag: [3, 3, 4, 3],
  },
  ({ companies }) => (companies[YOU]?.ruined ?? 0) >= 2,
  ['bus kon', 'ferry', 'drive lin', 'send red4', 'send red2'],
);

/** The bag is empty, so the next ruin ends the match; but the other company leads, and its opera pays it as well. */
const last = task(
  'last',
  {
    money: [22, 24],
    buses: [
      ['wan', 'yellow3', 'green5', 'blue4', 'green2'],
      ['bre', 'red5', 'green4', 'blue2', 'yellow6'],
      ['bod', 'green6', 'green3', 'blue6', 'yellow5'],
      ['wil', 'yellow4', 'blue5', 'red2', 'red6'],
    ],
    built: [
      ['lin', 'c11', OTHER],
      ['stg', 'c05', OTHER],
      ['mee', 'n12', OTHER],
      ['har', 'n06', YOU],
    ],
    market: ['n01', 'n04', 'w01', 'w06', 'c01', 'c03', 'g01', 'g07', 'u01', 'u09'],
    bag: [0, 0, 0, 0],
  },
  seen => seen.ending !== null && winners(seen).includes(YOU),
  ['bus wan', 'build', 'tile g07', 'town rav', 'drive rav'],
);

export const practice: readonly PracticeTask<View>[] = [eleven, ferry, last];
