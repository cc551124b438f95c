// ED-12 The end of a turn: the detective, and the hand limit.
import { only, type Seat } from '../../../kernel/index.ts';
import { type EventCard, placeAt, TRAVEL, type TravelCard } from '../components.ts';
import { MOVES } from '../moves.ts';
import type { Rule, Section, State } from '../state.ts';
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

const discard: Rule<'discard'> = {
  candidates: (s, seat) => MOVES.discard.filter(({ card }) => holds(s, seat, card)),
  clauses: [{ clause: 'ED-12.5', holds: (s, seat, { card }) => holds(s, seat, card), facts: (_s, _seat, { card }) => ({ card }) }],
  play(s, seat, { card }, { tell }) {
    if (isEvent(card)) putDownEvent(s, seat, card);
    else putDownTravel(s, seat, card);
    tell({ type: 'discarded', seat, card });
  },
};

/** ED-12.1 The days the detective's questions cost whoever ends this turn at a position. He never stands in London. */
export function daysOfQuestions({ detective, turn, plan }: Pick<State, 'detective' | 'turn' | 'plan'>, position: number): number {
  return position === detective && !turn.shielded ? plan.options.detectiveDays : 0;
}

export const endTurn: Section<'endTurn'> = {
  open(s, { tell }, previous) {
    if (previous?.phase !== 'travel') throw new Error('nobody ends a turn');
    const { seat } = previous;
    const traveller = travellerAt(s, seat);
    const days = daysOfQuestions(s, traveller.position);
    if (days > 0) {
      traveller.days += days;
      tell({ type: 'questioned', seat, place: placeAt(s.detective), days });
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
