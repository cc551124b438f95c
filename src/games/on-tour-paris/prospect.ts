// What a map may become: its empty clubs filled as chance might have it, and a good route through the result.
import { CLUBS, LEAST_FOR_CARDS } from './components.ts';
import { A_TURN, type Future, REACH, STAR_ROLLED, type Turns } from './foresight.ts';
import { type Mark, meaning } from './marks.ts';
import { type Network, PARIS } from './network.ts';
import type { Agreement } from './options.ts';
import { type Takings, tally } from './score.ts';
import { CLOSED, closedPaper, type Paper, STAR, sketch } from './sketch.ts';
import { bestRoute } from './solver/solver.ts';
import { targetsFor } from './tours.ts';

/** What a circle is worth, in distance from the number the tour would like: by what the cards do in a club. */
const CIRCLE = Float64Array.of(0, 0, 0, 8);

/** The points of a good route through a map, once it is full, in the future of a number. */
export type Prospect = (number: number) => Takings;

/** What becomes of a map in each of these futures. */
export function prospectOf(
  marks: readonly (Mark | null)[],
  dockUse: Agreement['dockUse'],
  future: Future,
  network: Network = PARIS,
): Prospect {
  const empty = Uint8Array.from(CLUBS.keys()).filter(club => marks[club] === null);
  if (empty.length === 0) {
    const { clubs, circled, boats } = tally(marks, bestRoute(marks, dockUse, [], network).route, network);
    return () => ({ clubs, circled, boats });
  }
  const wishes = { targets: Float64Array.from(targetsFor(marks, dockUse)), openness: network.openness };
  const paper = paperOf(marks);
  return number => {
    desk.number.set(paper.number);
    desk.gain.set(paper.gain);
    blanks.set(empty);
    fill(empty.length, wishes, future(number));
    return sketch(desk, dockUse, network);
  };
}

/** The map that is being filled, and its empty clubs; made anew each time, they would cost more than the filling. */
const desk = closedPaper();
const blanks = new Uint8Array(CLUBS.length);

function paperOf(marks: readonly (Mark | null)[]): Paper {
  const paper = closedPaper();
  for (const [club, mark] of marks.entries()) {
    const { kind, value, circled } = meaning(mark ?? 'X');
    paper.number[club] = kind === 'x' ? CLOSED : kind === 'star' ? STAR : value;
    paper.gain[club] = circled ? 2 : 1;
  }
  return paper;
}

/** By club: the number it would like, and how many ways lead through it. */
interface Wishes {
  readonly targets: Float64Array;
  readonly openness: readonly number[];
}

/** Fills the empty clubs, turn by turn; a star to come counts as the number that its club would like. */
function fill(empty: number, wishes: Wishes, turns: Turns): void {
  let left = empty;
  for (let turn = 0; left > 0; turn += A_TURN) {
    const number = turns[turn] as number;
    const one = turns[turn + 2] as number;
    const two = turns[turn + 3] as number;
    const three = turns[turn + 4] as number;
    const isLast = left < LEAST_FOR_CARDS;
    const used = writeOne(left--, wishes, isLast, one, two, three, number);
    if (number === STAR_ROLLED || left === 0) continue;
    const other = used === three ? two : three;
    writeOne(left--, wishes, isLast, used === one ? two : one, other, other, turns[turn + 1] as number);
  }
}

/** Writes a number, or a star, where it fits best with one of the cards, which it tells; an X where none fits. OT-7.1 In a last turn no card is needed. */
function writeOne(
  left: number,
  { targets, openness }: Wishes,
  isLast: boolean,
  one: number,
  two: number,
  three: number,
  number: number,
): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < left; at++) {
    const club = blanks[at] as number;
    const reach = isLast ? 1 : (REACH[one + club] as number) | (REACH[two + club] as number) | (REACH[three + club] as number);
    if (reach === 0) continue;
    const wished = number === STAR_ROLLED ? -(openness[club] as number) : Math.abs((targets[club] as number) - number);
    const cost = wished - (CIRCLE[reach] as number);
    if (cost >= least) continue;
    best = at;
    least = cost;
  }
  const isX = best < 0;
  if (isX) best = leastOpen(left, openness);
  const club = blanks[best] as number;
  blanks.copyWithin(best, best + 1, left);
  desk.number[club] = isX ? CLOSED : number === STAR_ROLLED ? Math.round(targets[club] as number) : number;
  const used = isX || isLast ? -1 : cardFor(club, one, two, three);
  desk.gain[club] = used >= 0 && REACH[used + club] === 3 ? 2 : 1;
  return used;
}

/** The card to use for a club: rather one that circles, otherwise the last. */
function cardFor(club: number, one: number, two: number, three: number): number {
  if (REACH[one + club] === 3) return one;
  if (REACH[two + club] === 3) return two;
  if (REACH[three + club] !== 0) return three;
  return REACH[two + club] !== 0 ? two : one;
}

function leastOpen(left: number, openness: readonly number[]): number {
  let best = 0;
  for (let at = 1; at < left; at++) {
    if ((openness[blanks[at] as number] as number) < (openness[blanks[best] as number] as number)) best = at;
  }
  return best;
}
