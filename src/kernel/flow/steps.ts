import type { Seat, Table, Tagged } from '../game.ts';
import type { Frame, FrameOf, Phased } from '../phases.ts';
import { ruleOf, type Sections } from './sections.ts';

/** More phases than this without a decision are an error of the game. */
const MOST_STEPS = 1000;

/** How the game goes on: a move is carried out, then phase follows phase until somebody is awaited. */
export function stepsOf<S extends Phased<F>, F extends Frame, M extends Tagged, E>({ named, inPlay }: Sections<S, F, M, E>) {
  function open(state: S, name: F['phase'], table: Table<E>, previous: F | undefined): void {
    const { phase } = named(name);
    if (!phase.open) throw new Error(`phase ${name} has no "open", so it cannot begin by itself`);
    state.frames.push(phase.open(state, table, previous));
  }

  /** Goes on from phase to phase until somebody is awaited. */
  function settle(state: S, table: Table<E>): void {
    for (let step = 0; step < MOST_STEPS; step++) {
      const frame = inPlay(state);
      if (!frame) return;
      const { phase } = named(frame.phase);
      if (phase.awaiting(state, frame as FrameOf<F, F['phase']>).length > 0) return;
      const next = phase.then(state, frame as FrameOf<F, F['phase']>, table);
      if (next === 'over') {
        state.frames.length = 0;
        return;
      }
      state.frames.pop();
      if (next !== 'back') open(state, next, table, frame);
    }
    throw new Error(`${MOST_STEPS} steps without a decision`);
  }

  function play(state: S, seat: Seat, move: M, table: Table<E>): void {
    const frame = inPlay(state);
    const rule = frame && ruleOf(named(frame.phase), move.type);
    if (!rule) throw new Error(`there is no move "${move.type}" in ${frame ? `phase ${frame.phase}` : 'a game that is over'}`);
    rule.play(state, seat, move, table);
    settle(state, table);
  }

  function begin(state: S, phase: F['phase'], table: Table<E>): void {
    open(state, phase, table, undefined);
    settle(state, table);
  }

  return { play, begin };
}
