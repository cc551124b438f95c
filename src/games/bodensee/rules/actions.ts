// BT-3.4, BT-3.8 to BT-3.11 Choosing an all-day action: in step 2 in the start town, in step 5 in the arrival town.
import { type Facts, frameOf, only, type Seat } from '../../../kernel/index.ts';
import { type BoardTown, boxOf, tileOf } from '../box.ts';
import { ACTIONS, type Action, CENTRE_COLOUR, EFFECT_ACTION, type Effect } from '../components.ts';
import { ACT_ALONE, MOVES } from '../moves.ts';
import type { DieAction, Frame, Rule, Section, State } from '../state.ts';
import { canBuild, leastPrice } from './build.ts';
import { canAddPips } from './dice.ts';
import { canDispatch } from './dispatch.ts';
import { canGiveTour, wouldAnyoneVisit } from './give-tour.ts';
import { selectedBus, townOfBus } from './sight.ts';
import { beginTour } from './tour.ts';
import { hasRoomFor } from './tourists.ts';

/** What an effect lets one do; BT-7.11 a casino that rerolls more often is an action of its own. */
export function actionOf(s: State, effect: Effect): Action {
  return effect === 'REROLL' && s.plan.options.casinoRerolls > 1 ? 'casino' : EFFECT_ACTION[effect];
}

/** BT-3.11 The actions of the grey attractions in a town, as bits in the order of actions. */
function greyActions(s: State, town: BoardTown): number {
  const box = boxOf(s.plan.options);
  const tiles = s.built[town.index] ?? [];
  let found = 0;
  for (let i = 0; i < tiles.length; i++) {
    const { effect } = tileOf(box, tiles[i]?.tile ?? '');
    if (effect === null) continue;
    found |= 1 << ACTIONS.indexOf(actionOf(s, effect));
  }
  return found;
}

/** BT-3.10 Whoever owns the attraction. */
function isOffered(s: State, action: Action): boolean {
  const town = townOfBus(s);
  return town.allDay === action || (greyActions(s, town) & (1 << ACTIONS.indexOf(action))) !== 0;
}

/** BT-3.5 Whether the action can be carried out completely, in a way that lets the bus drive on where it still must. */
export function canAct(s: State, action: Action): boolean {
  switch (action) {
    case 'build':
    case 'contractor':
      return canBuild(s, action === 'contractor');
    case 'reroll':
    case 'casino':
      return selectedBus(s).dice.length > 0 && mayGoOn(s);
    case 'pips':
      return canAddPips(s) && mayGoOn(s);
    case 'tour':
      return canGiveTour(s);
    case 'dispatch':
      return canDispatch(s);
    default:
      return canCare(s, action) && mayGoOn(s);
  }
}

/** Whether an action that changes nothing about the roads leaves a way. */
function mayGoOn(s: State): boolean {
  const step = s.frames[0];
  return step?.phase !== 'morning' || step.road;
}

/** BT-7.8 Whether a tourist of the centre's colour has room for its pips. */
function canCare(s: State, action: Action): boolean {
  const colour = CENTRE_COLOUR[action];
  const { dice } = selectedBus(s);
  for (let i = 0; i < dice.length; i++) if (hasRoomFor(s, dice[i], colour, s.plan.options.centrePips)) return true;
  return false;
}

/** What is missing for an action that cannot be carried out: money, with the price; or what the sentence of this name says. */
function missing(s: State, seat: Seat, action: Action): Facts {
  const { dice, town } = selectedBus(s);
  if (action === 'build' || action === 'contractor') {
    const price = leastPrice(s, action === 'contractor');
    const money = s.companies[seat]?.money ?? 0;
    if (price === undefined) return { why: 'space' };
    return price > money ? { price, money } : { why: 'strands' };
  }
  if (action === 'dispatch') return { why: 'noDispatch' };
  if (dice.length === 0) return { why: 'empty' };
  if (action === 'pips') return { why: canAddPips(s) ? 'strands' : 'noPips' };
  if (action === 'tour') return { why: wouldAnyoneVisit(s) ? 'strands' : 'nobodyVisits', town };
  if (action === 'reroll' || action === 'casino') return { why: 'strands' };
  return { why: canCare(s, action) ? 'strands' : 'noCare' };
}

/** Carrying out an all-day action: the same rule in both steps. */
export const act: Rule<'act'> = {
  candidates(s) {
    const town = townOfBus(s);
    const printed = town.allDay;
    const grey = greyActions(s, town) & ~(1 << ACTIONS.indexOf(printed));
    if (grey === 0) return ACT_ALONE[printed];
    const moves = [...ACT_ALONE[printed]];
    for (let i = 0; i < ACTIONS.length; i++) {
      const move = MOVES.act[i];
      if (move && (grey & (1 << i)) !== 0) moves.push(move);
    }
    return moves;
  },
  clauses: [
    {
      clause: 'BT-3.8',
      holds: (s, _seat, { action }) => isOffered(s, action),
      facts: (s, _seat, { action }) => ({ town: selectedBus(s).town, action }),
    },
    {
      clause: 'BT-3.5',
      holds: (s, _seat, { action }) => canAct(s, action),
      facts: (s, seat, { action }) => ({ action, ...missing(s, seat, action) }),
    },
  ],
  play(s, seat, { action }, table) {
    const step = s.frames[0];
    if (step?.phase !== 'morning' && step?.phase !== 'allDay') throw new Error('no action can be taken now');
    step.done = true;
    table.tell({ type: 'actionTaken', seat, town: selectedBus(s).town, action, step: step.phase === 'morning' ? 2 : 5 });
    if (action === 'tour' && s.plan.options.giveTourWholeBus) {
      if (step.phase === 'morning') step.toured = true;
      beginTour(s, true, null, table);
      return;
    }
    s.frames.push(frameFor(action));
  },
};

/** The choice that an action begins with. */
function frameFor(action: Action): Frame {
  switch (action) {
    case 'build':
    case 'contractor':
      return { phase: 'tile', contractor: action === 'contractor', tile: null };
    case 'pips':
      return { phase: 'pips', done: false };
    case 'dispatch':
      return { phase: 'call', bus: null };
    default:
      return { phase: 'die', action: action satisfies DieAction, tourist: null };
  }
}

const none: Rule<'none'> = {
  candidates: () => MOVES.none,
  clauses: [], // BT-3.8 Step 5 is optional.
  play(s) {
    frameOf(s, 'allDay').done = true;
  },
};

/** BT-3.8 Step 5. */
export const allDay: Section<'allDay'> = {
  open: () => ({ phase: 'allDay', done: false }),
  awaiting: (s, { done }) => only(done ? undefined : s.turn.seat),
  moves: { none, act },
  then: () => 'refill',
};
