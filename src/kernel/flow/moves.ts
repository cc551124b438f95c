import { type Chance, pick } from '../chance.ts';
import type { Refusal, Seat, Tagged } from '../game.ts';
import type { Clause, Frame, MoveRule, Order } from '../phases.ts';
import { ruleOf, type Sections } from './sections.ts';

/** Candidates drawn in vain before all legal moves are listed. */
const MOST_DRAWS = 16;

/** What may be tried, what is legal, and why something is not: all of it from the clauses of the section in play. */
export function movesOf<S, F extends Frame, M extends Tagged, E>(sections: Sections<S, F, M, E>, order: Order) {
  const rulesFor = rulesInPlay(sections);
  const { addLegal, broken } = clauseChecks<S, M, E>();

  function candidates(state: S, seat: Seat): M[] {
    return rulesFor(state, seat).flatMap(rule => rule.candidates(state, seat));
  }

  function legal(state: S, seat: Seat): M[] {
    const found: M[] = [];
    const rules = rulesFor(state, seat);
    for (let at = 0; at < rules.length; at++) addLegal(found, rules[at] as MoveRule<S, M, E>, state, seat);
    return found;
  }

  /** The candidates of each rule in play, kept from call to call: a new list for each would cost more than the draw. */
  const offers: (readonly M[])[] = [];

  /** Draws from the candidates until one is legal, which costs a fraction of asking for all of them. */
  function anyLegal(state: S, seat: Seat, chance: Chance): M | undefined {
    const rules = rulesFor(state, seat);
    let count = 0;
    for (let at = 0; at < rules.length; at++) {
      const moves = (rules[at] as MoveRule<S, M, E>).candidates(state, seat);
      offers[at] = moves;
      count += moves.length;
    }
    for (let tries = 0; tries < MOST_DRAWS && count > 0; tries++) {
      let number = chance.below(count);
      let at = 0;
      while (number >= (offers[at] as readonly M[]).length) number -= (offers[at++] as readonly M[]).length;
      const move = (offers[at] as readonly M[])[number] as M;
      if (broken(rules[at] as MoveRule<S, M, E>, state, seat, move) === undefined) return move;
    }
    const all = legal(state, seat);
    return all.length > 0 ? pick(all, chance) : undefined;
  }

  function refusal(state: S, seat: Seat, move: M): Refusal | undefined {
    const frame = sections.inPlay(state);
    if (!frame || rulesFor(state, seat) === NO_RULES) return { clause: order.turn };
    const rule = ruleOf(sections.named(frame.phase), move.type);
    if (!rule) return { clause: order.step };
    const clause = broken(rule, state, seat, move);
    if (!clause) return undefined;
    const name = clause.cites?.(state, seat, move) ?? clause.clause;
    return clause.facts ? { clause: name, facts: clause.facts(state, seat, move) } : { clause: name };
  }

  return { candidates, legal, anyLegal, refusal };
}

const NO_RULES: readonly never[] = [];

/** The rules that a seat may move by now; none for a seat that may not speak. */
function rulesInPlay<S, F extends Frame, M extends Tagged, E>({ named, inPlay, awaiting, welcome }: Sections<S, F, M, E>) {
  return function rulesFor(state: S, seat: Seat): readonly MoveRule<S, M, E>[] {
    const frame = inPlay(state);
    if (!frame || !(isAmong(awaiting(state), seat) || isAmong(welcome(state), seat))) return NO_RULES;
    return named(frame.phase).rules;
  };
}

function isAmong(seats: readonly Seat[], seat: Seat): boolean {
  for (let at = 0; at < seats.length; at++) if (seats[at] === seat) return true;
  return false;
}

function clauseChecks<S, M extends Tagged, E>() {
  /** The first clause, from this one on, that does not hold. */
  function broken({ clauses }: MoveRule<S, M, E>, state: S, seat: Seat, move: M, from = 0): Clause<S, M> | undefined {
    for (let i = from; i < clauses.length; i++) {
      const clause = clauses[i] as Clause<S, M>;
      if (!clause.holds(state, seat, move)) return clause;
    }
    return undefined;
  }

  /** The hottest loop there is: the first two clauses are called by name, as few rules have more. */
  function addLegal(found: M[], rule: MoveRule<S, M, E>, state: S, seat: Seat): void {
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

  return { broken, addLegal };
}
