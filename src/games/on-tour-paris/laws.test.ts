import type { Charter } from '../../kernel/laws/index.ts';
import { keepsTheLaws } from '../../testing/laws.ts';
import { FEATURE_NAMES, features } from './features.ts';
import { OnTourParis } from './index.ts';
import { census } from './position.ts';
import type { State } from './state.ts';
import { secrets } from './table.testing.ts';

const CHARTER: Charter<State> = {
  census,
  secrets,
  length: 1000,
  turned: (s, on) => ({
    ...s,
    frames: s.frames.map(frame => ('pending' in frame ? { ...frame, pending: on.list(frame.pending) } : frame)),
    roller: s.roller === null ? null : on.seat(s.roller),
    boards: on.list(s.boards),
    routes: on.list(s.routes),
  }),
};
keepsTheLaws({ ...OnTourParis, features, featureNames: FEATURE_NAMES }, CHARTER);
