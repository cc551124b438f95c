import { fast, seeded } from '../chance.ts';
import type { Game, Tagged, Told } from '../game.ts';
import { hash } from '../hash.ts';
import type { MatchRecord } from '../match.ts';
import { freeze } from '../same.ts';
import { LAWS, type Trial } from './laws.ts';
import { type Charter, goOneStep, setOut } from './walk.ts';

export { LAWS } from './laws.ts';
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
  agreed: { readonly seats: number; readonly options: O },
  seed: string,
  every = 1,
): Breach<O> | undefined {
  const walk = setOut(game, agreed, seed);
  const trial: Trial<S, M, E, V, O> = { game, charter, walk, hashes: [], met: new Map() };
  const luck = seeded(`${seed}/play`);
  const choice = fast(`${seed}/choice`);
  let law = '';
  const found = attempt(() => {
    for (;;) {
      const { state } = walk.match;
      trial.hashes.push(hash(state));
      meet(trial, state, choice.below(8));
      const isOver = game.awaiting(state).length === 0;
      const asked = isOver || walk.steps.length % every === 0;
      for (const each of LAWS) {
        law = each.name;
        const what = asked ? each.ofPosition?.(trial, state) : undefined;
        if (what !== undefined) return what;
      }
      if (isOver) break;
      law = '4 a move changes nothing but its own copy of the state';
      const step = goOneStep(game, walk, luck, choice);
      for (const each of LAWS) {
        law = each.name;
        const what = asked ? each.ofStep?.(trial, step) : undefined;
        if (what !== undefined) return what;
      }
      freeze(step.after);
    }
    for (const each of LAWS) {
      law = each.name;
      const what = each.ofMatch?.(trial);
      if (what !== undefined) return what;
    }
    return undefined;
  });
  return found === undefined ? undefined : { law, what: found, seed, ...agreed, record: walk.match.record };
}

/** Keeps a few moves of this position, to be tried where they do not belong. */
function meet<S, M extends Tagged, E extends Told, V, O>({ game, met }: Trial<S, M, E, V, O>, state: S, whim: number): void {
  if (met.size >= 60 || whim > 0) return;
  for (const seat of game.awaiting(state)) for (const move of game.legal(state, seat).slice(0, 8)) met.set(game.write(move), move);
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
