import { type Chance, drawnAfter, fair, LuckError, type LuckSource, recording, scripted, streamed } from './chance.ts';
import type { Game, Seat, Tagged, Told } from './game.ts';
import { hash } from './hash.ts';
import type { Answer, Entry, LuckScheme, Match, MatchRecord, Origin, Played, PlayedOn, ReplayedEntry, Rerun } from './match.ts';
import { type Plan, versionProblem } from './plan.ts';
import { same } from './same.ts';

const known = new WeakMap<object, unknown>();

/** The matches of a game; made once for each. */
export function matchesOf<S, M extends Tagged, E extends Told, V, O>(game: Game<S, M, E, V, O>): Matches<S, M, E, V, O> {
  const found = known.get(game) as Matches<S, M, E, V, O> | undefined;
  if (found) return found;
  const matches = new Matches(game);
  known.set(game, matches);
  return matches;
}

/** What is agreed before a deal. */
interface Agreed<O> {
  readonly options: O;
  readonly seats: number;
  readonly version?: number;
  readonly luckScheme?: LuckScheme;
  readonly origin?: Origin;
}

/** Whether the single option of a seat is left to whoever sits there, given what it comes to. */
export type Waits<S, M, E, O> = (seat: Seat, played: Played<S, M, E, O>) => boolean;

interface Pausing<S, M, E, O> {
  readonly chance: Chance;
  readonly waits?: Waits<S, M, E, O> | undefined;
}

/** All that can be done with the matches of one game: binds its types once. */
export class Matches<S, M extends Tagged, E extends Told, V, O> {
  constructor(private readonly game: Game<S, M, E, V, O>) {}

  /** Deals a new match, and plays on to the first decision. */
  start(agreed: Agreed<O>, chance: Chance, seed?: string): PlayedOn<S, M, E, O> {
    const { match, events } = this.deal(agreed, chance, seed);
    return this.goOn({ match, told: [events] }, chance);
  }

  /** Deals a new match, and no more. */
  deal(agreed: Agreed<O>, chance: Chance, seed?: string): Played<S, M, E, O> {
    const plan = Object.freeze({ options: agreed.options, seats: agreed.seats, version: agreed.version ?? this.game.version });
    this.mustKnow(plan.version);
    chance.entryBegins?.(0, {});
    const luck = recording(chance);
    const events: E[] = [];
    const state = this.game.setup(plan, { chance: luck, tell: event => events.push(event) });
    const fairness = { ...(seed === undefined ? {} : { seed }), ...(agreed.luckScheme ? { luckScheme: agreed.luckScheme } : {}) };
    const origin = agreed.origin ? { origin: agreed.origin } : {};
    const record = { game: this.game.id, ...plan, ...fairness, ...origin, dealt: luck.taken, entries: [] };
    return { match: { record: { ...record, check: firstCheck(record, state) }, state, drawn: drawnAfter({}, luck.streams) }, events };
  }

  /** A match that is played on from a position. */
  startFrom(plan: Plan<O>, position: S, origin?: Origin): Match<S, M, O> {
    this.mustKnow(plan.version);
    const record = {
      game: this.game.id,
      options: plan.options,
      seats: plan.seats,
      version: plan.version,
      ...(origin ? { origin } : {}),
      dealt: [],
      entries: [],
      from: position,
    };
    return { record: { ...record, check: firstCheck(record, position) }, state: this.game.clone(position), drawn: {} };
  }

  private mustKnow(version: number): void {
    const problem = versionProblem(this.game, version);
    if (problem !== undefined) throw new Error(problem);
  }

  /** Plays the moves of one message, all or nothing; then every decision with only one option is played. */
  submit(match: Match<S, M, O>, seat: Seat, moves: readonly M[], chance: Chance): Answer<S, M, E, O> {
    return this.playAll(match, seat, moves, { chance, isFinalLast: false });
  }

  /**
   * The same, but the message ends with the first move that draws a number or reveals something; moves after it are not played.
   * Nor are single options that wait for whoever sits there.
   */
  submitUntilFinal(match: Match<S, M, O>, seat: Seat, moves: readonly M[], { chance, waits }: Pausing<S, M, E, O>): Answer<S, M, E, O> {
    return this.playAll(match, seat, moves, { chance, isFinalLast: true, waits });
  }

  private playAll(
    match: Match<S, M, O>,
    seat: Seat,
    moves: readonly M[],
    { chance, isFinalLast, waits }: Pausing<S, M, E, O> & { readonly isFinalLast: boolean },
  ): Answer<S, M, E, O> {
    let now: PlayedOn<S, M, E, O> = { match, told: [] };
    for (const [at, move] of moves.entries()) {
      const refusal = this.game.refusal(now.match.state, seat, move);
      if (refusal) return { ok: false, at, refusal };
      now = withPlayed(now, this.enact(now.match, seat, move, chance));
      if (isFinalLast && now.match.record.entries.at(-1)?.final) break;
    }
    return { ok: true, ...this.goOn(now, chance, waits) };
  }

