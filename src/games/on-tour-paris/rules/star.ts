// OT-5 Star powers: three equal regions, or doubles.
import type { MoveRule, Phase } from '../../../kernel/index.ts';
import { indexOf } from '../components.ts';
import type { Event } from '../events.ts';
import { MOVES, type Move, type MoveOf } from '../moves.ts';
import { boardOf, type Frame, nothingPending, type State } from '../state.ts';
import { choose, unfinished } from './barrier.ts';
import { CLUB_IS_EMPTY, isShown } from './fits.ts';
import { closeStep } from './turn.ts';
import { xForStar } from './x.ts';

const drawStar: MoveRule<State, MoveOf<'star'>, Event> = {
  candidates(s, seat) {
    const { marks } = boardOf(s, seat);
    const found: MoveOf<'star'>[] = [];
    for (const move of MOVES.star) if (marks[indexOf(move.club)] === null) found.push(move);
    return found;
  },
  clauses: [
    CLUB_IS_EMPTY,
    { clause: 'OT-5.2', holds: (s, _seat, { club }) => isShown(s, club), facts: (_s, _seat, { club }) => ({ club }) },
  ],
  play: choose,
};

export const star: Phase<State, Frame, 'star', Move, Event> = {
  open: s => ({ phase: 'star', pending: nothingPending(s) }),
  awaiting: (_s, { pending }) => unfinished(pending, 1),
  moves: { star: drawStar, x: xForStar },
  then: closeStep,
};
