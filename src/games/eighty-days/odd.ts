// Legal moves that look like slips: what would be lost by them, for the question before they are made.
import type { Facts, Odd, Seat } from '../../kernel/index.ts';
import { LEG_BY_LAND, LONDON, placeAt, ROUTES } from './components.ts';
import { SEATS } from './cover.ts';
import { MODIFIERS, type Modifier, type Move } from './moves.ts';
import { topEvent, travellerAt } from './rules/cards.ts';
import { daysOf, needsDie } from './rules/days.ts';
import { daysOfQuestions } from './rules/end-turn.ts';
import { isOpenUntilSpent } from './rules/free-actions.ts';
import { effectOf, legWith } from './rules/modify.ts';
import { canPay, slotsOf } from './rules/travel.ts';
import { travellingSeats } from './rules/travellers.ts';
import type { Leg, State } from './state.ts';

export type OddKind =
  | 'detective'
  | 'balloonLost'
  | 'secondLegLost'
  | 'onFoot'
  | 'balloonUnused'
  | 'cardLost'
  | 'vainReroll'
  | 'chipLeft'
  | 'nothingTraded'
  | 'longWithSix';

type Slip = Odd & { readonly kind: OddKind };

/** What makes this move look like a slip, if anything does. */
export function odd(s: State, seat: Seat, move: Move): Slip | undefined {
  switch (move.type) {
    case 'endTurn':
      return ofEnding(s, seat);
    case 'depart':
      return ofDeparting(s, seat);
    case 'accept':
      return isOpenUntilSpent(s) ? ofLastCard(s, seat) : undefined;
    case 'reroll':
      return ofRolling(s);
    case 'leaveChip':
      return ofLeaving(s, seat);
    case 'stop':
      // ED-5.7 Who puts nothing down draws nothing.
      return s.frames.some(frame => frame.phase === 'trade' && frame.swapped === 0) ? { kind: 'nothingTraded' } : undefined;
    default:
      return undefined;
  }
}

/** What people should know before a match with so many seats. */
export function cautions(_options: unknown, seats: number): readonly Slip[] {
  return seats === SEATS.most ? [{ kind: 'longWithSix' }] : [];
}

function slip(kind: OddKind, facts: Facts): Slip {
  return { kind, facts };
}

/** Whether another leg could be travelled this turn with the cards in hand. */
function couldTravel(s: State, seat: Seat): boolean {
  const { position, travelHand } = travellerAt(s, seat);
  return (
    s.turn.legsDone < s.turn.legsAllowed && ROUTES.some(route => canPay(travelHand, slotsOf(s, position, route) ?? ['T', 'T', 'T', 'T']))
  );
}

/** ED-12.1 The detective asks though one could leave him; ED-5.3 and ED-6.2 what lasts for the turn is lost with it. */
function ofEnding(s: State, seat: Seat): Slip | undefined {
  const { position, eventHand } = travellerAt(s, seat);
  const place = placeAt(position);
  const days = daysOfQuestions(s, position);
  const canGo = couldTravel(s, seat);
  const isShieldAtHand = eventHand.includes('passepartout') || (eventHand.includes('princess') && topEvent(s) === 'passepartout');
  if (days > 0 && (canGo || isShieldAtHand)) return slip('detective', { place, days });
  if (!canGo) return undefined;
  if (s.turn.legsDone > 0) return slip('secondLegLost', { place: placeAt(position + 1) });
  // ED-8.4 From Bombay no balloon flies.
  const isWaiting = s.turn.balloonRight && !s.turn.balloonUsed && position + 1 !== LEG_BY_LAND;
  return isWaiting ? slip('balloonLost', { place: placeAt(position + 1) }) : undefined;
}

