// BT-11 The winner, and the places of everybody else.
import type { Chance, Outcome, Seat, Table } from '../../kernel/index.ts';
import { boxOf } from './box.ts';
import { CATEGORIES, type Category } from './components.ts';
import type { Event } from './events.ts';
import type { Race, State } from './state.ts';

/** What an attraction counts where money and attractions are mixed. */
const TILE_IN_MIX = 3;

/** The attractions a company owns on the board, grey included. */
export function tilesOf(s: State, seat: Seat): number {
  let count = 0;
  for (const town of s.built) for (const { owner } of town) if (owner === seat) count++;
  return count;
}

/** BT-11.4 The same by category. */
export function tilesByCategory(s: State, seat: Seat): Record<Category, number> {
  const { tileAt } = boxOf(s.plan.options);
  const count = (category: Category) =>
    s.built.flat().filter(({ tile, owner }) => owner === seat && tileAt.get(tile)?.category === category).length;
  const [green, blue, red, yellow, grey] = CATEGORIES.map(count);
  return { green: green ?? 0, blue: blue ?? 0, red: red ?? 0, yellow: yellow ?? 0, grey: grey ?? 0 };
}

/** BT-11.1, BT-11.5 What counts first. */
export function scoreOf(s: State, seat: Seat): number {
  const company = s.companies[seat];
  if (!company) throw new Error(`no seat ${seat} at this table`);
  switch (s.plan.options.winCondition) {
    case 'money':
      return company.money;
    case 'attractions':
      return tilesOf(s, seat);
    case 'ruined':
      return company.ruined;
    case 'netProfit':
      return company.money - company.startMoney;
    case 'mixed':
      return company.money + TILE_IN_MIX * tilesOf(s, seat);
  }
}

/** BT-11.2, BT-11.5 Ties: more money, then more attractions. */
function compare(s: State, a: Seat, b: Seat): number {
  const money = (seat: Seat) => s.companies[seat]?.money ?? 0;
  return scoreOf(s, b) - scoreOf(s, a) || money(b) - money(a) || tilesOf(s, b) - tilesOf(s, a);
}

/** One rank per seat; BT-11.3 who is tied to the last shares a place, unless a race was run for the first. */
export function outcome(s: State): Outcome | undefined {
  if (s.frames.length > 0 || s.turns === 0) return undefined;
  const seats = s.companies.map((_, seat) => seat);
  const beaten = s.race ? leaders(s).filter(seat => !s.race?.winners.includes(seat)) : [];
  const ranks = seats.map(seat => {
    const ahead = seats.filter(other => compare(s, other, seat) < 0).length;
    return 1 + ahead + (beaten.includes(seat) ? (s.race?.winners.length ?? 0) : 0);
  });
  return { ranks, scores: seats.map(seat => scoreOf(s, seat)) };
}

/** The seats that nobody is ahead of before any race. */
function leaders(s: State): Seat[] {
  const seats = s.companies.map((_, seat) => seat);
  return seats.filter(seat => seats.every(other => compare(s, other, seat) >= 0));
}

/** Who wins, after the race if there was one. */
export function winners(s: State): Seat[] {
  return s.race ? [...s.race.winners] : leaders(s);
}

const MOST_ROUNDS = 100;
const SPEEDING = 6;

/** BT-11.3 The race round the lake, where it was agreed on and there is something to race for. */
export function race(s: State, { chance, tell }: Table<Event>): Race | null {
  const tied = leaders(s);
  if (s.plan.options.finalTie !== 'race' || tied.length < 2) return null;
  const course = longestCourse(s, tied);
  if (!course) return null;
  const inTurnOrder = s.companies.map((_, turn) => (s.start + turn) % s.plan.seats).filter(seat => tied.includes(seat));
  const { rolls, ahead } = run(inTurnOrder, course.distance, chance);
  tell({ type: 'raced', ...course, racers: inTurnOrder, rolls, winners: ahead });
  return { from: course.from, to: course.to, winners: [...ahead] };
}

/** Rounds of rolls, until one is ahead at the goal. */
function run(racers: readonly Seat[], distance: number, chance: Chance): { rolls: number[][]; ahead: readonly Seat[] } {
  const driven = racers.map(() => 0);
  const rolls: number[][] = [];
  let ahead = racers;
  while (rolls.length < MOST_ROUNDS && (ahead.length > 1 || rolls.length === 0)) {
    const round = racers.map(seat => (ahead.includes(seat) ? 1 + chance.below(6, 'race') : 0));
    rolls.push(round);
    // Caught speeding, one does not get ahead.
    for (const [at, roll] of round.entries()) driven[at] = (driven[at] ?? 0) + (roll === SPEEDING ? 0 : roll);
    const most = Math.max(...driven);
    if (most >= distance) ahead = ahead.filter(seat => driven[racers.indexOf(seat)] === most);
  }
  return { rolls, ahead };
}

/** The two towns furthest apart among those where all of them own something. */
function longestCourse(s: State, seats: readonly Seat[]): { from: string; to: string; distance: number } | undefined {
  const { towns } = boxOf(s.plan.options);
  const shared = towns.filter(({ index }) => seats.every(seat => s.built[index]?.some(({ owner }) => owner === seat)));
  let best: { from: string; to: string; distance: number } | undefined;
  for (const [at, from] of shared.entries()) {
    for (const to of shared.slice(at + 1)) {
      const distance = from.roadsTo[to.index] ?? 0;
      if (!best || distance > best.distance) best = { from: from.id, to: to.id, distance };
    }
  }
  return best;
}
