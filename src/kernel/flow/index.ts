import type { Tagged, Told } from '../game.ts';
import type { Flow, Frame, Order, Phased, Phases } from '../phases.ts';
import { movesOf } from './moves.ts';
import { sectionsOf } from './sections.ts';
import { stepsOf } from './steps.ts';

/** Plays a game by its table of phases: the whole flow of control there is. */
export function playByPhases<S extends Phased<F>, F extends Frame, M extends Tagged, E extends Told>(
  phases: Phases<S, F, M, E>,
  order: Order,
): Flow<S, M, E, F['phase']> {
  const sections = sectionsOf(phases);
  const { awaiting, welcome } = sections;
  return { awaiting, welcome, ...movesOf(sections, order), ...stepsOf(sections) };
}