  /** Plays for a seat that let its time run out: the quiet move, which every list of legal moves puts first. */
  timeOut(match: Match<S, M, O>, seat: Seat, chance: Chance): Answer<S, M, E, O> | undefined {
    const quiet = this.game.awaiting(match.state).includes(seat) ? this.game.legal(match.state, seat)[0] : undefined;
    return quiet && this.submit(match, seat, [quiet], chance);
  }

  /**
   * The match without the seat's last choice, where nothing since has been decided by luck or revealed; else undefined.
   * A match that is over stays over. `origin` is the match before that choice, where it is at hand.
   */
  takeBack(match: Match<S, M, O>, seat: Seat, origin?: Match<S, M, O>): Match<S, M, O> | undefined {
    const last = this.lastOpenChoice(match, seat);
    if (last === undefined) return undefined;
    const { entries } = match.record;
    // Forced moves after the choice are dropped with it; they are played again if they still are the only option.
    const kept = entries.filter((entry, at) => at < last || (at > last && !entry.forced));
    const again = this.rerun({ ...match.record, entries: kept }, false, origin);
    if (!again.ok) return undefined;
    try {
      return this.goOn({ match: again.match, told: [] }, scripted([])).match;
    } catch (error) {
      if (error instanceof LuckError) return undefined;
      throw error;
    }
  }

  /** Whether a seat could take its last choice back. */
  mayTakeBack(match: Match<S, M, O>, seat: Seat, origin?: Match<S, M, O>): boolean {
    const last = this.lastOpenChoice(match, seat);
    if (last === undefined) return false;
    // Where nobody else has chosen since, it comes down to a rewind; else it must be tried.
    const isAlone = match.record.entries.slice(last).every(entry => entry.seat === seat || entry.forced);
    return isAlone || this.takeBack(match, seat, origin) !== undefined;
  }

  /** Where the seat's last choice stands in the record, if nothing since is final. */
  private lastOpenChoice(match: Match<S, M, O>, seat: Seat): number | undefined {
    if (this.game.awaiting(match.state).length === 0) return undefined;
    const { entries } = match.record;
    const last = entries.findLastIndex(entry => entry.seat === seat && !entry.forced);
    return last < 0 || entries.slice(last).some(entry => entry.final) ? undefined : last;
  }

  /** The match as it was when `length` entries had been played. */
  rewind(match: Match<S, M, O>, length: number): Match<S, M, O> {
    const again = this.rerun({ ...match.record, entries: match.record.entries.slice(0, length) }, true);
    if (!again.ok) throw new Error(`the match's own record does not replay: ${again.reason}`);
    return again.match;
  }

  /** The record of a match that is played on from a line of this one, and says so. What was played until then stays as it was. */
  branch(record: MatchRecord<M, O, S>, line: number): MatchRecord<M, O, S> {
    const origin: Origin = { kind: 'branch', line, of: record.origin?.kind ?? 'match' };
    return { ...record, origin, entries: record.entries.slice(0, line) };
  }

  /** Replays a record and checks every entry of it. Entry 0 is the deal. */
  replay(record: MatchRecord<M, O, S>): Rerun<S, M, E, O> {
    return this.rerun(record, true);
  }

  /** The state after the deal, and after every entry of a record that replays. */
  states(record: MatchRecord<M, O, S>): readonly S[] {
    let { match } = this.dealAgain(record);
    const states = [match.state];
    for (const { seat, move, luck } of record.entries) {
      match = this.enact(match, seat, move, scripted(luck)).match;
      states.push(match.state);
    }
    return states;
  }

  /** Whether every number of luck in a record that replays follows from its seed, by the scheme that the record names. */
  isFair(record: MatchRecord<M, O, S>, sourceOf: (seed: string) => LuckSource): boolean {
    if (record.seed === undefined || record.from !== undefined || record.origin) return false;
    const luck = record.luckScheme === 'streams' ? streamed(sourceOf(record.seed)) : fair(record.seed);
    let { match } = this.deal(record, luck, record.seed);
    if (!same(match.record.dealt, record.dealt)) return false;
    return record.entries.every(({ seat, move, luck: recorded }) => {
      match = this.enact(match, seat, move, luck).match;
      return same(match.record.entries.at(-1)?.luck, recorded);
    });
  }

