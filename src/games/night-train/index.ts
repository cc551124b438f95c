import type { Game } from '../../kernel/index.ts';
import { ID, SEATS } from './cover.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import { read, touches, write } from './notation.ts';
import { type Agreement, OPTIONS } from './options.ts';
import { estimate, policy } from './policy.ts';
import { POSITION, VERSION } from './position.ts';
import { flow } from './rules/flow.ts';
import { outcome } from './score.ts';
import { clone, layOut, type State } from './state.ts';
import { imagine, type View, view, viewEvent } from './view.ts';

export { LANDSCAPES, type Landscape, STATION_IDS, STATIONS, type Station } from './components.ts';
export type { Event } from './events.ts';
export type { Move } from './moves.ts';
export { worth } from './score.ts';
export type { State } from './state.ts';
export type { TravellerView, View } from './view.ts';

const { begin, ...play } = flow;

/** Night Train. */
export const NightTrain: Game<State, Move, Event, View, Agreement> = {
  id: ID,
  version: VERSION,
  seats: SEATS,
  options: OPTIONS,
  position: POSITION,
  setup(plan, table) {
    const s = layOut(plan, table);
    begin(s, 'stop', table);
    return s;
  },
  ...play,
  outcome,
  clone,
  estimate,
  policy,
  view,
  viewEvent,
  imagine,
  touches,
  write,
  read,
};
