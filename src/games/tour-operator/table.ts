import type { Game } from '../../kernel/index.ts';
import { CHARACTERS } from './characters.ts';
import { ID, SEATS } from './cover.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import { read, touches, write } from './notation.ts';
import { cautions, odd } from './odd.ts';
import { type Agreement, OPTIONS } from './options.ts';
import { POSITION, VERSION } from './position.ts';
import { flow } from './rules/flow.ts';
import { untouchable } from './rules/untouchable.ts';
import { outcome } from './score.ts';
import { clone, layOut, type State } from './state.ts';
import { STRENGTHS } from './strengths.ts';
import { imagine, type View, view, viewEvent } from './view.ts';

export * from './activity-rows.ts';
export * from './beds.ts';
export { type Box, boxOf } from './box.ts';
export * from './components.ts';
export * from './employees.ts';
export type { Event, Reason } from './events.ts';
export type { Move } from './moves.ts';
export { type Agreement, gridSize, roundsOf } from './options.ts';
export * from './outlook.ts';
export { touristsOut } from './rules/census.ts';
export { type Agency, cloneAgency, cloneFrame, type Frame, type Hired, type State, touristBox } from './state.ts';
export type { View } from './view.ts';
export { bestInterest, worth } from './worth.ts';

const { begin, ...play } = flow;

const CHOSEN_FIRST: readonly Move['type'][] = ['draft', 'keep', 'hire', 'fly'];

/** The game as a table needs it: bots think elsewhere. */
export const TourOperatorTable: Game<State, Move, Event, View, Agreement> = {
  id: ID,
  version: VERSION,
  seats: SEATS,
  options: OPTIONS,
  position: POSITION,
  setup(plan, table) {
    const s = layOut(plan, table);
    begin(s, 'sides', table);
    return s;
  },
  ...play,
  untouchable,
  // Whom to take, whom to hire and where to fly is looked at before it is done.
  chosenFirst: ({ type }) => CHOSEN_FIRST.includes(type),
  outcome,
  clone,
  strengths: STRENGTHS,
  characters: CHARACTERS,
  odd,
  cautions,
  view,
  viewEvent,
  imagine,
  touches,
  write,
  read,
};