  /** Plays a record again, from its deal or from a match on the way to its end. */
  private rerun(record: MatchRecord<M, O, S>, checked: boolean, from?: Match<S, M, O>): Rerun<S, M, E, O> {
    let entry = from?.record.entries.length ?? 0;
    const unknown = versionProblem(this.game, record.version);
    if (unknown !== undefined) return { ok: false, entry, reason: unknown };
    try {
      const begun = from ? { match: from, events: [] } : this.dealAgain(record);
      if (checked && begun.match.record.check !== record.check)
        return { ok: false, entry, reason: 'the deal does not fit its check number' };
      const events = [begun.events];
      let { match } = begun;
      for (const line of record.entries.slice(entry)) {
        entry++;
        const played = this.replayEntry(match, line, checked);
        if (!played.ok) return { ok: false, entry, reason: played.reason };
        events.push(played.events);
        match = played.match;
      }
      return { ok: true, match, events };
    } catch (error) {
      if (error instanceof LuckError) return { ok: false, entry, reason: error.message };
      throw error;
    }
  }

  /** Plays a recorded entry again, and checks that it comes to the same: with the luck that it has, or with luck that must come to it. */
  replayEntry(match: Match<S, M, O>, line: Entry<M>, checked = true, drawn?: Chance): ReplayedEntry<S, M, E, O> {
    const written = this.game.write(line.move);
    const refusal = this.game.refusal(match.state, line.seat, line.move);
    if (refusal) return { ok: false, reason: `seat ${line.seat} may not play "${written}" (${refusal.clause})` };
    const luck = scripted(line.luck);
    try {
      const played = this.enact(match, line.seat, line.move, drawn ?? luck);
      if (!drawn && luck.left() > 0) return { ok: false, reason: `${luck.left()} of its luck numbers were not asked for` };
      if (!checked || same(played.match.record.entries.at(-1), line)) return { ok: true, ...played };
      return { ok: false, reason: `"${written}" with luck [${line.luck.join(', ')}] does not fit its check number` };
    } catch (error) {
      if (error instanceof LuckError) return { ok: false, reason: error.message };
      throw error;
    }
  }

  private dealAgain(record: MatchRecord<M, O, S>): Played<S, M, E, O> {
    if (record.from !== undefined) return { match: this.startFrom(record, record.from, record.origin), events: [] };
    const luck = scripted(record.dealt);
    const dealt = this.deal(record, luck, record.seed);
    if (luck.left() > 0) throw new LuckError(`${luck.left()} luck numbers of the deal were not asked for`);
    return dealt;
  }

  /** Plays one legal move, and no more, on a copy of the state, and writes its entry. */
  enact(match: Match<S, M, O>, seat: Seat, move: M, chance: Chance, forced = this.isForced(match.state, seat, move)): Played<S, M, E, O> {
    const state = this.game.clone(match.state);
    chance.entryBegins?.(match.record.entries.length + 1, match.drawn);
    const luck = recording(chance);
    const events: E[] = [];
    this.game.play(state, seat, move, { chance: luck, tell: event => events.push(event) });
    const final = luck.taken.length > 0 || events.some(event => event.reveals);
    const { record } = match;
    const previous = record.entries.at(-1)?.check ?? record.check;
    const check = hash([previous, seat, this.game.write(move), luck.taken, hash(state)]);
    const entry = { seat, move, luck: luck.taken, final, forced, check };
    const drawn = drawnAfter(match.drawn, luck.streams);
    return { match: { record: { ...record, entries: [...record.entries, entry] }, state, drawn }, events };
  }

  /** Plays every decision that leaves only one option, up to the first that waits. */
  private goOn(before: PlayedOn<S, M, E, O>, chance: Chance, waits?: Waits<S, M, E, O>): PlayedOn<S, M, E, O> {
    let now = before;
    for (let next = this.onlyOption(now.match.state); next; next = this.onlyOption(now.match.state)) {
      const played = this.enact(now.match, next.seat, next.move, chance, true);
      if (waits?.(next.seat, played)) break;
      now = withPlayed(now, played);
    }
    return now;
  }

  /** An awaited seat that has exactly one option, and none to think about. */
  onlyOption(state: S): { seat: Seat; move: M } | undefined {
    for (const seat of this.game.awaiting(state)) {
      const legal = this.game.legal(state, seat);
      const [move] = legal;
      if (move && legal.length === 1 && !this.game.deliberate?.(move)) return { seat, move };
    }
    return undefined;
  }

  /** Whether this legal move is all that an awaited seat can do, and none to think about; a seat that is only welcome is never forced. */
  isForced(state: S, seat: Seat, move: M): boolean {
    return this.game.legal(state, seat).length === 1 && this.game.awaiting(state).includes(seat) && !this.game.deliberate?.(move);
  }
}

function withPlayed<S, M, E, O>(before: PlayedOn<S, M, E, O>, next: Played<S, M, E, O>): PlayedOn<S, M, E, O> {
  return { match: next.match, told: [...before.told, next.events] };
}

function firstCheck<M, O, S>(record: Omit<MatchRecord<M, O, S>, 'check'>, state: S): string {
  const { game, options, seats, version, dealt, seed, luckScheme } = record;
  const scheme = luckScheme ? [luckScheme] : [];
  return hash([game, options, seats, version, seed ?? null, dealt, hash(state), ...scheme]);
}
