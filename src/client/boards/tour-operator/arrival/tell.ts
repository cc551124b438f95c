// How a season ended, and which guests, rows, employees and fines made its points.
import {
  type Reason as Cause,
  type CityId,
  type Event,
  roundsOf,
  TOURISTS,
  type TouristId,
} from '../../../../games/tour-operator/table.ts';
import type { Seat } from '../../../../kernel/index.ts';
import { chosen, type Ending, type Entry, placesOf, reasonOf, type Standing, titleOf, toldOf } from '../../../arrival/ending.ts';
import { agencyOf, pieceName, signed, type TourScene, visitors } from '../scene.ts';
import type { Own } from './words/en.ts';

/** What a passenger scored, and where. */
export interface Guest {
  readonly tourist: TouristId;
  readonly city: CityId;
  readonly points: number;
}

function isTourist(who: string): who is TouristId {
  return who in TOURISTS;
}

/** The passengers of a seat with what they scored, the best first. */
export function guestsOf(past: readonly Event[], seat: Seat): readonly Guest[] {
  const guests: Guest[] = [];
  let city: CityId | undefined;
  for (const event of past) {
    if (event.type === 'flown' && event.seat === seat) city = event.city;
    if (event.type === 'points' && event.seat === seat && event.reason === 'interest' && city && isTourist(event.who))
      guests.push({ tourist: event.who, city, points: event.vp });
  }
  return guests.toSorted((a, b) => b.points - a.points);
}

interface Sum {
  value: number;
  count: number;
  readonly who: string[];
}

/** The points of a seat by their cause. */
function sumsOf(past: readonly Event[], seat: Seat): ReadonlyMap<Cause, Sum> {
  const sums = new Map<Cause, Sum>();
  for (const event of past) {
    if (event.type !== 'points' || event.seat !== seat) continue;
    const sum = sums.get(event.reason) ?? { value: 0, count: 0, who: [] };
    sum.value += event.vp;
    sum.count++;
    sum.who.push(event.who);
    sums.set(event.reason, sum);
  }
  return sums;
}

const MOST_NAMED = 3;

/** Every entry of the score, joined under one name. */
function entriesOf(scene: TourScene, seat: Seat, own: Own): readonly Entry[] {
  const { past, view } = scene;
  const guests = guestsOf(past, seat);
  const flights = past.flatMap(event => (event.type === 'flown' && event.seat === seat ? [event.city] : []));
  const byCity = new Map<CityId, number>();
  for (const { city, points } of guests) byCity.set(city, (byCity.get(city) ?? 0) + points);
  const cities = [...byCity].toSorted(([, a], [, b]) => b - a).slice(0, 2);
  const entries = [...sumsOf(past, seat)].map(([cause, { value, count, who }]): Entry => {
    if (cause === 'interest')
      return {
        pieces: cities.map(([city, points]) => `city:${city}:${points}`),
        strong: own.flights(guests.length, flights.length),
        text: cities[0] ? own.bestCity(pieceName(scene, cities[0][0]), cities[0][1]) : '',
        value,
        marks: flights.map(city => `city:${city}`),
      };
    const names = [...new Set(who)].slice(0, MOST_NAMED).map(each => pieceName(scene, each));
    const text = cause === 'row' || cause === 'employee' ? names.join(', ') : own.causes[cause](count);
    return { pieces: [cause === 'row' ? `row:${who[0]}` : cause], text, value };
  });
  const known = entries.reduce((sum, { value }) => sum + value, 0);
  const rest = agencyOf(view, seat).vp - known;
  return rest === 0 ? entries : [...entries, { pieces: ['other'], text: own.other, value: rest }];
}

/** Which row of the ranking the points of a cause belong to: the same rows for everybody. */
function partOf(cause: Cause): keyof Own['parts'] {
  if (cause === 'revokeNoRoom') return 'interest';
  return cause === 'interest' || cause === 'row' || cause === 'employee' ? cause : 'fines';
}

/** Where the points of a seat came from, in the rows that all have. */
function partsOf({ past }: TourScene, seat: Seat, { parts }: Own): string {
  const sums = { interest: 0, row: 0, employee: 0, fines: 0 };
  for (const [cause, { value }] of sumsOf(past, seat)) sums[partOf(cause)] += value;
  const rows = (['interest', 'row', 'employee', 'fines'] as const).filter(part => sums[part] !== 0);
  return rows.map(part => `${parts[part]} ${signed(sums[part])}`).join(' · ');
}

/** One sentence: where one ended, and who won. */
function headline(scene: TourScene, seat: Seat, { title, behind }: Own): string {
  const rank = scene.outcome?.ranks[seat] ?? 1;
  return titleOf(scene, seat, { ...title, youBehind: (winner, score, by) => behind(rank, score - by, winner, by) });
}

const RANKS = [
  { name: 'office', from: 60 },
  { name: 'hotel', from: 80 },
  { name: 'world', from: 100 },
] as const;
/** The season that the ranks are made for. */
const WHOLE_SEASON = 6;

function standingOf({ view }: TourScene, seat: Seat, own: Own): Standing {
  const { vp } = agencyOf(view, seat);
  const scale = [0, 110] as const;
  if (roundsOf(view.plan.options, view.plan.seats) < WHOLE_SEASON) return { text: '', scale };
  const now = RANKS.findLast(({ from }) => vp >= from);
  const next = RANKS.find(({ from }) => vp < from);
  const parts = [now && own.ranks.now(own.ranks[now.name]), next && own.ranks.next(next.from - vp, own.ranks[next.name])];
  return { text: parts.filter(Boolean).join(' '), scale };
}

/** The end of a season, told as the voice of the scene speaks. */
export function tell(scene: TourScene, own: Own): Ending {
  const { view, past } = scene;
  const seat = toldOf(scene);
  const rows = chosen(entriesOf(scene, seat, own));
  const reasons = rows.map(entry => reasonOf(entry, String));
  return {
    seat,
    title: headline(scene, seat, own),
    voice: [],
    reasons: reasons.length > 0 ? reasons : [{ pieces: ['other'], text: own.nothing, sum: '0', tone: 'plain', marks: [] }],
    places: placesOf(
      scene,
      own.you,
      score => String(score).replace('-', '−'),
      each => partsOf(scene, each, own),
    ),
    board: own.board(visitors(past).size),
    result: agencyOf(view, seat).vp,
    sums: rows.map(({ value }) => value),
    figure: own.points,
    standing: standingOf(scene, seat, own),
  };
}
