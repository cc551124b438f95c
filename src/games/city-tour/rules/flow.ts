// The table of contents: the sections of the rulebook in the order of play.
import { type Phases, playByPhases, type Refusal, type Seat } from '../../../kernel/index.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Frame, State } from '../state.ts';
import { MAY_VOTE } from './concede.ts';
import { drive } from './drive.ts';
import { control } from './inspector.ts';
import { place } from './place.ts';

const PHASES: Phases<State, Frame, Move, Event> = {
  place, // CT-3
  drive, // CT-4 to CT-7
  control, // CT-9.5
};

const byPhases = playByPhases(PHASES, { turn: 'CT-2.7', step: 'CT-3.6' });

/** CT-7.8 A vote is no matter of turns: whoever may not cast one is told why not. */
function refusal(s: State, seat: Seat, move: Move): Refusal | undefined {
  const isVote = move.type === 'concede' && s.frames.length > 0;
  if (!isVote || MAY_VOTE.holds(s, seat, move)) return byPhases.refusal(s, seat, move);
  return { clause: MAY_VOTE.clause, facts: MAY_VOTE.facts?.(s, seat, move) ?? {} };
}

export const flow = { ...byPhases, refusal };
