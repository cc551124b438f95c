// ED-12 The end of a turn: the detective, and the hand limit.
import { type MoveRule, only, type Phase, type Seat } from '../../../kernel/index.ts';
import { type EventCard, placeAt, TRAVEL, type TravelCard } from '../components.ts';
import type { Event } from '../events.ts';
import { MOVES, type Move, type MoveOf } from '../moves.ts';
import type { Frame, State } from '../state.ts';
import { putDownEvent, putDownTravel, travellerAt } from './cards.ts';

function isEvent(card: TravelCard | EventCard): card is EventCard {
  return !(card in TRAVEL);
}

function holds(s: State, seat: Seat, card: TravelCard | EventCard): boolean {
  const { travelHand, eventHand } = travellerAt(s, seat);
  return isEvent(card) ? eventHand.includes(card) : travelHand.includes(card);
}

/** ED-12.5 Travel and event cards count alike. */
function handSize(s: State, seat: Seat): number {
  const { travelHand, eventHand } = travellerAt(s, seat);
  return travelHand.length + eventHand.length;
}

const discard: MoveRule<State, MoveOf<'discard'>, Event> = {
  candidates: (s, seat) => MOVES.discard.filter(({ card }) => holds(s, seat, card)),
  clauses: [{ clause: 'ED-12.5', holds: (s, seat, { card }) => holds(s, seat, card), facts: (_s, _seat, { card }) => ({ card }) }],
  play(s, seat, { card }, { tell }) {
    if (isEvent(card)) putDownEvent(s, seat, card);
    else putDownTravel(s, seat, card);
    tell({ type: 'discarded', seat, card });
  },
};

export const endTurn: Phase<State, Frame, 'endTurn', Move, Event> = {
  // ED-12.1 Whoever ends his turn beside the detective answers his questions. He never stands in London.
  open(s, { tell }, previous) {
    if (previous?.phase !== 'travel') throw new Error('nobody ends a turn');
    const { seat } = previous;
    const traveller = travellerAt(s, seat);
    const { detectiveDays } = s.plan.options;
    if (traveller.position === s.detective && !s.turn.shielded && detectiveDays > 0) {
      traveller.days += detectiveDays;
      tell({ type: 'questioned', seat, place: placeAt(s.detective), days: detectiveDays });
    }
    return { phase: 'endTurn', seat };
  },
  awaiting: (s, { seat }) => only(handSize(s, seat) > s.plan.options.handLimit ? seat : undefined),
  moves: { discard },
  // ED-12.6 Then the next player.
  then(s) {
    s.queue.shift();
    return s.queue.length > 0 ? 'choose' : 'endRound';
  },
};
