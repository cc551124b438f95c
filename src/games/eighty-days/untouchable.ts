// Why something cannot be touched now that no move of this moment touches.
import type { Facts, Refusal, Seat, Touch } from '../../kernel/index.ts';
import { EVENT_CARDS, type EventCard, PLACES, type Place, placeAt, ROUTES } from './components.ts';
import type { ClauseId } from './rulebook.ts';
import { topEvent, travellerAt } from './rules/cards.ts';
import { canPay, slotsOf } from './rules/travel.ts';
import type { Frame, State } from './state.ts';

/** What stands in the way. */
export type Obstacle =
  | 'behind'
  | 'here'
  | 'beyond'
  | 'cardFirst'
  | 'actionFirst'
  | 'underWay'
  | 'tradeFirst'
  | 'chipFirst'
  | 'turnOver'
  | 'cardTaken'
  | 'otherAction'
  | 'routeFirst'
  | 'noRoute'
  | 'legPaid'
  | 'withLeg'
  | 'paidFirst'
  | 'declared'
  | 'nothingToCopy'
  | 'notOnTop'
  | 'addFirst';

/** The obstacle goes with the facts, so that its sentence can be found. */
function refused(clause: ClauseId, why: Obstacle, facts: Facts = {}): Refusal {
  return { clause, facts: { why, ...facts } };
}

/** Why this cannot be touched now. */
export function untouchable(s: State, seat: Seat, touch: Touch): Refusal | undefined {
  const frame = s.frames.at(-1);
  if (!frame) return undefined;
  const [group = '', id = ''] = touch.split(':');
  switch (group) {
    case 'place':
    case 'route':
      return place(s, seat, frame, group === 'place' ? PLACES.indexOf(id as Place) : travellerAt(s, seat).position + 1);
    case 'space':
      return frame.phase === 'endTurn' ? busy(frame) : refused('ED-4.1', 'cardTaken');
    case 'action':
      return refused('ED-5.1', 'otherAction');
    case 'card':
      return travelCard(s, seat, frame);
    case 'event':
    case 'coin':
      return isEvent(id) ? eventCard(s, frame, id) : undefined;
    case 'supply':
      return busy(frame);
    case 'slot':
      return refused('ED-7.1', 'addFirst');
    default:
      return undefined;
  }
}

/** ED-3.9 What must be done first, in the order of a turn. */
function busy({ phase }: Frame): Refusal | undefined {
  switch (phase) {
    case 'choose':
      return refused('ED-3.9', 'cardFirst');
    case 'act':
      return refused('ED-3.9', 'actionFirst');
    case 'trade':
      return refused('ED-5.7', 'tradeFirst');
    case 'arrive':
      return refused('ED-9.5', 'chipFirst');
    case 'endTurn':
      return refused('ED-12.5', 'turnOver');
    default:
      return undefined;
  }
}

/** ED-6.1 Only the next place can be travelled to. */
function place(s: State, seat: Seat, frame: Frame, position: number): Refusal | undefined {
  const at = travellerAt(s, seat).position;
  const [there, next] = [placeAt(position), placeAt(at + 1)];
  if ('leg' in frame) return refused('ED-6.9', 'underWay', { next });
  if (position === at) return refused('ED-6.1', 'here', { place: there, next });
  if (position < at) return refused('ED-6.1', 'behind', { place: there, next });
  if (position > at + 1) return refused('ED-6.1', 'beyond', { place: there, next });
  return busy(frame);
}

/** ED-6.3 Travel cards pay for a leg. */
function travelCard(s: State, seat: Seat, frame: Frame): Refusal | undefined {
  if (frame.phase !== 'travel') return 'leg' in frame ? refused('ED-6.3', 'legPaid') : busy(frame);
  const { position, travelHand } = travellerAt(s, seat);
  if (s.turn.legsDone >= s.turn.legsAllowed) return refused('ED-6.1', 'turnOver');
  const isPayable = ROUTES.some(route => canPay(travelHand, slotsOf(s, position, route) ?? ['T', 'T', 'T', 'T']));
  return refused(isPayable ? 'ED-6.3' : 'ED-6.4', isPayable ? 'routeFirst' : 'noRoute', { next: placeAt(position + 1) });
}

function isEvent(id: string): id is EventCard {
  return EVENT_CARDS.some(event => event === id);
}

/** ED-6.9 Most event cards are played with a leg. */
function eventCard(s: State, frame: Frame, event: EventCard): Refusal | undefined {
  if (frame.phase === 'trade' || frame.phase === 'endTurn') return busy(frame);
  if (frame.phase === 'slot') return refused('ED-6.9', 'paidFirst', { event });
  if (frame.phase === 'roll') return refused('ED-6.9', 'declared', { event });
  if (event === 'princess') {
    const top = topEvent(s);
    return top ? refused('ED-10.9', 'notOnTop', { top }) : refused('ED-10.9', 'nothingToCopy');
  }
  return refused('ED-6.9', 'withLeg', { event });
}
