import { type Chance, fair, LuckError, recording, scripted } from './chance.ts';
import type { Game, Refusal, Seat, Tagged, Told } from './game.ts';
import { hash } from './hash.ts';
import type { Plan } from './plan.ts';
import { same } from './same.ts';

/** One line of a record: who did what, every number luck gave, and whether it can still be taken back. */
export interface Entry<M> {
  readonly seat: Seat;
  readonly move: M;
  readonly luck: readonly number[];
  /** Luck was drawn or something was revealed: nobody can take this back any more. */
  readonly final: boolean;
  /** Played by itself, as the only option. */
  readonly forced: boolean;
  /** A check number over the line, all before it, and the state it led to. */
  readonly check: string;
}

/** All there is to keep of a match: the state follows from it. */
export interface MatchRecord<M, O, S = unknown> extends Plan<O> {
  readonly game: string;
  /** Kept for the fairness check after the match; replay uses the luck as recorded. */
  readonly seed?: string;
  /** The luck of the deal; none for a match played on from a position. */
  readonly dealt: readonly number[];
  /** The position the match was played on from, instead of a deal. */
  readonly from?: S;
  readonly check: string;
  readonly entries: readonly Entry<M>[];
}

/** A match at some point: its record, and the state that follows from it. Neither ever changes; moves make new ones. */
export interface Match<S, M, O> {
  readonly record: MatchRecord<M, O, S>;
  readonly state: S;
}

/** What came of a message: the match after it and what happened, or why nothing did. */
export type Answer<S, M, E, O> =
  | ({ readonly ok: true } & PlayedOn<S, M, E, O>)
  | { readonly ok: false; readonly at: number; readonly refusal: Refusal };

/** A match and what happened in its last line. */
export interface Played<S, M, E, O> {
  readonly match: Match<S, M, O>;
  readonly events: readonly E[];
}

/** A match and what happened on the way to it, line by line. */
export interface PlayedOn<S, M, E, O> {
  readonly match: Match<S, M, O>;
  readonly told: readonly (readonly E[])[];
}

/** Deals a new match, and plays on to the first decision. */
export function start<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  agreed: { readonly options: O; readonly seats: number; readonly version?: number },
  chance: Chance,
  seed?: string,
): PlayedOn<S, M, E, O> {
  const { match, events } = deal(game, agreed, chance, seed);
  return goOn(game, { match, told: [events] }, chance);
}

/** Deals a new match, and no more. */
export function deal<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  agreed: { readonly options: O; readonly seats: number; readonly version?: number },
  chance: Chance,
  seed?: string,
): Played<S, M, E, O> {
  const plan = Object.freeze({ options: agreed.options, seats: agreed.seats, version: agreed.version ?? game.version });
  chance.lineBegins?.(0);
  const luck = recording(chance);
  const events: E[] = [];
  const state = game.setup(plan, { chance: luck, tell: event => events.push(event) });
  const record = { game: game.id, ...plan, ...(seed === undefined ? {} : { seed }), dealt: luck.taken, entries: [] };
  return { match: { record: { ...record, check: firstCheck(record, state) }, state }, events };
}

/** A match that is played on from a position. */
export function startFrom<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  plan: Plan<O>,
  position: S,
): Match<S, M, O> {
  const record = { game: game.id, options: plan.options, seats: plan.seats, version: plan.version, dealt: [], entries: [], from: position };
  return { record: { ...record, check: firstCheck(record, position) }, state: game.clone(position) };
}

/** Plays the moves of one message, all or nothing; then whatever has only one option plays itself. */
export function submit<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  match: Match<S, M, O>,
  seat: Seat,
  moves: readonly M[],
  chance: Chance,
): Answer<S, M, E, O> {
  let now: PlayedOn<S, M, E, O> = { match, told: [] };
  for (const [at, move] of moves.entries()) {
    const refusal = game.refusal(now.match.state, seat, move);
    if (refusal) return { ok: false, at, refusal };
    now = withPlayed(now, enact(game, now.match, seat, move, chance));
  }
  return { ok: true, ...goOn(game, now, chance) };
}

