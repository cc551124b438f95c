// A search where the game itself foresees its end: whole steps race through the same futures, and those that fall behind drop out.
import { type Chance, type Foreseeable, fast, type Game, type Seat, silent, type Tagged, type Told } from '../../kernel/index.ts';
import { type Sight, willing } from '../bot.ts';
import { outlookIn } from '../learned.ts';
import { doubted, doubtsAbout, type Finding, finding, type Weighed, type Weight } from './finding.ts';
import { type Gain, gainsOf, nextRunner, type Runner, raceOf } from './race.ts';
import type { Rules, Thinking } from './thinking.ts';
import { judgeGuess } from './value.ts';

/** A step, and its points in one future after another. */
interface Tried<M> extends Runner<M> {
  readonly way: Foreseeable<M>;
}

/** How far moves usually lie apart, in points. */
const USUAL = 2;

/** A game that foresees its end. */
export type Foresight<S, M extends Tagged, E extends Told, V, O> = Game<S, M, E, V, O> & Required<Pick<Game<S, M, E, V, O>, 'foreseen'>>;

/** Whether a game foresees its end. */
export function canForesee<S, M extends Tagged, E extends Told, V, O>(game: Game<S, M, E, V, O>): game is Foresight<S, M, E, V, O> {
  return game.foreseen !== undefined;
}

/** Searches until the budget is spent, or until `mayGoOn` says no; what is expected of each move is worked out only where it is to be told. */
export function foresee<S, M extends Tagged, E extends Told, V, O>(
  game: Foresight<S, M, E, V, O>,
  { seat, legal, view }: Sight<M, V>,
  chance: Chance,
  thinking: Pick<Thinking, 'iterations' | 'moves' | 'doubt' | 'bound'>,
  { isTold, mayGoOn = () => true }: { readonly isTold: boolean; readonly mayGoOn?: (() => boolean) | undefined },
): Finding<M> {
  const moves = willing(game, legal);
  const [only] = moves;
  if (!only) throw new Error('no legal move');
  if (moves.length === 1) return finding(only, new Map(), { iterations: 0, usual: USUAL });
  const seen = view();
  const ways = game.foreseen(game.imagine(seen, chance), seat, moves, thinking.moves);
  const race = raceOf<M, Tried<M>>(
    ways.map(way => ({ way, move: way.move, values: [] })),
    thinking.iterations,
  );
  const first = chance.below(FUTURES);
  let iterations = 0;
  while (iterations === 0 || (iterations < thinking.iterations && race.challengers.length > 0 && mayGoOn())) {
    iterations++;
    const { way, values } = nextRunner(race);
    values.push(way.points(first + values.length));
  }
  const start = mean(race.favourite.values);
  const weights = new Map<M, Weight>();
  for (const [{ move, values }, gain] of gainsOf(race, believed)) {
    const value = start + gain;
    if (values.length === 0 || value <= (weights.get(move)?.value ?? Number.NEGATIVE_INFINITY)) continue;
    weights.set(move, { value, winChance: 0, score: value, visits: values.length });
  }
  const told = isTold ? withOutlook(weights, best => expected(game, seen, seat, best)) : weights;
  return finding(race.favourite.move, doubted(told, thinking, doubtsAbout(seen)), { iterations, usual: USUAL });
}

type Expected = Pick<Weight, 'winChance' | 'score'>;

/** Weights with what is expected of the best move; of the others as many points less as they are worth less. */
function withOutlook<M>(weights: ReadonlyMap<M, Weight>, outlook: (best: M) => Expected): ReadonlyMap<M, Weight> {
  let most: Weighed<M> | undefined;
  for (const [move, weight] of weights) if (!most || weight.value > most.value) most = { move, ...weight };
  if (!most) return weights;
  const { value } = most;
  const { winChance, score } = outlook(most.move);
  return new Map([...weights].map(([move, weight]) => [move, { ...weight, winChance, score: score + weight.value - value }]));
}

/** Futures begin with one of so many, so that neither two seats nor two who think together have the same in mind. */
const FUTURES = 2 ** 16;

/** A gain seen in so many futures is believed by half. */
const HALF_BELIEVED = 64;

/** The fewer futures a gain was seen in, the less of it is believed: of many moves some are always lucky. */
function believed({ mean: gain, tries }: Gain): number {
  return tries === 0 ? -USUAL : (gain * tries) / (tries + HALF_BELIEVED);
}

/** The chance to win and the score to expect after a move. */
function expected<S, M extends Tagged>(game: Rules<S, M>, seen: unknown, seat: Seat, move: M): Expected {
  const luck = fast('expected');
  const state = game.imagine(seen, luck);
  game.play(state, seat, move, silent(luck));
  const { wins, scores } = outlookIn(game, state) ?? guessed(game.estimate?.(state) ?? []);
  return { winChance: wins[seat] ?? 0, score: scores[seat] ?? 0 };
}

/** What guessed scores tell where nothing was learned. */
function guessed(scores: readonly number[]) {
  return judgeGuess(scores, { seats: scores.length, isTeam: scores.length === 1, mean: mean(scores), spread: USUAL, wins: 0.5 }, 0);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
}
