// What the journey of a traveller depends on, as numbers: how much each counts is learned.
import type { Seat } from '../../kernel/index.ts';
import { BET, EVENT_CARDS, LEGS, LONDON, TRAVEL, TRAVEL_CARDS, type TravelCard } from './components.ts';
import { daysOfLeg, USUAL_DAYS } from './judgement.ts';
import { LAST_LEGS, lastLegs } from './last-legs.ts';
import type { State, Traveller } from './state.ts';

/** What a leg that cannot be paid for yet costs beyond the usual, at most. */
const DEAR = 6;
/** Days a leg takes a sensible traveller, of the usual ones. */
const THRIFT = 0.78;
/** Where days to spare begin to count otherwise. */
const BENDS = [-15, -8, -3, 3, 8, 15] as const;

const POSITIONS = Array.from({ length: LONDON + 1 }, (_, position) => position);
const AHEAD = ['ahead', 'behind', 'far behind', 'days ahead', 'level and quicker'];
const HAND = ['next leg', 'next is dear', 'later leg', 'trains', 'ships', 'pairs', 'cards'];
const COINS = ['coin 1', 'coin 2', 'coin 3', 'more coins'];
const ROUND = ['starts', 'met by the detective', 'awaited by the detective', 'others home', 'home', 'home late'];

/** The features of a traveller, and what depends on how far the leader has come. */
export const FEATURE_NAMES: readonly string[] = [
  'left',
  ...POSITIONS.map(position => `at ${position}`),
  'days',
  'spare',
  ...BENDS.map(bend => `spare above ${bend}`),
  ...AHEAD,
  ...AHEAD.map(name => `${name} × left`),
  ...HAND,
  ...HAND.map(name => `${name} × left`),
  ...TRAVEL_CARDS.map(card => `has ${card}`),
  ...COINS,
  ...EVENT_CARDS,
  'events',
  ...ROUND,
  ...LAST_LEGS,
];

