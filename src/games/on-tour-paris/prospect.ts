// What a map may become: its empty clubs filled as chance might have it, and a good route through the result.
import type { Seat } from '../../kernel/index.ts';
import { CLUBS, LEAST_FOR_CARDS } from './components.ts';
import { type Cover, type Foreseen, future } from './foresight.ts';
import { type Mark, meaning } from './marks.ts';
import { type Network, PARIS } from './network.ts';
import type { Agreement } from './options.ts';
import { CLOSED, closedPaper, type Paper, STAR, sketch } from './sketch.ts';
import { bestRoute } from './solver/solver.ts';
import { targetsFor } from './tours.ts';

/** Ways to fill a map that are looked at. */
const FILLINGS = 48;

/** What a circle is worth, in distance from the number the tour would like. */
const CIRCLE = 8;

/** The points of a good route once the map is full, as a mean over several ways to fill it. Each seat has its own futures in mind, so that two who think alike do not draw the same map. */
export function prospect(
  marks: readonly (Mark | null)[],
  dockUse: Agreement['dockUse'],
  seat: Seat,
  fillings = FILLINGS,
  network: Network = PARIS,
): number {
  const empty = CLUBS.map((_, index) => index).filter(index => marks[index] === null);
  if (empty.length === 0) return bestRoute(marks, dockUse, [], network).points;
  const targets = targetsFor(marks, dockUse);
  const paper = paperOf(marks);
  let sum = 0;
  for (let filling = 0; filling < fillings; filling++) {
    fill(paper, empty.slice(), { targets, openness: network.openness }, future(seat * FILLINGS + filling));
    sum += sketch(paper, dockUse, network);
  }
  return sum / fillings;
}

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
  readonly targets: readonly number[];
  readonly openness: readonly number[];
}

/** Fills the empty clubs, turn by turn; a star to come counts as the number that its club would like. */
function fill(paper: Paper, empty: number[], wishes: Wishes, turns: readonly Foreseen[]): void {
  for (let turn = 0; empty.length > 0; turn++) {
    const { numbers, cards } = turns[turn] as Foreseen;
    const left = empty.length < LEAST_FOR_CARDS ? ANY_CLUB : cards.slice();
    if (numbers.length === 0) writeOne(paper, empty, wishes, left, undefined);
    for (let at = 0; at < numbers.length && empty.length > 0; at++) writeOne(paper, empty, wishes, left, numbers[at]);
  }
}

/** OT-7.1 In a last turn no card is needed. */
const ANY_CLUB: Cover[] = [];

/** Writes a number, or a star, where it fits best with a card that is left, and takes the card away; an X where none fits. */
function writeOne(paper: Paper, empty: number[], { targets, openness }: Wishes, cards: Cover[], number: number | undefined): void {
  let best = -1;
  let used = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < empty.length; at++) {
    const club = empty[at] as number;
    const card = cards === ANY_CLUB ? -1 : cardFor(cards, club);
    if (card < 0 && cards !== ANY_CLUB) continue;
    const circle = card >= 0 && (cards[card] as Cover)[club] === 2 ? CIRCLE : 0;
    const cost = (number === undefined ? -(openness[club] as number) : Math.abs((targets[club] as number) - number)) - circle;
    if (cost >= least) continue;
    [best, used, least] = [at, card, cost];
  }
  const isX = best < 0;
  if (isX) best = leastOpen(empty, openness);
  const club = empty[best] as number;
  paper.number[club] = isX ? CLOSED : (number ?? Math.round(targets[club] as number));
  paper.gain[club] = used >= 0 && (cards[used] as Cover)[club] === 2 ? 2 : 1;
  empty.splice(best, 1);
  if (used >= 0) cards.splice(used, 1);
}

/** The card to use for a club: rather one that circles; -1 where none may be used. */
function cardFor(cards: readonly Cover[], club: number): number {
  let found = -1;
  for (let at = 0; at < cards.length; at++) {
    const reach = (cards[at] as Cover)[club] as number;
    if (reach === 2) return at;
    if (reach === 1) found = at;
  }
  return found;
}

function leastOpen(empty: readonly number[], openness: readonly number[]): number {
  let best = 0;
  for (let at = 1; at < empty.length; at++) {
    if ((openness[empty[at] as number] as number) < (openness[empty[best] as number] as number)) best = at;
  }
  return best;
}
