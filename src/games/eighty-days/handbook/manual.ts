// What the rulebook of the game teaches with: numbers, examples and tables, in the words of a language.
import type { DataTable, Manual, NameOf, NumberRow, Ours, Sum } from '../../../kernel/handbook/index.ts';
import { CHIP_COPIES, CHIPS, EVENT_CARDS, EVENT_COPIES, LEG_BY_LAND, LEGS, LONDON, placeAt, ROUTES } from '../components.ts';
import type { Event } from '../events.ts';
import { PIECES } from '../pieces.ts';
import { homeToEnd } from '../rules/travellers.ts';
import type { View } from '../view.ts';

type Travelled = Extract<Event, { type: 'travelled' }>;

export interface ManualWords extends Pick<Manual<Event, View>, 'goal' | 'turn' | 'scoring'> {
  readonly numbers: {
    readonly cards: string;
    readonly coins: string;
    readonly track: string;
    readonly bank: string;
    readonly events: string;
    readonly home: string;
  };
  readonly sum: { readonly pair: string; readonly offer: string; readonly land: string; readonly days: string };
  readonly legs: { readonly title: string; readonly leg: string; readonly cards: string; readonly byLand: string; readonly note: string };
  readonly chips: { readonly title: string; readonly chip: string; readonly note: string };
  /** Which parts are ours, where not all of the thing is meant. */
  readonly parts: {
    readonly waiting: string;
    readonly coins: string;
    readonly tie: string;
    readonly blue: string;
    readonly copies: string;
    readonly track: string;
  };
  readonly deck: {
    readonly title: string;
    readonly card: string;
    readonly classic: string;
    readonly expedition: string;
    readonly note: string;
  };
  readonly result: {
    readonly title: string;
    readonly player: string;
    readonly home: string;
    readonly days: string;
    readonly legs: string;
    readonly detective: string;
    readonly others: string;
  };
}

function oursIn(parts: ManualWords['parts']): Readonly<Record<string, Ours>> {
  return {
    'ED-6.9': { kind: 'ruling', option: 'eventsUntil' },
    'ED-7.1': { kind: 'number', option: 'expressDays' },
    'ED-7.6': { kind: 'ruling' },
    'ED-7.7': { kind: 'number', option: 'offerDays' },
    'ED-10.6': { kind: 'number', what: parts.blue },
    'ED-10.10': { kind: 'ruling' },
    'ED-11.3': { kind: 'ruling', option: 'eventsUntil', what: parts.waiting },
    'ED-13.2': { kind: 'ruling', option: 'arrivalCoins', what: parts.coins },
    'ED-14.7': { kind: 'number', option: 'maxRounds' },
    'ED-14.8': { kind: 'ruling', option: 'resignation' },
    'ED-15.6': { kind: 'ruling', option: 'twoPlayerLate' },
    'ED-15.7': { kind: 'ruling', what: parts.tie },
    'card:': { kind: 'number', what: parts.copies },
    'space:': { kind: 'ruling', what: parts.track },
    'event:offer': { kind: 'number', option: 'offerDays' },
    'event:express': { kind: 'number', option: 'expressDays' },
    'event:submarine': { kind: 'number', option: 'submarineDays' },
    'event:passepartout': { kind: 'ruling', option: 'eventDeck' },
    'event:carpetbag': { kind: 'ruling', option: 'eventDeck' },
    'event:bradshaw': { kind: 'ruling', option: 'eventDeck' },
    'event:delay': { kind: 'number' },
    'event:storm': { kind: 'number' },
  };
}

export function manual({ goal, turn, scoring, ...words }: ManualWords): Manual<Event, View> {
  return {
    goal,
    setup: ['ED-2.1', 'ED-2.2', 'ED-2.3', 'ED-2.4', 'ED-2.5', 'ED-2.6'],
    numbers: numbers(words.numbers),
    turn,
    scoring,
    match: { seats: 3, seed: 'handbook' },
    exampleTurn,
    turnSum: (events, name) => turnSum(events, words.sum, name),
    result: (final, events, { player }) => ({
      table: {
        title: words.result.title,
        head: [words.result.player, words.result.home, words.result.days],
        rows: final.travellers.map(({ days }, seat) => [player(seat), `${final.londonOrder.indexOf(seat) + 1 || '–'}`, `${days}`]),
      },
      sum: daysOfWinner(final, events, words.result),
    }),
    pieces: () => PIECES,
    lasting: ['card'],
    tables: (_opening, name) => [legs(words.legs, name), chips(words.chips, name), deck(words.deck, name)],
    ours: oursIn(words.parts),
  };
}

