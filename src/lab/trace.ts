// How a game went on the way: who was ahead when, and how much there was to decide.
import { outlookIn } from '../bots/index.ts';
import type { AnyGame, Outcome } from '../kernel/index.ts';
import { rounded } from './statistics.ts';

/** The points of a game at which the scores are looked at: its beginning, its end, and every twentieth between. */
export const POINTS = 21;

/** Turns with so many decisions or more are counted together. */
export const MANY_DECISIONS = 20;

/** Samples are thinned out as a game grows longer, so that long games cost little more than short ones. */
const MOST_SAMPLES = 16;

/** What is kept of the way a game went. */
export interface Trace {
  /** Runs of moves by one seat. */
  readonly turns: number;
  /** Moves with more than one to choose from. */
  readonly decisions: number;
  /** All there was to choose from at those. */
  readonly choices: number;
  /** How many turns had none, one, two … decisions. */
  readonly decisionsInTurn: readonly number[];
  /** How often the lead passed from one seat to another. */
  readonly leadChanges: number;
  /** The expected final scores, seat by seat, at each point; none in games that cannot guess. */
  readonly scores: readonly (readonly number[])[];
  /** The chances to win in the same way, where they were learned; empty where they were not. */
  readonly chances: readonly (readonly number[])[];
}

/** Takes notes while a game is played. */
export interface Tracer {
  /** Before every move: the state, who moves, and how many moves there are to choose from. */
  readonly note: (state: unknown, seat: number, choices: number) => void;
  /** At the end, with the last state. */
  readonly finish: (state: unknown, outcome: Outcome | undefined) => Trace;
}

/** A tracer for one game. */
export function tracerOf(game: AnyGame): Tracer {
  const turns = Array<number>(MANY_DECISIONS + 1).fill(0);
  const samples: Sample[] = [];
  const isLearned = game.values !== undefined && game.features !== undefined;
  const look = lookIn(game);
  let [moves, decisions, choices, inTurn, step, due] = [0, 0, 0, 0, 1, 0];
  let last: number | undefined;
  const endTurn = () => {
    const at = Math.min(inTurn, MANY_DECISIONS);
    turns[at] = (turns[at] ?? 0) + 1;
    inTurn = 0;
  };
  return {
    note(state, seat, open) {
      if (last !== undefined && seat !== last) endTurn();
      last = seat;
      if (open > 1) {
        decisions++;
        inTurn++;
        choices += open;
      }
      if (look && (isLearned ? moves >= due && (!game.calm || game.calm(state)) : moves % step === 0)) {
        samples.push({ at: moves, ...look(state) });
        due = moves + step;
      }
      if (samples.length === MOST_SAMPLES) {
        step *= 2;
        const kept = samples.filter((_, index) => index % 2 === 0);
        samples.splice(0, samples.length, ...kept);
      }
      moves++;
    },
    finish(state, outcome) {
      if (last !== undefined) endTurn();
      if (look) samples.push({ at: moves, ...look(state), ...(outcome && isTelling(outcome) ? { scores: outcome.scores } : {}) });
      const atPoints = (figures: (sample: Sample) => readonly number[]) =>
        look ? Array.from({ length: POINTS }, (_, point) => figuresAt(samples, figures, (moves * point) / (POINTS - 1))) : [];
      return {
        turns: turns.reduce((sum, each) => sum + each, 0),
        decisions,
        choices,
        decisionsInTurn: turns,
        leadChanges: countChanges(samples.map(({ scores, chances }) => leaderOf(chances ?? scores))),
        scores: atPoints(({ scores }) => scores),
        chances: atPoints(({ chances }) => chances ?? []),
      };
    },
  };
}

/** What is expected at some move. */
interface Sample {
  readonly at: number;
  readonly scores: readonly number[];
  /** The chances to win, where they were learned. */
  readonly chances?: readonly number[];
}

/** How to look at a state: by what was learned, which is true between turns, or by the game's own guess. */
function lookIn(game: AnyGame): ((state: unknown) => Omit<Sample, 'at'>) | undefined {
  const { estimate } = game;
  if (!estimate) return undefined;
  return state => {
    const outlook = outlookIn(game, state);
    return outlook ? { scores: outlook.scores, chances: outlook.wins } : { scores: estimate(state) };
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
