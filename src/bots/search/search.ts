// Monte Carlo search over what a seat knows: every iteration imagines another state that looks like its view.
import { type Chance, fast, type Game, type Seat, type Tagged, type Told } from '../../kernel/index.ts';
import { type Sight, willing } from '../bot.ts';
import { type Outlook, outlookIn } from '../learned.ts';
import { doubted, doubtsAbout, type Finding, finding, type Weight } from './finding.ts';
import { type Parts, partsIn, partsOver, SCORE } from './parts.ts';
import { favourite, favourites, LONGEST, playOn, probe, sensible, type World, worldOf } from './playout.ts';
import { gainsOf, isDecided, nextRunner, type Race, type Runner, raceOf } from './race.ts';
import type { Rules, Thinking } from './thinking.ts';
import { type Arm, armOf, type Decision, decisionAt, type KnownMoves, knownMoves, type Node, select } from './tree.ts';
import { type Judgement, judgeEnd, judgeGuess, type Scale } from './value.ts';

/** A search under way. */
interface Quest<S, M extends Tagged> {
  readonly game: Rules<S, M>;
  readonly seat: Seat;
  readonly thinking: Thinking;
  readonly isTold: boolean;
  readonly horizon: number;
  /** Luck for whoever chooses, apart from that of the game, so that a whim does not change the dice. */
  readonly whims: Chance;
  readonly root: Node<M>;
  readonly moves: KnownMoves<M>;
  scale: Scale;
}

/** A choice on the way down the tree. */
interface TreeStep<M> {
  readonly seat: Seat;
  readonly decision: Decision<M> | undefined;
  readonly arm: Arm<M>;
}

/** Searches until the budget is spent, or until `mayGoOn` says no; what is expected of each move is needed only where it is told. The same view, seed and budget give the same finding. */
export function search<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  { seat, legal, view }: Sight<M, V>,
  chance: Chance,
  thinking: Thinking,
  mayGoOn: () => boolean = () => true,
  isTold = true,
): Finding<M> {
  const rules: Rules<S, M> = game;
  const moves = willing(rules, legal);
  const [only] = moves;
  if (!only) throw new Error('no legal move');
  if (moves.length === 1) return finding(only, new Map(), { iterations: 0, usual: USUAL });
  const seed = chance.below(2 ** 32);
  const whims = fast(String(chance.below(2 ** 32)));
  const seen = view();
  const imagined = (number: number) => worldOf(rules, seen, fast(`${seed}/${number}`));
  const quest = begun(rules, seat, imagined, { thinking, isTold }, whims);
  const arms = favourites(rules, seen, seat, moves, thinking.moves).map((move): Tried<M> => tried(armOf(move, 1)));
  const race = raceOf<M, Tried<M>>(arms, thinking.iterations);
  const iterations = run(quest, race, imagined, mayGoOn);
  const weights = weightsIn(race, thinking);
  return finding(race.favourite.move, doubted(weights, thinking, doubtsAbout(seen)), {
    iterations,
    usual: USUAL,
    isTogether: quest.scale.isTeam,
    isShare: true,
  });
}

/** How far moves usually lie apart, in worth from 0 to 1. */
const USUAL = 0.04;

/** A move of the decision at hand, and what it has won so far. */
interface Tried<M> extends Runner<M> {
  readonly arm: Arm<M>;
  /** What each try came to, by what was learned; undefined where that is not told. */
  readonly parts: (Parts | undefined)[];
  wins: number;
  score: number;
}

function tried<M>(arm: Arm<M>): Tried<M> {
  return { arm, move: arm.move, values: [], parts: [], wins: 0, score: 0 };
}

/** What became of every move that was tried; a gain counts less the error of the comparison. */
function weightsIn<M extends Tagged>(race: Race<M, Tried<M>>, { caution }: Thinking): ReadonlyMap<M, Weight> {
  const gains = gainsOf(race, ({ mean, error }) => mean - caution * error);
  const start = race.favourite.arm.value / Math.max(1, race.favourite.arm.visits);
  const seen = race.all.filter(({ arm }) => arm.visits > 0);
  return new Map(
    seen.map(each => {
      const { visits } = each.arm;
      const parts = partsOver(race.favourite.parts, each.parts);
      return [
        each.move,
        { value: start + (gains.get(each) ?? 0), winChance: each.wins / visits, score: each.score / visits, visits, ...parts },
      ];
    }),
  );
}

