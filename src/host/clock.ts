import type { Seat } from '../kernel/index.ts';
import type { Clocks, Pace, SeatPlan } from '../protocol/index.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** The time of every seat, in ms: what is left, and what may be used once that is gone. */
export interface Banks {
  readonly left: readonly number[];
  readonly spare: readonly number[];
}

/** What the banks hold before the first move. */
export function fullBanks(pace: Pace, seats: number): Banks {
  const each = (time: number) => Array.from({ length: seats }, () => time);
  if (pace.kind === 'live') return { left: each(pace.bank * SECOND), spare: each(0) };
  if (pace.kind === 'days') return { left: each(pace.days * DAY), spare: each(pace.vacation * DAY) };
  return { left: [], spare: [] };
}

/** The seats whose clocks run: people who are waited for, while nobody has stopped the clocks. */
export function running(pace: Pace, awaiting: readonly Seat[], seats: readonly SeatPlan[], isPaused: boolean): readonly Seat[] {
  if (pace.kind === 'untimed' || isPaused) return [];
  return awaiting.filter(seat => seats[seat]?.kind === 'human');
}

/** The banks after some time on the clocks of some seats. */
export function spent({ left, spare }: Banks, on: readonly Seat[], time: number): Banks {
  const used = left.map((bank, seat) => (on.includes(seat) ? Math.min(bank, time) : 0));
  return {
    left: left.map((bank, seat) => bank - (used[seat] ?? 0)),
    spare: spare.map((bank, seat) => (on.includes(seat) ? Math.max(0, bank - (time - (used[seat] ?? 0))) : bank)),
  };
}

/** The banks once a seat has moved. */
export function refilled(pace: Pace, banks: Banks, mover: Seat): Banks {
  if (pace.kind === 'untimed') return banks;
  const fill = (bank: number) => (pace.kind === 'live' ? bank + pace.increment * SECOND : pace.days * DAY);
  return { ...banks, left: banks.left.map((bank, seat) => (seat === mover ? fill(bank) : bank)) };
}

/** When the time of a seat is up whose clock runs since a moment. */
export function deadlineOf({ left, spare }: Banks, seat: Seat, since: number): number {
  return since + (left[seat] ?? 0) + (spare[seat] ?? 0);
}

/** The clocks as everybody may see them. */
export function clocksOf(pace: Pace, { left, spare }: Banks, since: number, on: readonly Seat[]): Clocks | null {
  if (pace.kind === 'untimed') return null;
  return { left: left.map((bank, seat) => bank + (spare[seat] ?? 0)), since, running: on };
}
