// How a game went on the way: who was ahead when, how much there was to decide, and who had to wait.
import type { AnyGame, Outcome, Seat, Tagged } from '../kernel/index.ts';
import { isLearned, type Look, lookIn } from './look.ts';
import type { Weigher } from './stakes.ts';
import { rounded } from './statistics.ts';

/** The points of a game at which the scores are looked at: its beginning, its end, and every twentieth between. */
export const POINTS = 21;

/** Turns with so many decisions or more are counted together. */
export const MANY_DECISIONS = 20;

/** Samples are thinned out as a game grows longer, so that long games cost little more than short ones. */
const MOST_SAMPLES = 10;

/** The figures of the way a game went. */
export interface Way {
  /** Runs of moves by one seat. */
  readonly turns: number;
  /** Moves with more than one to choose from. */
  readonly decisions: number;
  /** All there was to choose from at those. */
  readonly choices: number;
  /** How often the lead passed from one seat to another. */
  readonly leadChanges: number;
  /** The decisions of others during which each seat was not asked for anything, and the longest row of them. */
  readonly waits: readonly number[];
  readonly longestWaits: readonly number[];
  /** Who was ahead when half of the moves were made; null where nobody was. */
  readonly halfLeader: Seat | null;
  /** By how much the best choice at a decision was ahead of the mean of all, in the score expected; null where none was weighed. */
  readonly stakes: number | null;
}

/** What is kept of the way a game went. */
export interface Trace extends Way {
  /** How many turns had none, one, two … decisions. */
  readonly decisionsInTurn: readonly number[];
  /** The expected final scores, seat by seat, at each point; none in games that cannot guess. */
  readonly scores: readonly (readonly number[])[];
  /** The chances to win in the same way, where they were learned; empty where they were not. */
  readonly chances: readonly (readonly number[])[];
}

/** Takes notes while a game is played. */
export interface Tracer {
  /** Before every move: the state, whom the game waits for, the mover first, and the moves there are to choose from. */
  readonly note: (state: unknown, awaited: readonly Seat[], legal: readonly Tagged[]) => void;
  /** At the end, with the last state. */
  readonly finish: (state: unknown, outcome: Outcome | undefined) => Trace;
}

/** A tracer for one game. */
export function tracerOf(game: AnyGame, seats: number, weigher?: Weigher): Tracer {
  const turns = turnCounter();
  const waits = waitCounter(seats);
  const lookout = lookoutIn(game);
  let moves = 0;
  return {
    note(state, awaited, legal) {
      const mover = awaited[0] ?? 0;
      turns.note(mover, legal.length);
      if (legal.length > 1) waits.note(awaited);
      weigher?.pass(state, mover, legal);
      lookout?.pass(state, moves);
      moves++;
    },
    finish(state, outcome) {
      const samples = lookout?.samples(state, moves, outcome) ?? [];
      const atPoints = (figures: (sample: Sample) => readonly number[]) =>
        lookout ? Array.from({ length: POINTS }, (_, point) => figuresAt(samples, figures, (moves * point) / (POINTS - 1))) : [];
      const [scores, chances] = [atPoints(sample => sample.scores), atPoints(sample => sample.chances ?? [])];
      const half = (POINTS - 1) / 2;
      const halfway = chances[half]?.length ? chances[half] : (scores[half] ?? []);
      return {
        ...turns.finish(),
        ...waits.finish(),
        leadChanges: countChanges(samples.map(({ scores: points, chances: odds }) => leaderOf(odds ?? points))),
        stakes: weigher?.finish() ?? null,
        halfLeader: halfway.length > 1 ? (leaderOf(halfway) ?? null) : null,
        scores,
        chances,
      };
    },
  };
}

