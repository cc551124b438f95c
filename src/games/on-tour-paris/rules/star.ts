import { indexOf, regionOf } from '../components.ts';
import { MOVES, type MoveOf } from '../moves.ts';
import { boardOf, nothingPending, type Rule, type Section } from '../state.ts';
import { choose, unfinished } from './barrier.ts';
import { CLUB_IS_EMPTY, isShown } from './fits.ts';
import { closeStep } from './turn.ts';
import { xForStar } from './x.ts';

const drawStar: Rule<'star'> = {
  candidates(s, seat) {
    const { marks } = boardOf(s, seat);
    const found: MoveOf<'star'>[] = [];
    for (const move of MOVES.star) if (marks[indexOf(move.club)] === null) found.push(move);
    return found;
  },
  clauses: [
    CLUB_IS_EMPTY,
    {
      clause: 'OT-5.2',
      holds: (s, _seat, { club }) => isShown(s, club),
      facts: (s, _seat, { club }) => ({ club, regions: [...new Set(s.shown.map(regionOf))].join('') }),
    },
  ],
  play: choose,
};

export const star: Section<'star'> = {
  open: s => ({ phase: 'star', pending: nothingPending(s) }),
  awaiting: (_s, { pending }) => unfinished(pending, 1),
  moves: { star: drawStar, x: xForStar },
  then: closeStep,
};
