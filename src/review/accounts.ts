// The result of each seat, taken apart.
import { pick, type Seat, Sfc32, wordOf } from '../kernel/index.ts';
import type { Film } from './film.ts';
import { isAccountTold } from './gate.ts';
import type { Account, Figure } from './review.ts';
import type { Games } from './rows.ts';
import { deviationOf, type Estimate, estimateOf, figureOf, NOTHING, quantileOf, sumOf, Z } from './statistics.ts';
import type { Weighed } from './steps.ts';

export function accountOf(film: Film, seat: Seat, start: Games | undefined, steps: readonly Weighed[]): Account {
  const begun = start ? estimateOf(start.results[seat] ?? []) : NOTHING;
  const drawn = sumOf(steps.map(step => step.luck[seat] ?? NOTHING));
  const valueErrors = valueErrorsOf(film);
  const decisionsOf = Array.from({ length: film.seats }, (_, mover) => {
    const { mean, variance } = sumOf(steps.filter(({ step }) => step.seat === mover).map(({ skill }) => skill[seat] ?? NOTHING));
    // Whoever played like the reference bot changed nothing, and that is certain.
    return { mean, variance: variance > 0 ? variance + valueErrors.decisions ** 2 / film.seats : 0 };
  });
  const isYours = (mover: Seat) => film.isTeam || mover === seat;
  const you = sumOf(decisionsOf.filter((_, mover) => isYours(mover)));
  const others = sumOf(decisionsOf.filter((_, mover) => !isYours(mover)));
  const result = film.results[seat] ?? 0;
  const rest = sumOf([begun, you, others]);
  const isWhole = steps.every(({ step }) => step.games > 0);
  const misfit = result - rest.mean - drawn.mean;
  const { luck, open } = isWhole ? joined(drawn, rest, misfit, valueErrors.draws) : apart(drawn, rest, misfit);
  const accuracy = accuracyOf(film, steps, seat);
  const account = {
    start: figureOf(begun),
    luck: figureOf(luck),
    you: figureOf(you),
    others: figureOf(others),
    open: figureOf(open),
    result,
    spread: deviationOf(start?.results[seat] ?? []),
    score: film.ending.scores[seat] ?? 0,
    isWon: (film.ending.wins[seat] ?? 0) > 0,
    luckOf: luckByKind(steps, seat, drawn, luck),
    decisionsOf: decisionsOf.map(figureOf),
    given: givenOf(film, sumOf(steps.filter(({ step }) => step.seat === seat).map(({ loss }) => loss))),
    ...(accuracy ? { accuracy } : {}),
    valueError: Z * Math.hypot(valueErrors.draws, valueErrors.decisions),
    addsUp: Math.abs(misfit) <= 2 * Math.sqrt(rest.variance + drawn.variance + valueErrors.draws ** 2),
  };
  return { ...account, isTold: isWhole && isAccountTold(account, film.measure) };
}

/** What was given away, decision by decision: of a chance to win no more than all of it. */
function givenOf({ measure }: Film, { mean, variance }: Estimate): Figure {
  return figureOf({ mean: measure.result === 'win' ? Math.min(100, mean) : mean, variance });
}

interface LuckAndOpen {
  readonly luck: Estimate;
  readonly open: Estimate;
}

/** Luck draw by draw; what does not fit stays open. */
const apart = (drawn: Estimate, rest: Estimate, misfit: number): LuckAndOpen => ({
  luck: drawn,
  open: { mean: misfit, variance: drawn.variance + rest.variance },
});

/**
 * Luck is measured twice: draw by draw, and as what is left of the result once the start and the decisions are taken off. The two are joined, each by
 * how certain it is (inverse variances); the error of the values belongs to the draws. What they still disagree about stays open.
 */
function joined(drawn: Estimate, rest: Estimate, misfit: number, valueError: number): LuckAndOpen {
  const own = drawn.variance + valueError ** 2;
  const both = own + rest.variance;
  if (both === 0) return apart(drawn, rest, misfit);
  const weight = own / both;
  return {
    luck: { mean: drawn.mean + weight * misfit, variance: weight * rest.variance },
    open: { mean: (1 - weight) * misfit, variance: (1 - weight) ** 2 * both },
  };
}

/**
 * Learned values do not see all that matters, so over a match something stays unexplained however many games are played on. How much follows from how
 * far they erred in games held out of learning; the shares were found in matches of equal bots, never in the match that is reviewed.
 */
const MISSED = { score: 0.9, win: 0.5 };

/** How far the values of decisions err beside those of draws: found in matches of bots of two strengths, where decisions differ. */
const MISSED_BY_DECISIONS: Readonly<Record<string, number>> = { 'eighty-days': 0.65, 'tour-operator': 1.3 };

/** Standard errors of what the values say over a match. */
interface ValueErrors {
  readonly draws: number;
  readonly decisions: number;
}

function valueErrorsOf({ learned, measure, game }: Film): ValueErrors {
  if (!learned) return { draws: 0, decisions: 0 };
  const { error, brier } = learned.heldOut;
  const draws = measure.result === 'win' ? MISSED.win * 100 * Math.sqrt(brier) : MISSED.score * error;
  return { draws, decisions: draws * (MISSED_BY_DECISIONS[game.id] ?? 1) };
}

/** Luck by the name of the stream, without the number of a seat; each kind has its share of what joining changed, by its variance. */
function luckByKind(steps: readonly Weighed[], seat: Seat, drawn: Estimate, joined: Estimate): Readonly<Record<string, Figure>> {
  const kinds: Record<string, Estimate[]> = {};
  for (const { step, luck } of steps) {
    const name = step.kind === 'draw' ? step.streams.map(stream => stream.replace(/ \d+$/, '')).join(', ') : 'hidden';
    const all = kinds[name] ?? [];
    kinds[name] = all;
    all.push(luck[seat] ?? NOTHING);
  }
  const fitted = ({ mean, variance }: Estimate): Estimate => {
    const share = drawn.variance > 0 ? variance / drawn.variance : 0;
    return { mean: mean + share * (joined.mean - drawn.mean), variance };
  };
  return Object.fromEntries(Object.entries(kinds).map(([name, all]) => [name, figureOf(fitted(sumOf(all)))]));
}

const SAMPLES = 400;
/** The share of a seat's decisions that must have a mark. */
const ENOUGH = 0.5;
/** Points of win chance by which the moves of a decision must differ to count. */
const WORTH_DECIDING = 0.5;

/** The mean over decisions in which something could be lost, the more the more it was. */
function accuracyOf({ seed }: Film, steps: readonly Weighed[], seat: Seat): Figure | undefined {
  const decisions = steps.flatMap(({ step }) => (step.kind === 'decision' && step.seat === seat ? [step] : []));
  const graded = decisions.filter(({ mark }) => mark !== 'unknown');
  const own = graded.filter(({ spread }) => spread > WORTH_DECIDING);
  if (own.length === 0 || graded.length < ENOUGH * decisions.length) return undefined;
  const mean = (decisions: readonly { readonly accuracy: number; readonly spread: number }[]) => {
    let [sum, weight] = [0, 0];
    for (const { accuracy, spread } of decisions) {
      sum += accuracy * spread;
      weight += spread;
    }
    return sum / weight;
  };
  const chance = new Sfc32(wordOf(`${seed}/accuracy/${seat}`));
  const samples = Array.from({ length: SAMPLES }, () => mean(own.map(() => pick(own, chance))));
  samples.sort((a, b) => a - b);
  return { value: mean(own), half: (quantileOf(samples, 0.975) - quantileOf(samples, 0.025)) / 2 };
}
