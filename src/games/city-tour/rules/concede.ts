// CT-7.5 to CT-7.8 Giving the day up.
import type { Clause, Seat } from '../../../kernel/index.ts';
import { MOVES } from '../moves.ts';
import type { Rule, State } from '../state.ts';
import { end } from './end.ts';
import { isOutOfReach } from './reach.ts';

/** Whether a seat has a vote in this match. */
export function isVoter(s: State, seat: Seat): boolean {
  const { voters } = s.plan.options;
  return voters === 'all' ? seat < s.plan.seats : voters.includes(seat);
}

const NOBODY: readonly Seat[] = [];

/** Those besides the active seat who may still vote since the last tile was placed. */
export function votersLeft(s: State, active: Seat): readonly Seat[] {
  const { voters } = s.plan.options;
  if (s.plan.seats === 1 || voters.length === 0) return NOBODY;
  const left: Seat[] = [];
  for (let seat = 0; seat < s.plan.seats; seat++) {
    if (seat !== active && mayVote(s, seat)) left.push(seat);
  }
  return left;
}

function mayVote(s: State, seat: Seat): boolean {
  return isVoter(s, seat) && !s.votes.includes(seat);
}

/** CT-7.8 Votes that carry. */
export function votesNeeded(s: State): number {
  const { voters, giveUp } = s.plan.options;
  const all = voters === 'all' ? s.plan.seats : voters.length;
  if (giveUp === 'any' || isOutOfReach(s)) return 1;
  return giveUp === 'all' ? all : Math.floor(all / 2) + 1;
}

/** The clause of a vote, which holds in and out of turn alike. */
export const MAY_VOTE: Clause<State, unknown> = {
  clause: 'CT-7.8',
  holds: mayVote,
  facts: (s, seat) => ({ voted: s.votes.includes(seat) ? 1 : 0 }),
};

export const concede: Rule<'concede'> = {
  candidates: (s, seat) => (isVoter(s, seat) ? MOVES.concede : NONE),
  clauses: [MAY_VOTE],
  play(s, seat, _move, { tell }) {
    // Votes form a set: kept in the order of seats, whoever spoke first.
    s.votes.push(seat);
    s.votes.sort((a, b) => a - b);
    const needed = votesNeeded(s);
    tell({ type: 'conceded', seat, votes: s.votes.length, needed });
    if (s.votes.length < needed) return;
    s.votes.length = 0;
    end(s, 'conceded', tell);
  },
};

const NONE: readonly never[] = [];
