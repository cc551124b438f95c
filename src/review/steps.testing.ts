// Steps made by hand, of two seats: what the first gains the second loses.
import type { DecisionStep, Mark } from './review.ts';
import type { Weighed } from './steps.ts';

const certain = (mean: number) => ({ mean, variance: 0.25 });
const both = (value: number) => [certain(value), certain(-value)];

/** What a decision came to for the first seat. */
interface Decided {
  readonly cost?: number;
  readonly loss?: number;
  readonly gap?: number;
  readonly gapOfWin?: number;
  readonly mark?: Mark;
  readonly chance?: number;
}

const NONE = { before: [], after: [], luck: [] };

export function decision(line: number, seat: number, made: Decided): Weighed {
  const { cost = 0, loss = 0, gap = 0, gapOfWin = 0, mark = 'mistake', chance = 0.4 } = made;
  const step = { ...NONE, kind: 'decision', line, seat, games: 200, mark } as unknown as DecisionStep;
  return {
    step,
    luck: [],
    luckOfWin: [],
    skill: [],
    loss: certain(loss),
    lossOfWin: certain(-cost),
    gap: certain(gap),
    gapOfWin: both(gapOfWin),
    cost: both(cost),
    chances: [chance, 1 - chance],
    seen: { games: undefined, change: undefined },
  };
}

/** A draw that moved the first seat's chance by so many points. */
export function draw(line: number, seat: number, points: number): Weighed {
  return {
    ...decision(line, seat, {}),
    step: { ...NONE, kind: 'draw', line, seat, games: 200, streams: ['cards'] },
    loss: certain(0),
    cost: [],
    gapOfWin: [],
    luck: both(points / 4),
    luckOfWin: both(points),
  };
}
