import type { Seat, Tagged, Told } from '../game.ts';
import { type Frame, type FrameOf, type MoveRule, NOBODY, type Phase, type Phased, type Phases } from '../phases.ts';

/** A phase with the types of its moves, and the rule of each. */
export interface Section<S, F extends Frame, M extends Tagged, E> {
  readonly phase: Phase<S, F, F['phase'], M, E>;
  readonly types: readonly string[];
  readonly rules: readonly MoveRule<S, M, E>[];
}

/** The sections of a game, and which of them is in play. */
export interface Sections<S, F extends Frame, M extends Tagged, E> {
  named(name: string): Section<S, F, M, E>;
  /** The frame in play; none where the game is over. */
  inPlay(state: S): F | undefined;
  awaiting(state: S): readonly Seat[];
  welcome(state: S): readonly Seat[];
}

/** The table of phases as the flow reads it. Made once for each game, so that its hot paths are compiled for this game alone. */
export function sectionsOf<S extends Phased<F>, F extends Frame, M extends Tagged, E extends Told>(
  phases: Phases<S, F, M, E>,
): Sections<S, F, M, E> {
  // Within the flow a phase meets only frames of its own name, and a rule only moves of its own type.
  type AnyRule = MoveRule<S, M, E>;
  type AnyPhase = Phase<S, F, F['phase'], M, E>;
  const sections = new Map<string, Section<S, F, M, E>>();
  for (const [name, phase] of Object.entries<AnyPhase>(phases as unknown as Record<string, AnyPhase>)) {
    const moves = phase.moves as unknown as Record<string, AnyRule>;
    sections.set(name, { phase, types: Object.keys(moves), rules: Object.values(moves) });
  }

  // A move asks for the section in play several times over: the last one found is kept at hand.
  let lastName = '';
  let lastFound: Section<S, F, M, E> | undefined;
  function named(name: string): Section<S, F, M, E> {
    if (lastFound && lastName === name) return lastFound;
    const found = sections.get(name);
    if (!found) throw new Error(`there is no phase "${name}"`);
    lastName = name;
    lastFound = found;
    return found;
  }

  function inPlay(state: S): F | undefined {
    // Reading before the first element would make every later reading slow.
    const { length } = state.frames;
    return length === 0 ? undefined : state.frames[length - 1];
  }

  function awaiting(state: S): readonly Seat[] {
    const frame = inPlay(state);
    return frame ? named(frame.phase).phase.awaiting(state, frame as FrameOf<F, F['phase']>) : NOBODY;
  }

  function welcome(state: S): readonly Seat[] {
    const frame = inPlay(state);
    return (frame && named(frame.phase).phase.welcome?.(state, frame as FrameOf<F, F['phase']>)) ?? NOBODY;
  }

  return { named, inPlay, awaiting, welcome };
}

/** A section has few kinds of moves: looking through them is quicker than any index. */
export function ruleOf<S, F extends Frame, M extends Tagged, E>(
  { types, rules }: Section<S, F, M, E>,
  type: string,
): MoveRule<S, M, E> | undefined {
  for (let at = 0; at < types.length; at++) if (types[at] === type) return rules[at];
  return undefined;
}
