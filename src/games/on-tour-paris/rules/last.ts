import { CLUBS, indexOf } from '../components.ts';
import { MOVES } from '../moves.ts';
import { boardOf, nothingPending, numbersOf, type Pending, type Rule, type Section, type State } from '../state.ts';
import { choose, unfinished } from './barrier.ts';
import { CLUB_IS_EMPTY } from './fits.ts';
import { closeStep } from './turn.ts';
import { NO_X } from './x.ts';

// OT-7.2 The club of the lower number is named; the higher goes to the other.
const low: Rule<'low'> = {
  candidates: (s, seat) => MOVES.low.filter(({ club }) => boardOf(s, seat).marks[indexOf(club)] === null),
  clauses: [CLUB_IS_EMPTY],
  play: choose,
};

// OT-7.3 One number of two; the other is lost.
const write: Rule<'write'> = {
  candidates(s, seat) {
    const club = CLUBS[boardOf(s, seat).marks.indexOf(null)];
    return club ? numbersOf(s).map(number => ({ type: 'write', number, club, card: null })) : [];
  },
  clauses: [
    { clause: 'OT-4.1', holds: (_s, _seat, { card }) => card === null, facts: (_s, _seat, { card }) => ({ card: card ?? '', shown: 0 }) },
    { clause: 'OT-7.3', holds: (s, _seat, { number }) => numbersOf(s).includes(number), facts: (_s, _seat, { number }) => ({ number }) },
    CLUB_IS_EMPTY,
  ],
  play: choose,
};

// OT-7.4, OT-7.5
const star: Rule<'star'> = {
  candidates: (s, seat) => MOVES.star.filter(({ club }) => boardOf(s, seat).marks[indexOf(club)] === null),
  clauses: [CLUB_IS_EMPTY],
  play: choose,
};

/** Everybody makes one choice. */
const ONE_CHOICE = {
  awaiting: (_s: State, { pending }: { readonly pending: Pending }) => unfinished(pending, 1),
  then: closeStep,
};

export const lastPair: Section<'lastPair'> = {
  open: s => ({ phase: 'lastPair', pending: nothingPending(s) }),
  moves: { low, x: NO_X },
  ...ONE_CHOICE,
};

export const lastSingle: Section<'lastSingle'> = {
  open: s => ({ phase: 'lastSingle', pending: nothingPending(s) }),
  moves: { write, x: NO_X },
  ...ONE_CHOICE,
};

export const lastStar: Section<'lastStar'> = {
  open: s => ({ phase: 'lastStar', pending: nothingPending(s) }),
  moves: { star, x: NO_X },
  ...ONE_CHOICE,
};
