// A quick, sensible way to play: for bots, hints and playouts. It looks only at what the seat itself may know.
import { type Chance, pick, type Seat } from '../../kernel/index.ts';
import { boxOf, type Legs } from './box.ts';
import { LONDON, PLACES, SPACES, type Space, TRAVEL, type TravelCard } from './components.ts';
import { bestCards, cheapest, daysOfLeg, USUAL_DAYS } from './judgement.ts';
import type { Move, MoveOf } from './moves.ts';
import { travellerAt } from './rules/cards.ts';
import type { Frame, State, Traveller } from './state.ts';

/** Days the action of a space is worth. */
const ACTION_WORTH: Readonly<Record<Space, number>> = { coin: 1.2, balloon: 1, event: 1.5, detective: 0.7, start: 0.8, trade: 0.8 };

/** A hand with this many event cards risks too much to a storm. */
const ENOUGH_EVENTS = 2;
const EXPECTED_DIE = 2.75;

/** The best of the moves by a worth. */
function best<M extends Move>(moves: readonly M[], worth: (move: M) => number): M | undefined {
  let found: M | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const value = worth(move);
    if (value > most) {
      most = value;
      found = move;
    }
  }
  return found;
}

/** No worth at all where there is nothing to gain, so that the quiet move is played. */
function onlyGain(worth: number): number {
  return worth > 0 ? worth : Number.NEGATIVE_INFINITY;
}

function ofType<K extends Move['type']>(legal: readonly Move[], type: K): readonly MoveOf<K>[] {
  return legal.filter((move): move is MoveOf<K> => move.type === type);
}

/** Decides a decision. */
export function policy(s: State, seat: Seat, legal: readonly Move[], chance: Chance): Move {
  const frame = s.frames.at(-1);
  const move = frame && decide(s, seat, legal, frame);
  return move ?? legal[0] ?? pick(legal, chance);
}

function decide(s: State, seat: Seat, legal: readonly Move[], frame: Frame): Move | undefined {
  const me = travellerAt(s, seat);
  switch (frame.phase) {
    case 'choose':
      return best(ofType(legal, 'take'), move => worthOfTaking(s, me, move.space));
    case 'act':
      return chooseAction(s, me, seat, legal);
    case 'trade':
      return best(ofType(legal, 'swap'), ({ card }) => onlyGain(uselessness(me, card)));
    case 'travel':
      return travelOrStay(s, me, seat, legal);
    case 'slot':
      return payWith(s, me, legal, frame.leg.paid);
    case 'modify':
      return best(ofType(legal, 'add'), move => onlyGain(gain(frame.leg.paid, frame.leg.replaced, move)));
    case 'roll':
      return (
        (frame.die > keepUpTo(me.coins) ? legal.find(move => move.type === 'reroll') : undefined) ??
        best(ofType(legal, 'add'), move => onlyGain(gain(frame.leg.paid, frame.leg.replaced, move)))
      );
    case 'arrive':
      return legal.find(move => move.type === 'useChip');
    default:
      return best(ofType(legal, 'discard'), ({ card }) => (card in TRAVEL ? uselessness(me, card as TravelCard) : -3));
  }
}

/** The card that makes the next leg cheapest, and the action that comes with it. */
function worthOfTaking(s: State, me: Traveller, space: Space): number {
  const card = s.display[SPACES.indexOf(space)];
  if (!card) return Number.NEGATIVE_INFINITY;
  const { travelHand, position } = me;
  const more = [card];
  const next = position + 1;
  const { legs } = boxOf(s.plan.options);
  const saved = legDays(legs, travelHand, next) - legDays(legs, travelHand, next, more);
  const later = next < LONDON ? 0.4 * (legDays(legs, travelHand, next + 1) - legDays(legs, travelHand, next + 1, more)) : 0;
  return saved + later + ACTION_WORTH[space];
}

/** Days of a leg, a dear but finite number where it cannot be paid. */
function legDays(legs: Legs, hand: readonly TravelCard[], leg: number, more?: readonly TravelCard[]): number {
  return Math.min(daysOfLeg(legs, hand, leg, more), (USUAL_DAYS[leg] ?? 0) + 5);
}

function chooseAction(s: State, me: Traveller, seat: Seat, legal: readonly Move[]): Move | undefined {
  const detective = best(ofType(legal, 'sendDetective'), ({ place }) => nuisance(s, seat, PLACES.indexOf(place)));
  if (detective) return nuisance(s, seat, PLACES.indexOf(detective.place)) > nuisance(s, seat, s.detective) ? detective : undefined;
  if (legal.some(move => move.type === 'drawEvent'))
    return me.eventHand.length < ENOUGH_EVENTS ? legal.find(move => move.type === 'drawEvent') : undefined;
  if (legal.some(move => move.type === 'trade'))
    return me.travelHand.some(card => uselessness(me, card) > 0) ? legal.find(move => move.type === 'trade') : undefined;
  return legal.find(move => move.type === 'receiveCoin' || move.type === 'readyBalloon' || move.type === 'takeWatch');
}

