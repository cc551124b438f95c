// For tests only: what is done at a table as a test describes it.
import type { Seat, Table } from '../../kernel/index.ts';
import { FIRST, numbers, tableOf } from '../../testing/table.ts';
import type { EmployeeId } from './employees.ts';
import type { Event, Reason } from './events.ts';
import { TourOperator } from './index.ts';
import { flow } from './rules/flow.ts';
import type { Agency, Frame, State } from './state.ts';

export { type AgencyGiven, tour } from './described.ts';

/** The agency at a seat. */
export function agencyOf(s: State, seat: Seat): Agency {
  const agency = s.agencies[seat];
  if (!agency) throw new Error(`no seat ${seat}`);
  return agency;
}

/** A table that remembers what was told; luck as given, or always 0. */
export function listening(luck?: readonly number[]): Table<Event> & { readonly told: Event[] } {
  const told: Event[] = [];
  return { chance: luck ? numbers(luck) : FIRST, tell: event => told.push(event), told };
}

/** Opens a phase by itself; what happened. */
export function begin(s: State, phase: Frame['phase'], luck?: readonly number[]): Event[] {
  const table = listening(luck);
  s.frames.length = 0;
  flow.begin(s, phase, table);
  return table.told;
}

export const { legal, play, refusal, refusedBy } = tableOf(TourOperator, {
  luck: (luck?: readonly number[]) => (luck ? numbers(luck) : FIRST),
});

/** The points told for one reason, or for all. */
export function pointsFor(told: readonly Event[], reason?: Reason): number {
  return told.reduce((sum, event) => (event.type === 'points' && (!reason || event.reason === reason) ? sum + event.vp : sum), 0);
}

/** Frames as tests begin them. */
export const AT = {
  dice: (dice: readonly number[], seat = 0): Frame => ({ phase: 'dice', seat, dice: [...dice], swaps: 0, turns: 0, accepted: false }),
  reward: (employees: number, wilds: number, seat = 0): Frame => ({ phase: 'reward', seat, employees, wilds }),
  hire: (...shown: EmployeeId[]): Frame => ({ phase: 'hire', seat: 0, shown, decided: false }),
  prep: (seat = 0): Frame => ({ phase: 'prep', seat, left: [seat] }),
  flight: (seat = 0): Frame => ({ phase: 'flight', seat, departed: false }),
  fate: (seat = 0): Frame => ({ phase: 'fate', seat }),
  checkIn: (...left: Seat[]): Frame => ({ phase: 'checkIn', left }),
  activity: (seat = 0): Frame => ({ phase: 'activity', seat, decided: false }),
  weekend: (seat = 0): Frame => ({ phase: 'weekend', seat, calm: false, ended: false }),
  mood: (desk = 0, seat = 0): Frame => ({ phase: 'mood', seat, desk }),
  endWeek: (seat = 0): Frame => ({ phase: 'endWeek', seat, ended: false }),
};
