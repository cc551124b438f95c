// The table of contents: the steps of a turn in order, and the choices within them.
import { type Phases, playByPhases } from '../../../kernel/index.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Frame, State } from '../state.ts';
import { allDay } from './actions.ts';
import { tile, town } from './build.ts';
import { bus } from './bus.ts';
import { casino, die, pips } from './dice.ts';
import { callBus, sendBus } from './dispatch.ts';
import { drive } from './drive.ts';
import { morning } from './morning.ts';
import { endTurn, refill } from './refill.ts';
import { tour } from './tour.ts';

const PHASES: Phases<State, Frame, Move, Event> = {
  bus, // BT-3.3 step 1
  morning, // BT-3.4 step 2
  drive, // BT-3.6 step 3
  tour, // BT-3.7 step 4
  allDay, // BT-3.8 step 5
  refill, // BT-9 step 6
  endTurn, // BT-10
  tile, // BT-8
  town, // BT-8
  die, // BT-7
  again: casino, // BT-7.11
  pips, // BT-7.4
  call: callBus, // BT-7.9
  to: sendBus, // BT-7.9
};

/** The whole flow of the game. */
export const flow = playByPhases(PHASES, { turn: 'BT-3.1', step: 'BT-3.2' });
