// Whether intervals hold what they promise: many experiments in which nothing differs (A against A), and how often something was found.
import { describe, expect, test } from 'vitest';
import { EightyDays } from '../games/eighty-days/index.ts';
import { type Chance, fast } from '../kernel/index.ts';
import { amount } from '../testing/part.ts';
import { answerOf, isClear } from './answer.ts';
import { ratioOf } from './bootstrap.ts';
import type { Experiment } from './experiment.ts';
import type { Measure } from './measures.ts';
import { type Play, runExperiment } from './run-experiment.ts';
import { looksOf, tailsAfter } from './sequential.ts';
import { newSeries } from './series.ts';
import { clearnessOf, differenceOf, holm, interval, meanTails, shareDifference, shareTails } from './statistics.ts';
import { playGame, type Trial } from './trial.ts';

const EXPERIMENTS = 1000;
const FINE = 1_000_000;

const share = (chance: Chance) => chance.below(FINE) / FINE;
const list = <T>(length: number, make: (at: number) => T) => Array.from({ length }, (_, at) => make(at));

/** How many of a thousand experiments hold what they should. */
function held(name: string, isHeld: (chance: Chance) => boolean): number {
  return list(EXPERIMENTS, at => isHeld(fast(`${name} ${at}`))).filter(Boolean).length / EXPERIMENTS;
}

/** What is promised: 95 of 100, give or take two. */
function expectNinetyFive(found: number): void {
  expect(found).toBeGreaterThanOrEqual(0.93);
  expect(found).toBeLessThanOrEqual(0.97);
}

const holds = ({ low, high }: { readonly low: number | null; readonly high: number | null }, truth: number) =>
  low !== null && high !== null && low <= truth && truth <= high;

/** Scores of the real game, played once, from which experiments draw. */
const TRIAL: Trial = {
  game: 'eighty-days',
  seats: 2,
  options: EightyDays.options.standard,
  bots: ['random', 'random'],
  games: amount(150, 2000),
  seed: 'honest',
  keepRecords: false,
  analyse: false,
};
const GAMES = list(TRIAL.games, index => playGame({ game: EightyDays, analyst: undefined }, TRIAL, index));
const SCORES = GAMES.map(({ outcome }) => outcome?.scores[0] ?? 0);
const WINS = GAMES.map(({ outcome }) => (outcome?.ranks[0] === 1 ? 1 : 0));
const WIN_SHARE = WINS.reduce((sum: number, each) => sum + each, 0) / WINS.length;

describe('95 of 100 intervals hold the truth', () => {
  test.each([0.1, 0.25, 0.5])('of a share of %d, by Wilson', truth => {
    expectNinetyFive(
      held(`share ${truth}`, chance => holds(interval(list(300, () => share(chance)).filter(each => each < truth).length, 300), truth)),
    );
  });

  test('of a share of wins in real games', () => {
    const wins = (chance: Chance) => list(200, () => WINS[chance.below(WINS.length)] ?? 0).reduce((sum: number, each) => sum + each, 0);
    expectNinetyFive(held('wins', chance => holds(interval(wins(chance), 200), WIN_SHARE)));
  });

  test('of a mean of few lopsided numbers, by Student', () => {
    const lopsided = (chance: Chance) => share(chance) * share(chance) * 12;
    expectNinetyFive(held('student', chance => holds(differenceOf(list(60, () => lopsided(chance))), 3)));
  });

  test('of the difference between two halves of real games, by Student', () => {
    const score = (chance: Chance) => SCORES[chance.below(SCORES.length)] ?? 0;
    expectNinetyFive(held('scores', chance => holds(differenceOf(list(100, () => score(chance) - score(chance))), 0)));
  });

  test.each([0.05, 0.3])('of a difference of shares in pairs of which a part of %d differs, by Agresti and Min', part => {
    const pairs = 200;
    const found = held(`pairs ${part}`, chance => {
      const differ = list(pairs, () => share(chance)).filter(each => each < part).length;
      const gained = list(differ, () => chance.below(2)).filter(each => each === 1).length;
      return holds(shareDifference(pairs, gained, differ - gained), 0);
    });
    // It is built to err on the wide side where few pairs differ.
    expect(found).toBeGreaterThanOrEqual(0.93);
    expect(found).toBeLessThanOrEqual(0.98);
  });

  test('of a ratio of sums, by drawing the games again', () => {
    const found = list(amount(250, EXPERIMENTS), at => {
      const chance = fast(`ratio ${at}`);
      const wholes = list(150, () => 1 + chance.below(4));
      const parts = wholes.map(whole => whole * 2 + chance.below(5) - 2);
      return holds(ratioOf({ parts, wholes }, 150) ?? { low: null, high: null }, 2);
    });
    const part = found.filter(Boolean).length / found.length;
    expect(part).toBeGreaterThanOrEqual(amount(0.91, 0.93));
    expect(part).toBeLessThanOrEqual(amount(0.99, 0.97));
  });
});

