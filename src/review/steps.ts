// The draws and decisions of a match, one after the other.
import { exponential } from '../bots/index.ts';
import type { Film, Line } from './film.ts';
import { besides, type Judgement, judge } from './judge.ts';
import type { Choice, DecisionStep, DrawStep, Prospect, Step } from './review.ts';
import { type Games, prospectsOf, type Rows } from './rows.ts';
import { isAllKnown } from './sights.ts';
import { differences, type Estimate, estimateOf, figureOf, NOTHING, sumOf, times } from './statistics.ts';

/** A step with its figures as estimates, so that they can be added up. */
export interface Weighed {
  readonly step: Step;
  readonly luck: readonly Estimate[];
  /** Of a decision, by seat. */
  readonly skill: readonly Estimate[];
  readonly loss: Estimate;
  readonly lossOfWin: Estimate;
  readonly gap: Estimate;
  /** Of a decision, by seat: beside the best move, where that is clear. */
  readonly cost: readonly Estimate[];
  /** What games said here beside what was expected from the step before: by seat, where both are known. */
  readonly drift: readonly Estimate[];
}

/** What is expected as the steps are gone through. */
interface Standing {
  readonly prospects: readonly Prospect[];
  /** By seat, as far as the last games and the steps since explain it. */
  readonly expected: readonly Estimate[];
}

/** All steps of a match, as far as they were looked at. */
export function stepsOf(film: Film, rows: ReadonlyMap<number, Rows>): readonly Weighed[] {
  const start = rows.get(0)?.value[0];
  let standing = start && standingOf(start);
  const steps: Weighed[] = [];
  for (const [at, line] of film.lines.entries()) {
    const found = rows.get(at);
    if (line.isChoice) {
      const [weighed, after] = decided(film, at, line, found, standing);
      steps.push(weighed);
      standing = after;
    }
    if (line.luck.length > 0) {
      const [weighed, after] = drawn(film, at, line, found, standing);
      steps.push(weighed);
      standing = after;
    }
  }
  return steps;
}

function standingOf(games: Games): Standing {
  return { prospects: prospectsOf(games), expected: games.results.map(estimateOf) };
}

const nothings = ({ seats }: Film): readonly Estimate[] => Array.from({ length: seats }, () => NOTHING);

/** What games say beside what was expected. */
function driftOf(standing: Standing | undefined, games: Games): readonly Estimate[] {
  if (!standing) return [];
  return games.results.map((list, seat) => {
    const [said, expected] = [estimateOf(list), standing.expected[seat] ?? NOTHING];
    return { mean: said.mean - expected.mean, variance: said.variance + expected.variance };
  });
}

/** What was drawn less what might have been, by seat. A victory that was never missed in n games may be missed once in n. */
export function luckIn({ measure, learned }: Film, made: Games, redrawn: Games): readonly Estimate[] {
  return made.results.map((list, seat) => {
    const { mean, variance } = estimateOf(differences(list, redrawn.results[seat] ?? []));
    const least = measure.result === 'win' && !learned ? (100 / list.length) ** 2 : 0;
    return { mean, variance: Math.max(variance, least) };
  });
}

function drawn(
  film: Film,
  at: number,
  line: Line,
  rows: Rows | undefined,
  standing: Standing | undefined,
): [Weighed, Standing | undefined] {
  const [made, redrawn] = rows?.draw ?? [];
  const luck = made && redrawn ? luckIn(film, made, redrawn) : nothings(film);
  const after = made && standingOf(made);
  const step: DrawStep = {
    kind: 'draw',
    line: at,
    seat: line.seat,
    streams: [...new Set(line.streams)],
    before: redrawn ? prospectsOf(redrawn) : (standing?.prospects ?? []),
    after: after?.prospects ?? standing?.prospects ?? [],
    luck: luck.map(figureOf),
    games: 2 * (made?.results[0]?.length ?? 0),
  };
  const drift = redrawn ? driftOf(standing, redrawn) : [];
  return [{ step, luck, skill: [], loss: NOTHING, lossOfWin: NOTHING, gap: NOTHING, cost: [], drift }, after ?? standing];
}

function decided(
  film: Film,
  at: number,
  line: Line,
  rows: Rows | undefined,
  standing: Standing | undefined,
): [Weighed, Standing | undefined] {
  const known = judge(rows?.known ?? [], line.seat, line.usual);
  const isKnown = known !== undefined && isAllKnown(film, at);
  const skill = known?.skill ?? nothings(film);
  const hidden = known && !isKnown ? hiddenPart(besides(rows?.open ?? [], line.usual), skill) : nothings(film);
  const [made] = rows?.known ?? [];
  const moved = skill.map((each, seat) => sumOf([each, hidden[seat] ?? NOTHING]));
  const after = isKnown && made ? standingOf(made) : standing && shifted(standing, moved);
  const step: DecisionStep = {
    kind: 'decision',
    line: at,
    seat: line.seat,
    move: film.game.write(line.move),
    before: standing?.prospects ?? [],
    after: after?.prospects ?? [],
    luck: hidden.map(figureOf),
    skill: skill.map(figureOf),
    known: known?.choices ?? [],
    open: isKnown ? [] : openChoices(rows?.open ?? [], line, known),
    loss: figureOf(known?.loss ?? NOTHING),
    lossOfWin: figureOf(known?.lossOfWin ?? NOTHING),
    accuracy: accuracyOf(known?.lossOfWin.mean ?? 0),
    spread: known?.spread ?? 0,
    mark: known?.mark ?? 'unknown',
    games: [...(rows?.known ?? []), ...(rows?.open ?? [])].reduce((sum, { results }) => sum + (results[0]?.length ?? 0), 0),
  };
  const drift = isKnown && made ? driftOf(standing && shifted(standing, moved), made) : [];
  const { loss = NOTHING, lossOfWin = NOTHING, gap = NOTHING, cost = [] } = known ?? {};
  return [{ step, luck: hidden, skill, loss, lossOfWin, gap, cost, drift }, after];
}

/** What the same move came to in truth, beyond what could be known: luck. */
function hiddenPart(open: readonly Estimate[], skill: readonly Estimate[]): readonly Estimate[] {
  return skill.map((known, seat) => {
    const seen = open[seat];
    return seen ? sumOf([seen, times(known, -1)]) : NOTHING;
  });
}

/** With all cards open the best move may be another; the order is that of the open cards. */
function openChoices(open: readonly Games[], { seat, usual }: Line, known: Judgement | undefined): readonly Choice[] {
  return known ? (judge(open, seat, usual)?.choices ?? []) : [];
}

function shifted({ prospects, expected }: Standing, by: readonly Estimate[]): Standing {
  return {
    prospects: prospects.map((each, seat) => ({
      ...each,
      result: { value: each.result.value + (by[seat]?.mean ?? 0), half: each.result.half },
    })),
    expected: expected.map((each, seat) => sumOf([each, by[seat] ?? NOTHING])),
  };
}

/** The accuracy of a decision that lost so many points of win chance: the curve of lichess. */
function accuracyOf(loss: number): number {
  return Math.max(0, Math.min(100, 103.17 * exponential(-0.0435 * loss) - 3.17));
}
