// The curve of a match. What is to be expected at a place is said by games played on there, and by what was expected at the last place and what luck and
// decisions changed since: the two are joined by how certain each is. It is for looking at; the parts of a result are not made from it.
import { onceFor } from './remembered.ts';
import type { Figure, Prospect } from './review.ts';
import { type Games, prospectsOf } from './rows.ts';
import { estimateOfPairs, type Numbers, rounded, Z } from './statistics.ts';

const KINDS = ['result', 'score', 'win'] as const;
type Kind = (typeof KINDS)[number];

/** By seat; the errors are those of all seats in the mean, so that chances that sum to one still do when they are joined. */
interface Known {
  readonly means: readonly number[];
  readonly variance: number;
  /** The variance of a single game. */
  readonly spread: number;
}

export interface Standing extends Readonly<Record<Kind, Known>> {
  /** By seat: how far the quantiles of the score lie from its mean. */
  readonly around: readonly (readonly number[])[];
}

/** By seat, what a step changed, and how certain that is. */
type Change = Readonly<Record<Kind, Pick<Known, 'means' | 'variance'>>>;

/** A few games say little of their own spread: it is told with so many of the places before. */
const FORMER_GAMES = 8;
/** Values may creep from place to place by themselves, by such a share of the variance of a game. */
const CREEP = 1 / 400;

const meanOf = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);

/** What games played on at a place say by themselves. */
function saidBy(games: Games): { readonly standing: Standing; readonly count: number } {
  const count = games.results[0]?.length ?? 0;
  const prospects = prospectsOf(games);
  const known = (kind: Kind): Known => {
    const variance = meanOf(prospects.map(each => (each[kind].half / Z) ** 2));
    return { means: prospects.map(each => each[kind].value), variance, spread: variance * count };
  };
  const around = prospects.map(({ score, quantiles }) => quantiles.map(each => each - score.value));
  return { standing: { result: known('result'), score: known('score'), win: known('win'), around }, count };
}

/** What was expected, joined with what games say. */
export function joinedWith(before: Standing | undefined, games: Games | undefined): Standing | undefined {
  if (!games) return before;
  const { standing: said, count } = saidBy(games);
  if (!before || count === 0) return count === 0 ? before : said;
  const join = (kind: Kind): Known & { readonly weight: number } => {
    const [old, now] = [before[kind], said[kind]];
    const spread = (FORMER_GAMES * old.spread + (count - 1) * now.spread) / (FORMER_GAMES + count - 1);
    const doubt = old.variance + spread / count;
    const weight = doubt > 0 ? old.variance / doubt : 1;
    return { means: mixed(old.means, now.means, weight), variance: (1 - weight) * old.variance, spread, weight };
  };
  const score = join('score');
  const around = before.around.map((each, seat) => mixed(each, said.around[seat] ?? each, score.weight));
  return { result: join('result'), score, win: join('win'), around };
}

function mixed(old: readonly number[], now: readonly number[], weight: number): readonly number[] {
  return old.map((each, at) => each + weight * ((now[at] ?? each) - each));
}

/** What is expected after a step that changed so much; where nobody looked, it is as uncertain as a single game. */
export function movedBy(before: Standing | undefined, change: Change | undefined): Standing | undefined {
  if (!before) return undefined;
  const move = (kind: Kind): Known => {
    const { means, variance, spread } = before[kind];
    const by = change?.[kind];
    return {
      means: means.map((each, seat) => each + (by?.means[seat] ?? 0)),
      variance: variance + (by?.variance ?? spread) + CREEP * spread,
      spread,
    };
  };
  return { result: move('result'), score: move('score'), win: move('win'), around: before.around };
}

/** Nothing was changed. */
export const UNCHANGED: Change = {
  result: { means: [], variance: 0 },
  score: { means: [], variance: 0 },
  win: { means: [], variance: 0 },
};

/** What games after a step have more than the same games before it, or beside it. */
export const changeIn = onceFor((made: Games, beside: Games): Change => {
  const by = (own: readonly Numbers[], other: readonly Numbers[]) => {
    const seats = own.map((list, seat) => estimateOfPairs(list, other[seat]));
    return { means: seats.map(({ mean }) => mean), variance: meanOf(seats.map(({ variance }) => variance)) };
  };
  return { result: by(made.results, beside.results), score: by(made.scores(), beside.scores()), win: by(made.wins, beside.wins) };
});

/** As it is shown, seat by seat: hundredths, and thousandths of a chance. */
export function prospectsAt(standing: Standing | undefined): readonly Prospect[] {
  if (!standing) return [];
  const { result, score, win, around } = standing;
  const figure = ({ means, variance }: Known, seat: number, fineness: number): Figure => ({
    value: rounded(means[seat] ?? 0, fineness),
    half: rounded(Z * Math.sqrt(variance), fineness),
  });
  return score.means.map((mean, seat) => {
    const quantile = (at: number) => rounded(mean + (around[seat]?.[at] ?? 0), 100);
    const chance = figure(win, seat, 1000);
    return {
      result: figure(result, seat, 100),
      score: figure(score, seat, 100),
      win: { ...chance, value: Math.max(0, Math.min(1, chance.value)) },
      quantiles: [quantile(0), quantile(1), quantile(2), quantile(3)],
    };
  });
}