/** Lets the moves race, and counts the iterations made. */
function run<S, M extends Tagged>(
  quest: Quest<S, M>,
  race: Race<M, Tried<M>>,
  imagined: (number: number) => World<S>,
  mayGoOn: () => boolean,
): number {
  const { seat } = quest;
  let iterations = 0;
  while (iterations === 0 || (iterations < race.iterations && mayGoOn() && !isDecided(race))) {
    iterations++;
    const runner = nextRunner(race);
    // The same luck for each move at its n-th turn: they differ by their own merit only.
    const { wins, scores, values: worth, parts } = iterate(quest, imagined(runner.values.length), runner.arm);
    runner.values.push(worth[seat] ?? 0);
    runner.parts.push(parts);
    runner.wins += wins[seat] ?? 0;
    runner.score += scores[seat] ?? 0;
  }
  return iterations;
}

function begun<S, M extends Tagged>(
  game: Rules<S, M>,
  seat: Seat,
  imagined: (number: number) => World<S>,
  { thinking, isTold }: Pick<Quest<S, M>, 'thinking' | 'isTold'>,
  whims: Chance,
): Quest<S, M> {
  const horizon = game.estimate ? thinking.horizon * game.estimate(imagined(0).state).length : LONGEST;
  const scale = probe(game, imagined, horizon, thinking, whims);
  return { game, seat, thinking, isTold, horizon, whims, root: { decision: undefined }, moves: knownMoves(game), scale };
}

/** Down the tree, on by playout, and back up with the judgement. */
function iterate<S, M extends Tagged>(quest: Quest<S, M>, world: World<S>, first: Arm<M>): Judgement & Partial<Expected> {
  const path: TreeStep<M>[] = [];
  const { game, thinking, whims } = quest;
  descend(quest, world, first, path);
  if (thinking.look !== undefined) playOn(game, world, thinking.look, thinking, whims);
  const early = thinking.look === undefined ? undefined : told(quest, world);
  playOn(game, world, quest.horizon, thinking, whims);
  const end = judge(quest, world.state);
  const judgement = { ...end, ...(early ? withEnd(early, end.scores[quest.seat] ?? 0) : told(quest, world)) };
  for (const { arm, decision, seat } of path) {
    const value = judgement.values[seat] ?? 0;
    arm.visits++;
    arm.value += value;
    if (decision) decision.value += value;
  }
  return judgement;
}

/** What is expected of a world, and what that is made of. */
type Expected = Outlook & { readonly parts: Parts | undefined };

/** What is expected of a world, where values tell it and somebody listens; it decides nothing. */
function told<S, M extends Tagged>({ game, seat, isTold }: Quest<S, M>, { state }: World<S>): Expected | undefined {
  const outlook = isTold ? outlookIn(game, state) : undefined;
  return outlook && { ...outlook, parts: partsIn(game, state, seat) };
}

/** The same with the score that was reached in the end, where playouts go so far. */
function withEnd(expected: Expected, score: number): Expected {
  return { ...expected, parts: expected.parts && { ...expected.parts, [SCORE]: { value: score, amount: score } } };
}

/** Plays the first move, and on by the tree until a move is new in it. */
function descend<S, M extends Tagged>(quest: Quest<S, M>, world: World<S>, first: Arm<M>, path: TreeStep<M>[]): void {
  let node: Node<M> | undefined = quest.root;
  for (let depth = 0; node && depth < DEEPEST; depth++) {
    const seats = deciding(quest, world.state, depth === 0);
    if (seats.length === 0) return;
    node =
      seats.length === 1
        ? decideAlone(quest, node, world, seats[0] as Seat, depth === 0 ? first : undefined, path)
        : decideTogether(quest, node, world, seats, depth === 0 ? first : undefined, path);
  }
}

