// What is looked at, and in which order: first the whole match coarsely, then decisions without a mark, and what is least certain and matters most.
import type { Budget } from './budget.ts';
import type { Film } from './film.ts';
import { besides, judged, LEAST_GAMES, withBestPlan } from './judge.ts';
import { type Games, type Rows, rowsOf } from './rows.ts';
import { isAllKnown } from './sights.ts';
import { type Estimate, estimateOf, estimateOfPairs } from './statistics.ts';
import { luckIn } from './steps.ts';
import type { Found, Task } from './task.ts';

/** How much of the first look has been played after each round. */
const ROUNDS = [1 / 4, 1 / 2, 1];

/** One look at the whole match, in rounds: after the first there is a picture of all of it. */
export function firstTasks(film: Film, budget: Budget): readonly Task[] {
  const look = lookAt(film, budget).map(task => ({ task, parts: inRounds(task.games) }));
  return ROUNDS.flatMap((_, pass) => look.flatMap(({ task, parts: { [pass]: games } }) => (games ? [{ ...task, games, pass }] : [])));
}

/** The games of each round; few games come in fewer rounds. */
function inRounds(games: number): readonly number[] {
  const after = ROUNDS.map(share => Math.ceil(share * games));
  return after.map((count, at) => count - (after[at - 1] ?? 0)).filter(count => count > 0);
}

function lookAt(film: Film, { first: { start, draw, decision, others } }: Budget): readonly Omit<Task, 'pass'>[] {
  const { lines, game } = film;
  // What the reference bot would have played too, nobody could know better.
  const isUsual = ({ move, usual }: Film['lines'][number]) => game.write(move) === usual;
  return [
    ...checkpoints(film).map(line => ({ line, what: 'value', games: start }) as const),
    ...lines.flatMap((each, line) => [
      ...(each.isChoice ? [{ line, what: 'decision', games: decision, others } as const] : []),
      ...(each.isChoice && !isUsual(each) && !isAllKnown(film, line)
        ? [{ line, what: 'decision', games: draw, moves: [], sight: 'open' } as const]
        : []),
      ...(each.luck.length > 0 ? [{ line, what: 'draw', games: draw } as const] : []),
    ]),
  ];
}

/** Where values are learned, so many moments of a match hold the curve in its place. */
const CHECKPOINTS = 8;

/** The lines whose value is looked at by itself: the start, and where values are learned some on the way. */
function checkpoints({ lines, learned }: Film): readonly number[] {
  if (!learned) return [0];
  const steps = lines.flatMap(({ isChoice, luck }, line) => (isChoice || luck.length > 0 ? [line] : []));
  const places = Array.from({ length: CHECKPOINTS }, (_, at) => steps[Math.floor((at * steps.length) / CHECKPOINTS)] ?? 0);
  return [...new Set([0, ...places.slice(1)])];
}

/** A task, what it is expected to make certain, and the games it takes. */
interface Wish {
  readonly task: Task;
  readonly worth: number;
  /** The variance that it adds to luck or to decisions. */
  readonly variance: number;
  readonly cost: number;
  /** Of a decision that has no mark yet: what may have been lost by it. */
  readonly doubt?: number;
}

/** Before what was found is looked at again, it grows by at least so much of itself and of the budget. */
const GROWTH = 0.5;
const LEAST_ROUND = 0.1;
const MOST_MOVES = 4;
/** Of each round, what decisions without a mark may have: the sums alone would spend nearly all on a few wild steps. */
const GRADING = 0.8;

/** What to do next; nothing once the budget is spent. The same for the same findings, in whatever order they came. */
export function furtherTasks(film: Film, found: readonly Found[], { first, games }: Budget): readonly Task[] {
  const done = found.reduce((sum, each) => sum + each.games, 0);
  if (done >= games) return [];
  const passes = passesOf(found);
  const rows = rowsOf(film, found);
  const wishes = film.lines.flatMap((_, line) => wishesAt(film, line, rows.get(line), passes, first));
  const drawn = weightOfDraws(wishes);
  let left = Math.min(games - done, Math.max(games * LEAST_ROUND, done * GROWTH));
  const chosen: Task[] = checkpoints(film).map(line => ({ line, what: 'value', games: first.start, pass: passes('value', line) }));
  left -= chosen.length * first.start;
  const take = (wanted: readonly Wish[], urgency: (wish: Wish) => number, until: number) => {
    const order = wanted.toSorted((a, b) => urgency(b) / b.cost - urgency(a) / a.cost || a.task.line - b.task.line);
    for (const { task, cost } of order) {
      if (left <= until) return;
      chosen.push(task);
      left -= cost;
    }
  };
  const isUnmarked = ({ doubt }: Wish) => doubt !== undefined;
  take(wishes.filter(isUnmarked), ({ doubt = 0 }) => doubt, (1 - GRADING) * left);
  const others = wishes.filter(({ task, worth }) => worth > 0 && !chosen.includes(task));
  take(others, ({ task, worth }) => (task.what === 'draw' ? drawn * worth : worth), 0);
  return chosen;
}

