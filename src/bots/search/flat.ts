// A search by learned values: the favourite moves of the policy are played out to a calm moment, all with the same luck, and compared there.
import {
  type Chance,
  fast,
  type Game,
  type Learned,
  type Seat,
  Sfc32,
  silent,
  type Tagged,
  type Told,
  wordOf,
} from '../../kernel/index.ts';
import { type Sight, willing } from '../bot.ts';
import { decidingOutlook, type Outlook, outlookAtEnd, outlookOf, tableFor, worthTo } from '../learned.ts';
import { CommonLuck } from './common-luck.ts';
import { doubted, doubtsAbout, type Finding, finding, type Weight } from './finding.ts';
import { beside, meanParts, type Parts, partsAt } from './parts.ts';
import { favourite, favourites, LONGEST } from './playout.ts';
import { gainOver, gainsOf, nextRunner, type Race, type Runner, raceOf } from './race.ts';
import type { Rules, Thinking } from './thinking.ts';

/** A move, and what was expected after each of its tries. */
interface Tried<M> extends Runner<M> {
  readonly wins: number[];
  readonly scores: number[];
  /** What each try's worth was made of; undefined where the game was over. */
  readonly parts: (Parts | undefined)[];
}

/** A game whose values were learned for the table at hand. */
interface Quest<S, M extends Tagged> {
  readonly game: Rules<S, M>;
  readonly seat: Seat;
  readonly seen: unknown;
  readonly learned: Learned;
  /** Moves before a calm moment counts. */
  readonly horizon: number;
  readonly seed: number;
}

/** What was learned for the table of a view; undefined where nothing was. */
export function learnedFor<S, M extends Tagged, E extends Told, V, O>(game: Game<S, M, E, V, O>, view: V): Learned | undefined {
  if (!game.values || !game.features) return undefined;
  return tableFor(game.values, game.features(game.imagine(view, fast('seats'))).length);
}

/** Searches until the differences are clear, the budget is spent, or `mayGoOn` says no. The same view, seed and budget give the same finding. */
export function flatSearch<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  { seat, legal, view }: Sight<M, V>,
  chance: Chance,
  {
    learned,
    iterations,
    moves,
    horizon,
    ...weakness
  }: Pick<Thinking, 'iterations' | 'moves' | 'horizon' | 'doubt' | 'bound'> & { readonly learned: Learned },
  mayGoOn: () => boolean = () => true,
): Finding<M> {
  const rules: Rules<S, M> = game;
  const open = willing(rules, legal);
  const seen = view();
  const quest: Quest<S, M> = { game: rules, seat, seen, learned, horizon: horizon * learned.seats, seed: chance.below(2 ** 32) };
  const inOrder = favourites(rules, seen, seat, open, moves);
  const [first] = inOrder;
  if (!first) throw new Error('no legal move');
  const usual = learned.prior.width;
  if (inOrder.length === 1) return finding(first, new Map(), { iterations: 0, usual });
  const race = raceOf<M, Tried<M>>(
    inOrder.map(move => ({ move, values: [], wins: [], scores: [], parts: [] })),
    iterations,
  );
  const made = run(quest, race, iterations, mayGoOn);
  const gains = gainsOf(race, gain => believed(gain, learned));
  const weights = new Map(race.all.filter(({ values }) => values.length > 0).map(each => [each.move, summed(race, each, gains)]));
  const doubts = rules.aim === 'victory' ? { ...weakness, doubt: (weakness.doubt ?? 0) * openness(weights) } : weakness;
  return finding(first, doubted(weights, doubts, doubtsAbout(seen)), { iterations: made, usual });
}

/** How open a game is, 1 where the best move wins as often as not: where chances lie close together at the top, a doubt in chances would throw a won game away. */
function openness<M>(weights: ReadonlyMap<M, Weight>): number {
  let best = 0;
  for (const { value } of weights.values()) best = Math.max(best, value);
  return best <= 0.5 ? 1 : Math.max(0, 4 * best * (1 - best));
}

/** Lets the moves race, and counts the playouts made. */
function run<S, M extends Tagged>(quest: Quest<S, M>, race: Race<M, Tried<M>>, iterations: number, mayGoOn: () => boolean): number {
  let made = 0;
  while (made === 0 || (made < iterations && race.challengers.length > 0 && mayGoOn())) {
    made++;
    const runner = nextRunner(race);
    const { worth, outlook, parts } = playedOut(quest, runner.move, runner.values.length);
    runner.parts.push(parts);
    runner.values.push(worth);
    runner.wins.push(outlook.wins[quest.seat] ?? 0);
    runner.scores.push(outlook.scores[quest.seat] ?? 0);
    if (runner === race.challengers.at(-1)) race.challengers = stillOpen(race, quest.learned);
  }
  return made;
}

