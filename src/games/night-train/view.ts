// What each viewer sees, and the way back from a view to a state.
import { type Chance, draw, type Plan, type Seat, type Viewer } from '../../kernel/index.ts';
import { DREAMS, type Landscape, type Station } from './components.ts';
import type { Event } from './events.ts';
import type { Agreement } from './options.ts';
import { cloneFrame, type Frame, type State } from './state.ts';

export interface TravellerView {
  readonly bells: number;
  readonly postcards: readonly Station[];
  /** NT-1.2 Null for whoever may not know it. */
  readonly dream: Landscape | null;
}

export interface View {
  readonly plan: Plan<Agreement>;
  readonly frames: readonly Frame[];
  readonly stop: number;
  readonly first: Seat;
  readonly station: Station | null;
  readonly bag: readonly Station[];
  readonly missed: readonly Station[];
  readonly travellers: readonly TravellerView[];
}

export function view(s: State, viewer: Viewer): View {
  const isOver = s.frames.length === 0;
  return {
    plan: s.plan,
    frames: s.frames.map(cloneFrame),
    stop: s.stop,
    first: s.first,
    station: s.station,
    bag: [...s.bag],
    missed: [...s.missed],
    travellers: s.travellers.map(({ bells, postcards, dream }, seat) => ({
      bells,
      postcards: [...postcards],
      dream: isOver || viewer === seat ? dream : null,
    })),
  };
}

/** Everyone sees that a dream card is dealt; its owner sees which. */
export function viewEvent(event: Event, viewer: Viewer): Event {
  return event.type === 'dealt' && event.seat !== viewer ? { ...event, dream: null } : event;
}

/** Deals the dreams that are not known out of those that may be left. */
export function imagine(v: View, chance: Chance): State {
  const undealt = [...DREAMS];
  for (const { dream } of v.travellers) if (dream) undealt.splice(undealt.indexOf(dream), 1);
  return {
    plan: v.plan,
    frames: v.frames.map(cloneFrame),
    stop: v.stop,
    first: v.first,
    station: v.station,
    bag: [...v.bag],
    missed: [...v.missed],
    travellers: v.travellers.map(({ bells, postcards, dream }) => ({
      bells,
      postcards: [...postcards],
      dream: dream ?? draw(undealt, chance),
    })),
    undealt,
  };
}
