import type { Game } from '../../kernel/index.ts';
import { ID, SEATS } from './cover.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import { read, touches, write } from './notation.ts';
import { odd } from './odd.ts';
import { type Agreement, OPTIONS } from './options.ts';
import { naming, namingFacts } from './own-names.ts';
import { POSITION, VERSION } from './position.ts';
import { flow } from './rules/flow.ts';
import { untouchable } from './rules/untouchable.ts';
import { outcome } from './score.ts';
import { layOut } from './setup.ts';
import { clone, type State } from './state.ts';
import { STRENGTHS } from './strengths.ts';
import { imagine, type View, view, viewEvent } from './view.ts';

export { type BoardTown, type Box, boxOf, type Tile } from './box.ts';
export {
  type Action,
  ATTRACTIONS,
  type Attraction,
  CATEGORIES,
  type Category,
  CENTRE_COLOUR,
  COLOURS,
  type Colour,
  type Die,
  dieOf,
  EFFECT_ACTION,
  EFFECTS,
  type Effect,
  FERRY_HUB,
  faceOf,
  LAYOUT,
  MORNINGS,
  type Morning,
  PRINTED_ACTIONS,
  RANK,
  type Road,
  type TileId,
  TOWNS,
  type Town,
  type TownId,
} from './components.ts';
export type { Content } from './content-shape.ts';
export type { Ending, Event } from './events.ts';
export type { Move } from './moves.ts';
export type { Agreement } from './options.ts';
export { type Prospect, prospectOf } from './prospect.ts';
export { actionOf } from './rules/actions.ts';
export { cheapest, priceOf } from './rules/build.ts';
export { routeTo } from './rules/route.ts';
export { busesStopping } from './rules/stopping.ts';
export { scoreOf, tilesByCategory } from './score.ts';
export { type Bus, type Company, clone, type Frame, freshTurn, type State } from './state.ts';
export type { View } from './view.ts';

const { begin, play, refusal, ...questions } = flow;

/** The game as a table needs it: bots think elsewhere. */
export const BodenseeTable: Game<State, Move, Event, View, Agreement> = {
  id: ID,
  version: VERSION,
  seats: SEATS,
  options: OPTIONS,
  position: POSITION,
  setup(plan, table) {
    const s = layOut(plan, table);
    begin(s, 'bus', naming(s, table));
    return s;
  },
  ...questions,
  refusal(s, seat, move) {
    const found = refusal(s, seat, move);
    // Whoever tries a move of another step wants to know which step it is.
    const step = s.frames.at(-1)?.phase;
    return found && namingFacts(s, found.clause === 'BT-3.2' && step ? { ...found, facts: { step } } : found);
  },
  untouchable(s, seat, touch) {
    const found = untouchable(s, seat, touch);
    return found && namingFacts(s, found);
  },
  play: (s, seat, move, table) => play(s, seat, move, naming(s, table)),
  odd,
  outcome,
  clone,
  strengths: STRENGTHS,
  view,
  viewEvent,
  imagine,
  touches,
  write,
  read,
};
