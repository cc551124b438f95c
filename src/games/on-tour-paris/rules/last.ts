// OT-7 Last turns: one or two empty clubs, no cards, no circles, no X's.
import type { MoveRule, Phase } from '../../../kernel/index.ts';
import { CLUBS, indexOf } from '../components.ts';
import type { Event } from '../events.ts';
import { MOVES, type Move, type MoveOf } from '../moves.ts';
import { boardOf, type Frame, nothingPending, numbersOf, type Pending, type State } from '../state.ts';
import { choose, unfinished } from './barrier.ts';
import { CLUB_IS_EMPTY } from './fits.ts';
import { closeStep } from './turn.ts';
import { NO_X } from './x.ts';

// OT-7.2 The club of the lower number is named; the higher goes to the other.
const low: MoveRule<State, MoveOf<'low'>, Event> = {
  candidates: (s, seat) => MOVES.low.filter(({ club }) => boardOf(s, seat).marks[indexOf(club)] === null),
  clauses: [CLUB_IS_EMPTY],
  play: choose,
};

// OT-7.3 One number of two; the other is lost.
const write: MoveRule<State, MoveOf<'write'>, Event> = {
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
const star: MoveRule<State, MoveOf<'star'>, Event> = {
  candidates: (s, seat) => MOVES.star.filter(({ club }) => boardOf(s, seat).marks[indexOf(club)] === null),
  clauses: [CLUB_IS_EMPTY],
  play: choose,
};

/** Everybody makes one choice. */
const ONE_CHOICE = {
  awaiting: (_s: State, { pending }: { readonly pending: Pending }) => unfinished(pending, 1),
  then: closeStep,
};

export const lastPair: Phase<State, Frame, 'lastPair', Move, Event> = {
  open: s => ({ phase: 'lastPair', pending: nothingPending(s) }),
  moves: { low, x: NO_X },
  ...ONE_CHOICE,
};

export const lastSingle: Phase<State, Frame, 'lastSingle', Move, Event> = {
  open: s => ({ phase: 'lastSingle', pending: nothingPending(s) }),
  moves: { write, x: NO_X },
  ...ONE_CHOICE,
};

export const lastStar: Phase<State, Frame, 'lastStar', Move, Event> = {
  open: s => ({ phase: 'lastStar', pending: nothingPending(s) }),
  moves: { star, x: NO_X },
  ...ONE_CHOICE,
};
