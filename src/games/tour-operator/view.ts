// What everybody sees, which is everything but the order of luck, and the way back from a view to a state.
import type { Chance, Plan, Seat, Viewer } from '../../kernel/index.ts';
import type { CityId, TouristId } from './components.ts';
import { EMPLOYEE_IDS, type EmployeeId } from './employees.ts';
import type { Event } from './events.ts';
import type { Agreement } from './options.ts';
import { remove } from './rules/cards.ts';
import { employeesOut, touristsOut } from './rules/census.ts';
import { type Agency, cloneAgency, cloneFrame, type Frame, type State, touristBox } from './state.ts';

export interface View {
  readonly plan: Plan<Agreement>;
  readonly viewer: Viewer;
  readonly frames: readonly Frame[];
  readonly round: number;
  readonly start: Seat;
  readonly grid: readonly (CityId | null)[];
  readonly open: readonly boolean[];
  /** Cards left; which ones follows from all that lie elsewhere. */
  readonly touristDeck: number;
  readonly touristDiscard: readonly TouristId[];
  readonly employeeDeck: number;
  readonly employeeDiscard: readonly EmployeeId[];
  readonly rowOwner: readonly (Seat | null)[];
  readonly agencies: readonly Agency[];
}

export function view(s: State, viewer: Viewer): View {
  return {
    plan: s.plan,
    viewer,
    frames: s.frames.map(cloneFrame),
    round: s.round,
    start: s.start,
    grid: [...s.grid],
    open: [...s.open],
    touristDeck: s.touristDeck.length,
    touristDiscard: [...s.touristDiscard],
    employeeDeck: s.employeeDeck.length,
    employeeDiscard: [...s.employeeDiscard],
    rowOwner: [...s.rowOwner],
    agencies: s.agencies.map(cloneAgency),
  };
}

/** Nothing that happens is hidden. */
export function viewEvent(event: Event, _viewer: Viewer): Event {
  return event;
}

/** Both decks are what lies nowhere else; as bags they have no order to guess. */
export function imagine(v: View, _chance: Chance): State {
  const touristDeck = touristBox(v.plan);
  for (const card of touristsOut(v)) remove(touristDeck, card);
  const employeeDeck = EMPLOYEE_IDS.slice();
  for (const card of employeesOut(v)) remove(employeeDeck, card);
  return {
    plan: v.plan,
    frames: v.frames.map(cloneFrame),
    round: v.round,
    start: v.start,
    grid: Object.freeze([...v.grid]),
    open: [...v.open],
    touristDeck,
    touristDiscard: [...v.touristDiscard],
    employeeDeck,
    employeeDiscard: [...v.employeeDiscard],
    rowOwner: [...v.rowOwner],
    agencies: v.agencies.map(cloneAgency),
  };
}