/** Draws matter for the curve and the turning points, whatever is known of all luck together. */
const LEAST_WEIGHT = 0.1;

/** What a draw's certainty is worth beside a decision's: luck is known from the result and the decisions as well, the better the surer they are. */
function weightOfDraws(wishes: readonly Wish[]): number {
  const sum = (isDraw: boolean) => wishes.reduce((all, { task, variance }) => all + ((task.what === 'draw') === isDraw ? variance : 0), 0);
  const [draws, decisions] = [sum(true), sum(false)];
  return draws > 0 ? Math.max(LEAST_WEIGHT, (decisions / (draws + decisions)) ** 2) : 1;
}

/** How often a thing was looked at already. */
function passesOf(found: readonly Found[]): (what: Task['what'], line: number) => number {
  const counts = new Map<string, number>();
  const name = (what: Task['what'], line: number) => `${what} ${line}`;
  for (const { task } of found) counts.set(name(task.what, task.line), (counts.get(name(task.what, task.line)) ?? 0) + 1);
  return (what, line) => counts.get(name(what, line)) ?? 0;
}

function wishesAt(
  film: Film,
  line: number,
  rows: Rows | undefined,
  passes: ReturnType<typeof passesOf>,
  first: Budget['first'],
): readonly Wish[] {
  const { isChoice = false, luck = [] } = film.lines[line] ?? {};
  return [
    ...(luck.length > 0 && rows ? [drawWish(film, line, rows, passes('draw', line), first.draw)] : []),
    ...(isChoice && rows ? decisionWishes(film, line, rows, passes('decision', line), first.decision) : []),
  ];
}

/** The luck of a draw is the more worth another look the less certain it is; that nothing changed in a few games is not certain. */
function drawWish(film: Film, line: number, { draw: [made, redrawn] }: Rows, pass: number, games: number): Wish {
  const luck = made && redrawn ? luckIn(made, film, redrawn) : [];
  const count = made?.results[0]?.length ?? 0;
  const least = made ? Math.max(...made.results.map(list => estimateOf(list).variance)) / Math.max(1, count) : 0;
  const more = Math.max(2 * games, count);
  const variance = Math.max(least, unsureOf(luck));
  return {
    task: { line, what: 'draw', games: more, pass },
    worth: variance,
    variance,
    cost: 2 * more,
  };
}

/** A decision by the product of what may be lost and its error: the best moves found, and the same with all cards open. */
function decisionWishes(film: Film, line: number, { known, open }: Rows, pass: number, games: number): readonly Wish[] {
  const { seat = 0, usual = '' } = film.lines[line] ?? {};
  const judgement = judged(known, seat, usual);
  const [made, ...others] = known.map(games => withBestPlan(games, seat));
  if (!judgement || !made) return [];
  const own = made.results[seat] ?? [];
  const rivals = others.map(each => ({ of: each.of, ...estimateOfPairs(each.results[seat] ?? [], own) })).sort((a, b) => b.mean - a.mean);
  const [ahead] = rivals;
  if (!ahead) return [];
  // The moves that the first look chose are compared from then on: their games are pairs.
  const moves = rivals.slice(0, pass > 0 && known.length <= MOST_MOVES + 1 ? known.length : MOST_MOVES - 1).map(({ of }) => of);
  const error = Math.sqrt(ahead.variance);
  // A rival that is certainly worse needs no further look, nor one that is always the same.
  const promise = Math.max(0, ahead.mean + 2 * error);
  const more = Math.max(2 * games, LEAST_GAMES, own.length);
  const task: Task = { line, what: 'decision', games: more, pass, moves };
  const wish: Wish = {
    task,
    worth: error * promise + unsureOf(judgement.skill),
    variance: unsureOf(judgement.skill),
    cost: more * plansIn(known, moves),
    ...(judgement.isGraded ? {} : { doubt: promise }),
  };
  if (isAllKnown(film, line) || !(judgement.isClear || made.of !== usual)) return [wish];
  const seen = open[0]?.results[0]?.length ?? 0;
  const again = Math.max(2 * games, Math.min(seen, more));
  // Before anybody looked, the open cards are as uncertain as the move itself.
  const unsure = seen > 0 ? unsureOf(besides(open, usual)) : judgement.loss.mean ** 2;
  return [wish, { task: { ...task, games: again, sight: 'open' }, worth: unsure, variance: 0, cost: again * plansIn(known, moves) }];
}

/** How many ways are played on of the move made and others: plans count too. */
function plansIn(known: readonly Games[], moves: readonly string[]): number {
  const plans = known.slice(1).filter(({ of, plans }) => plans && moves.includes(of)).length;
  return 1 + moves.length + 2 * plans;
}

/** The largest variance among the seats. */
function unsureOf(estimates: readonly Estimate[]): number {
  return Math.max(0, ...estimates.map(({ variance }) => variance));
}