/** Tries before anything is believed, and how many errors make a difference clear. */
const ENOUGH = 4;
const CLEAR = 2.5;
/** An error so much smaller than gains usually are does not matter. */
const EXACT = 0.02;

/** The challengers that are neither known exactly nor clearly worse than the best; none where the best is clear. */
function stillOpen<M extends Tagged>(race: Race<M, Tried<M>>, learned: Learned): readonly Tried<M>[] {
  const { favourite: first, challengers } = race;
  const tries = first.values.length;
  if (tries < ENOUGH || tries % 2 > 0) return challengers;
  const gains = gainsOf(race, gain => believed(gain, learned));
  const best = race.all.reduce((one, other) => ((gains.get(other) ?? 0) > (gains.get(one) ?? 0) ? other : one));
  const left = challengers.filter(each => {
    const { mean, error } = gainOver(first, each);
    if (error <= EXACT * learned.prior.width) return false;
    const beside = gainOver(best, each);
    return each === best ? mean < CLEAR * error : beside.mean > -CLEAR * beside.error;
  });
  // A best move that is clearly better than the favourite is still compared with those that may be better than itself.
  return left.length > 0 && best !== first && !left.includes(best) && challengers.includes(best) ? [...left, best] : left;
}

/** A gain shrunk towards what is usual, the more so the less is known of it. */
function believed(
  { mean, error, tries }: { readonly mean: number; readonly error: number; readonly tries: number },
  { prior }: Learned,
): number {
  if (tries === 0) return Math.min(0, prior.mean) - prior.width;
  const known = prior.width * prior.width;
  // A single try says nothing of its own error.
  const unsure = tries > 1 ? error * error : known;
  return (mean * known + prior.mean * unsure) / (known + unsure);
}

/** What came of a move, beside the favourite with the same luck. */
function summed<M extends Tagged>({ favourite: first }: Race<M, Tried<M>>, tried: Tried<M>, gains: ReadonlyMap<Tried<M>, number>) {
  const tries = Math.min(tried.values.length, first.values.length);
  const likened = (own: readonly number[], others: readonly number[]) =>
    mean(others) + mean(own.slice(0, tries)) - mean(others.slice(0, tries));
  return {
    value: mean(first.values) + (gains.get(tried) ?? 0),
    winChance: Math.max(0, Math.min(1, likened(tried.wins, first.wins))),
    score: likened(tried.scores, first.scores),
    visits: tried.values.length,
    ...partsOf(first, tried),
  };
}

/** In what a move differed from the favourite, over the tries in which neither ended the game. */
function partsOf<M>(first: Tried<M>, { parts }: Tried<M>): { readonly parts?: Parts } {
  const found = meanParts(
    parts.flatMap((own, at) => {
      const other = first.parts[at];
      return own && other ? [{ parts: beside(own, other), visits: 1 }] : [];
    }),
  );
  return found ? { parts: found } : {};
}

function mean(numbers: readonly number[]): number {
  let sum = 0;
  for (const each of numbers) sum += each;
  return numbers.length > 0 ? sum / numbers.length : 0;
}

/** What decides at the end of a try, what is expected there, and why. */
interface Looked {
  readonly worth: number;
  readonly outlook: Outlook;
  readonly parts: Parts | undefined;
}

/** Makes the move in an imagined state, plays on by the policy to a calm moment behind the horizon, and says what is expected there. */
function playedOut<S, M extends Tagged>({ game, seat, seen, learned, horizon, seed }: Quest<S, M>, move: M, number: number): Looked {
  const luck = new CommonLuck(wordOf(`${seed}/${number}`));
  const state = game.imagine(seen, luck);
  const table = silent(luck);
  const taste = new Sfc32(wordOf(`${seed}/${number}/taste`));
  game.play(state, seat, move, table);
  for (let made = 0; made < LONGEST; made++) {
    const next = game.awaiting(state)[0];
    if (next === undefined || (made >= horizon && game.calm?.(state))) break;
    game.play(state, next, favourite(game, state, next, willing(game, game.legal(state, next)), taste), table);
  }
  const aim = game.aim ?? 'victory';
  const end = game.outcome(state);
  if (end) {
    const outlook = outlookAtEnd(end, aim);
    return { worth: worthTo(seat, aim, outlook), outlook, parts: undefined };
  }
  const features = game.features?.(state) ?? [];
  return {
    worth: worthTo(seat, aim, decidingOutlook(learned, features, aim)),
    outlook: outlookOf(learned, features, aim),
    parts: game.themes ? partsAt(game, learned, features, seat) : undefined,
  };
}
