import { fast, seeded } from '../chance.ts';
import type { Game, Tagged, Told } from '../game.ts';
import { hash } from '../hash.ts';
import type { MatchRecord } from '../match.ts';
import { freeze } from '../same.ts';
import { LAWS } from './laws.ts';
import { ASKING, MOVING } from './state-laws.ts';
import { type Law, seatsOf, type Trial } from './trial.ts';
import { type Charter, goOneStep, setOut } from './walk.ts';

export { LAWS } from './laws.ts';
export { playthrough } from './playthrough.ts';
export type { Charter } from './walk.ts';

/** A law broken, with all it takes to see it broken again. */
export interface Breach<O> {
  readonly law: string;
  readonly what: string;
  readonly seed: string;
  readonly seats: number;
  readonly options: O;
  readonly record: MatchRecord<unknown, O>;
}

/** Plays one random match under all laws, asked at every position or at every so-manyth; the first breach, or undefined. */
export function breach<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  charter: Charter<S>,
  agreed: { readonly seats: number; readonly options: O; readonly version?: number },
  { seed, every = 1 }: { readonly seed: string; readonly every?: number },
): Breach<O> | undefined {
  const walk = setOut(game, agreed, seed);
  const trial: Trial<S, M, E, V, O> = { game, charter, walk, hashes: [], met: new Map() };
  const luck = seeded(`${seed}/play`);
  const choice = fast(`${seed}/choice`);
  let law = '';
  const ask = (question: (each: Law) => string | undefined): string | undefined => {
    for (const each of LAWS) {
      law = each.name;
      const what = question(each);
      if (what !== undefined) return what;
    }
    return undefined;
  };
  const found = attempt(() => {
    const unlawful = ask(each => each.ofArrival?.(trial, walk.match.state, walk.opening));
    if (unlawful !== undefined) return unlawful;
    for (;;) {
      const state = freeze(walk.match.state);
      trial.hashes.push(hash(state));
      law = ASKING;
      meet(trial, state, choice.below(8));
      const isOver = game.awaiting(state).length === 0;
      const isAsked = isOver || walk.steps.length % every === 0;
      const amiss = isAsked ? ask(each => each.ofPosition?.(trial, state)) : undefined;
      if (amiss !== undefined) return amiss;
      if (isOver) return ask(each => each.ofMatch?.(trial));
      law = MOVING;
      const step = goOneStep(game, walk, luck, choice);
      const wrong = isAsked
        ? (ask(each => each.ofArrival?.(trial, step.after, step.events)) ?? ask(each => each.ofStep?.(trial, step)))
        : undefined;
      if (wrong !== undefined) return wrong;
    }
  });
  return found === undefined ? undefined : { law, what: found, seed, ...agreed, record: walk.match.record };
}

/** Keeps the moves of the first position and of a few others, to be tried where they do not belong. */
function meet<S, M extends Tagged, E extends Told, V, O>({ game, met }: Trial<S, M, E, V, O>, state: S, whim: number): void {
  if (met.size >= 60 || (met.size > 0 && whim > 0)) return;
  for (const seat of seatsOf(game, state)) for (const move of game.legal(state, seat).slice(0, 8)) met.set(game.write(move), move);
}

function attempt(run: () => string | undefined): string | undefined {
  try {
    return run();
  } catch (error) {
    return error instanceof Error ? `threw ${error.name}: ${error.message}` : `threw ${error}`;
  }
}

/** Every number of seats with the standard options, with each option at each of its extremes, and with all of them at once. */
export function agreements<S, M extends Tagged, E extends Told, V, O>(game: Game<S, M, E, V, O>): { seats: number; options: O }[] {
  const rows = Object.entries(game.options.table);
  const single = rows.flatMap(([name, { extremes }]) => extremes.map(value => ({ [name]: value })));
  const first = Object.fromEntries(rows.map(([name, { extremes }]) => [name, extremes[0]]));
  const last = Object.fromEntries(rows.map(([name, { extremes }]) => [name, extremes.at(-1)]));
  const found: { seats: number; options: O }[] = [];
  for (let seats = game.seats.least; seats <= game.seats.most; seats++) {
    for (const raw of [{}, ...single, first, last]) {
      const reading = game.options.read(raw, seats);
      if (reading.ok) found.push({ seats, options: reading.options });
    }
  }
  return found;
}