/** One seat chooses and moves: the usual case. Where there was nothing to choose the node stays. */
function decideAlone<S, M extends Tagged>(
  quest: Quest<S, M>,
  node: Node<M>,
  { state, table }: World<S>,
  seat: Seat,
  settled: Arm<M> | undefined,
  path: TreeStep<M>[],
): Node<M> | undefined {
  const { move, step } = choice(quest, node, state, seat, settled, 0);
  quest.game.play(state, seat, move, table);
  if (!step) return node;
  path.push(step);
  return next(step.arm);
}

/** Several seats choose before anybody has moved. */
function decideTogether<S, M extends Tagged>(
  quest: Quest<S, M>,
  node: Node<M>,
  { state, table }: World<S>,
  seats: readonly Seat[],
  settled: Arm<M> | undefined,
  path: TreeStep<M>[],
): Node<M> | undefined {
  const chosen = seats.map(seat => choice(quest, node, state, seat, settled, WHIM));
  for (const [at, { seat, move, step }] of chosen.entries()) {
    // Once another has moved the choice may have passed.
    if (at > 0 && quest.game.refusal(state, seat, move)) continue;
    quest.game.play(state, seat, move, table);
    if (step) path.push(step);
  }
  // Where several decide at once, the others' moves are luck to whoever leads.
  const leading = chosen.find(({ step }) => step)?.step;
  return leading ? next(leading.arm) : node;
}

/** Without a whim, seats that decide at once would fall into step and answer each other. */
const WHIM = 0.1;

/** Rows of forced moves do not lengthen the path, but must end. */
const DEEPEST = 1000;

/** The node behind a move that was tried before. */
function next<M>(arm: Arm<M>): Node<M> | undefined {
  return arm.visits === 0 ? undefined : arm;
}

/** Who decides now, the searching seat first; at the root it decides even where it is only welcome. */
function deciding<S, M extends Tagged>({ game, seat }: Quest<S, M>, state: S, atRoot: boolean): readonly Seat[] {
  const awaited = game.awaiting(state);
  const among = awaited.includes(seat);
  if (awaited.length <= 1 && (among || !atRoot)) return awaited;
  return among || atRoot ? [seat, ...awaited.filter(other => other !== seat)] : awaited;
}

/** A move, and the step of the tree it stands for; none where there was nothing to choose. */
interface Choice<M> {
  readonly seat: Seat;
  readonly move: M;
  readonly step: TreeStep<M> | undefined;
}

/** What a seat chooses at a node; `settled` is what the searching seat tries this time. */
function choice<S, M extends Tagged>(
  quest: Quest<S, M>,
  node: Node<M>,
  state: S,
  seat: Seat,
  settled: Arm<M> | undefined,
  whim: number,
): Choice<M> {
  const { game, whims, thinking, moves } = quest;
  if (settled && seat === quest.seat) return { seat, move: settled.move, step: { seat, decision: undefined, arm: settled } };
  const legal = willing(game, game.legal(state, seat));
  const [only] = legal;
  if (!only) throw new Error(`seat ${seat} decides and cannot move`);
  if (legal.length === 1) return { seat, move: only, step: undefined };
  // Whoever decides at the same time must not learn in which order we try our moves.
  if (settled) return { seat, move: sensible(game, state, seat, legal, thinking.whimOnceIn, whims), step: undefined };
  const favour = (fresh: readonly M[]) => favourite(game, state, seat, fresh, whims);
  const decision = decisionAt(node, seat);
  const arm = select(decision, legal, moves, favour, thinking, whims, whim);
  return { seat, move: arm.move, step: { seat, decision, arm } };
}

function judge<S, M extends Tagged>(quest: Quest<S, M>, state: S): Judgement {
  const { game, thinking } = quest;
  const end = game.outcome(state);
  const scores = end?.scores ?? game.estimate?.(state) ?? [];
  // A single end, or a guess at one, that tells the seats apart shows that they are no team.
  if (quest.scale.isTeam && differ(end?.ranks ?? scores)) quest.scale = { ...quest.scale, isTeam: false };
  return end ? judgeEnd(end, quest.scale, thinking.lead) : judgeGuess(scores, quest.scale, thinking.lead);
}

function differ(numbers: readonly number[]): boolean {
  return numbers.some(each => each !== numbers[0]);
}
