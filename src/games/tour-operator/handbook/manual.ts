// What the rulebook of the game teaches with: numbers, a flight, and how an agency came to its points.
import type { Manual, NameOf, NumberRow, Ours, Sum } from '../../../kernel/handbook/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import { ROW_IDS, ROWS } from '../activity-rows.ts';
import { boxOf } from '../box.ts';
import { TOURISTS } from '../components.ts';
import { GROUPS } from '../drawing/words.ts';
import type { Event, Reason } from '../events.ts';
import { gridSize, roundsOf } from '../options.ts';
import { PIECES } from '../pieces.ts';
import type { View } from '../view.ts';

type Group = keyof typeof GROUPS;
const GROUP_IDS: readonly Group[] = ['sights', 'rows', 'staff', 'seats', 'rooms', 'angry'];

export interface ManualWords extends Pick<Manual<Event, View>, 'goal' | 'setup' | 'turn' | 'scoring'> {
  readonly numbers: {
    readonly grid: string;
    readonly cities: string;
    readonly weeks: string;
    readonly fuel: string;
    readonly coupons: string;
    readonly first: string;
    readonly rows: string;
  };
  readonly points: string;
  readonly player: string;
  readonly result: string;
  readonly groups: Readonly<Record<Group, string>>;
  /** What is ours of a clause, where the rest is printed. */
  readonly parts: Readonly<
    Record<'nearest' | 'belowZero' | 'inTurn' | 'staying' | 'beside' | 'seats' | 'noFit' | 'guest' | 'onPlane', string>
  >;
  /** Which numbers of the cards are ours, and which the rulebook states. */
  readonly ours: Readonly<Record<'cities' | 'cairo' | 'kyoto' | 'tourists' | 'symbols' | 'interests' | 'employees' | 'rows', string>>;
  readonly rows: {
    readonly title: string;
    readonly row: string;
    readonly spaces: string;
    readonly bonus: string;
    readonly players: string;
    readonly note: string;
  };
}

function rulingsOf(parts: ManualWords['parts']): Readonly<Record<string, Ours>> {
  return {
    'TO-G.4': { kind: 'ruling', option: 'startTieIncludesCurrent', what: parts.nearest },
    'TO-G.8': { kind: 'ruling', what: parts.belowZero },
    'TO-2.8': { kind: 'ruling' },
    'TO-3.12': { kind: 'ruling', option: 'overlapPrep', what: parts.inTurn },
    'TO-F.1': { kind: 'ruling' },
    'TO-4.3': { kind: 'ruling' },
    'TO-4.11': { kind: 'ruling', what: parts.staying },
    'TO-4.15': { kind: 'ruling', what: parts.beside },
    'TO-4.18': { kind: 'ruling', what: parts.seats },
    'TO-4.19': { kind: 'ruling' },
    'TO-5.9': { kind: 'ruling', what: parts.noFit },
    'TO-6.2': { kind: 'ruling', option: 'activityNeedsGuest', what: parts.guest },
    'TO-X.3': { kind: 'ruling', what: parts.onPlane },
    'TO-X.5': { kind: 'ruling' },
  };
}

/** The pictures of the cards are lost, all but a few that the rulebook speaks of. */
function numbersOfOurs(words: ManualWords['ours']): Readonly<Record<string, Ours>> {
  return {
    'city:': { kind: 'number', what: words.cities },
    'city:CAI': { kind: 'printed', what: words.cairo },
    'city:KYO': { kind: 'printed', what: words.kyoto },
    'tourist:': { kind: 'number', option: 'touristDeck', what: words.tourists },
    'tourist:T09': { kind: 'printed', what: words.symbols },
    'tourist:T25': { kind: 'printed', what: words.symbols },
    'tourist:T39': { kind: 'printed', what: words.interests },
    'employee:': { kind: 'number', what: words.employees },
    'row:': { kind: 'number', what: words.rows },
  };
}

export function manual({ goal, setup, turn, scoring, ...words }: ManualWords): Manual<Event, View> {
  return {
    goal,
    setup,
    numbers: numbers(words.numbers),
    turn,
    scoring,
    match: { seats: 3, seed: 'handbook' },
    exampleTurn: exampleFlight,
    turnSum: flight => flightSum(flight, words.points),
    result: ({ agencies }, events, { player }) => ({
      table: {
        title: words.result,
        head: [words.player, ...GROUP_IDS.map(group => words.groups[group]), words.points],
        rows: agencies.map(({ vp }, seat) => [
          player(seat),
          ...GROUP_IDS.map(group => signed(pointsFor(events, seat, GROUPS[group]))),
          signed(vp),
        ]),
      },
      sum: winnersSum(agencies, events, words),
    }),
    pieces: () => PIECES,
    lasting: [],
    tables: (_opening, name) => [rowTable(words.rows, words.points, name)],
    ours: { ...rulingsOf(words.parts), ...numbersOfOurs(words.ours) },
  };
}

