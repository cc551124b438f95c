// TO-3.1 to TO-3.4 Roll, swap, accept.
import { type FrameOf, frameOf, only, seatStreams } from '../../../kernel/index.ts';
import { DICE, FACES, type Face, MOST_SWAPS } from '../components.ts';
import { MOVES } from '../moves.ts';
import type { Frame, Rule, Section, State } from '../state.ts';
import { nextSeat } from './agency.ts';
import { O3, turn } from './employees/dice.ts';
import { byThrow, change, countOf, facesOf, rollInto } from './faces.ts';
import { freeActions } from './free-actions.ts';

const accept: Rule<'accept'> = {
  candidates: () => MOVES.accept,
  clauses: [],
  play(s) {
    frameOf(s, 'dice').accepted = true;
  },
};

/** The dice; asked of every swap there is, hence a lookup of its own. */
function diceOnTable(s: State): FrameOf<Frame, 'dice'> {
  const frame = s.frames[s.frames.length - 1];
  if (frame?.phase !== 'dice') throw new Error('no dice are on the table');
  return frame;
}

/** TO-3.3 Whether both dice are there, and are two. */
function canSwap(dice: readonly number[], discard: Face, changed: Face): boolean {
  return countOf(dice, discard) > 0 && countOf(dice, changed) > (discard === changed ? 1 : 0);
}

const swapsOf = byThrow(dice => MOVES.swap.filter(({ discard, change }) => canSwap(dice, discard, change)));

const swap: Rule<'swap'> = {
  candidates(s) {
    const { dice, swaps } = frameOf(s, 'dice');
    return swaps < MOST_SWAPS ? swapsOf(dice) : [];
  },
  clauses: [
    {
      clause: 'TO-3.2',
      holds: s => diceOnTable(s).swaps < MOST_SWAPS,
      facts: s => ({ swaps: frameOf(s, 'dice').swaps, most: MOST_SWAPS }),
    },
    {
      clause: 'TO-3.3',
      holds: (s, _seat, { discard, change }) => canSwap(diceOnTable(s).dice, discard, change),
      facts: (_s, _seat, { discard, change }) => ({ discard, change }),
    },
  ],
  play(s, seat, move, { tell }) {
    const frame = frameOf(s, 'dice');
    change(frame.dice, move.discard, -1);
    change(frame.dice, move.change, -1);
    change(frame.dice, move.to, 1);
    frame.swaps++;
    tell({ type: 'swapped', seat, discard: move.discard, change: move.change, to: move.to });
  },
};

/** Everybody's own dice: what one agency decides does not change what another rolls. */
const ROLLS = seatStreams('dice');

export const dice: Section<'dice'> = {
  // TO-3.1 All five dice are rolled as the player's part begins.
  open(s, { chance, tell }, previous) {
    const goesOn = previous?.phase === 'prep' || previous?.phase === 'reward';
    const seat = goesOn ? nextSeat(s, previous.seat) : s.start;
    const rolled = FACES.map(() => 0);
    rollInto(rolled, DICE, chance, ROLLS[seat]);
    tell({ type: 'rolled', seat, dice: facesOf(rolled) });
    return { phase: 'dice', seat, dice: rolled, swaps: 0, turns: 0, accepted: false };
  },
  awaiting: (_s, { seat, accepted }) => only(accepted ? undefined : seat),
  moves: { accept, swap, reroll: O3, turn, ...freeActions('roll') }, // TO-3.4
  then: () => 'reward',
};
