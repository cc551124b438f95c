// OT-6 The X, for what cannot be written.
import type { Clause, Seat } from '../../../kernel/index.ts';
import { CLUBS } from '../components.ts';
import type { MoveOf } from '../moves.ts';
import { isEmpty, numbersOf, type Rule, type State } from '../state.ts';
import { choose, chooseOneOf } from './barrier.ts';
import { CLUB_IS_EMPTY, canWrite, hasShownClub, isLeft, isShown } from './fits.ts';

type X = MoveOf<'x'>;

const X_PLACE: Clause<State, X> = {
  clause: 'OT-6.3',
  holds: (s, seat, { club }) => s.plan.options.xPlace === 'anywhere' || isShown(s, club) || !hasShownClub(s, seat),
  facts: (_s, _seat, { club }) => ({ club }),
};

/** OT-6.7 Whether an X may be put though the number would fit. */
function isVolunteered(s: State, { number }: X): boolean {
  return s.plan.options.xRule === 'voluntary' && number !== null;
}

function inEmptyClubs(s: State, seat: Seat, number: number | null, found: X[]): void {
  for (const club of CLUBS) if (isEmpty(s, seat, club)) found.push({ type: 'x', number, club });
}

/** An X in a turn with numbers. */
export const xForNumber: Rule<'x'> = {
  candidates(s, seat) {
    const found: X[] = [];
    if (!canWrite(s, seat)) inEmptyClubs(s, seat, null, found);
    else if (s.plan.options.xRule === 'voluntary') {
      for (const number of numbersOf(s)) if (isLeft(s, seat, number)) inEmptyClubs(s, seat, number, found);
    }
    return found;
  },
  clauses: [
    {
      clause: 'OT-3.3',
      holds: (s, seat, { number }) => number === null || isLeft(s, seat, number),
      facts: (_s, _seat, { number }) => ({ number: number ?? '' }),
    },
    { clause: 'OT-6.1', holds: (s, seat, move) => !canWrite(s, seat) || isVolunteered(s, move) },
    { clause: 'OT-6.7', holds: (s, seat, { number }) => number === null || canWrite(s, seat) },
    CLUB_IS_EMPTY,
    X_PLACE,
  ],
  play: chooseOneOf(2),
};

/** OT-6.6 An X in a star turn. */
export const xForStar: Rule<'x'> = {
  candidates(s, seat) {
    const found: X[] = [];
    if (!hasShownClub(s, seat)) inEmptyClubs(s, seat, null, found);
    return found;
  },
  clauses: [
    { clause: 'OT-6.1', holds: (s, seat) => !hasShownClub(s, seat) },
    { clause: 'OT-6.7', holds: (_s, _seat, { number }) => number === null },
    CLUB_IS_EMPTY,
  ],
  play: choose,
};

/** An X where something can always be written: never. */
export const NO_X: Rule<'x'> = {
  candidates: () => [],
  clauses: [{ clause: 'OT-6.1', holds: () => false }],
  play: choose,
};