/** Plays for a seat that let its time run out: the quiet move, which every list of legal moves puts first. */
export function timeOut<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  match: Match<S, M, O>,
  seat: Seat,
  chance: Chance,
): Answer<S, M, E, O> | undefined {
  const quiet = game.awaiting(match.state).includes(seat) ? game.legal(match.state, seat)[0] : undefined;
  return quiet && submit(game, match, seat, [quiet], chance);
}

/** The match without the seat's last choice, where nothing since has been decided by luck or revealed; else undefined. A match that is over stays over. */
export function takeBack<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  match: Match<S, M, O>,
  seat: Seat,
): Match<S, M, O> | undefined {
  const last = lastOpenChoice(game, match, seat);
  if (last === undefined) return undefined;
  const { entries } = match.record;
  // What played itself after the choice goes with it; it will play itself again if it still is the only option.
  const kept = entries.filter((entry, at) => at < last || (at > last && !entry.forced));
  const again = rerun(game, { ...match.record, entries: kept }, false);
  if (!again.ok) return undefined;
  try {
    return goOn(game, { match: again.match, told: [] }, scripted([])).match;
  } catch (error) {
    if (error instanceof LuckError) return undefined;
    throw error;
  }
}

/** Whether a seat could take its last choice back. */
export function mayTakeBack<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  match: Match<S, M, O>,
  seat: Seat,
): boolean {
  const last = lastOpenChoice(game, match, seat);
  if (last === undefined) return false;
  // Where nobody else has chosen since, it comes down to a rewind; else it must be tried.
  const isAlone = match.record.entries.slice(last).every(entry => entry.seat === seat || entry.forced);
  return isAlone || takeBack(game, match, seat) !== undefined;
}

/** Where the seat's last choice stands in the record, if nothing since is final. */
function lastOpenChoice<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  match: Match<S, M, O>,
  seat: Seat,
): number | undefined {
  if (game.awaiting(match.state).length === 0) return undefined;
  const { entries } = match.record;
  const last = entries.findLastIndex(entry => entry.seat === seat && !entry.forced);
  return last < 0 || entries.slice(last).some(entry => entry.final) ? undefined : last;
}

/** The match as it was when `length` entries had been played. */
export function rewind<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  match: Match<S, M, O>,
  length: number,
): Match<S, M, O> {
  const again = rerun(game, { ...match.record, entries: match.record.entries.slice(0, length) }, true);
  if (!again.ok) throw new Error(`the match's own record does not replay: ${again.reason}`);
  return again.match;
}

/** What replaying a record came to: the match and all that happened, entry by entry, or the first entry that differs. */
export type Rerun<S, M, E, O> =
  | { readonly ok: true; readonly match: Match<S, M, O>; readonly events: readonly (readonly E[])[] }
  | { readonly ok: false; readonly entry: number; readonly reason: string };

/** Replays a record and checks every line of it. Entry 0 is the deal. */
export function replay<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  record: MatchRecord<M, O, S>,
): Rerun<S, M, E, O> {
  return rerun(game, record, true);
}

/** Whether every number of luck in a record that replays follows from its seed. */
export function isFair<S, M extends Tagged, E extends Told, V, O>(game: Game<S, M, E, V, O>, record: MatchRecord<M, O, S>): boolean {
  if (record.seed === undefined || record.from !== undefined) return false;
  const luck = fair(record.seed);
  let { match } = deal(game, record, luck, record.seed);
  if (!same(match.record.dealt, record.dealt)) return false;
  return record.entries.every(({ seat, move, luck: recorded }) => {
    match = enact(game, match, seat, move, luck).match;
    return same(match.record.entries.at(-1)?.luck, recorded);
  });
}

