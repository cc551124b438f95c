// What the rulebook of the game teaches with: numbers, a turn, where the money came from, towns and prices.
import type { DataTable, Manual, NameOf, NumberRow, Ours, Sum } from '../../../kernel/handbook/index.ts';
import { boxOf } from '../box.ts';
import { COLOURS } from '../components.ts';
import type { Event } from '../events.ts';
import { pieces } from '../pieces.ts';
import { tilesOf } from '../score.ts';
import type { Company } from '../state.ts';
import type { View } from '../view.ts';

const INCOME = ['startMoney', 'atHome', 'fromOthers', 'ruinMoney'] as const satisfies readonly (keyof Company)[];
const SPENT = ['spentOnBuilding', 'spentOnFerry'] as const satisfies readonly (keyof Company)[];
type MoneyPart = (typeof INCOME)[number] | (typeof SPENT)[number];

export interface ManualWords extends Pick<Manual<Event, View>, 'goal' | 'turn' | 'scoring'> {
  readonly numbers: {
    readonly money: string;
    readonly buses: string;
    readonly aboard: string;
    readonly bag: string;
    readonly market: string;
  };
  readonly euros: string;
  readonly sum: { readonly ruined: string; readonly fare: string };
  readonly result: { readonly title: string; readonly player: string; readonly tiles: string };
  readonly parts: Readonly<Record<MoneyPart, string>>;
  readonly towns: {
    readonly title: string;
    readonly town: string;
    readonly spaces: string;
    readonly morning: string;
    readonly allDay: string;
    readonly signs: string;
    readonly harbour: string;
    readonly drop: string;
    readonly note: string;
  };
  /** Which part of a clause is ours. */
  readonly ours: Readonly<
    Record<
      | 'grey'
      | 'rerollOnes'
      | 'greyMarket'
      | 'ignored'
      | 'priority'
      | 'fare'
      | 'forced'
      | 'twoPips'
      | 'spaces'
      | 'refill'
      | 'runsOut'
      | 'tie',
      string
    >
  >;
  readonly prices: {
    readonly title: string;
    readonly category: string;
    readonly price: string;
    readonly more: string;
    readonly note: string;
  };
}

/** The clauses of which no rulebook states the whole; `what` names the part that is ours. */
const ours = (what: ManualWords['ours']): Readonly<Record<string, Ours>> => ({
  'BT-1.3': { kind: 'ruling', option: 'grey', what: what.grey },
  'BT-2.2': { kind: 'ruling', option: 'rerollOnes', what: what.rerollOnes },
  'BT-2.3': { kind: 'ruling', option: 'greyMarket', what: what.greyMarket },
  'BT-3.12': { kind: 'ruling' },
  'BT-4.6': { kind: 'ruling' },
  'BT-4.9': { kind: 'ruling', what: what.ignored },
  'BT-4.11': { kind: 'ruling', option: 'occupied' },
  'BT-4.13': { kind: 'ruling', option: 'harbourHasAppeal' },
  'BT-4.14': { kind: 'ruling', option: 'allAppealMovement' },
  'BT-5.2': { kind: 'ruling', option: 'priorityOrder', what: what.priority },
  'BT-6.3': { kind: 'number', option: 'ferryFare', what: what.fare },
  'BT-6.4': { kind: 'ruling', option: 'allAppealVisits', what: what.forced },
  'BT-7.3': { kind: 'ruling', option: 'rerollOnes', what: what.rerollOnes },
  'BT-7.4': { kind: 'ruling', what: what.twoPips },
  'BT-7.6': { kind: 'ruling' },
  'BT-7.8': { kind: 'number', option: 'centrePips' },
  'BT-7.9': { kind: 'ruling' },
  'BT-7.11': { kind: 'number', option: 'casinoRerolls' },
  'BT-8.1': { kind: 'ruling', option: 'capacity', what: what.spaces },
  'BT-8.3': { kind: 'number', option: 'greyCost' },
  'BT-8.7': { kind: 'number', option: 'contractorDiscount' },
  'BT-9.2': { kind: 'ruling', option: 'refillMode', what: what.refill },
  'BT-10.2': { kind: 'ruling', option: 'categoryRunsOut', what: what.runsOut },
  'BT-10.3': { kind: 'ruling', option: 'endTiming' },
  'BT-10.4': { kind: 'ruling', option: 'greyEndsGame' },
  'BT-10.5': { kind: 'number', option: 'stallRounds' },
  'BT-11.3': { kind: 'ruling', option: 'finalTie', what: what.tie },
});

