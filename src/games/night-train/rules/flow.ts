// The table of contents: the sections of the rulebook in the order of play.
import { type Phases, playByPhases } from '../../../kernel/index.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Frame, State } from '../state.ts';
import { stop } from './stop.ts';

const PHASES: Phases<State, Frame, Move, Event> = {
  stop, // NT-3
};

export const flow = playByPhases(PHASES, { turn: 'NT-3.2', step: 'NT-3.2' });