/** What the features are about, by their names, in the order in which they are tried. */
const THEMES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^(${LAST_LEGS.map(name => name.replace('×', '.')).join('|')})$`), 'race'],
  [/^(days|spare)/, 'spare'],
  [/^(at|ahead|behind|far behind|days ahead|level)\b/, 'race'],
  [/^pairs/, 'pairs'],
  [/^(next|later|trains|ships|cards|has)\b/, 'hand'],
  [/coins?\b/, 'coins'],
  [/detective/, 'detective'],
  [/home/, 'home'],
  [/^starts/, 'starts'],
  [/^left/, ''],
];

/** What each feature is about; the rest are event cards. */
export const FEATURE_THEMES: readonly string[] = FEATURE_NAMES.map(
  name => (/^days ahead/.test(name) ? 'race' : THEMES.find(([pattern]) => pattern.test(name))?.[1]) ?? 'events',
);

/** How much of what it is about a theme has: places, days, cards and coins, and days that the next legs cost less. */
const AMOUNTS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(POSITIONS.map(position => [`at ${position}`, position])),
  ...Object.fromEntries([...COINS, 'spare', 'pairs', 'events', 'starts', 'home'].map(name => [name, 1])),
  ...Object.fromEntries(['next leg', 'later leg', 'met by the detective', 'awaited by the detective'].map(name => [name, -1])),
};

/** How much one more of each feature adds to the amount of its theme. */
export const FEATURE_AMOUNTS: readonly number[] = FEATURE_NAMES.map(name => AMOUNTS[name] ?? 0);

/** The features of every traveller; none with content of one's own, about which nothing was learned. */
export function features(s: State): number[][] {
  if (typeof s.plan.options.eventDeck !== 'string' || s.plan.options.content) return [];
  const first = s.travellers.reduce((most, { position }) => Math.max(most, position), 0);
  const left = (LONDON - first) / LONDON;
  return s.travellers.map((me, seat) => featuresOf(s, me, seat, left));
}

const NOTHING = FEATURE_NAMES.map(() => 0);

/** Filled in the order of the names; a list that grows would be copied again and again, thousands of times in a second. */
function featuresOf(s: State, me: Traveller, seat: Seat, left: number): number[] {
  const found = NOTHING.slice();
  let at = 0;
  const add = (value: number) => {
    found[at++] = value;
  };
  const other = bestOther(s, seat);
  const spare = spareOf(me);
  const ahead = aheadOf(me, other);
  const hand = ofHand(me);
  add(left);
  for (const position of POSITIONS) add(me.position === position ? 1 : 0);
  add(me.days);
  add(spare);
  for (const bend of BENDS) add(Math.max(0, spare - bend));
  for (const each of ahead) add(each);
  for (const each of ahead) add(each * left);
  for (const each of hand) add(each);
  for (const each of hand) add(each * left);
  for (const card of TRAVEL_CARDS) add(countOf(card, me.travelHand));
  for (let coin = 1; coin <= 3; coin++) add(me.coins >= coin ? 1 : 0);
  add(Math.max(0, me.coins - 3));
  for (const event of EVENT_CARDS) add(countOf(event, me.eventHand));
  add(me.eventHand.length);
  for (const each of ofRound(s, me, seat)) add(each);
  if (other) for (const each of lastLegs(s, seat, { me, other, left, spare, others: spareOf(other) })) add(each);
  return found;
}

function countOf<T>(wanted: T, cards: readonly T[]): number {
  let count = 0;
  for (const card of cards) if (card === wanted) count++;
  return count;
}

/** Days to spare, as far as one can tell. */
function spareOf({ days, position }: Traveller): number {
  return BET - days - daysAhead(position);
}

/** The days that a sensible traveller needs from here. */
function daysAhead(position: number): number {
  let days = 0;
  for (let leg = position + 1; leg <= LONDON; leg++) days += THRIFT * (USUAL_DAYS[leg] ?? 0);
  return days;
}

/** The best of the others: who has come furthest, in the fewest days. */
function bestOther({ travellers }: State, seat: Seat): Traveller | undefined {
  let best: Traveller | undefined;
  for (let other = 0; other < travellers.length; other++) {
    const each = travellers[other];
    if (other === seat || !each) continue;
    if (!best || each.position > best.position || (each.position === best.position && each.days < best.days)) best = each;
  }
  return best;
}

/** How a traveller stands beside the best of the others. */
function aheadOf(me: Traveller, best: Traveller | undefined): number[] {
  if (!best) return AHEAD.map(() => 0);
  const legs = me.position - best.position;
  const days = best.days + daysAhead(best.position) - me.days - daysAhead(me.position);
  return [Math.max(0, legs), Math.max(0, -legs), Math.max(0, -legs - 2), Math.max(-20, Math.min(20, days)), legs === 0 && days > 0 ? 1 : 0];
}

/** What the hand is good for: the next leg and the one after it, beside the usual days. */
function ofHand({ position, travelHand }: Traveller): number[] {
  const beyond = (leg: number) => (leg > LONDON ? 0 : Math.min(DEAR, daysOfLeg(LEGS, travelHand, leg) - (USUAL_DAYS[leg] ?? 0)));
  const next = beyond(position + 1);
  let trains = 0;
  let pairs = 0;
  for (let at = 0; at < travelHand.length; at++) {
    if (TRAVEL[travelHand[at] as TravelCard].kind === 'T') trains++;
    if (travelHand[at + 1] === travelHand[at]) pairs++;
  }
  return [
    next,
    next === DEAR ? 1 : 0,
    beyond(position + 2),
    Math.min(2, trains),
    Math.min(2, travelHand.length - trains),
    pairs,
    travelHand.length,
  ];
}

function ofRound(s: State, { position, days }: Traveller, seat: Seat): number[] {
  const isHome = position === LONDON;
  const others = s.londonOrder.length - (s.londonOrder.includes(seat) ? 1 : 0);
  const met = !isHome && s.detective === position;
  const awaited = !isHome && s.detective === position + 1;
  return [Number(s.start === seat), Number(met), Number(awaited), others, Number(isHome), isHome ? Math.max(0, days - BET) : 0];
}
