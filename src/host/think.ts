// Thinking in another thread: the question, what was found, and how several findings are merged. Plain data both ways.
import { advise } from '../bots/advice.ts';
import { type Finding, merge } from '../bots/index.ts';
import { type AnyGame, fast, type Seat } from '../kernel/index.ts';
import { botInTime } from './in-time.ts';

/** A decision to think about, sent as the view of the seat, never as the state. */
export interface Question {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly bot: string;
  /** The seed of the bot's own random choices. */
  readonly whim: string;
  /** How long it may think, where that is not the usual time of the bot. */
  readonly milliseconds?: number;
}

/** A move in its notation, and the other moves that a search compared with it. */
export type Thought = Finding<string>;

/** Answers a question in this thread. */
export function think(game: AnyGame, { view, seat, bot: name, whim, milliseconds }: Question): Thought {
  const chance = fast(whim);
  const legal = game.legal(game.imagine(view, chance), seat);
  const sight = { seat, legal, view: () => view };
  const { move, favourite, alternatives, ...found } = advise(game, botInTime(game, name, milliseconds), sight, chance);
  const written = alternatives.map(each => ({ ...each, move: game.write(each.move) }));
  return { move: game.write(move), favourite: game.write(favourite), alternatives: written, ...found };
}

/** The same question with another seed for each of several workers. */
export function splitQuestion(question: Question, among: number): readonly Question[] {
  return Array.from({ length: among }, (_, at) => ({ ...question, whim: `${question.whim} ${at}` }));
}

/** What several found together: the move that gains most by all of it, and all they looked at, that move first. */
export function mergeThoughts(thoughts: readonly Thought[]): Thought {
  return merge(thoughts, text => text);
}
