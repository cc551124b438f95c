// A review made by hand: four travellers, as the page might tell of them.
import type { Account, DecisionStep, DrawStep, Figure, Prospect, Review } from '../../review/index.ts';

export const figure = (value: number, half = 0): Figure => ({ value, half });

const NOTHING = figure(0);

function prospect(score: number, win: number): Prospect {
  return {
    result: figure(0),
    score: figure(score, 0.4),
    win: figure(win, 0.03),
    quantiles: [score - 4, score - 2, score + 2, score + 4],
  };
}

const scores = [76, 83, 78, 70];
const before = scores.map((score, seat) => prospect(score, [0.31, 0.11, 0.16, 0.42][seat] ?? 0));

export function decision(line: number, seat: number, change: Partial<DecisionStep> = {}): DecisionStep {
  return {
    kind: 'decision',
    line,
    seat,
    before,
    after: before,
    luck: scores.map(() => NOTHING),
    skill: scores.map(() => NOTHING),
    games: 600,
    move: 'stay',
    known: [],
    open: [],
    loss: NOTHING,
    lossOfWin: NOTHING,
    accuracy: 100,
    spread: 4,
    mark: 'best',
    ...change,
  };
}

export function draw(line: number, seat: number, luck: readonly number[]): DrawStep {
  return {
    kind: 'draw',
    line,
    seat,
    before,
    after: before,
    luck: luck.map(value => figure(value, 0.5)),
    games: 200,
    streams: ['events'],
  };
}

function account(change: Partial<Account>): Account {
  return {
    start: figure(0.2, 0.2),
    luck: figure(-9.1, 1.3),
    you: figure(-4.1, 0.8),
    others: figure(7.3, 1),
    open: figure(-0.3, 1.8),
    result: -6,
    spread: 12,
    isTold: true,
    score: 76,
    isWon: false,
    luckOf: { events: figure(-7, 1), dice: figure(-2, 1) },
    decisionsOf: scores.map(() => NOTHING),
    given: figure(4.1, 0.8),
    accuracy: figure(91, 2),
    valueError: 0,
    addsUp: true,
    ...change,
  };
}

/** The match of the prototype: lost by six days, by the cards. */
export function lostByCards(own: Partial<Account> = {}): Review {
  return {
    game: 'eighty-days',
    version: 2,
    seats: 4,
    isTeam: false,
    measure: { unit: 'days', isLessBetter: true, threshold: 80, result: 'margin' },
    steps: [
      decision(0, 0),
      decision(4, 1, { mark: 'blunder', loss: figure(3, 0.5), skill: [figure(1.5, 0.4), figure(-3, 0.5), NOTHING, NOTHING] }),
      draw(4, 1, [0.5, -2, 0, 0]),
      decision(9, 0, { mark: 'mistake', loss: figure(2.2, 0.4), skill: [figure(-2.2, 0.4), NOTHING, NOTHING, NOTHING] }),
      draw(12, 0, [-4.1, 0, 0, 0]),
    ],
    accounts: [
      account(own),
      account({ score: 83, result: -13, given: figure(11.4, 1), accuracy: figure(71, 3) }),
      account({ score: 78, result: -8, given: figure(7.9, 1), accuracy: figure(79, 3) }),
      account({ score: 70, result: 6, isWon: !own.isWon, given: figure(5.2, 1), accuracy: figure(86, 3) }),
    ],
    turningPoints: [
      [
        { kind: 'lost', step: 3, line: 9, value: figure(-7.2, 1.4), chance: 0.24, chanceElse: 0.31 },
        { kind: 'unluckiest', step: 4, line: 12, value: figure(-13.1, 1.5), chance: 0.11, chanceElse: 0.24 },
      ],
      [],
      [],
      [],
    ],
    progress: { done: 20_000, all: 20_000, steps: 5, allSteps: 5 },
    isRough: false,
  };
}
