// The table of contents: the sections of the rulebook in the order of play.
import { type Phases, playByPhases } from '../../../kernel/index.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Frame, State } from '../state.ts';
import { act, tradePick } from './act.ts';
import { arrive } from './arrive.ts';
import { choose } from './choose.ts';
import { endTurn } from './end-turn.ts';
import { modify, roll } from './modify.ts';
import { endRound, round } from './round.ts';
import { slot, travel } from './travel.ts';

const PHASES: Phases<State, Frame, Move, Event> = {
  round, // ED-3
  choose, // ED-4
  act, // ED-5
  trade: tradePick, // ED-5.7
  travel, // ED-6
  slot, // ED-6.3
  modify, // ED-6.9
  roll, // ED-8
  arrive, // ED-9, ED-13
  endTurn, // ED-12
  endRound, // ED-3.4, ED-14
};

export const flow = playByPhases(PHASES, { turn: 'ED-3.3', step: 'ED-3.9' });
