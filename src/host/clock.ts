import type { Seat } from '../kernel/index.ts';
import type { Clocks, Pace, Rest, SeatPlan } from '../protocol/index.ts';
import { momentAfter } from './rest.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;
/** Time that people have at least when the server is back, or when they take a seat back from a bot. */
export const GRACE = 30 * SECOND;

/** The time of every seat, in ms: what is left, and what may be used once that is gone. */
export interface Banks {
  readonly left: readonly number[];
  readonly spare: readonly number[];
}

/** For every seat when its clock stands, where that is known. */
export type Rests = readonly (Rest | null)[];

/** What the banks hold before the first move. */
export function fullBanks(pace: Pace, seats: number): Banks {
  const each = (time: number) => Array.from({ length: seats }, () => time);
  if (pace.kind === 'live') return { left: each(pace.bank * SECOND), spare: each(0) };
  if (pace.kind === 'days') return { left: each(pace.days * DAY), spare: each(pace.vacation * DAY) };
  if (pace.kind === 'bank') return { left: each(Math.min(pace.days, pace.most) * DAY), spare: each(0) };
  return { left: [], spare: [] };
}

/** The seats whose clocks run: people who are waited for, while nobody has stopped the clocks. */
export function running(pace: Pace, awaiting: readonly Seat[], seats: readonly SeatPlan[], isPaused: boolean): readonly Seat[] {
  if (pace.kind === 'untimed' || isPaused) return [];
  return awaiting.filter(seat => seats[seat]?.kind === 'human');
}

/** The banks after some time on the clocks of some seats; `times` tells for each how long it ran, or is the same for all. */
export function spent({ left, spare }: Banks, on: readonly Seat[], times: number | ((seat: Seat) => number)): Banks {
  const time = left.map((_, seat) => (!on.includes(seat) ? 0 : typeof times === 'number' ? times : times(seat)));
  const used = left.map((bank, seat) => Math.min(bank, time[seat] ?? 0));
  return {
    left: left.map((bank, seat) => bank - (used[seat] ?? 0)),
    spare: spare.map((bank, seat) => Math.max(0, bank - ((time[seat] ?? 0) - (used[seat] ?? 0)))),
  };
}

/** The banks once a seat has moved. */
export function refilled(pace: Pace, banks: Banks, mover: Seat): Banks {
  if (pace.kind === 'untimed') return banks;
  const fill = (bank: number) => filled(pace, bank);
  return { ...banks, left: banks.left.map((bank, seat) => (seat === mover ? fill(bank) : bank)) };
}

/** The banks when some seats have a moment to return. */
export function withGrace({ left, spare }: Banks, on: readonly Seat[]): Banks {
  return { left: left.map((bank, seat) => (on.includes(seat) ? Math.max(bank, GRACE - (spare[seat] ?? 0)) : bank)), spare };
}

function filled(pace: Exclude<Pace, { kind: 'untimed' }>, bank: number): number {
  if (pace.kind === 'live') return bank + pace.increment * SECOND;
  return pace.kind === 'days' ? pace.days * DAY : Math.min(pace.most * DAY, bank + pace.hours * HOUR);
}

/** Whether the clocks of a table know of hours and days off: those that count days. */
export function knowsRest({ kind }: Pace): boolean {
  return kind === 'days' || kind === 'bank';
}

/** When the time of a seat is up whose clock runs since a moment. */
export function deadlineOf({ left, spare }: Banks, seat: Seat, since: number, rest?: Rest | null): number {
  return momentAfter(rest, since, (left[seat] ?? 0) + (spare[seat] ?? 0));
}

/** The clocks as everybody may see them. */
export function clocksOf(
  pace: Pace,
  { left, spare }: Banks,
  { at, rests }: { readonly at: number; readonly rests: Rests },
  on: readonly Seat[],
): Clocks | null {
  if (pace.kind === 'untimed') return null;
  const known = rests.some(rest => rest !== null) ? { rests } : {};
  return { left: left.map((bank, seat) => bank + (spare[seat] ?? 0)), since: at, running: on, ...known };
}
