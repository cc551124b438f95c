// What the journey of a traveller depends on, as numbers: how much each counts is learned.
import type { Seat } from '../../kernel/index.ts';
import { BET, EVENT_CARDS, LEGS, LONDON, TRAVEL, TRAVEL_CARDS } from './components.ts';
import { cheapest, USUAL_DAYS } from './judgement.ts';
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

/** The features of every traveller; none with content of one's own, about which nothing was learned. */
export function features(s: State): number[][] {
  if (typeof s.plan.options.eventDeck !== 'string' || s.plan.options.content) return [];
  const first = s.travellers.reduce((most, { position }) => Math.max(most, position), 0);
  const left = (LONDON - first) / LONDON;
  return s.travellers.map((me, seat) => {
    const spare = BET - me.days - daysAhead(me.position);
    const ahead = aheadOf(s, me, seat);
    const hand = ofHand(me);
    return [
      left,
      ...POSITIONS.map(position => (me.position === position ? 1 : 0)),
      me.days,
      spare,
      ...BENDS.map(bend => Math.max(0, spare - bend)),
      ...ahead,
      ...ahead.map(each => each * left),
      ...hand,
      ...hand.map(each => each * left),
      ...countsIn(TRAVEL_CARDS, me.travelHand),
      ...[1, 2, 3].map(coin => (me.coins >= coin ? 1 : 0)),
      Math.max(0, me.coins - 3),
      ...countsIn(EVENT_CARDS, me.eventHand),
      me.eventHand.length,
      ...ofRound(s, me, seat),
      ...ofLastLegs(s, me, seat, left),
    ];
  });
}

/** How often each card is in a hand, which is small beside the deck. */
function countsIn<Card>(cards: readonly Card[], hand: readonly Card[]): number[] {
  const counts = cards.map(() => 0);
  for (const card of hand) {
    const at = cards.indexOf(card);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

/** The days that a sensible traveller needs from each place. */
const DAYS_AHEAD = POSITIONS.map(position => {
  let days = 0;
  for (let leg = position + 1; leg <= LONDON; leg++) days += THRIFT * (USUAL_DAYS[leg] ?? 0);
  return days;
});

function daysAhead(position: number): number {
  return DAYS_AHEAD[position] ?? 0;
}

/** The best of the others: who has come furthest, in the fewest days. */
function bestOther(s: State, seat: Seat): Traveller | undefined {
  let best: Traveller | undefined;
  for (const [other, each] of s.travellers.entries()) {
    if (other === seat) continue;
    if (!best || each.position > best.position || (each.position === best.position && each.days < best.days)) best = each;
  }
  return best;
}

function ofLastLegs(s: State, me: Traveller, seat: Seat, left: number): number[] {
  const other = bestOther(s, seat);
  if (!other) return LAST_LEGS.map(() => 0);
  const spareOf = ({ days, position }: Traveller) => BET - days - daysAhead(position);
  return lastLegs(s, seat, { me, other, left, spare: spareOf(me), others: spareOf(other) });
}

/** How a traveller stands beside the best of the others. */
function aheadOf(s: State, me: Traveller, seat: Seat): number[] {
  const best = bestOther(s, seat);
  if (!best) return AHEAD.map(() => 0);
  const legs = me.position - best.position;
  const days = best.days + daysAhead(best.position) - me.days - daysAhead(me.position);
  return [Math.max(0, legs), Math.max(0, -legs), Math.max(0, -legs - 2), Math.max(-20, Math.min(20, days)), legs === 0 && days > 0 ? 1 : 0];
}

/** What the hand is good for: the next leg and the one after it, beside the usual days. */
function ofHand({ position, travelHand }: Traveller): number[] {
  const beyond = (leg: number) => (leg > LONDON ? 0 : Math.min(DEAR, cheapest(LEGS, travelHand, leg).days - (USUAL_DAYS[leg] ?? 0)));
  const next = beyond(position + 1);
  const trains = travelHand.filter(card => TRAVEL[card].kind === 'T').length;
  const pairs = travelHand.filter((card, at) => travelHand[at + 1] === card).length;
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
  return [s.start === seat, met, awaited, others, isHome, isHome ? Math.max(0, days - BET) : 0].map(Number);
}