function signed(value: number): string {
  return `${value}`.replace('-', '−');
}

function numbers(words: ManualWords['numbers']): readonly NumberRow<View>[] {
  return [
    {
      name: words.grid,
      value: ({ plan }) => {
        const { cols, rows } = gridSize(plan.options, plan.seats);
        return `${cols} × ${rows}`;
      },
    },
    { name: words.cities, value: ({ grid }) => grid.filter(city => city !== null).length },
    { name: words.weeks, value: ({ plan }) => roundsOf(plan.options, plan.seats) },
    { name: words.fuel, value: ({ agencies }) => agencies[0]?.tokens.fuel ?? 0 },
    { name: words.coupons, value: ({ agencies }) => agencies[0]?.tokens.coupon ?? 0 },
    { name: words.first, value: ({ plan }) => plan.seats + 1 },
    { name: words.rows, value: ({ plan }) => ROW_IDS.filter(row => boxOf(plan.options).rows[row].players <= plan.seats).length },
  ];
}

const BEFORE: readonly Event['type'][] = ['boarded', 'seatCleaned', 'used', 'helped'];
const AFTER: readonly Event['type'][] = ['points', 'helped', 'used', 'sentToHotel'];

/** The first flight on which somebody cost a point and others scored, from boarding to landing. */
function exampleFlight(events: readonly Event[]): readonly Event[] {
  const flights = events.flatMap((event, at) => (event.type === 'flown' && event.open ? [flightAround(events, at, event.seat)] : []));
  const scored = flights.filter(flight => flight.filter(event => event.type === 'points' && event.reason === 'interest').length > 1);
  return scored.find(flight => flight.some(event => event.type === 'points' && event.vp < 0)) ?? scored[0] ?? flights[0] ?? [];
}

function flightAround(events: readonly Event[], at: number, seat: Seat): readonly Event[] {
  const own = (event: Event | undefined, types: readonly Event['type'][]) =>
    event !== undefined && 'seat' in event && event.seat === seat && types.includes(event.type);
  let [first, last] = [at, at];
  while (own(events[first - 1], [...BEFORE, 'points'])) first--;
  while (own(events[last + 1], AFTER)) last++;
  return events.slice(first, last + 1);
}

function flightSum(flight: readonly Event[], points: string): Sum {
  const scored = flight.filter((event): event is Extract<Event, { type: 'points' }> => event.type === 'points');
  return {
    parts: scored.map(({ who, vp }) => ({ name: touristNamed(who), value: vp })),
    total: { name: points, value: scored.reduce((sum, { vp }) => sum + vp, 0) },
  };
}

function touristNamed(id: string): string {
  const tourists: Readonly<Record<string, { readonly name: string } | undefined>> = TOURISTS;
  return tourists[id]?.name ?? '';
}

function pointsFor(events: readonly Event[], seat: Seat, reasons: readonly Reason[]): number {
  return events.reduce(
    (sum, event) => sum + (event.type === 'points' && event.seat === seat && reasons.includes(event.reason) ? event.vp : 0),
    0,
  );
}

function winnersSum(agencies: View['agencies'], events: readonly Event[], { groups, points }: Pick<ManualWords, 'groups' | 'points'>): Sum {
  const winner = events.find(event => event.type === 'ended')?.winners[0] ?? 0;
  const parts = GROUP_IDS.map(group => ({ name: groups[group], value: pointsFor(events, winner, GROUPS[group]) }));
  return { parts: parts.filter(({ value }) => value !== 0), total: { name: points, value: agencies[winner]?.vp ?? 0 } };
}

function rowTable(words: ManualWords['rows'], points: string, name: NameOf) {
  return {
    title: words.title,
    head: [words.row, words.spaces, words.bonus, words.players],
    rows: ROW_IDS.map(row => {
      const { spaces, vp, tokens, players } = ROWS[row];
      const more = Object.entries(tokens).map(([token, count]) => `${count} × ${name(token)}`);
      return [name(row), spaces.map(name).join(' · '), [`${vp} ${points}`, ...more].join(', '), `${players}+`];
    }),
    note: words.note,
  };
}
