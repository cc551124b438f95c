// What a match tells about its players, turns, towns and attractions.
import type { ElementKind, Interaction, Plan, Seat } from '../../kernel/index.ts';
import {
  type Analytics,
  freshPlayer,
  freshTile,
  freshTown,
  type Logged,
  type PlayerRow,
  type TileRow,
  type TownRow,
  type TurnRow,
} from './analysis-rows.ts';
import { boxOf, tileOf } from './box.ts';
import type { TileId, TownId } from './components.ts';
import type { Event } from './events.ts';
import type { Agreement } from './options.ts';
import { outcome } from './score.ts';
import type { State } from './state.ts';

export { type Analytics, analyticsCsv, type Logged } from './analysis-rows.ts';

interface MatchCounts {
  readonly players: PlayerRow[];
  readonly turns: TurnRow[];
  readonly towns: Map<TownId, TownRow>;
  readonly tiles: Map<TileId, TileRow>;
  readonly money: number[];
}

/** What attractions and towns are worth: income for every euro that was paid for them, money left in a town for every bus that came. */
export const elements: readonly ElementKind[] = [
  { table: 'tiles', used: 'built', gain: 'income', per: 'price' },
  { table: 'towns', used: 'arrivals', gain: 'paid', per: 'arrivals' },
];

/** The part of all income that comes in turns of others. */
export const interaction: Interaction = { table: 'players', part: ['fromOthersTurns'], whole: 'earned' };

/** The statistics of a match from what happened in it and how it stands at the end. */
export function analyse(plan: Plan<Agreement>, log: readonly Logged[], final: State): Analytics {
  const box = boxOf(plan.options);
  const counts: MatchCounts = {
    players: final.companies.map((_, seat) => freshPlayer(seat)),
    turns: [],
    towns: new Map(box.towns.map(town => [town.id, freshTown(town)])),
    tiles: new Map(box.tiles.map(tile => [tile.id, freshTile(tile)])),
    money: final.companies.map(({ startMoney }) => startMoney),
  };
  for (const { entry, event } of log) enter(counts, plan, entry, event);
  const ranks = outcome(final)?.ranks;
  for (const player of counts.players) close(player, final, ranks?.[player.seat] ?? 0);
  for (const tile of counts.tiles.values()) tile.returned = tile.price > 0 ? tile.income / tile.price : null;
  return { players: counts.players, turns: counts.turns, towns: [...counts.towns.values()], tiles: [...counts.tiles.values()] };
}

/** Enters one event into the counts. */
function enter(counts: MatchCounts, plan: Plan<Agreement>, entry: number, event: Event): void {
  const turn = counts.turns.at(-1);
  if (turn) turn.lastEntry = entry;
  switch (event.type) {
    case 'turnBegun':
    case 'turnSkipped':
      return beginTurn(counts, entry, event.seat, event.turn);
    case 'busChosen':
      if (turn) turn.from = event.town;
      return;
    case 'morningTaken':
      spend(counts, event.seat, 'spentOnFerry', event.fare);
      return act(counts, event.seat, event.action);
    case 'actionTaken':
      return act(counts, event.seat, event.action);
    case 'built':
      return enterBuilding(counts, plan, event);
    case 'drove':
      return enterDrive(counts, event);
    case 'visited':
      return enterVisit(counts, event);
    case 'ruined':
      return enterRuin(counts, event);
    case 'touristBoarded':
      if (turn) turn.boarded++;
      return;
    default:
      return;
  }
}

function beginTurn(counts: MatchCounts, entry: number, seat: Seat, number: number): void {
  const player = counts.players[seat];
  if (player) player.turns++;
  counts.turns.push({
    turn: number,
    seat,
    firstEntry: entry,
    lastEntry: entry,
    from: null,
    to: null,
    actions: [],
    built: [],
    visits: 0,
    earned: 0,
    spent: 0,
    earnedByOthers: 0,
    ruined: 0,
    boarded: 0,
    before: [...counts.money],
    after: [...counts.money],
  });
}

