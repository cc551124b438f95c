// What the points of a map depend on, as numbers: how much each counts is learned, and tells what is to be expected.
import { CLUBS } from './components.ts';
import { estimate } from './estimate.ts';
import type { State } from './state.ts';

/** What is guessed at, beside how much of the map is empty; docks that may be used once change it. */
export const FEATURE_NAMES: readonly string[] = ['left', 'guess', 'left²', 'guess × left', 'once', 'once × left', 'once × guess'];

/** The features of every map; none where X's are written otherwise than usual, or on a map of one's own. */
export function features(s: State): number[][] {
  const { xRule, xPlace, dockUse, content } = s.plan.options;
  if (content || xRule !== 'strict' || xPlace !== 'anywhere') return [];
  const once = dockUse === 'once' ? 1 : 0;
  return estimate(s).map((guess, seat) => {
    const marks = s.boards[seat]?.marks ?? [];
    const left = marks.filter(mark => mark === null).length / CLUBS.length;
    return [left, guess, left * left, guess * left, once, once * left, once * guess];
  });
}
