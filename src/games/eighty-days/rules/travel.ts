// ED-6 Travel or stay, and the cards a leg asks for.
import { type Clause, frameOf, only } from '../../../kernel/index.ts';
import { boxOf } from '../box.ts';
import { type Kind, placeAt, type Route, TRAVEL, type TravelCard } from '../components.ts';
import { MOVES } from '../moves.ts';
import type { Leg, Rule, Section, State } from '../state.ts';
import { putDownTravel, travellerAt } from './cards.ts';
import { FREE, FREE_WITHIN_LEG } from './free-actions.ts';
import { isTravelling } from './travellers.ts';

/** The cards a route asks for on the leg that starts at a position. */
export function slotsOf({ plan }: Pick<State, 'plan'>, position: number, route: Route): readonly Kind[] | undefined {
  return boxOf(plan.options).legs[position + 1]?.[route];
}

function countOf(kind: Kind, slots: readonly Kind[]): number {
  let count = 0;
  for (const slot of slots) if (slot === kind) count++;
  return count;
}

function countInHand(kind: Kind, hand: readonly TravelCard[]): number {
  let count = 0;
  for (const card of hand) if (TRAVEL[card].kind === kind) count++;
  return count;
}

/** ED-6.4 Whether the hand holds the cards of the whole route. */
export function canPay(hand: readonly TravelCard[], slots: readonly Kind[]): boolean {
  return countInHand('T', hand) >= countOf('T', slots) && countInHand('S', hand) >= countOf('S', slots);
}

const endTurn: Rule<'endTurn'> = {
  candidates: () => MOVES.endTurn,
  clauses: [], // ED-6.1 One may always stay.
  play(s) {
    frameOf(s, 'travel').ended = true;
  },
};

const go: Rule<'go'> = {
  candidates: (s, seat) => (slotsOf(s, travellerAt(s, seat).position, 'B') ? MOVES.go : ONLY_ROUTE),
  clauses: [
    {
      clause: 'ED-6.7',
      holds: (s, seat, { route }) => slotsOf(s, travellerAt(s, seat).position, route) !== undefined,
      facts: (s, seat, { route }) => ({ route, place: placeAt(travellerAt(s, seat).position) }),
    },
    legsLeft('ED-6.1', 1),
    legsLeft('ED-6.2', 2),
    {
      clause: 'ED-6.4',
      holds: (s, seat, { route }) => {
        const { position, travelHand } = travellerAt(s, seat);
        return canPay(travelHand, slotsOf(s, position, route) ?? []);
      },
      facts: (s, seat, { route }) => {
        const { position, travelHand } = travellerAt(s, seat);
        const slots = slotsOf(s, position, route) ?? [];
        return {
          trains: countOf('T', slots),
          ships: countOf('S', slots),
          trainsInHand: countInHand('T', travelHand),
          shipsInHand: countInHand('S', travelHand),
        };
      },
    },
  ],
  play(s, seat, { route }, { tell }) {
    const { position } = travellerAt(s, seat);
    const slots = slotsOf(s, position, route) ?? [];
    const leg: Leg = { route, paid: [], replaced: slots.map(() => null), offers: 0, elephant: false };
    // ED-6.5 Where no card is asked for, the leg is declared without any.
    s.frames.push(slots.length > 0 ? { phase: 'slot', seat, leg } : { phase: 'modify', seat, leg, departed: false });
    tell({ type: 'setOut', seat, from: placeAt(position), to: placeAt(position + 1), route });
  },
};

const ONLY_ROUTE = MOVES.go.filter(({ route }) => route === 'A');

/** One leg a turn, two with Connection: each limit is a clause of its own. */
function legsLeft(clause: string, allowed: number): Clause<State, unknown> {
  return { clause, holds: s => s.turn.legsAllowed !== allowed || s.turn.legsDone < allowed, facts: s => ({ legs: s.turn.legsDone }) };
}

export const travel: Section<'travel'> = {
  open(_s, _table, previous) {
    if (previous?.phase !== 'act' && previous?.phase !== 'choose') throw new Error('nobody to travel');
    return { phase: 'travel', seat: previous.seat, ended: false };
  },
  // ED-13.3 Who has reached London has no more to decide.
  awaiting: (s, { seat, ended }) => only(ended || !isTravelling(s, seat) ? undefined : seat),
  moves: { endTurn, go, ...FREE },
  then: () => 'endTurn',
};

/** The kind of card the next slot asks for. */
function nextKind(s: State, seat: number): Kind | undefined {
  const { leg } = frameOf(s, 'slot');
  return slotsOf(s, travellerAt(s, seat).position, leg.route)?.[leg.paid.length];
}

/** ED-6.3 Two cards of one kind are put down lowest first: the second is at least the first, and the first leaves such a second. */
function keepsOrder(s: State, seat: number, card: TravelCard): boolean {
  const { leg } = frameOf(s, 'slot');
  const { position, travelHand } = travellerAt(s, seat);
  const { kind, value } = TRAVEL[card];
  const first = leg.paid.find(paid => TRAVEL[paid].kind === kind);
  if (first) return value >= TRAVEL[first].value;
  if (countOf(kind, slotsOf(s, position, leg.route) ?? []) < 2) return true;
  let fitting = 0;
  for (const other of travelHand) if (TRAVEL[other].kind === kind && TRAVEL[other].value >= value) fitting++;
  return fitting >= 2;
}

const pay: Rule<'pay'> = {
  candidates(s, seat) {
    const { travelHand } = travellerAt(s, seat);
    return MOVES.pay.filter(({ card }) => travelHand.includes(card));
  },
  clauses: [
    {
      clause: 'ED-6.3',
      holds: (s, seat, { card }) => TRAVEL[card].kind === nextKind(s, seat),
      facts: (s, seat, { card }) => ({ card, wanted: nextKind(s, seat) ?? '' }),
    },
    {
      clause: 'ED-6.3',
      holds: (s, seat, { card }) => travellerAt(s, seat).travelHand.includes(card),
      facts: (_s, _seat, { card }) => ({ card, inHand: 0 }),
    },
    { clause: 'ED-6.3', holds: (s, seat, { card }) => keepsOrder(s, seat, card), facts: (_s, _seat, { card }) => ({ card, order: 1 }) },
  ],
  play(s, seat, { card }, { tell }) {
    putDownTravel(s, seat, card);
    frameOf(s, 'slot').leg.paid.push(card);
    tell({ type: 'paid', seat, card });
  },
};

export const slot: Section<'slot'> = {
  awaiting: (_s, { seat, leg }) => only(leg.paid.length < leg.replaced.length ? seat : undefined),
  moves: { pay, ...FREE_WITHIN_LEG },
  then: () => 'modify',
};
