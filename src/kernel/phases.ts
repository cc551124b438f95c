import { type Chance, pick } from './chance.ts';
import type { Facts, Game, Of, Refusal, Seat, Table, Tagged, Told } from './game.ts';

/** One sentence of the rulebook that a move must obey. */
export interface Clause<in S, in M> {
  readonly clause: string;
  readonly holds: (state: S, seat: Seat, move: M) => boolean;
  /** The clause to name instead, where one test stands for several of them and the case tells which. */
  readonly cites?: (state: S, seat: Seat, move: M) => string;
  readonly facts?: (state: S, seat: Seat, move: M) => Facts;
}

/** One kind of move: what may be tried, what must hold, what it does. */
export interface MoveRule<in S, M extends Tagged, out E> {
  /** Everything of this kind worth trying now, legal or not, the quiet choice first. */
  readonly candidates: (state: S, seat: Seat) => readonly M[];
  readonly clauses: readonly Clause<S, M>[];
  readonly play: (state: S, seat: Seat, move: M, table: Table<E>) => void;
}

/** Where the game stands: a phase and its short memory, alive only while the phase is. */
export interface Frame {
  readonly phase: string;
}
export type FrameOf<F extends Frame, P extends F['phase']> = Extract<F, { readonly phase: P }>;

/** The moves of a phase, in the order in which they are offered. */
export type Moves<S, M extends Tagged, E> = { readonly [K in M['type']]?: MoveRule<S, Of<M, K>, E> };

/** One section of the rulebook. */
export interface Phase<S, F extends Frame, P extends F['phase'], M extends Tagged, E> {
  /** What the section says happens first. A phase that only interrupts has none: its cause supplies the frame. */
  readonly open?: (state: S, table: Table<E>, previous: F | undefined) => FrameOf<F, P>;
  readonly awaiting: (state: S, frame: FrameOf<F, P>) => readonly Seat[];
  readonly welcome?: (state: S, frame: FrameOf<F, P>) => readonly Seat[];
  readonly moves: Moves<S, M, E>;
  /** Once nobody is awaited: the phase that follows, 'back' to the one interrupted, or 'over'. */
  readonly then: (state: S, frame: FrameOf<F, P>, table: Table<E>) => F['phase'] | 'back' | 'over';
}

/** The table of contents: every section under its name. */
export type Phases<S, F extends Frame, M extends Tagged, E> = { readonly [P in F['phase']]: Phase<S, F, P, M, E> };

/** A state played by phases keeps its frames in a stack; the last one is in play, and none means that the game is over. */
export interface Phased<F extends Frame> {
  readonly frames: F[];
}

/** The clauses to name when a move comes at the wrong time. */
export interface Order {
  /** Whose turn it is. */
  readonly turn: string;
  /** What may be done at this point of it. */
  readonly step: string;
}

/** What a table of phases answers of the contract. */
export type Flow<S, M extends Tagged, E extends Told, P> = Pick<
  Game<S, M, E, unknown, unknown>,
  'awaiting' | 'welcome' | 'candidates' | 'legal' | 'refusal' | 'play'
> & { anyLegal(state: S, seat: Seat, chance: Chance): M | undefined; begin(state: S, phase: P, table: Table<E>): void };

/** The frame in play, which must be of this phase. */
export function frameOf<F extends Frame, P extends F['phase']>(state: Phased<F>, phase: P): FrameOf<F, P> {
  const frame = state.frames[state.frames.length - 1];
  if (frame?.phase !== phase) throw new Error(`the phase in play is ${frame?.phase ?? 'none'}, not ${phase}`);
  return frame as FrameOf<F, P>;
}

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, seat) => [seat]);

/** That seat alone, or nobody. */
export function only(seat: Seat | undefined): readonly Seat[] {
  return seat === undefined ? NOBODY : (ALONE[seat] ?? [seat]);
}

function isAmong(seats: readonly Seat[], seat: Seat): boolean {
  for (let at = 0; at < seats.length; at++) if (seats[at] === seat) return true;
  return false;
}

const MOST_STEPS = 1000;

/** Candidates drawn in vain before all legal moves are listed. */
const MOST_DRAWS = 16;

