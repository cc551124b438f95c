// Companions of the log: who sat where from which line on, and where the clock has moved. Pure: follows from deeds alone.
import type { Entry, Seat } from '../kernel/index.ts';
import type { SeatEvent, SeatPlan } from '../protocol/index.ts';
import type { Deed, Renamed } from './store.ts';

type History = readonly SeatEvent[];

/** The history before the first deed: who sits down. */
export function historyAtStart(seats: readonly SeatPlan[], at: number): History {
  return seats.flatMap((plan, seat) => (plan.kind === 'open' ? [] : [seatedAt(plan, { line: 0, seat, at, number: 0 })]));
}

/** What a deed follows on. */
interface Before {
  readonly history: History;
  readonly seats: readonly SeatPlan[];
}

/** The history after a deed, which left these seats. */
export function historyAfter(before: Before, deed: Deed, seats: readonly SeatPlan[]): History {
  const { history } = before;
  if (deed.what === 'back') return cutBack(history, deed.from);
  const { seat, why, from, at, number } = deed;
  if (seat === null) return history;
  if (deed.what === 'play') {
    const name = nameOf(seats[seat]);
    return why === 'clock' ? [...history, { line: from + 1, seat, kind: 'clock', name, why, at, number }] : history;
  }
  const [was, is] = [before.seats[seat], seats[seat]];
  if (deed.what !== 'hand' || !is || is.kind === 'open' || (was?.kind === is.kind && nameOf(was) === is.name)) return history;
  return withSeated(history, { ...seatedAt(is, { line: from + 1, seat, at, number }), ...(why ? { why } : {}) });
}

/** Changes between two moves are one: a seat that ends as it was has not changed. */
function withSeated(history: History, event: SeatEvent): History {
  const { line, seat } = event;
  const others = history.filter(each => each.seat !== seat || each.line !== line || each.kind === 'clock');
  const last = seatedBefore(others, seat, line);
  return last?.kind === event.kind && last.name === event.name ? others : [...others, event];
}

/** Moves that were taken back have no clock any more; who sits where stays. */
function cutBack(history: History, from: number): History {
  const kept = history.filter(({ kind, line }) => kind !== 'clock' || line <= from);
  return kept.map(each => (each.line > from + 1 ? { ...each, line: from + 1 } : each));
}

function seatedAt(
  { kind, name }: Exclude<SeatPlan, { kind: 'open' }>,
  when: Pick<SeatEvent, 'line' | 'seat' | 'at' | 'number'>,
): SeatEvent {
  return { ...when, kind: kind === 'human' ? 'person' : 'bot', name };
}

function nameOf(plan: SeatPlan | undefined): string {
  return plan && plan.kind !== 'open' ? plan.name : '';
}

/** Who sat at a seat when a line was written. */
function seatedBefore(history: History, seat: Seat, line: number): SeatEvent | undefined {
  return history.findLast(each => each.seat === seat && each.kind !== 'clock' && each.line <= line);
}

/** The history where seats are called otherwise from the beginning: nothing names their people as before. */
export function renamedHistory(history: History, renamed: Renamed): History {
  const called = history.map(event => {
    const now = renamed[event.seat];
    return now && event.number <= now.until ? { ...event, name: now.name } : event;
  });
  return called.filter((event, at) => {
    const before =
      event.kind === 'clock' ? undefined : called.slice(0, at).findLast(each => each.seat === event.seat && each.kind !== 'clock');
    return before?.kind !== event.kind || before.name !== event.name;
  });
}

/** The seats of people that bots or the clock have finished: a bot sits there in the end, or most choices were not the person's. */
export function finishedFor(history: History, seats: readonly SeatPlan[], entries: readonly Entry<unknown>[]): readonly Seat[] {
  return seats.flatMap((plan, seat) => {
    const own = history.filter(each => each.seat === seat);
    if (own.length < 2 || !own.some(({ kind }) => kind === 'person')) return [];
    if (plan.kind === 'bot') return [seat];
    const lines = entries.flatMap((entry, at) => (entry.seat === seat && !entry.forced ? [at + 1] : []));
    const clocked = new Set(own.flatMap(({ kind, line }) => (kind === 'clock' ? [line] : [])));
    const others = lines.filter(line => clocked.has(line) || seatedBefore(own, seat, line)?.kind === 'bot');
    return others.length * 2 > lines.length ? [seat] : [];
  });
}
