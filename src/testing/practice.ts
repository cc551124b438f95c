// How the tests of every game speak of its small tasks.
import { expect } from 'vitest';
import { fast, type Game, matchesOf, type PracticeTask, type PracticeTexts, type Tagged, type Told } from '../kernel/index.ts';

/** Words of one sentence at most. */
const LONGEST = 18;

/** The verbs of the tests of a game's tasks, all of which begin with a position. */
export function practiceOf<S, M extends Tagged, E extends Told, V, O>(game: Game<S, M, E, V, O>) {
  type Task = PracticeTask<V>;
  const matches = matchesOf(game);

  function startOf({ start }: Task): S {
    if ('position' in start) return start.position as S;
    throw new Error('these tasks begin with a position');
  }

  function judged(task: Task, s: S) {
    return task.judge(game.view(s, task.learner));
  }

  /** The position after a move of the learner. */
  function played(task: Task, before: S, text: string): S {
    const move = game.read(text);
    if (!move) throw new Error(`no move is written "${text}"`);
    const s = game.clone(before);
    game.play(s, task.learner, move, { chance: fast(task.seed), tell: () => {} });
    return s;
  }

  /** The position after a move of the learner and all that leaves no choice. */
  function playedOn(task: Task, before: S, text: string): S {
    const s = played(task, before, text);
    const table = { chance: fast(task.seed), tell: () => {} };
    for (let next = matches.onlyOption(s); next && judged(task, s) === 'open'; next = matches.onlyOption(s))
      game.play(s, next.seat, next.move, table);
    return s;
  }

  /** Plays the solution, every move of which must be legal. */
  function mustBeSolved(task: Task, play = played): void {
    let s = startOf(task);
    for (const text of task.solution) {
      expect(judged(task, s)).toBe('open');
      expect(game.legal(s, task.learner).map(game.write)).toContain(text);
      s = play(task, s, text);
    }
    expect(judged(task, s)).toBe('solved');
  }

  return { startOf, judged, played, playedOn, mustBeSolved };
}

/** Every task has its words, in short sentences. */
export function mustBeShort(tasks: readonly { readonly id: string }[], texts: PracticeTexts): void {
  expect(Object.keys(texts)).toEqual(tasks.map(({ id }) => id));
  for (const text of Object.values(texts).flatMap(words => Object.values(words)))
    for (const sentence of text.split(/(?<=[.!?])\s+/)) {
      expect(sentence).not.toBe('');
      expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(LONGEST);
    }
}
