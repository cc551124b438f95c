// A quick sensible choice: the placement after which the day looks most likely to be won once the bus has stopped.
import type { Chance, Seat } from '../../kernel/index.ts';
import { ALL_DISTINCT, bestAfterControl, bestAfterPlacing, LIKENESS, type Promised } from './ahead.ts';
import type { TileId } from './components.ts';
import type { Move } from './moves.ts';
import { prospect } from './prospect.ts';
import { laid } from './roads.ts';
import { flow } from './rules/flow.ts';
import type { Journey, State } from './state.ts';
import { type Taste, USUAL, worth } from './worth.ts';

/** How much a taste of one's own counts beside the prospects of the day. */
const TILT = 0.06;

/** The prospects, and what somebody of this taste likes more about a state than others do. */
function leaning(taste: Taste): Promised {
  return s => prospect(s) + TILT * (worth(s, taste) - worth(s));
}

/** The tile on the right where it is printed like the one on the left. */
function twin({ revealed: [left, right] }: State): TileId | undefined {
  return left && right && LIKENESS.get(left) === LIKENESS.get(right) ? right : undefined;
}

/** Whether another move does the same. */
function isRepetition(move: Move, twin: TileId | undefined): boolean {
  return move.type === 'place' && (move.tile === twin || !ALL_DISTINCT.has(move));
}

/** The most that is promised by any of the ways a move may come out; conceding promises nothing. */
function bestAfter(s: State, move: Move, promise: Promised): number {
  switch (move.type) {
    case 'place':
      return bestAfterPlacing(s, laid(move.tile, move.rotation), promise);
    case 'control':
      return bestAfterControl(s, move.colour, promise);
    case 'concede':
      return Number.NEGATIVE_INFINITY;
  }
}

type Policy = (s: State, seat: Seat, legal: readonly Move[], chance: Chance) => Move;

/** Makes the legal move that promises most, the first of equals; everything it looks at is public. */
function policyOf(promise: Promised): Policy {
  return (s, _seat, legal) => {
    let [best] = legal;
    if (!best) throw new Error('no legal move');
    const alike = twin(s);
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < legal.length; i++) {
      const move = legal[i] as Move;
      if (isRepetition(move, alike)) continue;
      const value = bestAfter(s, move, promise);
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

function isWon({ result }: Journey): number {
  return result?.won ? 1 : 0;
}

/** Whether a move ends the day, and well: the policy makes it, and nothing is better than to have won. */
export function settled(s: State, seat: Seat): boolean {
  const alike = twin(s);
  return flow.legal(s, seat).some(move => !isRepetition(move, alike) && bestAfter(s, move, isWon) === 1);
}
