// How true chances to win and scores are: what was said in many games between equals, and what happened.
import { type Bot, outlookOf, type Weights } from '../../bots/index.ts';
import { type Aim, type AnyGame, fast, type Learned, type Outcome } from '../../kernel/index.ts';
import { isCalm, type Moment, momentsOf, type Played, playedThrough, type Teaching, winsAt } from './moments.ts';

/** What was said to a seat at some moment, and what came of it. */
interface Saying {
  /** The share of the game that was left. */
  readonly left: number;
  readonly chance: number;
  readonly score: number;
  readonly won: number;
  readonly scored: number;
}

/** A tenth of the chances to win: how often one was said, their mean, how often the seat won, and how far that may be luck, by games. */
export interface Tenth {
  readonly said: number;
  readonly chance: number;
  readonly won: number;
  readonly within: number;
}

/** A tenth of the game that is left: how often a score was said, by how much more was reached, and how far that may be luck, by games. */
interface Stretch {
  readonly said: number;
  readonly more: number;
  readonly within: number;
}

/** What an exam found. */
export interface Exam {
  readonly games: number;
  /** The mean square error of the chance to win, and the root of that of the score. */
  readonly brier: number;
  readonly error: number;
  readonly tenths: readonly Tenth[];
  readonly stretches: readonly Stretch[];
}

const TENTHS = 10;
/** Errors of which 95 of 100 are less. */
const USUAL = 1.96;

type Games = Omit<Played, 'number'> & { readonly games: number };

/** Plays games between equals, and compares what the values say at calm moments. */
export function examine(game: Teaching, learned: Learned, { games, ...played }: Games): Exam {
  const moments = (number: number) => momentsOf(game, { ...played, number, isFlawless: true });
  return examOf(Array.from({ length: games }, (_, number) => sayingsAt(learned, game.aim ?? 'victory', moments(number))));
}

/** Plays games between equals, and compares what a hint says about the moves they make: of bots that weigh moves at every decision, of the policy at calm moments. */
export function examineHints(game: Teaching, adviser: Bot, { games, ...played }: Games): Exam {
  return examOf(Array.from({ length: games }, (_, number) => hintsIn(game, adviser, { ...played, number })));
}

/** What the values say at the moments of a game. */
export function sayingsAt(weights: Weights, aim: Aim, moments: readonly Moment[]): Saying[] {
  return moments.flatMap(({ features, wins, scores }) => {
    const outlook = outlookOf(weights, features, aim);
    return outlook.wins.map((chance, seat) => ({
      left: features[seat]?.[0] ?? 0,
      chance,
      score: outlook.scores[seat] ?? 0,
      won: wins[seat] ?? 0,
      scored: scores[seat] ?? 0,
    }));
  });
}

function hintsIn(game: Teaching, adviser: Bot, played: Played): Saying[] {
  const whims = fast(`${played.seed}/${played.number}/hints`);
  const said: { readonly seat: number; readonly left: number; readonly chance: number; readonly score: number }[] = [];
  const isPolicy = !played.equals?.some(([, bot]) => bot);
  const end: Outcome | undefined = playedThrough(game, { ...played, isFlawless: true }, (state, seat) => {
    const legal = game.legal(state, seat);
    if (legal.length < 2 || (isPolicy && !isCalm(game, state, played.seats))) return undefined;
    const found = adviser.weigh?.(game, { seat, legal, view: () => game.view(state, seat) }, whims);
    const made = isPolicy ? game.policy?.(state, seat, legal, whims) : found?.move;
    const told = found?.alternatives.find(({ move }) => move === made);
    if (told) said.push({ seat, left: leftIn(game, state), chance: told.winChance, score: told.score });
    return made;
  });
  if (!end) return [];
  const wins = winsAt(game, end);
  return said.map(({ seat, ...each }) => ({ ...each, won: wins[seat] ?? 0, scored: end.scores[seat] ?? 0 }));
}

function leftIn(game: AnyGame, state: unknown): number {
  return game.features?.(state)[0]?.[0] ?? 0;
}

/** The exam of what was said game by game: sayings of one game share their end. */
export function examOf(games: readonly (readonly Saying[])[]): Exam {
  const all = games.flat();
  const mean = (figure: (each: Saying) => number) => all.reduce((sum, each) => sum + figure(each), 0) / Math.max(1, all.length);
  return {
    games: games.length,
    brier: rounded(mean(({ chance, won }) => (chance - won) ** 2)),
    error: rounded(Math.sqrt(mean(({ score, scored }) => (score - scored) ** 2))),
    tenths: byTenths(
      games,
      ({ chance }) => chance,
      ({ won, chance }) => won - chance,
    ).map(({ said, within, sayings }) => ({
      said,
      chance: share(sayings, ({ chance }) => chance),
      won: share(sayings, ({ won }) => won),
      within,
    })),
    stretches: byTenths(
      games,
      ({ left }) => left,
      ({ scored, score }) => scored - score,
    ).map(({ said, more, within }) => ({ said, more, within })),
  };
}

/** Sayings by the tenth that a figure lies in: by how much more came of them, and how far that may be luck, by games. */
function byTenths(
  games: readonly (readonly Saying[])[],
  figure: (each: Saying) => number,
  beyond: (each: Saying) => number,
): readonly (Stretch & { readonly sayings: readonly Saying[] })[] {
  return Array.from({ length: TENTHS }, (_, tenth) => {
    const isIn = (each: Saying) => Math.min(TENTHS - 1, Math.floor(figure(each) * TENTHS)) === tenth;
    const inGames = games.map(sayings => sayings.filter(isIn));
    const sayings = inGames.flat();
    const sums = inGames.map(each => each.reduce((sum, saying) => sum + beyond(saying), 0));
    const spread = Math.sqrt(sums.reduce((sum, each) => sum + each * each, 0));
    const said = sayings.length;
    return { said, more: share(sayings, beyond), within: rounded((USUAL * spread) / Math.max(1, said)), sayings };
  });
}

function share(sayings: readonly Saying[], figure: (each: Saying) => number): number {
  return rounded(sayings.reduce((sum, each) => sum + figure(each), 0) / Math.max(1, sayings.length));
}

function rounded(figure: number): number {
  return Math.round(1000 * figure) / 1000 + 0;
}

/** Whether what was said is true: within 0.05, or as near as luck lets it be. */
export function isTrue({ said, chance, won, within }: Tenth): boolean {
  return said === 0 || Math.abs(chance - won) <= Math.max(0.05, within);
}
