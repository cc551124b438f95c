// BT-2.7 Nothing is hidden, so everybody sees the whole table.
import type { Viewer } from '../../kernel/index.ts';
import type { Event } from './events.ts';
import { clone, type State } from './state.ts';

/** What everybody sees: all there is. The bags have no order that could be read (BT-2.3). */
export type View = State;

/** The table as anybody sees it. */
export function view(s: State, _viewer: Viewer): View {
  return clone(s);
}

/** Everybody is told everything. */
export function viewEvent(event: Event, _viewer: Viewer): Event {
  return event;
}

/** Nothing has to be imagined. */
export function imagine(v: View): State {
  return clone(v);
}
