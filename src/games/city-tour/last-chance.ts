// Where a lost day turned: the last turn at whose beginning it could still be won.
import type { State } from './state.ts';
import { verdict } from './verdict.ts';

/** The last turn at whose beginning a day could still be won, and the line of its record where that turn begins. */
export interface LastChance {
  readonly line: number;
  readonly turn: number;
}

/** Looks back from the end of a lost day through all its states; undefined where no turn is proved to have been one. */
export function lastChance(states: readonly State[]): LastChance | undefined {
  if (states.at(-1)?.result?.won !== false) return undefined;
  const line = states.findLastIndex((s, at) => beginsTurn(s, states[at - 1]) && verdict(s).answer === 'yes');
  const s = states[line];
  return s && { line, turn: s.turn };
}

/** CT-3.1 A turn begins with its tiles; votes and inspections come later in it. */
function beginsTurn(s: State, before: State | undefined): boolean {
  return !s.result && s.turn !== before?.turn;
}
