// Games that bots play against themselves, and what they show to whoever learns from them.
import { type Bot, willing } from '../../bots/index.ts';
import { type AnyGame, type Chance, fast, type Outcome, pick, silent, type Tagged, type Trained } from '../../kernel/index.ts';

/** A calm moment of a game: the features of every seat, and how the game ended for it. */
export interface Moment {
  readonly features: readonly (readonly number[])[];
  readonly scores: readonly number[];
  /** Each seat's share of the victory. */
  readonly wins: readonly number[];
}

/** A game with what is agreed on in the games that teach. */
export type Teaching = AnyGame & Pick<Trained, 'agreements'>;

/** Once in so many moves any is made: without mistakes nobody learns what they cost. */
const MISTAKE_ONCE_IN = 60;
const MOST_MOVES = 100_000;

/** Who plays against themselves by turns: bots by their names, undefined for the policy. */
export type Equals = readonly (readonly [name: string, bot: Bot | undefined])[];

/** A game to be played. */
export interface Played {
  readonly seats: number;
  readonly seed: string;
  /** Games played before it: they decide who plays, and what is agreed on. */
  readonly number: number;
  /** Who plays, where that is not the policy alone. */
  readonly equals?: Equals;
  /** Without mistakes, as bots play at a table. */
  readonly isFlawless?: boolean;
}

/** The calm moments of one game; it depends on the seed and the number alone. */
export function momentsOf(game: Teaching, played: Played): Moment[] {
  const seen: (readonly (readonly number[])[])[] = [];
  const end = playedThrough(game, played, state => {
    if (isCalm(game, state, played.seats)) seen.push(game.features?.(state) ?? []);
    return undefined;
  });
  if (!end) return [];
  const wins = winsAt(game, end);
  return seen.flatMap(features => (features.length > 0 ? [{ features, scores: end.scores, wins }] : []));
}

/** Where a game knows no calm moments, everybody may be asked at the same time. */
export function isCalm(game: AnyGame, state: unknown, seats: number): boolean {
  return game.calm ? game.calm(state) : game.awaiting(state).length === seats;
}

/** Each seat's share of the victory; one of all together is everybody's. */
export function winsAt({ aim }: AnyGame, { ranks }: Outcome): number[] {
  const winners = aim === 'together' ? 1 : ranks.filter(rank => rank === 1).length;
  return ranks.map(rank => (rank === 1 ? 1 / winners : 0));
}

/** Plays a game to its end; `look` is shown every state before a move, with whoever is to make it, and may say which. */
export function playedThrough(
  game: Teaching,
  { seats, seed, number, equals = [], isFlawless = false }: Played,
  look: (state: unknown, seat: number) => Tagged | undefined,
): Outcome | undefined {
  const table = silent(fast(`${seed}/${number}/luck`));
  const whims = fast(`${seed}/${number}/whims`);
  const bot = equals[number % Math.max(1, equals.length)]?.[1];
  const round = Math.floor(number / Math.max(1, equals.length));
  const state = game.setup({ seats, options: agreedIn(game, seats, round), version: game.version }, table);
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const [seat] = game.awaiting(state);
    if (seat === undefined) break;
    const made = look(state, seat) ?? chosen(game, { state, seat, bot, isFlawless }, whims);
    game.play(state, seat, made, table);
  }
  const end = game.outcome(state);
  // The scores to be learned may tell more than those of the ranking.
  return end && { ...end, scores: game.finalScores?.(state) ?? end.scores };
}

/** What is agreed on in the games of a round: all agreements have their turn. */
function agreedIn({ options, agreements = [{}] }: Teaching, seats: number, round: number): unknown {
  const reading = options.read({ ...agreements[round % agreements.length] }, seats);
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
