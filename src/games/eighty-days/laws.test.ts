import type { Charter } from '../../kernel/laws/index.ts';
import { keepsTheLaws } from '../../testing/laws.ts';
import { FEATURE_NAMES, features } from './features.ts';
import { EightyDays } from './index.ts';
import { census } from './position.ts';
import type { State } from './state.ts';

const CHARTER: Charter<State> = {
  census,
  length: 20_000,
  turned: (s, on) => ({
    ...s,
    frames: s.frames.map(frame => ('seat' in frame ? { ...frame, seat: on.seat(frame.seat) } : frame)),
    firstStart: on.seat(s.firstStart),
    start: on.seat(s.start),
    nextStart: s.nextStart === null ? null : on.seat(s.nextStart),
    queue: s.queue.map(on.seat),
    londonOrder: s.londonOrder.map(on.seat),
    resigned: s.resigned.map(on.seat),
    travellers: on.list(s.travellers),
  }),
};
keepsTheLaws({ ...EightyDays, features, featureNames: FEATURE_NAMES }, CHARTER);
