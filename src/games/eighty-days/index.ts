import type { Game } from '../../kernel/index.ts';
import { bundles } from './bundles.ts';
import { CHARACTERS } from './characters.ts';
import { ID, SEATS } from './cover.ts';
import { calm, estimate } from './estimate.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import { read, touches, write } from './notation.ts';
import { cautions, odd } from './odd.ts';
import { type Agreement, OPTIONS } from './options.ts';
import { policy } from './policy.ts';
import { POSITION, VERSION } from './position.ts';
import { flow } from './rules/flow.ts';
import { outcome } from './score.ts';
import { clone, layOut, type State } from './state.ts';
import { STRENGTHS } from './strengths.ts';
import { untouchable } from './untouchable.ts';
import { imagine, type View, view, viewEvent } from './view.ts';

export { boxOf, type Legs } from './box.ts';
export * from './components.ts';
export type { Colour, Event, Replacement } from './events.ts';
export { bestCards } from './judgement.ts';
export type { Move, MoveOf } from './moves.ts';
export type { Agreement } from './options.ts';
export { type DaysOfLeg, daysOf, needsDie } from './rules/days.ts';
export { daysOfQuestions } from './rules/end-turn.ts';
export { effectOf, legWith } from './rules/modify.ts';
export { slotsOf } from './rules/travel.ts';
export { eventDeck, type Frame, freshTurn, type Leg, type State } from './state.ts';
export type { TravellerView, View } from './view.ts';

const { begin, ...play } = flow;

/** Around the World in 80 Days. */
export const EightyDays: Game<State, Move, Event, View, Agreement> = {
  id: ID,
  version: VERSION,
  seats: SEATS,
  options: OPTIONS,
  position: POSITION,
  setup(plan, table) {
    const s = layOut(plan, table);
    begin(s, 'round', table);
    return s;
  },
  ...play,
  surrenders: move => move.type === 'resign',
  bundles,
  untouchable,
  odd,
  cautions,
  outcome,
  estimate,
  calm,
  policy,
  strengths: STRENGTHS,
  characters: CHARACTERS,
  clone,
  view,
  viewEvent,
  imagine,
  touches,
  write,
  read,
};
