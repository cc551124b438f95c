// What the rulebook of the game teaches with: numbers, a turn, a day with its total, the days and the sites.
import type { DataTable, Manual, NameOf, NumberRow, Ours, Sum } from '../../../kernel/handbook/index.ts';
import { DAYS, LETTERS, SERVED, SITES, SPECIALS } from '../components.ts';
import type { Event } from '../events.ts';
import { PIECES } from '../pieces.ts';
import type { View } from '../view.ts';

export interface ManualWords extends Pick<Manual<Event, View>, 'goal' | 'turn' | 'scoring'> {
  readonly numbers: { readonly piles: string; readonly spaces: string; readonly pawns: string; readonly objective: string };
  readonly sum: { readonly boarded: string; readonly controlled: string; readonly aboard: string };
  readonly result: {
    readonly title: string;
    readonly letter: string;
    readonly site: string;
    readonly delivered: string;
    readonly travellers: string;
  };
  /** Which parts of the box no rulebook shows. */
  readonly ours: {
    readonly tiles: string;
    readonly sites: string;
    /** The part of a clause that is ours. */
    readonly whoChooses: string;
    readonly signsAndFans: string;
    readonly howFar: string;
  };
  readonly sites: {
    readonly title: string;
    readonly site: string;
    readonly colour: string;
    readonly needs: string;
    readonly any: string;
    readonly note: string;
  };
  readonly days: {
    readonly title: string;
    readonly day: string;
    readonly level: string;
    readonly sites: string;
    readonly cards: string;
    readonly objective: string;
    readonly note: string;
  };
}

const OURS: Readonly<Record<string, Ours>> = {
  'CT-5.4': { kind: 'ruling' },
  'CT-7.6': { kind: 'ruling', option: 'autoEnd' },
  'CT-7.7': { kind: 'ruling' },
  'CT-7.8': { kind: 'ruling', option: 'giveUp' },
  'CT-10.6': { kind: 'ruling', option: 'signSites' },
  'CT-10.7': { kind: 'ruling' },
  'CT-10.8': { kind: 'ruling', option: 'closedSpecial' },
  'CT-11.2': { kind: 'ruling' },
  'CT-12.6': { kind: 'ruling' },
  'CT-12.8': { kind: 'ruling' },
  'CT-12.9': { kind: 'ruling' },
  'card:GV A': { kind: 'number' },
  'card:GV B': { kind: 'number' },
  'card:GV C': { kind: 'number' },
  'day:': { kind: 'number' },
};

/** What is ours of things and clauses of which the rulebook states the rest. The pictures of the tiles and the sites are lost; how many there are of each kind is printed. */
function partlyOurs(words: ManualWords['ours']): Readonly<Record<string, Ours>> {
  return {
    'tile:': { kind: 'drawn', what: words.tiles },
    'site:': { kind: 'number', what: words.sites },
    'CT-9.5': { kind: 'ruling', what: words.whoChooses },
    'CT-12.2': { kind: 'ruling', what: words.signsAndFans, option: 'swapCarries' },
    'CT-12.7': { kind: 'ruling', what: words.howFar },
  };
}

export function manual({ goal, turn, scoring, ...words }: ManualWords): Manual<Event, View> {
  return {
    goal,
    setup: ['CT-2.1', 'CT-2.2', 'CT-2.3', 'CT-2.4', 'CT-2.5', 'CT-2.6', 'CT-2.7'],
    numbers: numbers(words.numbers),
    turn,
    scoring,
    match: { seats: 2, seed: 'handbook' },
    exampleTurn,
    turnSum: (events, name) => aboardAfter(events, words.sum, name),
    result: (final, _events, { name }) => ({
      table: {
        title: words.result.title,
        head: [words.result.letter, words.result.site, words.result.delivered],
        rows: LETTERS.map((letter, at) => {
          const site = final.town.sites[at];
          return [letter, site ? name(site) : '–', `${final.onSites[at]?.length ?? 0}`];
        }),
      },
      sum: totalOf(final, words.result, name),
    }),
    pieces: () => PIECES,
    lasting: [],
    tables: (_opening, name) => [siteTable(words.sites, name), dayTable(words.days, name)],
    ours: { ...OURS, ...partlyOurs(words.ours) },
  };
}

