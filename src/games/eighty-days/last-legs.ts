// What decides a race near its end: what lies on the track for the next leg, who may be home first, and who is late.
import type { Seat } from '../../kernel/index.ts';
import { BET, LONDON, TRAVEL_CARDS, type TravelCard } from './components.ts';
import { cheapest, USUAL_DAYS } from './judgement.ts';
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
  const now = daysWith(me, []);
  const withCard = daysWith(me, s.display);
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
function daysWith({ position, travelHand }: Traveller, cards: readonly (TravelCard | null)[]): number {
  let least = cheapest(travelHand, position + 1).days;
  for (const card of TRAVEL_CARDS) {
    if (!cards.includes(card)) continue;
    least = Math.min(least, cheapest(inOrder(travelHand, card), position + 1).days);
  }
  return least;
}

/** The hand with one more card, in the order of the box. */
function inOrder(hand: readonly TravelCard[], card: TravelCard): readonly TravelCard[] {
  const rank = TRAVEL_CARDS.indexOf(card);
  const at = hand.findIndex(each => TRAVEL_CARDS.indexOf(each) > rank);
  return at < 0 ? [...hand, card] : [...hand.slice(0, at), card, ...hand.slice(at)];
}
