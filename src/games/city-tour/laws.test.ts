import { describe, expect, test } from 'vitest';
import { breach, type Charter } from '../../kernel/laws/index.ts';
import { keepsTheLaws } from '../../testing/laws.ts';
import { FEATURE_NAMES, features } from './features.ts';
import { CityTour } from './index.ts';
import { census } from './position.ts';
import type { State } from './state.ts';
import { agreed } from './table.testing.ts';

// Sixteen tiles, two inspections, and every voter once between two tiles.
const CHARTER: Charter<State> = {
  census,
  length: 120,
  turned: (s, on) => ({
    ...s,
    frames: s.frames.map(frame => ({ ...frame, seat: on.seat(frame.seat) })),
    firstSeat: on.seat(s.firstSeat),
    votes: s.votes.map(on.seat).sort((a, b) => a - b),
  }),
};
keepsTheLaws({ ...CityTour, features, featureNames: FEATURE_NAMES }, CHARTER);

describe('with nobody to concede, so that days are played to their end', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('day %i keeps the laws', day => {
    const piles = day % 2 === 0 ? 'open' : 'hidden';
    const breaches = ['a', 'b', 'c'].map(seed =>
      breach(CityTour, CHARTER, { seats: 2, options: agreed({ day, piles, voters: [] }) }, { seed }),
    );
    expect(breaches).toEqual([undefined, undefined, undefined]);
  });
});
