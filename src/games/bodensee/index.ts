import type { Game } from '../../kernel/index.ts';
import { estimate } from './estimate.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import { read, touches, write } from './notation.ts';
import { type Agreement, OPTIONS } from './options.ts';
import { policy } from './policy.ts';
import { POSITION, SEATS, VERSION } from './position.ts';
import { flow } from './rules/flow.ts';
import { outcome } from './score.ts';
import { layOut } from './setup.ts';
import { clone, type State } from './state.ts';
import { imagine, type View, view, viewEvent } from './view.ts';

export { type Analytics, analyse, analyticsCsv, type Logged } from './analytics.ts';
export { boxOf } from './box.ts';
export { FERRY_HUB, LAYOUT } from './components.ts';
export { type Content, type Reading, readAttractionsCsv, readContent, readContentJson, writeAttractionsCsv } from './content.ts';
export type { Event } from './events.ts';
export type { Move } from './moves.ts';
export { type Agreement, PRESETS } from './options.ts';
export { policyOf, STYLES } from './policy.ts';
export { priceOf } from './rules/build.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';

const { begin, ...play } = flow;

/** Bodensee Tourismus. */
export const Bodensee: Game<State, Move, Event, View, Agreement> = {
  id: 'bodensee',
  version: VERSION,
  seats: SEATS,
  options: OPTIONS,
  position: POSITION,
  setup(plan, table) {
    const s = layOut(plan, table);
    begin(s, 'bus', table);
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
