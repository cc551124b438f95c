// What decides a race near its end: what lies on the track for the next leg, who may be home first, and who is late.
import type { Seat } from '../../kernel/index.ts';
import { boxOf } from './box.ts';
import { BET, LONDON } from './components.ts';
import { daysOfLeg, USUAL_DAYS } from './judgement.ts';
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
  const now = daysOfLeg(asked, me.travelHand, me.position + 1);
  const withCard = daysOfLeg(asked, me.travelHand, me.position + 1, s.display);
  const beyond = legs === 0 ? 0 : Math.min(DEAR, withCard - (USUAL_DAYS[me.position + 1] ?? 0));
  const dear = beyond === DEAR ? 1 : 0;
  const mayEnd = legs === 1 && me.days + now <= BET ? 1 : 0;
  const mayEndWithCard = legs === 1 && me.days + withCard <= BET ? 1 : 0;
  const found = [
    beyond,
    dear,
    beyond * starts,
    dear * starts,
    beyond * left,
    dear * left,
    end * dear * ahead,
    end * dear * level,
    end * dear * behind,
    mayEnd,
    mayEndWithCard,
    mayEnd * starts,
    mayEndWithCard * starts,
    legs === 1 ? starts : 0,
    legs === 2 ? starts : 0,
    starts * end * level,
    starts * near * level,
  ];
  found.push(...timesOf(standing, { end, near, ahead, level, behind }));
  return found;
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
