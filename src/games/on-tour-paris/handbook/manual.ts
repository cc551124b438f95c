// What the rulebook of the game teaches with: numbers, a turn, a route with its points, docks and titles.
import type { DataTable, Manual, NameOf, NumberRow, Ours, Sum } from '../../../kernel/handbook/index.ts';
import { CARDS_A_TURN, CLUBS, DOCKS, SETUP_CARDS } from '../components.ts';
import type { Event } from '../events.ts';
import { lower, meaning } from '../marks.ts';
import { rideLength } from '../network.ts';
import { PIECES } from '../pieces.ts';
import { TITLE_POINTS, TITLES } from '../score.ts';
import type { View } from '../view.ts';

type TurnBegun = Extract<Event, { type: 'turnBegun' }>;

export interface ManualWords extends Pick<Manual<Event, View>, 'goal' | 'turn' | 'scoring'> {
  readonly numbers: {
    readonly clubs: string;
    readonly cards: string;
    readonly given: string;
    readonly shown: string;
    readonly dice: string;
  };
  readonly sum: { readonly tens: string; readonly ones: string; readonly lower: string };
  readonly result: {
    readonly title: string;
    readonly player: string;
    readonly clubs: string;
    readonly circled: string;
    readonly boats: string;
    readonly points: string;
  };
  /** Which parts of the box no rulebook shows, and which parts of a clause none states. */
  readonly ours: Readonly<
    Record<'clubs' | 'docks' | 'cards' | 'homes' | 'secret' | 'starCircle' | 'bestShown' | 'between' | 'ties', string>
  >;
  readonly docks: { readonly title: string; readonly from: string; readonly note: string };
  readonly titles: { readonly title: string; readonly name: string; readonly free: string; readonly once: string; readonly note: string };
}

/** Where the rulebook is silent; of a clause that it states in part, which part is ours. */
function ruledByUs(words: ManualWords['ours']): Readonly<Record<string, Ours>> {
  return {
    'OT-3.7': { kind: 'ruling', option: 'openBoards', what: words.secret },
    'OT-4.4': { kind: 'ruling', what: words.starCircle },
    'OT-6.5': { kind: 'ruling', option: 'xRule' },
    'OT-6.6': { kind: 'ruling' },
    'OT-7.3': { kind: 'ruling' },
    'OT-8.8': { kind: 'ruling', option: 'routeMode', what: words.bestShown },
    'OT-9.5': { kind: 'ruling', what: words.between },
    'OT-9.6': { kind: 'ruling', option: 'dockUse' },
    'OT-10.1': { kind: 'ruling', option: 'tieBreak', what: words.ties },
    'OT-11.2': { kind: 'ruling', option: 'routeAid' },
    title: { kind: 'number' },
  };
}

/** The pictures of map and cards are lost; counts, letters and lengths are the rulebook's. */
function drawnByUs(words: ManualWords['ours']): Readonly<Record<string, Ours>> {
  return {
    'club:': { kind: 'drawn', what: words.clubs },
    'dock:': { kind: 'drawn', what: words.docks },
    'card:': { kind: 'drawn', what: words.cards },
    'home:': { kind: 'drawn', what: words.homes },
  };
}

export function manual({ goal, turn, scoring, ...words }: ManualWords): Manual<Event, View> {
  return {
    goal,
    setup: ['OT-2.6', 'OT-2.1', 'OT-2.2', 'OT-2.3', 'OT-2.4', 'OT-2.5', 'OT-2.7'],
    numbers: numbers(words.numbers),
    turn,
    scoring,
    match: { seats: 2, seed: 'handbook' },
    exampleTurn,
    turnSum: events => numberRolled(events, words.sum),
    result: ({ results }, _events, { player }) => ({
      table: {
        title: words.result.title,
        head: [words.result.player, words.result.clubs, words.result.circled, words.result.boats, words.result.points],
        rows: (results ?? []).map(({ clubs, circled, boats, points }, seat) => [
          player(seat),
          ...[clubs, circled, boats, points].map(value => `${value}`),
        ]),
      },
      sum: bestSum(results, words.result),
    }),
    pieces: () => PIECES,
    lasting: ['dock', 'home'],
    tables: ({ plan }, name) => [dockTable(words.docks, name), titleTable(plan, words.titles, name)],
    ours: { ...ruledByUs(words.ours), ...drawnByUs(words.ours) },
  };
}

function numbers(words: ManualWords['numbers']): readonly NumberRow<View>[] {
  return [
    { name: words.clubs, value: ({ players }) => players[0]?.empty ?? CLUBS.length },
    {
      name: words.cards,
      value: ({ bag, discard, removed, shown }) => bag.length + discard.length + removed.length + shown.length,
    },
    { name: words.given, value: () => SETUP_CARDS },
    { name: words.shown, value: () => CARDS_A_TURN },
    { name: words.dice, value: ({ dice }) => dice.length },
  ];
}

/** The first turn of two numbers in which somebody got a circle. */
function exampleTurn(events: readonly Event[]): readonly Event[] {
  const begins = events.flatMap((event, at) => (event.type === 'turnBegun' ? [at] : []));
  const turns = begins.map((at, index) => events.slice(at, begins[index + 1]).filter(({ type }) => type !== 'finished'));
  const isWritten = (turn: readonly Event[]) => turn.some(event => event.type === 'turnBegun' && event.kind === 'write');
  const isCircled = (turn: readonly Event[]) =>
    turn.some(event => event.type === 'entered' && event.entries?.some(({ mark }) => meaning(mark).circled));
  return turns.find(turn => isWritten(turn) && isCircled(turn)) ?? turns[0] ?? [];
}

function numberRolled(turn: readonly Event[], words: ManualWords['sum']): Sum {
  const dice = turn.find((event): event is TurnBegun => event.type === 'turnBegun')?.dice ?? [0, 0];
  const number = lower(dice);
  const ones = number % 10;
  return {
    parts: [
      { name: words.tens, value: number - ones },
      { name: words.ones, value: ones },
    ],
    total: { name: words.lower, value: number },
  };
}

function bestSum(results: View['results'], words: ManualWords['result']): Sum {
  const best = results?.find(({ rank }) => rank === 1);
  return {
    parts: [
      { name: words.clubs, value: best?.clubs ?? 0 },
      { name: words.circled, value: best?.circled ?? 0 },
      { name: words.boats, value: best?.boats ?? 0 },
    ],
    total: { name: words.points, value: best?.points ?? 0 },
  };
}

function dockTable(words: ManualWords['docks'], name: NameOf): DataTable {
  return {
    title: words.title,
    head: [words.from, ...DOCKS],
    rows: DOCKS.map(from => [`${from} ${name(`dock:${from}`)}`, ...DOCKS.map(to => (from === to ? '–' : `${rideLength(from, to)}`))]),
    note: words.note,
  };
}

function titleTable({ options }: View['plan'], words: ManualWords['titles'], name: NameOf): DataTable {
  const uses = options.dockUse === 'once' ? (['once', 'free'] as const) : (['free', 'once'] as const);
  return {
    title: words.title,
    head: [words.name, ...uses.map(use => words[use])],
    rows: TITLES.map((title, at) => [name(title), ...uses.map(use => `${TITLE_POINTS[use][at] ?? 0}`)]),
    note: words.note,
  };
}
