// Thinking somewhere else: what is asked, what is found, and how several who think about the same become one. Plain data both ways.
import { type Finding, merge } from '../bots/index.ts';
import { type AnyGame, fast, type Seat } from '../kernel/index.ts';
import { botInTime } from './in-time.ts';

/** A decision to think about, sent as the view of the seat, never as the state. */
export interface Question {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly bot: string;
  /** The bot's own luck. */
  readonly whim: string;
  /** How long it may think, where that is not as usual. */
  readonly milliseconds?: number;
}

/** A move in its notation, and what else was looked at where the bot looked around. */
export type Thought = Finding<string>;

/** Thinks about a question, here and now. */
export function think(game: AnyGame, { view, seat, bot: name, whim, milliseconds }: Question): Thought {
  const chance = fast(whim);
  const legal = game.legal(game.imagine(view, chance), seat);
  const sight = { seat, legal, view: () => view };
  const bot = botInTime(game, name, milliseconds);
  if (!bot.weigh) return { move: game.write(bot.choose(game, sight, chance)), alternatives: [], iterations: 0 };
  const { move, alternatives, iterations } = bot.weigh(game, sight, chance);
  return { move: game.write(move), alternatives: alternatives.map(each => ({ ...each, move: game.write(each.move) })), iterations };
}

/** The same question with different luck for each of several. */
export function splitQuestion(question: Question, among: number): readonly Question[] {
  return Array.from({ length: among }, (_, at) => ({ ...question, whim: `${question.whim} ${at}` }));
}

/** What several found together: the move most of them made, and all they looked at, that move first. */
export function mergeThoughts(thoughts: readonly Thought[]): Thought {
  return merge(thoughts, text => text);
}
