// The rows in which a match is told, empty and as text.
import type { Seat } from '../../kernel/index.ts';
import type { BoardTown, Tile } from './box.ts';
import { CATEGORIES, type Category, type TileId, type TownId } from './components.ts';
import type { Event } from './events.ts';

/** An event with the number of the entry it came of; 0 is the deal. */
export interface Logged {
  readonly entry: number;
  readonly event: Event;
}

/** What a match tells of a player. */
export interface PlayerRow {
  readonly seat: Seat;
  rank: number;
  money: number;
  startMoney: number;
  turns: number;
  /** All income, and what it is made of. */
  earned: number;
  fromOwnTurns: number;
  fromOthersTurns: number;
  ruinMoney: number;
  spent: number;
  spentOnBuilding: number;
  spentOnFerry: number;
  netProfit: number;
  ruined: number;
  built: number;
  readonly builtByCategory: Record<Category, number>;
  /** Visits to own attractions, and those of them in turns of others. */
  visits: number;
  visitsByOthers: number;
  /** How often each action was taken. */
  readonly actions: Record<string, number>;
  earnedPerTurn: number;
  spentPerTurn: number;
}

/** What a match tells of a turn. */
export interface TurnRow {
  readonly turn: number;
  readonly seat: Seat;
  readonly firstEntry: number;
  lastEntry: number;
  from: TownId | null;
  to: TownId | null;
  readonly actions: string[];
  readonly built: TileId[];
  visits: number;
  /** What the active player earned and spent, and what others earned. */
  earned: number;
  spent: number;
  earnedByOthers: number;
  ruined: number;
  boarded: number;
  /** The money of every seat before and after. */
  readonly before: readonly number[];
  after: readonly number[];
}

/** What a match tells of a town. */
export interface TownRow {
  readonly town: TownId;
  departures: number;
  arrivals: number;
  passed: number;
  built: number;
  visits: number;
  paid: number;
  ruined: number;
}

/** What a match tells of an attraction. */
export interface TileRow {
  readonly tile: TileId;
  readonly category: Category;
  readonly value: number;
  readonly priority: number;
  /** 1 once it is built, else 0. */
  built: number;
  town: TownId | null;
  owner: Seat | null;
  /** The turn in which it was built; null if it never was. */
  turn: number | null;
  price: number;
  visits: number;
  visitsByOthers: number;
  income: number;
  ruined: number;
  /** Income for each euro it cost; null where it cost nothing. */
  returned: number | null;
}

/** Everything a match tells, as rows of plain values. */
export type Analytics = {
  readonly players: readonly PlayerRow[];
  readonly turns: readonly TurnRow[];
  readonly towns: readonly TownRow[];
  readonly tiles: readonly TileRow[];
};

/** A player before the first turn. */
export function freshPlayer(seat: Seat): PlayerRow {
  return {
    seat,
    rank: 0,
    money: 0,
    startMoney: 0,
    turns: 0,
    earned: 0,
    fromOwnTurns: 0,
    fromOthersTurns: 0,
    ruinMoney: 0,
    spent: 0,
    spentOnBuilding: 0,
    spentOnFerry: 0,
    netProfit: 0,
    ruined: 0,
    built: 0,
    builtByCategory: { green: 0, blue: 0, red: 0, yellow: 0, grey: 0 },
    visits: 0,
    visitsByOthers: 0,
    actions: {},
    earnedPerTurn: 0,
    spentPerTurn: 0,
  };
}

/** A town nobody has been to. */
export function freshTown({ id }: BoardTown): TownRow {
  return { town: id, departures: 0, arrivals: 0, passed: 0, built: 0, visits: 0, paid: 0, ruined: 0 };
}

/** An attraction that is not built. */
export function freshTile({ id, category, value, priority }: Tile): TileRow {
  return {
    tile: id,
    category,
    value,
    priority,
    built: 0,
    town: null,
    owner: null,
    turn: null,
    price: 0,
    visits: 0,
    visitsByOthers: 0,
    income: 0,
    ruined: 0,
    returned: null,
  };
}

/** The same as text: four sections of comma-separated rows, each under its heading. */
export function analyticsCsv({ players, turns, towns, tiles }: Analytics): string {
  const flat = players.map(({ builtByCategory, actions, ...player }) => ({
    ...player,
    ...Object.fromEntries(CATEGORIES.map(category => [`built ${category}`, builtByCategory[category]])),
    actions: Object.entries(actions).map(([action, times]) => `${action} ${times}`),
  }));
  return [section('players', flat), section('turns', turns), section('towns', towns), section('attractions', tiles)].join('\n');
}

function section(title: string, rows: readonly object[]): string {
  const cell = (value: unknown) => (Array.isArray(value) ? `"${value.join('; ')}"` : String(value ?? ''));
  const lines = rows.map(row => Object.values(row).map(cell).join(','));
  return [`# ${title}`, Object.keys(rows[0] ?? {}).join(','), ...lines, ''].join('\n');
}