export function manual({ goal, turn, scoring, ...words }: ManualWords): Manual<Event, View> {
  return {
    goal,
    setup: ['BT-2.1', 'BT-2.2', 'BT-2.3', 'BT-2.4', 'BT-2.5', 'BT-2.6'],
    numbers: numbers(words.numbers),
    turn,
    scoring,
    match: { seats: 3, seed: 'around the lake' },
    exampleTurn,
    turnSum: (events, name) => earned(events, words, name),
    result: (final, events, { player }) => ({
      table: {
        title: words.result.title,
        head: [words.result.player, ...[...INCOME, ...SPENT].map(part => words.parts[part]), words.euros, words.result.tiles],
        rows: final.companies.map((company, seat) => [
          player(seat),
          ...moneyParts(company, words.parts).map(({ value }) => `${value}`.replace('-', '−')),
          `${company.money}`,
          `${tilesOf(final, seat)}`,
        ]),
      },
      sum: winnersSum(final, events, words),
    }),
    pieces,
    lasting: [],
    tables: (opening, name) => [townTable(opening, words.towns, name), priceTable(opening, words.prices, name)],
    ours: ours(words.ours),
  };
}

function numbers(words: ManualWords['numbers']): readonly NumberRow<View>[] {
  return [
    {
      name: words.money,
      value: ({ companies, start }) => companies.map((_, turn) => companies[(start + turn) % companies.length]?.money ?? 0).join(' · '),
    },
    { name: words.buses, value: ({ buses }) => buses.length },
    { name: words.aboard, value: ({ buses }) => buses[0]?.dice.length ?? 0 },
    { name: words.bag, value: ({ bag }) => bag.reduce((sum, dice) => sum + dice, 0) },
    { name: words.market, value: ({ market }) => market.flat().length },
  ];
}

/** What the driver gets and pays in a turn, in order. */
function flowIn(turn: readonly Event[], { sum }: Pick<ManualWords, 'sum'>, name: NameOf): Sum['parts'] {
  const driver = turn.find(event => event.type === 'turnBegun')?.seat;
  return turn.flatMap(event => {
    if (event.type === 'visited' && event.owner === driver) return [{ name: name(event.tile), value: event.paid }];
    if (event.type === 'ruined' && event.bonus > 0) return [{ name: sum.ruined, value: event.bonus }];
    if (event.type === 'built') return [{ name: name(event.tile), value: -event.price }];
    return event.type === 'morningTaken' && event.fare > 0 ? [{ name: sum.fare, value: -event.fare }] : [];
  });
}

/** The first turn in which the driver was paid by own guests and ruined somebody, or was at least paid twice. */
function exampleTurn(events: readonly Event[]): readonly Event[] {
  const begins = events.flatMap((event, at) => (event.type === 'turnBegun' ? [at] : []));
  const turns = begins.map((at, index) => events.slice(at, begins[index + 1]).filter(event => event.type !== 'lastRound'));
  const visits = (turn: readonly Event[]) => turn.filter(event => event.type === 'visited' && event.owner === event.seat).length;
  const ruins = (turn: readonly Event[]) => turn.some(event => event.type === 'ruined' && event.bonus > 0);
  return turns.find(turn => visits(turn) > 0 && ruins(turn)) ?? turns.find(turn => visits(turn) > 1) ?? turns[0] ?? [];
}

function earned(turn: readonly Event[], words: Pick<ManualWords, 'sum' | 'euros'>, name: NameOf): Sum {
  const parts = flowIn(turn, words, name);
  return { parts, total: { name: words.euros, value: parts.reduce((sum, { value }) => sum + value, 0) } };
}

function moneyParts(company: Company, words: ManualWords['parts']): Sum['parts'] {
  return [
    ...INCOME.map(part => ({ name: words[part], value: company[part] })),
    ...SPENT.map(part => ({ name: words[part], value: company[part] === 0 ? 0 : -company[part] })),
  ];
}

function winnersSum({ companies }: View, events: readonly Event[], words: Pick<ManualWords, 'parts' | 'euros'>): Sum {
  const winner = companies[events.find(event => event.type === 'ended')?.winners[0] ?? 0];
  const parts = winner ? moneyParts(winner, words.parts).filter(({ value }) => value !== 0) : [];
  return { parts, total: { name: words.euros, value: winner?.money ?? 0 } };
}

function townTable({ plan }: View, words: ManualWords['towns'], name: NameOf): DataTable {
  return {
    title: words.title,
    head: [words.town, words.spaces, words.morning, words.allDay, words.signs],
    rows: boxOf(plan.options).towns.map(town => [
      plan.options.content ? town.name : name(town.id),
      Number.isFinite(town.room) ? `${town.room}` : '∞',
      name(`action:${town.morning}`),
      name(`action:${town.allDay}`),
      [...(town.harbour ? [words.harbour] : []), ...(town.drop ? [words.drop] : [])].join(', '),
    ]),
    note: words.note,
  };
}

function priceTable({ plan: { options } }: View, words: ManualWords['prices'], name: NameOf): DataTable {
  return {
    title: words.title,
    head: [words.category, words.price, words.more],
    rows: [
      ...COLOURS.map(colour => [name(colour), `${options.baseCost[colour]}`, `${options.surchargeStep}`]),
      [name('grey'), options.greyCostMode === 'fixed' ? `${options.greyCost}` : '–', '0'],
    ],
    note: words.note,
  };
}