function rerun<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  record: MatchRecord<M, O, S>,
  checked: boolean,
): Rerun<S, M, E, O> {
  let entry = 0;
  try {
    const begun = dealAgain(game, record);
    if (checked && begun.match.record.check !== record.check) return { ok: false, entry, reason: 'the deal does not fit its check number' };
    const events = [begun.events];
    let { match } = begun;
    for (const line of record.entries) {
      entry++;
      const refusal = game.refusal(match.state, line.seat, line.move);
      if (refusal) return { ok: false, entry, reason: `seat ${line.seat} may not "${game.write(line.move)}" (${refusal.clause})` };
      const luck = scripted(line.luck);
      const played = enact(game, match, line.seat, line.move, luck);
      if (luck.left() > 0) return { ok: false, entry, reason: `${luck.left()} of its luck numbers were not asked for` };
      if (checked && !same(played.match.record.entries[entry - 1], line)) {
        return { ok: false, entry, reason: `"${game.write(line.move)}" with luck [${line.luck.join(', ')}] does not fit its check number` };
      }
      events.push(played.events);
      match = played.match;
    }
    return { ok: true, match, events };
  } catch (error) {
    if (error instanceof LuckError) return { ok: false, entry, reason: error.message };
    throw error;
  }
}

function dealAgain<S, M extends Tagged, E extends Told, V, O>(game: Game<S, M, E, V, O>, record: MatchRecord<M, O, S>): Played<S, M, E, O> {
  if (record.from !== undefined) return { match: startFrom(game, record, record.from), events: [] };
  const luck = scripted(record.dealt);
  const dealt = deal(game, record, luck, record.seed);
  if (luck.left() > 0) throw new LuckError(`${luck.left()} luck numbers of the deal were not asked for`);
  return dealt;
}

/** Plays one legal move, and no more, on a copy of the state, and writes its line. */
export function enact<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  match: Match<S, M, O>,
  seat: Seat,
  move: M,
  chance: Chance,
  forced = isForced(game, match.state, seat, move),
): Played<S, M, E, O> {
  const state = game.clone(match.state);
  chance.lineBegins?.(match.record.entries.length + 1);
  const luck = recording(chance);
  const events: E[] = [];
  game.play(state, seat, move, { chance: luck, tell: event => events.push(event) });
  const final = luck.taken.length > 0 || events.some(event => event.reveals);
  const { record } = match;
  const previous = record.entries.at(-1)?.check ?? record.check;
  const check = hash([previous, seat, game.write(move), luck.taken, hash(state)]);
  const entry = { seat, move, luck: luck.taken, final, forced, check };
  return { match: { record: { ...record, entries: [...record.entries, entry] }, state }, events };
}

/** Plays every decision that leaves only one option. */
function goOn<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  before: PlayedOn<S, M, E, O>,
  chance: Chance,
): PlayedOn<S, M, E, O> {
  let now = before;
  for (let next = onlyOption(game, now.match.state); next; next = onlyOption(game, now.match.state)) {
    now = withPlayed(now, enact(game, now.match, next.seat, next.move, chance, true));
  }
  return now;
}

function withPlayed<S, M, E, O>(before: PlayedOn<S, M, E, O>, next: Played<S, M, E, O>): PlayedOn<S, M, E, O> {
  return { match: next.match, told: [...before.told, next.events] };
}

/** An awaited seat that has exactly one option, and none to think about. */
export function onlyOption<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  state: S,
): { seat: Seat; move: M } | undefined {
  for (const seat of game.awaiting(state)) {
    const legal = game.legal(state, seat);
    const [move] = legal;
    if (move && legal.length === 1 && !game.deliberate?.(move)) return { seat, move };
  }
  return undefined;
}

/** Whether this legal move is all that an awaited seat can do, and none to think about; who is only welcome speaks up by choice. */
export function isForced<S, M extends Tagged, E extends Told, V, O>(game: Game<S, M, E, V, O>, state: S, seat: Seat, move: M): boolean {
  return game.legal(state, seat).length === 1 && game.awaiting(state).includes(seat) && !game.deliberate?.(move);
}

function firstCheck<M, O, S>(record: Omit<MatchRecord<M, O, S>, 'check'>, state: S): string {
  const { game, options, seats, version, dealt, seed } = record;
  return hash([game, options, seats, version, seed ?? null, dealt, hash(state)]);
}