function numbers(words: ManualWords['numbers']): readonly NumberRow<View>[] {
  return [
    // The first two tiles lie open already.
    { name: words.piles, value: ({ piles, revealed }) => piles.reduce((sum, pile) => sum + pile, 0) + revealed.length },
    { name: words.spaces, value: ({ board }) => board.length },
    { name: words.pawns, value: ({ reserve }) => reserve.G },
    { name: words.objective, value: ({ town }) => town.objective },
  ];
}

/** The first turn in which travellers boarded and others were delivered. */
function exampleTurn(events: readonly Event[]): readonly Event[] {
  const begins = events.flatMap((event, at) => (event.type === 'revealed' ? [at] : []));
  const turns = begins.map((at, index) => events.slice(at, begins[index + 1]).filter(({ type }) => type !== 'ended'));
  const has = (turn: readonly Event[], type: Event['type']) => turn.some(event => event.type === type);
  const delivers = (turn: readonly Event[]) => turn.some(event => event.type === 'setDown' && event.pawns.length > 1);
  return turns.find(turn => delivers(turn) && has(turn, 'boarded')) ?? turns.find(turn => has(turn, 'setDown')) ?? turns[0] ?? [];
}

/** A site without what it asks for. */
function placeName(site: string, name: NameOf): string {
  return name(site).replace(/\s*\(.*\)$/, '');
}

/** How many more or fewer are aboard after the turn. */
function aboardAfter(turn: readonly Event[], words: ManualWords['sum'], name: NameOf): Sum {
  const boarded = turn.filter(({ type }) => type === 'boarded' || type === 'fanBoarded').length;
  const parts = [
    ...(boarded > 0 ? [{ name: words.boarded, value: boarded }] : []),
    ...turn.flatMap(event => {
      if (event.type === 'setDown') return [{ name: placeName(event.site, name), value: -event.pawns.length }];
      if (event.type === 'sentHome') return [{ name: placeName(event.site, name), value: -event.count }];
      return event.type === 'controlled' ? [{ name: words.controlled, value: -1 }] : [];
    }),
  ];
  return { parts, total: { name: words.aboard, value: parts.reduce((sum, { value }) => sum + value, 0) } };
}

function totalOf({ town, onSites, result }: View, words: ManualWords['result'], name: NameOf): Sum {
  const parts = town.sites.flatMap((site, at) => {
    const delivered = onSites[at]?.length ?? 0;
    return site && delivered > 0 ? [{ name: placeName(site, name), value: delivered }] : [];
  });
  return { parts, total: { name: `${words.travellers} ${result?.objective ?? town.objective}`, value: result?.total ?? 0 } };
}

function siteTable(words: ManualWords['sites'], name: NameOf): DataTable {
  return {
    title: words.title,
    head: [words.site, words.colour, words.needs],
    rows: [
      ...Object.entries(SITES).map(([site, { colour, required }]) => [placeName(site, name), name(colour), `${required}`]),
      ...SPECIALS.map(site => [name(site), words.any, `${SERVED[site]}`]),
    ],
    note: words.note,
  };
}

function dayTable(words: ManualWords['days'], name: NameOf): DataTable {
  return {
    title: words.title,
    head: [words.day, words.level, words.objective, words.cards, words.sites],
    rows: DAYS.map(({ level, sites, cards, objective }, at) => [
      `${at + 1} ${name(`day:${at + 1}`)}`,
      `${level}`,
      `${objective}`,
      cards.map(name).join(', '),
      sites.map((site, index) => `${LETTERS[index]} ${name(site)}`).join(' · '),
    ]),
    note: words.note,
  };
}