/** How many others a detective at this position will meet, and whether he would meet us. */
function nuisance(s: State, seat: Seat, position: number): number {
  let count = 0;
  for (const [other, { position: at }] of s.travellers.entries()) {
    const near = at + 1 === position ? 1 : at === position ? 0.5 : 0;
    count += other === seat ? -2 * near : near;
  }
  return count;
}

/** How gladly a travel card is given away: dear ones without a twin; at most a little for a cheap one. */
function uselessness({ travelHand }: Traveller, card: TravelCard): number {
  const twins = travelHand.filter(each => each === card).length;
  const { kind, value } = TRAVEL[card];
  return twins > 1 ? -1 : value - (kind === 'T' ? 4 : 6);
}

function travelOrStay(s: State, me: Traveller, seat: Seat, legal: readonly Move[]): Move | undefined {
  const easy = legal.find(move => isFreeGift(s, me, move));
  if (easy) return easy;
  const leg = me.position + 1;
  const { route, days } = cheapest(boxOf(s.plan.options).legs, me.travelHand, leg);
  const go = ofType(legal, 'go').find(move => move.route === route);
  const usual = USUAL_DAYS[leg] ?? 0;
  const here = s.detective === me.position ? s.plan.options.detectiveDays : 0;
  const there = s.detective === leg ? s.plan.options.detectiveDays : 0;
  const cost = days - help(s, me, route) + there - here;
  if (go && cost <= usual + 0.5 + patienceSpent(s, me, seat)) return go;
  if (!go && me.coins >= 4 && s.turn.legsDone === 0) return legal.find(move => move.type === 'buyTravel');
  if (here > 0) return legal.find(move => 'event' in move && move.event === 'passepartout');
  return undefined;
}

/** Cards that cost nothing to play now: an Elephant past Bombay, coins, and Connection when the next leg is cheap. */
function isFreeGift(s: State, me: Traveller, move: Move): boolean {
  if (move.type !== 'playEvent' && move.type !== 'playPrincess') return false;
  if (move.event === 'carpetbag') return true;
  if (move.event === 'elephant') return me.position >= 5;
  if (move.event !== 'connection' || s.turn.legsDone === 0) return false;
  const leg = me.position + 1;
  return leg <= LONDON && daysOfLeg(boxOf(s.plan.options).legs, me.travelHand, leg) <= (USUAL_DAYS[leg] ?? 0) + 1;
}

/** What events and the balloon will take off the next leg. */
function help(s: State, me: Traveller, route: 'A' | 'B'): number {
  const leg = me.position + 1;
  const slots = boxOf(s.plan.options).legs[leg]?.[route] ?? [];
  let days = me.eventHand.includes('offer') ? s.plan.options.offerDays : 0;
  if (slots.length === 0) return days + (me.eventHand.includes('elephant') ? 2.5 : 0);
  if (s.turn.balloonRight || me.eventHand.includes('balloon')) days += 3;
  if (me.eventHand.includes('express') && slots.includes('T')) days += 2;
  if (me.eventHand.includes('submarine') && slots.includes('S')) days += 3;
  return days;
}

/** How much dearer a leg may be: more for who is behind, more the longer the journey lasts, most when others are home. */
function patienceSpent(s: State, me: Traveller, seat: Seat): number {
  let leader = 0;
  for (let other = 0; other < s.travellers.length; other++) if (other !== seat) leader = Math.max(leader, travellerAt(s, other).position);
  const behind = Math.max(0, leader - me.position);
  const late = Math.max(0, s.round - 1.35 * (me.position + 1));
  return behind + late + 2 * s.londonOrder.length;
}

function payWith(s: State, me: Traveller, legal: readonly Move[], paid: readonly TravelCard[]): Move | undefined {
  const offered = ofType(legal, 'pay');
  const [first] = offered;
  if (!first) return undefined;
  const { kind } = TRAVEL[first.card];
  const before = paid.find(card => TRAVEL[card].kind === kind);
  if (before) return offered.find(({ card }) => card === before) ?? first;
  const wanted = boxOf(s.plan.options).legs[me.position + 1]?.A?.filter(slot => slot === kind).length === 2 ? 2 : 1;
  const plan = bestCards(me.travelHand, kind, wanted);
  return offered.find(({ card }) => card === plan?.cards[0]) ?? first;
}

/** Days an addition takes off the leg, less what the card is worth elsewhere. */
function gain(paid: readonly TravelCard[], replaced: readonly (string | null)[], { modifier, slot }: MoveOf<'add'>): number {
  const worth = modifier === 'balloon' ? 0 : 1;
  const reduction = slot === null ? 2.5 : slotGain(paid, replaced, slot, modifier);
  return reduction - worth;
}

function slotGain(paid: readonly TravelCard[], replaced: readonly (string | null)[], slot: number, modifier: string): number {
  const card = paid[slot - 1];
  if (!card) return 0;
  const isPaired = paid.some((other, at) => at !== slot - 1 && other === card && replaced[at] === null);
  const left = modifier === 'express' ? 1 : modifier === 'submarine' ? 2 : EXPECTED_DIE + 0.5;
  return isPaired ? -left : TRAVEL[card].value - left;
}

/** With more coins one may be choosier about a roll. */
function keepUpTo(coins: number): number {
  return coins >= 5 ? 1 : coins >= 2 ? 2 : 3;
}
