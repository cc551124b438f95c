import {
  type AnyGame,
  type Match,
  matchesOf,
  readRecord,
  type Seat,
  type StoredRecord,
  type Tagged,
  type Told,
  versionProblem,
} from '../kernel/index.ts';
import { chanceOf } from '../luck/index.ts';
import type { PendingWish, SeatEvent, SeatPlan } from '../protocol/index.ts';
import { type Banks, deadlineOf, fullBanks, knowsRest, type Rests, refilled, running, spent, withGrace } from './clock.ts';
import { withCleanNames } from './names.ts';
import { timeOnClock } from './rest.ts';
import { finishedFor, historyAfter, historyAtStart } from './seat-history.ts';
import type { Deed, Standing, StoredTable, Wake } from './store.ts';
import { TableProblem } from './table-problem.ts';

export type AnyMatch = Match<unknown, Tagged, unknown>;
type Lines = readonly (readonly Told[])[];

/** The check number of a match after all its entries, or after so many. */
export function lastCheck({ record: { entries, check } }: AnyMatch, length = entries.length): string | undefined {
  return length === 0 ? check : entries[length - 1]?.check;
}

/** The match after a deed, and what happened in each entry of it. */
export interface PlayedDeed {
  readonly match: AnyMatch;
  readonly told: Lines;
}

/** How things stand after so many deeds. Never changes; deeds make new ones. */
export interface Position {
  readonly match: AnyMatch;
  /** What happened in each entry of the record; the first is the deal. */
  readonly told: Lines;
  readonly number: number;
  readonly seats: readonly SeatPlan[];
  readonly decisions: readonly number[];
  readonly banks: Banks;
  readonly rests: Rests;
  /** Who sat where from which line on, in order. */
  readonly history: readonly SeatEvent[];
  readonly wish: PendingWish | null;
  readonly isPaused: boolean;
  /** For every seat the match before its last choice, where that is known. */
  readonly origins: readonly (AnyMatch | undefined)[];
  /** When the last deed was done. */
  readonly at: number;
}

/** The table before the first deed: dealt, and played on to the first decision. */
export function positionAtStart(game: AnyGame, table: StoredTable): Position {
  const { version } = table;
  const problem = versionProblem(game, version);
  if (problem !== undefined) throw new TableProblem('unknown version', problem, { version, known: game.version });
  const { match, told } = table.begun ? playedUntilNow(game, table.begun) : dealt(game, table);
  const { pace, since } = table;
  const seats = withCleanNames(table.seats);
  return {
    match,
    told,
    number: 0,
    seats,
    decisions: seats.map(() => 0),
    banks: fullBanks(pace, seats.length),
    rests: seats.map(() => null),
    history: historyAtStart(seats, since),
    wish: null,
    origins: [],
    isPaused: false,
    at: since,
  };
}

function dealt(game: AnyGame, table: StoredTable): PlayedDeed {
  const { options, version, luckScheme, origin, seed } = table;
  const known = { ...(luckScheme ? { luckScheme } : {}), ...(origin ? { origin } : {}) };
  return matchesOf(game).start({ options, seats: table.seats.length, version, ...known }, chanceOf(table), seed);
}

/** A match that is played on: all of it is played again first. */
function playedUntilNow(game: AnyGame, begun: StoredRecord): PlayedDeed {
  const reading = readRecord(game, begun);
  if (!reading.ok) throw otherRules(game, 0, reading.problem);
  const again = matchesOf(game).replay(reading.record);
  if (!again.ok) throw otherRules(game, again.entry, again.reason);
  return { match: again.match, told: again.events };
}

/** A deed, and what it leads to where that is known already. */
export interface DoneDeed {
  readonly deed: Deed;
  readonly outplayed?: PlayedDeed | undefined;
}

/** The table after a stored deed; nothing is played again where it is known what the deed leads to. */
export function positionAfter(game: AnyGame, table: StoredTable, before: Position, { deed, outplayed }: DoneDeed): Position {
  const { match, told } = outplayed ?? playedOut(game, before, deed);
  const seats = deed.seats ? withCleanNames(renamedIn(deed.seats, deed.number, table.renamed)) : before.seats;
  return {
    match,
    told,
    number: deed.number,
    seats,
    decisions: decisionsAfter(before, deed),
    banks: banksAfter(game, table, before, deed),
    rests: restsAfter(before, deed),
    history: historyAfter(before, deed, seats),
    wish: deed.wish ?? null,
    origins: originsAfter(before, deed),
    isPaused: deed.what === 'pause' || (before.isPaused && deed.what !== 'resume'),
    at: Math.max(before.at, deed.at),
  };
}

function renamedIn(seats: readonly SeatPlan[], number: number, renamed: StoredTable['renamed'] = {}): readonly SeatPlan[] {
  return seats.map((plan, seat) => {
    const now = renamed[seat];
    return plan.kind !== 'open' && now && number <= now.until ? { ...plan, name: now.name } : plan;
  });
}

function decisionsAfter({ decisions }: Position, { what, seat }: Deed): readonly number[] {
  if (seat === null || (what !== 'play' && what !== 'back')) return decisions;
  const after = decisions.slice();
  after[seat] = (after[seat] ?? 0) + 1;
  return after;
}

function originsAfter({ origins, match, seats }: Position, { what, seat }: Deed): Position['origins'] {
  if (what === 'back') return [];
  return what === 'play' ? seats.map((_, each) => (each === seat ? match : origins[each])) : origins;
}

