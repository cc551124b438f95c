// A quick sensible choice: the placement that looks best once the bus has stopped.
import type { Chance, Seat } from '../../kernel/index.ts';
import { type After, afterControl, afterPlacing, DISTINCT, LIKENESS } from './ahead.ts';
import type { Move } from './moves.ts';
import { laid } from './roads.ts';
import { flow } from './rules/flow.ts';
import type { State } from './state.ts';
import { worth } from './worth.ts';

/** The best of the ways a move may come out: whom the inspector puts out is the team's own choice. */
function bestWorth(ways: readonly After[]): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < ways.length; i++) best = Math.max(best, worth((ways[i] as After).state));
  return best;
}

function isRepetition(s: State, move: Move): boolean {
  if (move.type !== 'place') return false;
  const [left, right] = s.revealed;
  if (left && right && move.tile === right && LIKENESS.get(left) === LIKENESS.get(right)) return true;
  return !DISTINCT.get(move.tile)?.includes(move);
}

/** Every way a move may come out; conceding promises nothing. */
function waysOf(s: State, move: Move): readonly After[] {
  switch (move.type) {
    case 'place':
      return afterPlacing(s, laid(move.tile, move.rotation));
    case 'control':
      return afterControl(s, move.colour);
    case 'concede':
      return [];
  }
}

/** The legal move that promises most, the first of equals; everything it looks at is public. */
export function policy(s: State, _seat: Seat, legal: readonly Move[], _chance: Chance): Move {
  let [best] = legal;
  if (!best) throw new Error('no legal move');
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < legal.length; i++) {
    const move = legal[i] as Move;
    if (isRepetition(s, move)) continue;
    const value = bestWorth(waysOf(s, move));
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
}

/** Whether a move ends the day, and well: the policy makes it, and nothing is better than to have won. */
export function settled(s: State, seat: Seat): boolean {
  return flow.legal(s, seat).some(move => !isRepetition(s, move) && waysOf(s, move).some(({ state }) => state.result?.won));
}
