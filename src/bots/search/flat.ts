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
import { type Parts, partsAt, partsAtEnd, partsOver } from './parts.ts';
import { favourite, favourites, LONGEST } from './playout.ts';
import { type Gain, gainOver, gainsOf, nextRunner, type Race, type Runner, raceOf } from './race.ts';
import type { Rules, Thinking } from './thinking.ts';
import { type Detour, detoursOf } from './turns.ts';

/** A move, and what was expected after each of its tries. */
interface Tried<M> extends Runner<M> {
  /** Where the turn that it begins leaves the policy's way. */
  readonly detour?: Detour<M>;
  readonly wins: number[];
  readonly scores: number[];
  /** What each try's worth was made of; undefined where that cannot be told. */
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
    inOrder.map(move => untried(move)),
    iterations,
  );
  let made = run(quest, race, iterations < MANY ? iterations : Math.floor(iterations * FIRST), mayGoOn);
  let gains = gainsOf(race, gain => believed(gain, learned));
  if (iterations >= MANY) {
    const turns = wholeTurns(quest, race, gains);
    made += run(quest, turns, iterations - made, mayGoOn);
    gains = gainsByTurns(race, turns, learned);
  }
  const weights = new Map(
    race.all.filter(({ values }) => values.length > 0).map(each => [each.move, summed(race, each, gains.get(each) ?? 0, learned)]),
  );
  const doubts = rules.aim === 'victory' ? { ...weakness, doubt: (weakness.doubt ?? 0) * openness(weights) } : weakness;
  return finding(first, doubted(weights, doubts, doubtsAbout(seen)), { iterations: made, usual });
}

/** From so many playouts on the rest of the turn is searched, too, after so much of them, for so many moves. */
const MANY = 200;
const FIRST = 0.4;
const KEPT = 3;

function untried<M>(move: M, detour?: Detour<M>): Tried<M> {
  return { move, values: [], wins: [], scores: [], parts: [], ...(detour ? { detour } : {}) };
}

/** A race of the best moves by the turns that begin with them. */
function wholeTurns<S, M extends Tagged>(
  quest: Quest<S, M>,
  { favourite: first, all }: Race<M, Tried<M>>,
  gains: ReadonlyMap<Tried<M>, number>,
): Race<M, Tried<M>> {
  const best = all.filter(({ values }) => values.length > 0).sort((a, b) => (gains.get(b) ?? 0) - (gains.get(a) ?? 0));
  const kept = best.slice(0, KEPT);
  const turns = kept.flatMap(({ move }) => detoursOf(quest.game, begun(quest, move, 0)).map(detour => untried(move, detour)));
  const runners = [first, ...kept.filter(each => each !== first), ...turns];
  return { iterations: 0, laps: 1, favourite: first, all: runners, challengers: runners.slice(1), lapEnd: Number.POSITIVE_INFINITY };
}

/** What each move gains by the best turn that begins with it. */
function gainsByTurns<M extends Tagged>(
  race: Race<M, Tried<M>>,
  { all: turns }: Race<M, Tried<M>>,
  learned: Learned,
): ReadonlyMap<Tried<M>, number> {
  const found = gainsOf({ ...race, all: [...new Set([...race.all, ...turns])] }, gain => believed(gain, learned));
  const known = turns.filter(({ values }) => values.length >= ENOUGH);
  return new Map(
    race.all.map(each => {
      const own = known.filter(({ move }) => move === each.move).map(turn => found.get(turn) ?? 0);
      return [each, Math.max(found.get(each) ?? 0, ...own)];
    }),
  );
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
    const { worth, outlook, parts } = playedOut(quest, runner, runner.values.length);
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
  const tries = challengers.at(-1)?.values.length ?? 0;
  if (tries < ENOUGH || tries % 2 > 0) return challengers;
  const gains = gainsOf(race, gain => believed(gain, learned));
  const best = race.all.reduce((one, other) => ((gains.get(other) ?? 0) > (gains.get(one) ?? 0) ? other : one));
  const left = challengers.filter(each => {
    if (each.values.length < ENOUGH) return true;
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
  const unsure = unsureOf({ error, tries }, known);
  return (mean * known + prior.mean * unsure) / (known + unsure);
}

/** The square of a gain's error; a single try says nothing of its own. */
function unsureOf({ error, tries }: Pick<Gain, 'error' | 'tries'>, known: number): number {
  return tries > 1 ? error * error : known;
}

/** What came of a move, beside the favourite with the same luck; of the figures that are told, too, no more is believed than of the gain that decides. */
function summed<M extends Tagged>({ favourite: first }: Race<M, Tried<M>>, tried: Tried<M>, gain: number, { prior }: Learned) {
  const tries = Math.min(tried.values.length, first.values.length);
  const known = prior.width * prior.width;
  const trust = tried === first ? 1 : known / (known + unsureOf(gainOver(first, tried), known));
  const likened = (own: readonly number[], others: readonly number[]) =>
    mean(others) + trust * (mean(own.slice(0, tries)) - mean(others.slice(0, tries)));
  return {
    value: mean(first.values) + gain,
    winChance: Math.max(0, Math.min(1, likened(tried.wins, first.wins))),
    score: likened(tried.scores, first.scores),
    visits: tried.values.length,
    ...partsOver(first.parts, tried.parts),
  };
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

/** A state that looks like the view, after a move, with the luck of a number. */
function begun<S, M extends Tagged>({ game, seat, seen, seed }: Quest<S, M>, move: M, number: number) {
  const luck = new CommonLuck(wordOf(`${seed}/${number}`));
  const state = game.imagine(seen, luck);
  const table = silent(luck);
  const taste = new Sfc32(wordOf(`${seed}/${number}/taste`));
  game.play(state, seat, move, table);
  return { state, seat, table, taste };
}

/** Makes the move in an imagined state, plays on by the policy, but for a detour, to a calm moment behind the horizon, and says what is expected there. */
function playedOut<S, M extends Tagged>(quest: Quest<S, M>, { move, detour }: Tried<M>, number: number): Looked {
  const { game, seat, learned, horizon } = quest;
  const { state, table, taste } = begun(quest, move, number);
  for (let made = 0; made < LONGEST; made++) {
    const next = game.awaiting(state)[0];
    if (next === undefined || (made >= horizon && game.calm?.(state))) break;
    const isDetour = detour?.after === made && next === seat && !game.refusal(state, seat, detour.move);
    game.play(state, next, isDetour ? detour.move : favourite(game, state, next, willing(game, game.legal(state, next)), taste), table);
  }
  const aim = game.aim ?? 'victory';
  const end = game.outcome(state);
  if (end) {
    const outlook = outlookAtEnd(end, aim);
    return { worth: worthTo(seat, aim, outlook), outlook, parts: game.themes && partsAtEnd(aim, end.scores, seat) };
  }
  const features = game.features?.(state) ?? [];
  return {
    worth: worthTo(seat, aim, decidingOutlook(learned, features, aim)),
    outlook: outlookOf(learned, features, aim),
    parts: game.themes ? partsAt(game, learned, features, seat) : undefined,
  };
}