/** Counts turns and decisions. */
function turnCounter() {
  const decisionsInTurn = Array<number>(MANY_DECISIONS + 1).fill(0);
  let [decisions, choices, inTurn] = [0, 0, 0];
  let last: Seat | undefined;
  const endTurn = () => {
    const at = Math.min(inTurn, MANY_DECISIONS);
    decisionsInTurn[at] = (decisionsInTurn[at] ?? 0) + 1;
    inTurn = 0;
  };
  return {
    note(seat: Seat, open: number) {
      if (last !== undefined && seat !== last) endTurn();
      last = seat;
      if (open < 2) return;
      decisions++;
      inTurn++;
      choices += open;
    },
    finish() {
      if (last !== undefined) endTurn();
      return { turns: decisionsInTurn.reduce((sum, each) => sum + each, 0), decisions, choices, decisionsInTurn };
    },
  };
}

/** Counts how long each seat has nothing to do: decisions that others make after one another while it is not asked. */
function waitCounter(seats: number) {
  const zeros = () => Array<number>(seats).fill(0);
  const [waits, longestWaits, now] = [zeros(), zeros(), zeros()];
  // Who was asked at the same time has something to do as well, though a bot has done it already.
  let together: readonly Seat[] = [];
  let last: readonly Seat[] = [];
  return {
    note(awaited: readonly Seat[]) {
      if (!awaited.every(seat => last.includes(seat))) together = [...awaited];
      last = [...awaited];
      for (let seat = 0; seat < seats; seat++) {
        const waited = together.includes(seat) ? 0 : (now[seat] ?? 0) + 1;
        now[seat] = waited;
        if (waited === 0) continue;
        waits[seat] = (waits[seat] ?? 0) + 1;
        longestWaits[seat] = Math.max(longestWaits[seat] ?? 0, waited);
      }
    },
    finish: () => ({ waits, longestWaits }),
  };
}

/** What is expected at some move. */
interface Sample extends Look {
  readonly at: number;
}

/** Keeps states along the way, and looks at those that are left at the end: to keep one costs little, to look at one much. */
function lookoutIn(game: AnyGame) {
  const look = lookIn(game);
  if (!look) return undefined;
  const isBetweenTurns = isLearned(game);
  let kept: { readonly at: number; readonly state: unknown }[] = [];
  let [step, due] = [1, 0];
  return {
    pass(state: unknown, moves: number) {
      if (isBetweenTurns ? moves < due || game.calm?.(state) === false : moves % step !== 0) return;
      kept.push({ at: moves, state: game.clone(state) });
      due = moves + step;
      if (kept.length < MOST_SAMPLES) return;
      step *= 2;
      kept = kept.filter((_, index) => index % 2 === 0);
    },
    samples(state: unknown, moves: number, outcome: Outcome | undefined): readonly Sample[] {
      const last = { at: moves, ...look(state), ...(outcome && isTelling(outcome) ? { scores: outcome.scores } : {}) };
      return [...kept.map(({ at, state: then }) => ({ at, ...look(then) })), last];
    },
  };
}

/** Whether the scores say who is ahead: in some games a loser may have more of them. */
function isTelling({ ranks, scores }: Outcome): boolean {
  const better = (a: number, b: number) => (ranks[a] ?? 0) < (ranks[b] ?? 0);
  return ranks.every((_, a) => ranks.every((_, b) => !better(a, b) || (scores[a] ?? 0) >= (scores[b] ?? 0)));
}

/** The one seat that is ahead of all others; none where several are. */
export function leaderOf(scores: readonly number[]): number | undefined {
  const best = Math.max(...scores);
  const first = scores.indexOf(best);
  return scores.indexOf(best, first + 1) < 0 ? first : undefined;
}

function countChanges(leaders: readonly (number | undefined)[]): number {
  const clear = leaders.filter(leader => leader !== undefined);
  return clear.filter((leader, index) => index > 0 && leader !== clear[index - 1]).length;
}

/** Figures at some move, on the straight line between the samples around it. */
function figuresAt(samples: readonly Sample[], figures: (sample: Sample) => readonly number[], move: number): readonly number[] {
  const next = samples.findIndex(({ at }) => at >= move);
  const [before, after] = [samples[next - 1], samples[next] ?? samples.at(-1)];
  if (!after) return [];
  if (!before || next < 0) return figures(after).map(rounded);
  const share = (move - before.at) / (after.at - before.at);
  const earlier = figures(before);
  return figures(after).map((figure, seat) => rounded(figure * share + (earlier[seat] ?? 0) * (1 - share)));
}