function numbers(words: ManualWords['numbers']): readonly NumberRow<View>[] {
  const size = (bags: readonly number[]) => bags.reduce((sum, bag) => sum + bag, 0);
  return [
    { name: words.cards, value: ({ travellers }) => travellers[0]?.travelCount ?? 0 },
    { name: words.coins, value: ({ travellers }) => travellers[0]?.coins ?? 0 },
    { name: words.bank, value: ({ coins }) => coins },
    { name: words.track, value: ({ display }) => display.filter(card => card !== null).length },
    { name: words.events, value: ({ eventSupply }) => size(eventSupply) },
    { name: words.home, value: ({ plan }) => homeToEnd(plan.seats) },
  ];
}

/** The first turn in which a pair saved days, from the card that was taken to the next turn. */
function exampleTurn(events: readonly Event[]): readonly Event[] {
  const at = events.findIndex(event => event.type === 'travelled' && event.saved > 0);
  const begun = events.findLastIndex((event, index) => index <= at && event.type === 'taken');
  const next = events.findIndex((event, index) => index > at && ['taken', 'roundBegun', 'ended'].includes(event.type));
  return events.slice(Math.max(begun, 0), next === -1 ? undefined : next);
}

function turnSum(turn: readonly Event[], words: ManualWords['sum'], name: NameOf): Sum {
  const leg = turn.find((event): event is Travelled => event.type === 'travelled');
  const cards = turn.flatMap(event => (event.type === 'paid' ? [name(event.card)] : []));
  for (const event of turn) if (event.type === 'replaced') cards[event.slot - 1] = name(event.by);
  if (!leg) return { parts: [], total: { name: words.days, value: 0 } };
  const spared = leg.parts.reduce((sum, part) => sum + part, 0) - leg.saved - leg.days;
  return {
    parts: [
      ...leg.parts.map((value, at) => ({ name: cards[at] ?? words.land, value })),
      ...(leg.saved > 0 ? [{ name: words.pair, value: -leg.saved }] : []),
      ...(spared > 0 ? [{ name: words.offer, value: -spared }] : []),
    ],
    total: { name: words.days, value: leg.days },
  };
}

/** The days of whoever won: those of the legs, those lost to the detective, and the rest. */
function daysOfWinner({ travellers }: View, events: readonly Event[], words: ManualWords['result']): Sum {
  const winner = events.find(event => event.type === 'ended')?.winner ?? 0;
  const lost = (type: Event['type']) =>
    events.reduce(
      (sum, event) => sum + (event.type === type && 'seat' in event && event.seat === winner && 'days' in event ? event.days : 0),
      0,
    );
  const [onLegs, questioned, all] = [lost('travelled'), lost('questioned'), travellers[winner]?.days ?? 0];
  const parts = [
    { name: words.legs, value: onLegs },
    { name: words.detective, value: questioned },
    { name: words.others, value: all - onLegs - questioned },
  ];
  return { parts: parts.filter(({ value }) => value !== 0), total: { name: words.days, value: all } };
}

function legs(words: ManualWords['legs'], name: NameOf): DataTable {
  const rows = Array.from({ length: LONDON }, (_, index) => {
    const leg = index + 1;
    const routes = ROUTES.flatMap(route => LEGS[leg]?.[route]?.map(name).join(' + ') ?? []);
    return [`${leg}`, `${name(placeAt(leg - 1))} → ${name(placeAt(leg))}`, leg === LEG_BY_LAND ? words.byLand : routes.join(' / ')];
  });
  return { title: words.title, head: ['', words.leg, words.cards], rows, note: words.note };
}

function chips(words: ManualWords['chips'], name: NameOf): DataTable {
  return {
    title: words.title,
    head: [words.chip, name('red'), name('blue')],
    rows: CHIPS.map(chip => [name(`chip:${chip}`), `${CHIP_COPIES[chip]}`, `${CHIP_COPIES[chip]}`]),
    note: words.note,
  };
}

function deck(words: ManualWords['deck'], name: NameOf): DataTable {
  return {
    title: words.title,
    head: [words.card, words.classic, words.expedition],
    rows: EVENT_CARDS.map(card => [name(card), `${EVENT_COPIES.classic[card]}`, `${EVENT_COPIES.expedition[card]}`]),
    note: words.note,
  };
}
