// The table of contents: the sections of the rulebook in the order of play.
import { type Phases, playByPhases, type Seat } from '../../../kernel/index.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Frame, State } from '../state.ts';
import { lastPair, lastSingle, lastStar } from './last.ts';
import { route } from './route.ts';
import { setup } from './setup.ts';
import { star } from './star.ts';
import { turn } from './turn.ts';
import { numberChoices, write } from './write.ts';

const PHASES: Phases<State, Frame, Move, Event> = {
  setup, // OT-2
  turn, // OT-3
  write, // OT-4, OT-6
  star, // OT-5
  lastPair, // OT-7.2
  lastSingle, // OT-7.3
  lastStar, // OT-7.4, OT-7.5
  route, // OT-8, OT-9
};

const byPhases = playByPhases(PHASES, { turn: 'OT-3.7', step: 'OT-3.3' });

export const flow: typeof byPhases = {
  ...byPhases,
  legal: (s, seat) => (writesNumbers(s, seat) ? numberChoices(s, seat) : byPhases.legal(s, seat)),
};

function writesNumbers(s: State, seat: Seat): boolean {
  return s.frames[0]?.phase === 'write' && byPhases.awaiting(s).includes(seat);
}