/** Whoever sits down somewhere has hours of their own. */
function restsAfter({ rests }: Position, { what, seat, rest }: Deed): Rests {
  return what === 'rest' || what === 'hand' ? rests.map((each, at) => (at === seat ? (rest ?? null) : each)) : rests;
}

function banksAfter(game: AnyGame, { pace }: StoredTable, before: Position, deed: Deed): Banks {
  if (pace.kind === 'untimed') return before.banks;
  const on = clocksOn(game, pace, before);
  const banks = spent(before.banks, on, seat => timeSince(before, deed, seat));
  if (deed.what === 'grace') return withGrace(banks, on);
  // Whoever takes a seat back from a bot can do something with it.
  if (isBack(before, deed) && deed.seat !== null) return withGrace(banks, [deed.seat]);
  return deed.what === 'play' && deed.seat !== null ? refilled(pace, banks, deed.seat) : banks;
}

function isBack({ seats: before }: Position, { what, seat, seats }: Deed): boolean {
  return what === 'hand' && seat !== null && before[seat]?.kind === 'bot' && seats?.[seat]?.kind === 'human';
}

/** The time on the clock of a seat between two deeds, without that in which no process served the table. */
function timeSince({ rests, at: since }: Position, { at, down = [] }: Deed, seat: Seat): number {
  const rest = rests[seat];
  return down.reduce((time, { from, to }) => time - timeOnClock(rest, from, to), timeOnClock(rest, since, at));
}

/** The seats whose clocks run. */
export function clocksOn(game: AnyGame, pace: StoredTable['pace'], { match, seats, isPaused }: Position): readonly Seat[] {
  return running(pace, game.awaiting(match.state), seats, isPaused);
}

/** The seats whose time is up. */
export function lateSeats(game: AnyGame, { pace }: StoredTable, now: Position, at: number): readonly Seat[] {
  return clocksOn(game, pace, now).filter(seat => deadlineOf(now.banks, seat, now.at, now.rests[seat]) <= at);
}

/** When the table must be attended to, though no guest asks for anything: for clocks, and for bots at a time of their own. */
export function wakeOf(game: AnyGame, { pace }: StoredTable, now: Position, botsAt = now.at): Wake {
  const awaiting = game.awaiting(now.match.state);
  if (awaiting.length === 0) return { at: null, isOver: true };
  if (now.isPaused) return { at: null, isOver: false };
  // Where the others decide how long to wait, nothing happens by itself.
  const struck = pace.kind === 'untimed' || pace.then === 'wait' ? [] : clocksOn(game, pace, now);
  const times = struck.map(seat => deadlineOf(now.banks, seat, now.at, now.rests[seat]));
  if (awaiting.some(seat => now.seats[seat]?.kind === 'bot')) times.push(botsAt);
  return { at: times.length > 0 ? Math.min(...times) : null, isOver: false };
}

/** Whom the table waits for, or how the match ended. */
export function standingOf(game: AnyGame, { pace }: StoredTable, position: Position): Standing {
  const { match, history, seats } = position;
  const { state, record } = match;
  const outcome = game.outcome(state);
  const finished = outcome ? finishedFor(history, seats, record.entries) : [];
  const on = knowsRest(pace) ? clocksOn(game, pace, position) : [];
  const { banks, rests, at } = position;
  return {
    awaiting: game.awaiting(state),
    ...(outcome ? { outcome } : {}),
    ...(finished.length > 0 ? { finishedFor: finished } : {}),
    ...(on.length > 0 ? { deadlines: seats.map((_, seat) => (on.includes(seat) ? deadlineOf(banks, seat, at, rests[seat]) : null)) } : {}),
  };
}

function playedOut(game: AnyGame, before: Position, deed: Deed): PlayedDeed {
  return isAppended(before, deed) ? continued(game, before, deed) : replayed(game, before, deed);
}

function isAppended({ match }: Position, { from }: Deed): boolean {
  return from === match.record.entries.length;
}

function continued(game: AnyGame, { match, told }: Position, { entries }: Deed): PlayedDeed {
  let now = match;
  const lines = [...told];
  for (const stored of entries) {
    const number = now.record.entries.length + 1;
    const read = { ...stored, move: moveOf(game, stored.move, number) };
    const played = matchesOf(game).replayEntry(now, read);
    if (!played.ok) throw otherRules(game, number, played.reason);
    lines.push(played.events);
    now = played.match;
  }
  return { match: now, told: lines };
}

function replayed(game: AnyGame, { match }: Position, { from, entries }: Deed): PlayedDeed {
  const read = entries.map((entry, at) => ({ ...entry, move: moveOf(game, entry.move, from + at + 1) }));
  const record = { ...match.record, entries: [...match.record.entries.slice(0, from), ...read] };
  const again = matchesOf(game).replay(record);
  if (!again.ok) throw otherRules(game, again.entry, again.reason);
  return { match: again.match, told: again.events };
}

function moveOf(game: AnyGame, text: string, entry: number): Tagged {
  const move = game.read(text);
  if (!move) throw otherRules(game, entry, `"${text}" is not a move of ${game.id}`);
  return move;
}

function otherRules({ id }: AnyGame, entry: number, reason: string): TableProblem {
  const what = `from entry ${entry} on this table does not follow from the rules of ${id} (${reason})`;
  const why = 'the rules were changed without a new version, or the stored data are damaged';
  const advice = 'nothing was changed; run the program that played it, or restore a backup';
  return new TableProblem('other rules', `${what}: ${why}; ${advice}`, { entry });
}
