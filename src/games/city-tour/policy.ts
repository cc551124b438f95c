// A quick sensible choice: the placement after which the day looks most likely to be won once the bus has stopped.
import type { Chance, Seat } from '../../kernel/index.ts';
import { type After, afterControl, afterPlacing, DISTINCT, LIKENESS } from './ahead.ts';
import type { Move } from './moves.ts';
import { prospect } from './prospect.ts';
import { laid } from './roads.ts';
import { flow } from './rules/flow.ts';
import type { State } from './state.ts';
import { type Taste, USUAL, worth } from './worth.ts';

/** What a state promises: the more, the better. */
type Promised = (s: State) => number;

/** How much a taste of one's own counts beside the prospects of the day. */
const TILT = 0.06;

/** The prospects, and what somebody of this taste likes more about a state than others do. */
function leaning(taste: Taste): Promised {
  return s => prospect(s) + TILT * (worth(s, taste) - worth(s));
}

/** The best of the ways a move may come out: whom the inspector puts out is the team's own choice. */
function bestOf(ways: readonly After[], promise: Promised): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < ways.length; i++) best = Math.max(best, promise((ways[i] as After).state));
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

type Policy = (s: State, seat: Seat, legal: readonly Move[], chance: Chance) => Move;

/** Makes the legal move that promises most, the first of equals; everything it looks at is public. */
function policyOf(promise: Promised): Policy {
  return (s, _seat, legal) => {
    let [best] = legal;
    if (!best) throw new Error('no legal move');
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < legal.length; i++) {
      const move = legal[i] as Move;
      if (isRepetition(s, move)) continue;
      const value = bestOf(waysOf(s, move), promise);
      if (value <= most) continue;
      most = value;
      best = move;
    }
    return best;
  };
}

export const policy = policyOf(prospect);

/** Who fills the bus only as far as sites wait for it, who gathers many and trusts in the roads, and who keeps the city open. */
export const styles = {
  careful: policyOf(leaning({ ...USUAL, someAboard: 0.7, fullBus: 1.5 })),
  daring: policyOf(leaning({ ...USUAL, someAboard: 1.1, grandVoyageur: 2.5, fullBus: 0 })),
  builder: policyOf(leaning({ ...USUAL, delivered: 2.4, emptySpace: 0.8, enoughAboard: 1.8 })),
};

/** Whether a move ends the day, and well: the policy makes it, and nothing is better than to have won. */
export function settled(s: State, seat: Seat): boolean {
  return flow.legal(s, seat).some(move => !isRepetition(s, move) && waysOf(s, move).some(({ state }) => state.result?.won));
}
