import { outlookIn } from '../bots/index.ts';
import type { AnyGame } from '../kernel/index.ts';

/** What is expected of the end of a game, seat by seat. */
export interface Look {
  readonly scores: readonly number[];
  /** The chances to win, where they were learned. */
  readonly chances?: readonly number[];
}

/** Whether states are looked at by what was learned, which is true between turns; a game that has a quicker glance is looked at by that. */
export function isLearned({ glance, values, features }: AnyGame): boolean {
  return !glance && values !== undefined && features !== undefined;
}

/** How to look at a state: by what was learned, or by the game's own guess; undefined where it has none. */
export function lookIn(game: AnyGame): ((state: unknown) => Look) | undefined {
  const { glance, estimate: guess } = game;
  if (glance) return state => ({ scores: glance(state) });
  if (!guess) return undefined;
  return state => {
    const outlook = outlookIn(game, state);
    return outlook ? { scores: outlook.scores, chances: outlook.wins } : { scores: guess(state) };
  };
}
