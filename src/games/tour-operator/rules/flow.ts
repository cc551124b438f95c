// The table of contents: the phases of a week in the order of play.
import { type Phases, playByPhases } from '../../../kernel/index.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Frame, State } from '../state.ts';
import { fate, interest } from './arrival.ts';
import { checkIn } from './check-in.ts';
import { checkOut } from './check-out.ts';
import { dice } from './dice.ts';
import { draft } from './draft.ts';
import { visa } from './employees/visa.ts';
import { writer } from './employees/writer.ts';
import { endRound } from './end-round.ts';
import { flight } from './flight.ts';
import { prep } from './prep.ts';
import { hiring, rewards } from './rewards.ts';
import { sides } from './set-up.ts';
import { activity, endWeek, mood, weekend } from './weekend.ts';

const PHASES: Phases<State, Frame, Move, Event> = {
  sides,
  checkOut, // TO-1
  draft, // TO-2
  dice, // TO-3.1
  reward: rewards, // TO-3.5
  hire: hiring, // TO-3.7
  visa, // O7
  prep, // TO-3.12
  flight, // TO-4.1
  writer, // O9
  interest, // TO-4.13
  fate, // TO-4.15
  checkIn, // TO-5
  activity, // TO-6.2
  weekend, // TO-6.1
  mood, // TO-6.8
  endWeek, // TO-6.1
  endRound, // TO-G.4
};

export const flow = playByPhases(PHASES, { turn: 'TO-G.2', step: 'TO-G.1' });