/** Plays a game by its table of phases: the whole flow of control there is. */
export function playByPhases<S extends Phased<F>, F extends Frame, M extends Tagged, E extends Told>(
  phases: Phases<S, F, M, E>,
  order: Order,
): Flow<S, M, E, F['phase']> {
  // Within the flow a phase meets only frames of its own name, and a rule only moves of its own type.
  type AnyRule = MoveRule<S, M, E>;
  type AnyPhase = Phase<S, F, F['phase'], M, E>;
  type Section = { readonly phase: AnyPhase; readonly types: readonly string[]; readonly rules: readonly AnyRule[] };
  const book = new Map<string, Section>();
  for (const [name, phase] of Object.entries<AnyPhase>(phases as unknown as Record<string, AnyPhase>)) {
    const moves = phase.moves as unknown as Record<string, AnyRule>;
    book.set(name, { phase, types: Object.keys(moves), rules: Object.values(moves) });
  }

  // A move asks for the section in play several times over: the last one found is kept at hand.
  let lastName = '';
  let lastFound: Section | undefined;
  function named(name: string): Section {
    if (lastFound && lastName === name) return lastFound;
    const found = book.get(name);
    if (!found) throw new Error(`no phase named ${name}`);
    lastName = name;
    lastFound = found;
    return found;
  }

  function section(frame: F): Section {
    return named(frame.phase);
  }

  /** A section has few kinds of moves: looking through them is quicker than any index. */
  function ruleOf({ types, rules }: Section, type: string): AnyRule | undefined {
    for (let at = 0; at < types.length; at++) if (types[at] === type) return rules[at];
    return undefined;
  }

  function inPlay(state: S): F | undefined {
    // Reading before the first element would make every later reading slow.
    const { length } = state.frames;
    return length === 0 ? undefined : state.frames[length - 1];
  }

  function awaiting(state: S): readonly Seat[] {
    const frame = inPlay(state);
    return frame ? section(frame).phase.awaiting(state, frame as FrameOf<F, F['phase']>) : NOBODY;
  }

  function welcome(state: S): readonly Seat[] {
    const frame = inPlay(state);
    return (frame && section(frame).phase.welcome?.(state, frame as FrameOf<F, F['phase']>)) ?? NOBODY;
  }

  function mayMove(state: S, seat: Seat): boolean {
    return isAmong(awaiting(state), seat) || isAmong(welcome(state), seat);
  }

  function candidates(state: S, seat: Seat): M[] {
    const frame = inPlay(state);
    if (!frame || !mayMove(state, seat)) return [];
    return section(frame).rules.flatMap(rule => rule.candidates(state, seat));
  }

  function legal(state: S, seat: Seat): M[] {
    const found: M[] = [];
    const frame = inPlay(state);
    if (!frame || !mayMove(state, seat)) return found;
    const { rules } = section(frame);
    for (let at = 0; at < rules.length; at++) addLegal(found, rules[at] as AnyRule, state, seat);
    return found;
  }

  /** The candidates of each rule in play, kept from call to call: a new list for each would cost more than the draw. */
  const offers: (readonly M[])[] = [];

  /** Draws from the candidates until one is legal, which costs a fraction of asking for all of them. */
  function anyLegal(state: S, seat: Seat, chance: Chance): M | undefined {
    const frame = inPlay(state);
    if (!frame || !mayMove(state, seat)) return undefined;
    const { rules } = section(frame);
    let count = 0;
    for (let at = 0; at < rules.length; at++) {
      const moves = (rules[at] as AnyRule).candidates(state, seat);
      offers[at] = moves;
      count += moves.length;
    }
    for (let tries = 0; tries < MOST_DRAWS && count > 0; tries++) {
      let number = chance.below(count);
      let at = 0;
      while (number >= (offers[at] as readonly M[]).length) number -= (offers[at++] as readonly M[]).length;
      const move = (offers[at] as readonly M[])[number] as M;
      if (broken(rules[at] as AnyRule, state, seat, move) === undefined) return move;
    }
    const all = legal(state, seat);
    return all.length > 0 ? pick(all, chance) : undefined;
  }

  /** The hottest loop there is: the first two clauses are called by name, as few rules have more. */
  function addLegal(found: M[], rule: AnyRule, state: S, seat: Seat): void {
    const moves = rule.candidates(state, seat);
    const { clauses } = rule;
    const first = clauses[0]?.holds;
    const second = clauses[1]?.holds;
    for (let at = 0; at < moves.length; at++) {
      const move = moves[at] as M;
      if (first !== undefined && !first(state, seat, move)) continue;
      if (second !== undefined && !second(state, seat, move)) continue;
      if (clauses.length <= 2 || broken(rule, state, seat, move, 2) === undefined) found.push(move);
    }
  }

  /** The first clause, from this one on, that does not hold. */
  function broken(rule: AnyRule, state: S, seat: Seat, move: M, from = 0): Clause<S, M> | undefined {
    const { clauses } = rule;
    for (let i = from; i < clauses.length; i++) {
      const clause = clauses[i] as Clause<S, M>;
      if (!clause.holds(state, seat, move)) return clause;
    }
    return undefined;
  }

  function refusal(state: S, seat: Seat, move: M): Refusal | undefined {
    const frame = inPlay(state);
    if (!frame || !mayMove(state, seat)) return { clause: order.turn };
    const rule = ruleOf(section(frame), move.type);
    if (!rule) return { clause: order.step };
    const clause = broken(rule, state, seat, move);
    if (!clause) return undefined;
    const name = clause.cites?.(state, seat, move) ?? clause.clause;
    return clause.facts ? { clause: name, facts: clause.facts(state, seat, move) } : { clause: name };
  }

  function play(state: S, seat: Seat, move: M, table: Table<E>): void {
    const frame = inPlay(state);
    const rule = frame && ruleOf(section(frame), move.type);
    if (!rule) throw new Error(`nobody can ${move.type} in ${frame?.phase ?? 'a game that is over'}`);
    rule.play(state, seat, move, table);
    settle(state, table);
  }

  function begin(state: S, phase: F['phase'], table: Table<E>): void {
    state.frames.push(opened(state, phase, table, undefined));
    settle(state, table);
  }

  function opened(state: S, name: F['phase'], table: Table<E>, previous: F | undefined): F {
    const { open } = named(name).phase;
    if (!open) throw new Error(`no phase named ${name} opens by itself`);
    return open(state, table, previous);
  }

  /** Goes on from phase to phase until somebody is awaited. */
  function settle(state: S, table: Table<E>): void {
    for (let step = 0; step < MOST_STEPS; step++) {
      const frame = inPlay(state);
      if (!frame) return;
      const { phase } = section(frame);
      if (phase.awaiting(state, frame as FrameOf<F, F['phase']>).length > 0) return;
      const next = phase.then(state, frame as FrameOf<F, F['phase']>, table);
      if (next === 'over') {
        state.frames.length = 0;
        return;
      }
      state.frames.pop();
      if (next !== 'back') state.frames.push(opened(state, next, table, frame));
    }
    throw new Error(`${MOST_STEPS} steps without a decision`);
  }

  return { awaiting, welcome, candidates, legal, anyLegal, refusal, play, begin };
}
