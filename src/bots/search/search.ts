// Monte Carlo tree search over what a seat knows: every iteration imagines another state that looks like its view.
import { type Chance, fast, type Game, type Seat, type Table, type Tagged, type Told } from '../../kernel/index.ts';
import { type Sight, willing } from '../bot.ts';
import { type Finding, finding } from './finding.ts';
import { LONGEST, playOn, probe, silent } from './playout.ts';
import type { Rules, Thinking } from './thinking.ts';
import { type Arm, type Decision, decisionAt, type Node, newNode, select } from './tree.ts';
import { type Judgement, judgeEnd, judgeGuess, type Scale } from './value.ts';

/** A search under way. */
interface Quest<S, M extends Tagged> {
  readonly game: Rules<S, M>;
  readonly seat: Seat;
  readonly thinking: Thinking;
  readonly horizon: number;
  readonly table: Table<Told>;
  readonly root: Node<M>;
  readonly write: (move: M) => string;
  scale: Scale;
  /** Options seen so far. */
  options: number;
}

/** A choice on the way down the tree. */
interface Step<M> {
  readonly seat: Seat;
  readonly decision: Decision<M>;
  readonly arm: Arm<M>;
}

/** Searches until the budget is spent, or until `mayGoOn` says no. The same view, seed and budget give the same finding. */
export function search<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  { seat, legal, view }: Sight<M, V>,
  chance: Chance,
  thinking: Thinking,
  mayGoOn: () => boolean = () => true,
): Finding<M> {
  const rules: Rules<S, M> = game;
  const moves = willing(rules, legal);
  if (moves.length === 1) return finding([], moves, rules.write, 0);
  const luck = fast(String(chance.below(2 ** 32)));
  const table = silent(luck);
  const seen = view();
  const imagined = () => game.imagine(seen, luck);
  const { scale, options } = probe(rules, imagined, thinking, table);
  const horizon = game.estimate ? thinking.horizon * scale.seats : LONGEST;
  const quest: Quest<S, M> = { game: rules, seat, thinking, horizon, table, root: newNode(), write: writer(rules), scale, options };
  const tally = new Map<Arm<M>, { wins: number; score: number }>();
  let iterations = 0;
  while (iterations === 0 || (mayGoOn() && isOpen(quest, iterations))) {
    iterations++;
    const { arm, judgement } = iterate(quest, imagined());
    if (!arm) break;
    const sums = tally.get(arm) ?? { wins: 0, score: 0 };
    sums.wins += judgement.wins[seat] ?? 0;
    sums.score += judgement.scores[seat] ?? 0;
    tally.set(arm, sums);
  }
  const arms = [...tally].map(([arm, sums]) => ({ arm, ...sums }));
  return finding(arms, moves, rules.write, iterations);
}

/** Decisions are looked over after every so many iterations. */
const INTERVAL = 32;

/** Whether there is a budget left, and another move could still come out first by it. */
function isOpen<S, M extends Tagged>({ thinking, options, root, seat }: Quest<S, M>, iterations: number): boolean {
  const left = Math.min(thinking.iterations - iterations, (thinking.options - options) * (iterations / options));
  if (left <= 0 || iterations % INTERVAL > 0) return left > 0;
  let [most, second] = [0, 0];
  for (const { visits } of root.decisions.get(seat)?.arms.values() ?? []) {
    if (visits > most) [most, second] = [visits, most];
    else if (visits > second) second = visits;
  }
  return most - second <= left;
}

/** Moves are shared constants: each is written once. */
function writer<S, M extends Tagged>(game: Rules<S, M>): (move: M) => string {
  const written = new WeakMap<M, string>();
  return move => {
    const known = written.get(move);
    if (known !== undefined) return known;
    const key = game.write(move);
    written.set(move, key);
    return key;
  };
}

/** Down the tree, on by playout, and back up with the judgement. */
function iterate<S, M extends Tagged>(quest: Quest<S, M>, state: S): { arm: Arm<M> | undefined; judgement: Judgement } {
  const path: Step<M>[] = [];
  descend(quest, state, path);
  quest.options += playOn(quest.game, state, quest.horizon, quest.thinking, quest.table);
  const judgement = judge(quest, state);
  for (const { arm, decision, seat } of path) {
    const value = judgement.values[seat] ?? 0;
    arm.visits++;
    arm.value += value;
    decision.value += value;
  }
  return { arm: path.find(({ seat }) => seat === quest.seat)?.arm, judgement };
}

/** Plays by the tree until a move is new in it. */
function descend<S, M extends Tagged>(quest: Quest<S, M>, state: S, path: Step<M>[]): void {
  let node: Node<M> | undefined = quest.root;
  for (let depth = 0; node && depth < DEEPEST; depth++) {
    const seats = deciding(quest, state, path.length === 0);
    if (seats.length === 0) return;
    const chosen: readonly Choice<M>[] = choices(quest, node, state, seats);
    for (const [at, { seat, move, step }] of chosen.entries()) {
      // Once another has moved the choice may have passed.
      if (at > 0 && quest.game.refusal(state, seat, move)) continue;
      quest.game.play(state, seat, move, quest.table);
      if (step) path.push(step);
    }
    // Where several decide at once, the others' moves are luck to whoever leads.
    const leading: Step<M> | undefined = chosen.find(({ step }) => step)?.step;
    if (leading) node = next(leading.arm);
  }
}

/** Without a whim, seats that decide at once would fall into step and answer each other. */
const WHIM = 0.1;

/** Rows of forced moves do not lengthen the path, but must end. */
const DEEPEST = 1000;

/** The node behind a move that was tried before. */
function next<M>(arm: Arm<M>): Node<M> | undefined {
  if (arm.visits === 0) return undefined;
  arm.child ??= newNode();
  return arm.child;
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
  readonly step: Step<M> | undefined;
}

/** What each seat chooses at a node, before anybody has moved. */
function choices<S, M extends Tagged>(quest: Quest<S, M>, node: Node<M>, state: S, seats: readonly Seat[]): readonly Choice<M>[] {
  const { game, table, thinking, write } = quest;
  const whim = seats.length > 1 ? WHIM : 0;
  return seats.map(seat => {
    const legal = willing(game, game.legal(state, seat));
    const [only] = legal;
    quest.options += legal.length;
    if (!only) throw new Error(`seat ${seat} decides and cannot move`);
    if (legal.length === 1) return { seat, move: only, step: undefined };
    const decision = decisionAt(node, seat, () => (game.policy ? write(game.policy(state, seat, legal, table.chance)) : ''));
    const arm = select(decision, legal, write, thinking, table.chance, whim);
    return { seat, move: arm.move, step: { seat, decision, arm } };
  });
}

function judge<S, M extends Tagged>(quest: Quest<S, M>, state: S): Judgement {
  const { game } = quest;
  const end = game.outcome(state);
  if (!end) return judgeGuess(game.estimate?.(state) ?? [], quest.scale);
  // A single end that tells the seats apart shows that they are no team.
  if (quest.scale.isTeam && end.ranks.some(rank => rank !== end.ranks[0])) quest.scale = { ...quest.scale, isTeam: false };
  return judgeEnd(end, quest.scale);
}