describe('looking while games are played', () => {
  const agreed = { pairs: 400, stopWhenClear: true, comparisons: 1 };
  const tails = list(agreed.pairs + 1, played => tailsAfter(agreed, played));

  /** Whether an experiment in which nothing differs is called clear at any of its looks. */
  function isFooled(chance: Chance, tailsOf: (played: number) => number, looks: readonly number[]): boolean {
    const differences = list(agreed.pairs, () => share(chance) - share(chance));
    return looks.some(look => meanTails(differences.slice(0, look)) <= tailsOf(look));
  }

  test('of a thousand experiments that stop by themselves at most 5 % find a change that is none', () => {
    const fooled = held('stops', chance => isFooled(chance, played => tails[played] ?? 0, looksOf(agreed)));
    expect(fooled).toBeLessThanOrEqual(0.05);
    expect(fooled).toBeGreaterThan(0.02);
  });

  test('whoever looked as often with the usual interval would find one four times as often', () => {
    expect(held('stops', chance => isFooled(chance, () => 0.05, looksOf(agreed)))).toBeGreaterThan(0.15);
  });

  test('the same holds for a share against the fair one, and where it is looked after every game', () => {
    const fooled = held('fair', chance => {
      let hits = 0;
      return list(agreed.pairs, at => {
        if (chance.below(4) === 0) hits++;
        return at >= 19 && shareTails(hits, at + 1, 0.25) <= (tails[at + 1] ?? 0);
      }).some(Boolean);
    });
    expect(fooled).toBeLessThanOrEqual(0.05);
  });

  test('a change is found early where it is large, and late where it is small', () => {
    const stopsAt = (shift: number) => {
      const chance = fast(`shift ${shift}`);
      const differences = list(agreed.pairs, () => shift + share(chance) - share(chance));
      return looksOf(agreed).find(look => meanTails(differences.slice(0, look)) <= tailsAfter(agreed, look)) ?? agreed.pairs + 1;
    };
    expect(stopsAt(0.4)).toBeLessThan(stopsAt(0.12));
    expect(stopsAt(0.4)).toBeLessThanOrEqual(120);
  });

  test('a run that does not stop by itself is decided by the usual interval at its end, and by a stricter one beyond it', () => {
    const fixed = { ...agreed, stopWhenClear: false };
    expect(tailsAfter(fixed, 400)).toBe(0.05);
    expect(tailsAfter(fixed, 399)).toBeLessThan(0.05);
    expect(tailsAfter(fixed, 401)).toBe(0.005);
    expect(looksOf(fixed)).toEqual([400]);
    expect(tailsAfter({ ...agreed, comparisons: 5 }, 400)).toBeLessThan(tailsAfter(agreed, 400));
  });
});

describe('whole experiments of A against A that stop by themselves', () => {
  const EXPERIMENT: Experiment = {
    format: 1,
    game: TRIAL.game,
    seats: 2,
    bots: ['random'],
    variants: [{ name: 'A' }, { name: 'B' }],
    pairs: 200,
    seed: 'a',
    stopWhenClear: true,
  };
  const tries = amount(25, EXPERIMENTS);

  /** Plays by lot: every game of every variant is drawn from the same real games. */
  const drawnBy =
    (chance: Chance): Play =>
    async (tasks, { heard }) => {
      for (const [at, { games }] of tasks.entries())
        for (const index of games) heard({ ...(GAMES[chance.below(GAMES.length)] ?? expect.unreachable()), index }, at);
    };

  test.each<Measure>([{ what: 'wins', who: { place: 0 } }, { what: 'score', who: { seat: 0 } }, { what: 'moves' }])(
    'at most 5 % find a change in $what, on the way that pages and the terminal go',
    async measure => {
      let fooled = 0;
      for (let at = 0; at < tries; at++) {
        // No change is so small that it would not be worth speaking of, so that nothing but a change can end the run.
        const experiment = { ...EXPERIMENT, question: { measure, margin: 1e-9 } };
        const series = experiment.variants.map(() => newSeries({ ...TRIAL, games: experiment.pairs }));
        const ended = await runExperiment(experiment, series, drawnBy(fast(`${measure.what} ${at}`)), { heard: () => {} });
        if (ended === 'clear' || isClear(answerOf(experiment, experiment.question, series))) fooled++;
      }
      expect(fooled / tries).toBeLessThanOrEqual(amount(0.12, 0.05));
    },
  );
});

describe('many comparisons at once', () => {
  test('Holm asks most of the smallest chance, and stops at the first that is too large', () => {
    expect(holm([0.01, 0.04, 0.03])).toEqual([true, false, false]);
    expect(holm([0.01, 0.02, 0.03])).toEqual([true, true, true]);
    expect(holm([])).toEqual([]);
  });

  test('what is clear alone is told from what is clear among all', () => {
    expect(clearnessOf([0.001, 0.04, 0.5])).toEqual(['clear', 'alone', 'open']);
  });

  test('of a thousand families of fifteen looks at nothing at most 5 % find something', () => {
    const fooled = held('holm', chance => holm(list(15, () => share(chance))).some(Boolean));
    expect(fooled).toBeLessThanOrEqual(0.065);
  });
});
