// Games that bots play against themselves, and what they show to whoever learns from them.
import { type Bot, willing } from '../../bots/index.ts';
import { type AnyGame, type Chance, fast, pick, silent } from '../../kernel/index.ts';

/** A calm moment of a game: the features of every seat, and how the game ended for it. */
export interface Moment {
  readonly features: readonly (readonly number[])[];
  readonly scores: readonly number[];
  /** Each seat's share of the victory. */
  readonly wins: readonly number[];
}

/** Once in so many moves any is made: without mistakes nobody learns what they cost. */
const MISTAKE_ONCE_IN = 60;
const MOST_MOVES = 100_000;

/** A game to be played. */
export interface Played {
  readonly seats: number;
  readonly seed: string;
  /** Who plays, where that is not the policy. */
  readonly bot?: Bot;
  /** Without mistakes, as bots play at a table. */
  readonly isFlawless?: boolean;
}

/** The calm moments of one game; it depends on the seed alone. */
export function momentsOf(game: AnyGame, { seats, seed, bot, isFlawless = false }: Played): Moment[] {
  const table = silent(fast(`${seed}/luck`));
  const whims = fast(`${seed}/whims`);
  const state = game.setup({ seats, options: standardFor(game, seats), version: game.version }, table);
  const seen: (readonly (readonly number[])[])[] = [];
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const [seat] = game.awaiting(state);
    if (seat === undefined) break;
    if (game.calm?.(state)) seen.push(game.features?.(state) ?? []);
    game.play(state, seat, chosen(game, { state, seat, bot, isFlawless }, whims), table);
  }
  const end = game.outcome(state);
  if (!end) return [];
  const winners = end.ranks.filter(rank => rank === 1).length;
  const wins = end.ranks.map(rank => (rank === 1 ? 1 / winners : 0));
  const scores = game.finalScores?.(state) ?? end.scores;
  return seen.map(features => ({ features, scores, wins }));
}

function standardFor(game: AnyGame, seats: number): unknown {
  const reading = game.options.read({}, seats);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.options;
}

/** The choice of the bot, or of the policy, which looks only at what the seat may know. */
function chosen(
  game: AnyGame,
  {
    state,
    seat,
    bot,
    isFlawless,
  }: { readonly state: unknown; readonly seat: number; readonly bot: Bot | undefined; readonly isFlawless: boolean },
  whims: Chance,
) {
  const legal = willing(game, game.legal(state, seat));
  if (legal.length === 1 || (!isFlawless && whims.below(MISTAKE_ONCE_IN) === 0)) return pick(legal, whims);
  if (bot) return bot.choose(game, { seat, legal, view: () => game.view(state, seat) }, whims);
  return game.policy?.(state, seat, legal, whims) ?? pick(legal, whims);
}
