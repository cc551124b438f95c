// A search where the game itself foresees its end: whole steps race through the same futures, and those that fall behind drop out.
import { type Chance, type Foreseeable, fast, type Game, type Seat, silent, type Tagged, type Told } from '../../kernel/index.ts';
import { type Sight, willing } from '../bot.ts';
import { outlookIn } from '../learned.ts';
import { doubted, doubtsAbout, type Finding, finding, type Weighed, type Weight } from './finding.ts';
import { type Parts, partsOver } from './parts.ts';
import { type Gain, gainsOf, isNearlyDecided, nextRunner, type Runner, raceOf } from './race.ts';
import type { Rules, Thinking } from './thinking.ts';
import { judgeGuess } from './value.ts';

/** A step, and its points in one future after another, by what brings them. */
interface Tried<M> extends Runner<M> {
  readonly way: Foreseeable<M>;
  readonly ends: Readonly<Record<string, number>>[];
}

/** How far moves usually lie apart, in points, and what is too little to think about any longer. */
const USUAL = 2;
const LITTLE = 0.2;

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
    ways.map(way => ({ way, move: way.move, values: [], ends: [] })),
    thinking.iterations,
  );
  const first = chance.below(FUTURES);
  let iterations = 0;
  // Who is told more than the best move wants to know by how much the others are worse.
  const isEnough = () => race.challengers.length === 0 || (!isTold && isNearlyDecided(race, LITTLE));
  while (iterations === 0 || (iterations < thinking.iterations && !isEnough() && mayGoOn())) {
    iterations++;
    const { way, values, ends } = nextRunner(race);
    const end = way.points(first + values.length);
    values.push(sumOf(end));
    ends.push(end);
  }
  const start = mean(race.favourite.values);
  const best = new Map<M, Tried<M>>();
  const weights = new Map<M, Weight>();
  for (const [runner, gain] of gainsOf(race, believed)) {
    const { move, values } = runner;
    const value = start + gain;
    if (values.length === 0 || value <= (weights.get(move)?.value ?? Number.NEGATIVE_INFINITY)) continue;
    weights.set(move, { value, winChance: 0, score: value, visits: values.length });
    best.set(move, runner);
  }
  const told = isTold
    ? withReasons(
        withOutlook(weights, move => expected(game, seen, seat, move)),
        race.favourite,
        best,
      )
    : weights;
  return finding(race.favourite.move, doubted(told, thinking, doubtsAbout(seen)), { iterations, usual: USUAL });
}

function sumOf(points: Readonly<Record<string, number>>): number {
  let sum = 0;
  for (const theme in points) sum += points[theme] ?? 0;
  return sum;
}

/** Moves that may be told with reasons: the best, and a few more, as others who think of them may have another order. */
const REASONED = 6;

/** Weights with what brings the points of the best moves, beside the favourite's in the same futures. */
function withReasons<M>(weights: ReadonlyMap<M, Weight>, favourite: Tried<M>, best: ReadonlyMap<M, Tried<M>>): ReadonlyMap<M, Weight> {
  const inOrder = [...weights].sort(([, a], [, b]) => b.value - a.value);
  const partsOf = ({ ends }: Pick<Tried<M>, 'ends'>) => ends.map(partsIn);
  const usual = partsOf(favourite);
  const told = new Map(weights);
  for (const [move, weight] of inOrder.slice(0, REASONED)) {
    told.set(move, { ...weight, ...partsOver(usual, partsOf(best.get(move) ?? favourite)) });
  }
  return told;
}

function partsIn(points: Readonly<Record<string, number>>): Parts {
  return Object.fromEntries(Object.entries(points).map(([theme, amount]) => [theme, { value: amount, amount }]));
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
