// A quick sensible choice: a whole tour in mind, and every number where it belongs on it.
import type { Seat } from '../../kernel/index.ts';
import { type Card, type Club, homeOf, indexOf, shownOn } from './components.ts';
import type { Move, MoveOf } from './moves.ts';
import { networkIn } from './network.ts';
import { settled, surest } from './settled.ts';
import { boardOf, pendingOf, type State, setupNumber } from './state.ts';
import { targetsFor } from './tours.ts';

/** What players may think differently about. */
interface Taste {
  /** What a circle is worth, in distance from the number the tour would like. */
  readonly circle: number;
  /** What a dock is worth to a star, in lines. */
  readonly dock: number;
}

const USUAL: Taste = { circle: 8, dock: 16 };

type Policy = (s: State, seat: Seat, legal: readonly Move[]) => Move;

/** Chooses for a seat by its own map and choices, the cards and the dice, and by a taste. */
function policyOf(taste: Taste): Policy {
  return (s, seat, legal) => {
    const [quiet] = legal;
    if (!quiet) throw new Error(`seat ${seat} has no legal move`);
    if (legal.length === 1) return quiet;
    if (settled(s)) return surest(s, seat, legal);
    const cost = costIn(s, seat, legal, taste);
    let best = quiet;
    let least = Number.POSITIVE_INFINITY;
    for (const move of legal) {
      const own = cost(move) + whim(seat, move);
      if (own >= least) continue;
      best = move;
      least = own;
    }
    return best;
  };
}

export const policy = policyOf(USUAL);

/** Who keeps to the tour, who takes a circle wherever there is one, and who counts on the river. */
export const styles = {
  careful: policyOf({ circle: 6, dock: 16 }),
  daring: policyOf({ circle: 10, dock: 16 }),
  builder: policyOf({ circle: 7, dock: 30 }),
};

/** A choice, and how badly it fits the tour. */
export interface Priced {
  readonly move: Move;
  readonly cost: number;
}

/** The choices of a step of writing, from the one that fits the tour best to the worst. */
export function byCost(s: State, seat: Seat, legal: readonly Move[]): readonly Priced[] {
  const cost = costIn(s, seat, legal, USUAL);
  return inOrder(legal, move => cost(move) + whim(seat, move));
}

/** The same by the tour alone: what may be expected of a map does not depend on who draws it. */
export function byTour(s: State, seat: Seat, legal: readonly Move[]): readonly Priced[] {
  return inOrder(legal, costIn(s, seat, legal, USUAL));
}

function inOrder(legal: readonly Move[], cost: (move: Move) => number): readonly Priced[] {
  return legal.map(move => ({ move, cost: cost(move) })).sort((a, b) => a.cost - b.cost);
}

/** How badly each of these choices fits the tour, with the best that it leaves for a second number. */
function costIn(s: State, seat: Seat, legal: readonly Move[], taste: Taste): (move: Move) => number {
  const targets = targetsFor(boardOf(s, seat).marks, s.plan.options.dockUse);
  const second = pendingOf(s, seat).length === 0 ? secondWrites(legal, targets, taste) : undefined;
  return move => costOf(s, move, targets, taste) + (second && move.type === 'write' ? second(move) : 0);
}

/** A little of its own for each seat, so that two who think alike do not draw the same map. */
function whim(seat: Seat, move: Move): number {
  return 'club' in move ? (((indexOf(move.club) + 1) * (2 * seat + 3)) % WHIMS) / 2 : 0;
}

const WHIMS = 4;

/** How badly a choice fits the tour. */
function costOf(s: State, move: Move, targets: readonly number[], taste: Taste): number {
  switch (move.type) {
    case 'club':
      return distance(targets, indexOf(move.club), setupNumber(s));
    case 'write':
      return writeCost(move, targets, taste);
    case 'star':
      return -openness(s, move.club, taste) - (s.shown.some(card => isHome(card, move.club)) ? taste.circle : 0);
    case 'x': // Rather a bad number than a chosen X.
      return move.number === null ? openness(s, move.club, taste) : Number.MAX_SAFE_INTEGER;
    default:
      return 0;
  }
}

function writeCost({ number, club, card }: MoveOf<'write'>, targets: readonly number[], { circle }: Taste): number {
  return distance(targets, indexOf(club), number) - (card !== null && isHome(card, club) ? circle : 0);
}

function distance(targets: readonly number[], index: number, number: number): number {
  return Math.abs((targets[index] ?? 0) - number);
}

function isHome(card: Card, club: Club): boolean {
  return shownOn(card) === homeOf(club);
}

/** How many ways lead through a club: where a star helps most and an X hurts most. */
function openness(s: State, club: Club, { dock }: Taste): number {
  const { neighbours, docksAt } = networkIn(s.plan.options);
  return neighbours[club].length + (docksAt[club].length > 0 ? dock : 0);
}

/** The two cheapest writes of one number with one card; they are in different clubs. */
interface Offer {
  readonly number: number;
  readonly card: Card | null;
  club: Club;
  cost: number;
  elsewhere: number;
}

/** For a first write, the least cost of the second that it leaves: another number with another card in another club. */
function secondWrites(legal: readonly Move[], targets: readonly number[], taste: Taste): (first: MoveOf<'write'>) => number {
  const offers: Offer[] = [];
  for (const move of legal) if (move.type === 'write') addTo(offers, move, writeCost(move, targets, taste));
  return ({ number, card, club }) => {
    let least = NO_SECOND;
    for (const offer of offers) {
      if (offer.number === number || offer.card === card) continue;
      least = Math.min(least, offer.club === club ? offer.elsewhere : offer.cost);
    }
    return least;
  };
}

function addTo(offers: Offer[], { number, card, club }: MoveOf<'write'>, cost: number): void {
  const offer = offers.find(each => each.number === number && each.card === card);
  if (!offer) offers.push({ number, card, club, cost, elsewhere: NO_SECOND });
  else if (cost < offer.cost) {
    offer.elsewhere = offer.cost;
    offer.cost = cost;
    offer.club = club;
  } else offer.elsewhere = Math.min(offer.elsewhere, cost);
}

/** Worse than any number in any club. */
const NO_SECOND = 200;
