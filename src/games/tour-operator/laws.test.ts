import type { Charter } from '../../kernel/laws/index.ts';
import { keepsTheLaws } from '../../testing/laws.ts';
import { FEATURE_NAMES, features } from './features.ts';
import { TourOperator } from './index.ts';
import { census } from './position.ts';
import type { State } from './state.ts';

const CHARTER: Charter<State> = {
  census,
  // Twelve rounds, four players, fewer than a hundred moves of each in a round.
  length: 4_800,
  turned: (s, on) => ({
    ...s,
    frames: s.frames.map(frame => ({
      ...frame,
      ...('seat' in frame ? { seat: on.seat(frame.seat) } : {}),
      ...('order' in frame ? { order: frame.order.map(on.seat) } : {}),
      ...('left' in frame ? { left: frame.left.map(on.seat) } : {}),
    })),
    start: on.seat(s.start),
    rowOwner: s.rowOwner.map(owner => (owner === null ? null : on.seat(owner))),
    agencies: on.list(s.agencies),
  }),
};
keepsTheLaws({ ...TourOperator, features, featureNames: FEATURE_NAMES }, CHARTER);
