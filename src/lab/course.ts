// How the games of a series went on the way, added up.

import { interval, rounded } from './statistics.ts';
import { leaderOf, MANY_DECISIONS, POINTS, type Trace } from './trace.ts';
import type { Result } from './trial.ts';

/** Sums are kept in whole ten-thousandths, so that they are the same in whatever order the games come in. */
const UNIT = 10_000;

/** One point of the way, added up over the games. */
interface PointSum {
  /** Expected scores seat by seat, in all games and in those that the seat won. */
  readonly scores: number[];
  readonly won: number[];
  lead: number;
  /** Games with one leader, and those of them that the leader won. */
  led: number;
  ledAndWon: number;
}

/** The traces of many games, added up. */
export interface CourseSums {
  games: number;
  turns: number;
  decisions: number;
  choices: number;
  leadChanges: number;
  readonly decisionsInTurn: number[];
  /** Games won, seat by seat. */
  readonly wins: number[];
  /** The decisions that each seat waited for, and its longest wait in each game, added up. */
  readonly waits: number[];
  readonly longestWaits: number[];
  readonly points: PointSum[];
}

/** No game yet. */
export function freshCourse(seats: number): CourseSums {
  const zeros = () => Array<number>(seats).fill(0);
  return {
    games: 0,
    turns: 0,
    decisions: 0,
    choices: 0,
    leadChanges: 0,
    decisionsInTurn: Array<number>(MANY_DECISIONS + 1).fill(0),
    wins: zeros(),
    waits: zeros(),
    longestWaits: zeros(),
    points: Array.from({ length: POINTS }, () => ({ scores: zeros(), won: zeros(), lead: 0, led: 0, ledAndWon: 0 })),
  };
}

/** Adds the trace of one finished game. */
export function addTrace(sums: CourseSums, trace: Trace, { outcome }: Pick<Result, 'outcome'>): void {
  if (!outcome) return;
  sums.games++;
  sums.turns += trace.turns;
  sums.decisions += trace.decisions;
  sums.choices += trace.choices;
  sums.leadChanges += trace.leadChanges;
  addUp(sums.decisionsInTurn, trace.decisionsInTurn);
  addUp(sums.waits, trace.waits ?? []);
  addUp(sums.longestWaits, trace.longestWaits ?? []);
  const isWinner = outcome.ranks.map(rank => rank === 1);
  for (const [seat, won] of isWinner.entries()) if (won) sums.wins[seat] = (sums.wins[seat] ?? 0) + 1;
  for (const [point, scores] of trace.scores.entries()) {
    const sum = sums.points[point];
    if (sum) addPoint(sum, scores, trace.chances[point] ?? [], isWinner);
  }
}

function addUp(sums: number[], more: readonly number[]): void {
  for (const [at, each] of more.entries()) sums[at] = (sums[at] ?? 0) + each;
}

/** Whoever has the better chance leads, where chances are known. */
function addPoint(sum: PointSum, scores: readonly number[], chances: readonly number[], isWinner: readonly boolean[]): void {
  for (const [seat, score] of scores.entries()) {
    const units = Math.round(score * UNIT);
    sum.scores[seat] = (sum.scores[seat] ?? 0) + units;
    if (isWinner[seat]) sum.won[seat] = (sum.won[seat] ?? 0) + units;
  }
  const leader = leaderOf(chances.length > 0 ? chances : scores);
  if (leader === undefined || scores.length < 2) return;
  const [first = 0, second = 0] = scores.toSorted((a, b) => b - a);
  sum.lead += Math.round((first - second) * UNIT);
  sum.led++;
  if (isWinner[leader]) sum.ledAndWon++;
}

/** One point of the way: what was expected of each seat, how far the first was ahead, and how often that was enough. */
export interface CoursePoint {
  /** The share of the game that was played. */
  readonly at: number;
  readonly scores: readonly number[];
  /** The same in the games that the seat won, and in those it lost; null where there are none. */
  readonly whenWon: readonly (number | null)[];
  readonly whenLost: readonly (number | null)[];
  readonly lead: number;
  /** The share of the games in which one seat led, and of these the share that the leader won in the end. */
  readonly led: number;
  readonly leaderWins: number | null;
  /** The 95 % interval of that share. */
  readonly leaderWinsLow: number | null;
  readonly leaderWinsHigh: number | null;
}

/** How the games of a series went on the way. */
export interface Course {
  readonly turns: number;
  readonly decisions: number;
  readonly decisionsPerTurn: number;
  readonly choicesPerDecision: number;
  /** The shares of the turns with none, one, two … decisions; the last one counts all that have more. */
  readonly decisionsInTurn: readonly number[];
  readonly leadChanges: number;
  /** Seat by seat, the share of all decisions that were made while it had nothing to do, and its longest wait in a game, in decisions. */
  readonly waiting: readonly number[];
  readonly longestWait: readonly number[];
  readonly points: readonly CoursePoint[];
}

/** The means of all that was added up. */
export function courseOf(sums: CourseSums): Course {
  const { games, turns, decisions, choices, decisionsInTurn, leadChanges, waits, longestWaits } = sums;
  const per = (sum: number, count: number) => (count > 0 ? rounded(sum / count) : 0);
  return {
    turns: per(turns, games),
    decisions: per(decisions, games),
    decisionsPerTurn: per(decisions, turns),
    choicesPerDecision: per(choices, decisions),
    decisionsInTurn: decisionsInTurn.map(count => per(count, turns)),
    leadChanges: per(leadChanges, games),
    waiting: waits.map(each => per(each, decisions)),
    longestWait: longestWaits.map(each => per(each, games)),
    points: sums.points.map((point, index) => coursePoint(sums, point, index / (POINTS - 1))),
  };
}

function coursePoint({ games, wins }: CourseSums, { scores, won, lead, led, ledAndWon }: PointSum, at: number): CoursePoint {
  const sure = led > 0 ? interval(ledAndWon, led) : { low: null, high: null };
  const mean = (units: number, count: number) => (count > 0 ? rounded(units / UNIT / count) : null);
  return {
    at: rounded(at),
    scores: scores.map(units => mean(units, games) ?? 0),
    whenWon: won.map((units, seat) => mean(units, wins[seat] ?? 0)),
    whenLost: scores.map((units, seat) => mean(units - (won[seat] ?? 0), games - (wins[seat] ?? 0))),
    lead: mean(lead, led) ?? 0,
    led: games > 0 ? rounded(led / games) : 0,
    leaderWins: led > 0 ? rounded(ledAndWon / led) : null,
    leaderWinsLow: sure.low,
    leaderWinsHigh: sure.high,
  };
}
