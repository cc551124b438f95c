// A quick sensible choice: a whole tour in mind, and every number where it belongs on it.
import type { Seat } from '../../kernel/index.ts';
import { type Card, type Club, homeOf, indexOf, shownOn } from './components.ts';
import type { Move, MoveOf } from './moves.ts';
import { DOCKS_AT, NEIGHBOURS } from './network.ts';
import { settled, surest } from './settled.ts';
import { boardOf, pendingOf, type State, setupNumber } from './state.ts';
import { targetsFor } from './tours.ts';

/** What a circle is worth, in distance from the number the tour would like. */
const CIRCLE = 8;
/** What a dock is worth to a star, in lines. */
const DOCK = 3;

/** Chooses for a seat by its own map and choices, the cards and the dice. */
export function policy(s: State, seat: Seat, legal: readonly Move[]): Move {
  const [quiet] = legal;
  if (!quiet) throw new Error(`seat ${seat} has no legal move`);
  if (legal.length === 1) return quiet;
  if (settled(s)) return surest(s, seat, legal);
  return byCost(s, seat, legal)[0]?.move ?? quiet;
}

/** The choices of a step of writing, from the one that fits the tour best to the worst. */
export function byCost(s: State, seat: Seat, legal: readonly Move[]): readonly { readonly move: Move; readonly cost: number }[] {
  const targets = targetsFor(boardOf(s, seat).marks, s.plan.options.dockUse);
  const second = pendingOf(s, seat).length === 0 ? secondWrites(legal, targets) : undefined;
  const costOfAll = (move: Move) => costOf(s, move, targets) + (second && move.type === 'write' ? second(move) : 0) + whim(seat, move);
  return legal.map(move => ({ move, cost: costOfAll(move) })).sort((a, b) => a.cost - b.cost);
}

/** A little of its own for each seat, so that two who think alike do not draw the same map. */
function whim(seat: Seat, move: Move): number {
  return 'club' in move ? (((indexOf(move.club) + 1) * (2 * seat + 3)) % WHIMS) / 2 : 0;
}

const WHIMS = 4;

/** How badly a choice fits the tour. */
function costOf(s: State, move: Move, targets: readonly number[]): number {
  switch (move.type) {
    case 'club':
      return distance(targets, indexOf(move.club), setupNumber(s));
    case 'write':
      return writeCost(move, targets);
    case 'star':
      return -openness(move.club) - (s.shown.some(card => isHome(card, move.club)) ? CIRCLE : 0);
    case 'x': // Rather a bad number than a chosen X.
      return move.number === null ? openness(move.club) : Number.MAX_SAFE_INTEGER;
    default:
      return 0;
  }
}

function writeCost({ number, club, card }: MoveOf<'write'>, targets: readonly number[]): number {
  return distance(targets, indexOf(club), number) - (card !== null && isHome(card, club) ? CIRCLE : 0);
}

function distance(targets: readonly number[], index: number, number: number): number {
  return Math.abs((targets[index] ?? 0) - number);
}

function isHome(card: Card, club: Club): boolean {
  return shownOn(card) === homeOf(club);
}

/** How many ways lead through a club: where a star helps most and an X hurts most. */
function openness(club: Club): number {
  return NEIGHBOURS[club].length + (DOCKS_AT[club].length > 0 ? DOCK : 0);
}

/** For a first write, the least cost of the second that it leaves. */
function secondWrites(legal: readonly Move[], targets: readonly number[]): (first: MoveOf<'write'>) => number {
  const costs = legal
    .flatMap(move => (move.type === 'write' ? [{ move, cost: writeCost(move, targets) }] : []))
    .sort((a, b) => a.cost - b.cost);
  return first => {
    for (const { move, cost } of costs) {
      if (move.number !== first.number && move.card !== first.card && move.club !== first.club) return cost;
    }
    return NO_SECOND;
  };
}

/** Worse than any number in any club. */
const NO_SECOND = 200;
