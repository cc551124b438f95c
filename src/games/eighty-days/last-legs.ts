// What decides a race near its end: what lies on the track for the next leg, who may be home first, and who is late.
import type { Seat } from '../../kernel/index.ts';
import { boxOf, type Legs } from './box.ts';
import { BET, type Kind, LONDON, ROUTES, TRAVEL, type TravelCard } from './components.ts';
import { USUAL_DAYS } from './judgement.ts';
import type { State, Traveller } from './state.ts';

/** What a leg that cannot be paid for costs beyond the usual. */
const DEAR = 6;
/** Differences in days count up to this. */
const MOST_DAYS = 10;

const TRACK = ['leg with a card', 'dear with any card'];
const LAST = ['may end', 'may end with a card'];
const LATE = ['other late', 'other late at the end', 'late', 'late at the end', 'other late for sure'];
const TIMES = [
  'in time at the end',
  'in time near it',
  'in time and ahead',
  'days before a level one',
  'days less than a level one',
  'fewer days',
];

/** Their names. */
export const LAST_LEGS: readonly string[] = [
  ...TRACK,
  ...TRACK.map(name => `${name}, starts`),
  ...TRACK.map(name => `${name} × left`),
  ...['ahead', 'level', 'behind'].map(place => `dear at the end, ${place}`),
  ...LAST,
  ...LAST.map(name => `${name}, starts`),
  ...['one leg', 'two legs', 'level at the end', 'level near it'].map(name => `starts, ${name}`),
  ...LATE,
  ...TIMES,
  'spare at the end',
  'spare near it',
];

interface Standing {
  readonly me: Traveller;
  readonly other: Traveller;
  /** Days to spare, as far as one can tell. */
  readonly spare: number;
  readonly others: number;
  /** The share of the race that the first has before him. */
  readonly left: number;
}

/** The features of a traveller beside the best of the others. */
export function lastLegs(s: State, seat: Seat, standing: Standing): number[] {
  const { me, other, left } = standing;
  const starts = s.start === seat ? 1 : 0;
  const legs = LONDON - me.position;
  const first = LONDON - Math.max(me.position, other.position);
  const [end, near] = [first <= 1 ? 1 : 0, first === 2 ? 1 : 0];
  const [ahead, level, behind] = placesOf(me, other);
  const { legs: asked } = boxOf(s.plan.options);
  const now = daysWith(asked, me, []);
  const withCard = daysWith(asked, me, s.display);
  const beyond = legs === 0 ? 0 : Math.min(DEAR, withCard - (USUAL_DAYS[me.position + 1] ?? 0));
  const track = [beyond, beyond === DEAR ? 1 : 0];
  const last = [now, withCard].map(days => (legs === 1 && me.days + days <= BET ? 1 : 0));
  const dear = end * (track[1] ?? 0);
  return [
    ...track,
    ...track.map(each => each * starts),
    ...track.map(each => each * left),
    dear * ahead,
    dear * level,
    dear * behind,
    ...last,
    ...last.map(each => each * starts),
    legs === 1 ? starts : 0,
    legs === 2 ? starts : 0,
    starts * end * level,
    starts * near * level,
    ...timesOf(standing, { end, near, ahead, level, behind }),
  ];
}

function placesOf(me: Traveller, other: Traveller): [ahead: number, level: number, behind: number] {
  const legs = me.position - other.position;
  return [legs > 0 ? 1 : 0, legs === 0 ? 1 : 0, legs < 0 ? 1 : 0];
}

type Places = Readonly<Record<'end' | 'near' | 'ahead' | 'level' | 'behind', number>>;

/** Who will be late, and who needs fewer days. */
function timesOf({ me, other, spare, others }: Standing, { end, near, ahead, level, behind }: Places): number[] {
  const inTime = spare > 0 ? 1 : 0;
  const [late, otherLate] = [Math.max(0, -spare), Math.max(0, -others)];
  return [
    otherLate * behind,
    otherLate * behind * end,
    late * ahead,
    late * ahead * end,
    others < 0 ? behind * end : 0,
    inTime * end,
    inTime * near,
    inTime * ahead,
    within(others - spare) * end * level,
    within(other.days - me.days) * end * level,
    me.days < other.days ? end : 0,
    within(spare) * end,
    within(spare) * near,
  ];
}

function within(days: number): number {
  return Math.max(-MOST_DAYS, Math.min(MOST_DAYS, days));
}

/** The days of the next leg with the hand and one of these cards; infinite where it cannot be paid. */
export function daysWith(legs: Legs, { position, travelHand }: Traveller, cards: readonly (TravelCard | null)[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const route of ROUTES) {
    const slots = legs[position + 1]?.[route];
    if (!slots) continue;
    if (slots.length === 0) {
      least = Math.min(least, USUAL_DAYS[position + 1] ?? 0);
      continue;
    }
    const trains = slots.filter(slot => slot === 'T').length;
    const days = (kind: Kind, wanted: number, more: readonly (TravelCard | null)[]) => daysOfKind(travelHand, kind, wanted, more);
    const ships = slots.length - trains;
    least = Math.min(least, days('T', trains, cards) + days('S', ships, []), days('T', trains, []) + days('S', ships, cards));
  }
  return least;
}

/** The fewest days for one or two slots of a kind, with the hand and at most one more card: two equal ones count once. */
function daysOfKind(hand: readonly TravelCard[], kind: Kind, wanted: number, more: readonly (TravelCard | null)[]): number {
  if (wanted === 0) return 0;
  let [lowest, second, pair, added] = [NEVER, NEVER, NEVER, NEVER];
  for (let at = 0; at < hand.length; at++) {
    const { kind: own, value } = TRAVEL[hand[at] as TravelCard];
    if (own !== kind) continue;
    if (hand[at + 1] === hand[at]) pair = Math.min(pair, value);
    if (value < lowest) [lowest, second] = [value, lowest];
    else second = Math.min(second, value);
  }
  for (const card of more) {
    if (card === null || TRAVEL[card].kind !== kind) continue;
    added = Math.min(added, TRAVEL[card].value);
    if (hand.includes(card)) pair = Math.min(pair, TRAVEL[card].value);
  }
  return wanted === 1 ? Math.min(lowest, added) : Math.min(pair, lowest + Math.min(second, added));
}

const NEVER = Number.POSITIVE_INFINITY;