function act({ players, turns }: MatchCounts, seat: Seat, action: string): void {
  const actions = players[seat]?.actions;
  if (actions) actions[action] = (actions[action] ?? 0) + 1;
  turns.at(-1)?.actions.push(action);
}

function spend(counts: MatchCounts, seat: Seat, on: 'spentOnFerry' | 'spentOnBuilding', euros: number): void {
  const player = counts.players[seat];
  const turn = counts.turns.at(-1);
  if (!player || !turn) return;
  player[on] += euros;
  player.spent += euros;
  turn.spent += euros;
  pay(counts, seat, -euros);
}

/** Moves money, and keeps what everybody has after the turn. */
function pay({ money, turns }: MatchCounts, seat: Seat, euros: number): void {
  money[seat] = (money[seat] ?? 0) + euros;
  const turn = turns.at(-1);
  if (turn) turn.after = [...money];
}

function enterBuilding(counts: MatchCounts, plan: Plan<Agreement>, { seat, tile, town, price }: Extract<Event, { type: 'built' }>): void {
  const player = counts.players[seat];
  const row = counts.tiles.get(tile);
  const turn = counts.turns.at(-1);
  spend(counts, seat, 'spentOnBuilding', price);
  if (!player || !row || !turn) return;
  player.built++;
  player.builtByCategory[tileOf(boxOf(plan.options), tile).category]++;
  turn.built.push(tile);
  Object.assign(row, { built: 1, town, owner: seat, turn: turn.turn, price });
  count(counts, town, 'built');
}

function count({ towns }: MatchCounts, town: TownId, what: Exclude<keyof TownRow, 'town'>, by = 1): void {
  const row = towns.get(town);
  if (row) row[what] += by;
}

function enterDrive(counts: MatchCounts, { from, to, route }: Extract<Event, { type: 'drove' }>): void {
  const turn = counts.turns.at(-1);
  if (turn) turn.to = to;
  count(counts, from, 'departures');
  count(counts, to, 'arrivals');
  for (const town of route.slice(1, -1)) count(counts, town, 'passed');
}

function enterVisit(counts: MatchCounts, { seat, owner, tile, town, paid }: Extract<Event, { type: 'visited' }>): void {
  const turn = counts.turns.at(-1);
  const row = counts.tiles.get(tile);
  const byOthers = owner !== null && owner !== seat;
  count(counts, town, 'visits');
  count(counts, town, 'paid', paid);
  if (turn) turn.visits++;
  if (row) {
    row.visits++;
    row.income += paid;
    if (byOthers) row.visitsByOthers++;
  }
  const player = owner === null ? undefined : counts.players[owner];
  if (!player || !turn || owner === null) return;
  player.visits++;
  player.earned += paid;
  if (byOthers) {
    player.visitsByOthers++;
    player.fromOthersTurns += paid;
    turn.earnedByOthers += paid;
  } else {
    player.fromOwnTurns += paid;
    turn.earned += paid;
  }
  pay(counts, owner, paid);
}

function enterRuin(counts: MatchCounts, { seat, tile, town, bonus }: Extract<Event, { type: 'ruined' }>): void {
  const player = counts.players[seat];
  const row = counts.tiles.get(tile);
  const turn = counts.turns.at(-1);
  count(counts, town, 'ruined');
  if (row) row.ruined++;
  if (!player || !turn) return;
  player.ruined++;
  player.ruinMoney += bonus;
  player.earned += bonus;
  turn.ruined++;
  turn.earned += bonus;
  pay(counts, seat, bonus);
}

function close(player: PlayerRow, final: State, rank: number): void {
  const company = final.companies[player.seat];
  if (!company) return;
  player.rank = rank;
  player.money = company.money;
  player.startMoney = company.startMoney;
  player.netProfit = company.money - company.startMoney;
  player.earnedPerTurn = player.turns > 0 ? player.earned / player.turns : 0;
  player.spentPerTurn = player.turns > 0 ? player.spent / player.turns : 0;
}