/** What could still be added to the leg, and the fewest days it would surely spare. */
function sureSaving(s: State, seat: Seat, leg: Leg, modifier: Modifier): number {
  const { position, eventHand } = travellerAt(s, seat);
  const card = modifier === 'balloon-card' ? 'balloon' : modifier;
  if (modifier === 'balloon' ? !s.turn.balloonRight : !eventHand.some(event => event === card)) return 0;
  const effect = effectOf(s, modifier);
  if (effect === 'balloon' && s.turn.balloonUsed) return 0;
  if (effect === 'elephant' && (position + 1 !== LEG_BY_LAND || leg.elephant)) return 0;
  const { options } = s.plan;
  const worst = (each: Leg) => daysOf(each, 6, options).total;
  const slots = effect === 'offer' || effect === 'elephant' ? [null] : leg.replaced.flatMap((by, at) => (by === null ? [at + 1] : []));
  const fits = (slot: number | null) => {
    const kind = slot === null ? undefined : leg.paid[slot - 1]?.charAt(0);
    return effect === 'express' ? kind === 'T' : effect !== 'submarine' || kind === 'S';
  };
  const all = slots.filter(fits).map(slot => worst(leg) - worst(legWith(s, leg, { modifier, slot })));
  return Math.max(0, ...all);
}

/** ED-8.7, ED-8.3, ED-13.2 Leaving at home what would surely shorten the leg, when it is lost otherwise. */
function ofDeparting(s: State, seat: Seat): Slip | undefined {
  const frame = s.frames.at(-1);
  if (frame?.phase !== 'modify') return undefined;
  const { leg } = frame;
  const { position, eventHand } = travellerAt(s, seat);
  // Six days and the die are never more than twelve.
  if (position + 1 === LEG_BY_LAND && !leg.elephant && eventHand.includes('elephant'))
    return slip('onFoot', { days: daysOf(leg, 0, s.plan.options).total });
  const isLastLeg = s.turn.legsDone + 1 >= s.turn.legsAllowed;
  const balloon = isLastLeg ? sureSaving(s, seat, leg, 'balloon') : 0;
  if (balloon > 0) return slip('balloonUnused', { days: balloon });
  // ED-6.9 What may still be added after the die is not lost yet.
  return isOpenUntilSpent(s) && needsDie(leg) ? undefined : ofLastCard(s, seat);
}

/** ED-13.2 On the last leg: the event card that would shorten it most. */
function ofLastCard(s: State, seat: Seat): Slip | undefined {
  const frame = s.frames.at(-1);
  if (!frame || !('leg' in frame) || travellerAt(s, seat).position + 1 !== LONDON) return undefined;
  const { leg } = frame;
  const cards = MODIFIERS.filter(modifier => modifier !== 'balloon');
  const [best] = cards.map(card => ({ card, days: sureSaving(s, seat, leg, card) })).sort((a, b) => b.days - a.days);
  return best && best.days > 0
    ? slip('cardLost', { card: best.card === 'balloon-card' ? 'balloon' : best.card, days: best.days })
    : undefined;
}

/** ED-8.5 The last roll counts, even if it is worse. */
function ofRolling(s: State): Slip | undefined {
  const frame = s.frames.at(-1);
  const isHardToBeat = frame?.phase === 'roll' && needsDie(frame.leg) && frame.die <= 2;
  return isHardToBeat ? slip('vainReroll', { die: frame.die }) : undefined;
}

/** ED-9.3 The chip is turned over all the same; a coin and a day for the others cost nothing. */
function ofLeaving(s: State, seat: Seat): Slip | undefined {
  const frame = s.frames.at(-1);
  const colour = frame?.phase === 'arrive' ? frame.colour : null;
  const chip = colour && s.chips[colour][travellerAt(s, seat).position - 1];
  const isFree = (chip === 'coin' && s.coins > 0) || (chip === 'day' && travellingSeats(s).some(other => other !== seat));
  return isFree ? slip('chipLeft', { chip, place: placeAt(travellerAt(s, seat).position) }) : undefined;
}
