import { useEffect, useState } from 'preact/hooks';
import { timeOnClock } from '../../host/rest.ts';
import type { Seat } from '../../kernel/index.ts';
import type { Clocks, TableStatus } from '../../protocol/index.ts';
import { settings } from '../device/settings.ts';
import { serverNow } from '../shell/server-time.ts';

const [SECOND, HOUR, DAY] = [1000, 3_600_000, 86_400_000];

/** Time left as people say it: minutes and seconds, or hours, or days. */
export function spokenTime(left: number, language: string): string {
  const format = (value: number, unit: 'day' | 'hour') => new Intl.NumberFormat(language, { style: 'unit', unit }).format(value);
  if (left >= 2 * DAY) return format(Math.floor(left / DAY), 'day');
  if (left >= 2 * HOUR) return format(Math.floor(left / HOUR), 'hour');
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** From so little on, in ms, a clock warns. */
export const LOW = 30 * SECOND;

/** What is left of a seat's time, in ms. */
export function timeLeft({ left, running, rests, since }: Clocks, seat: Seat, now: number): number {
  const used = running.includes(seat) ? timeOnClock(rests?.[seat], since, now) : 0;
  return (left[seat] ?? 0) - used;
}

/** The time now, told again every second while that matters. */
export function useSeconds(isWanted: boolean): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!isWanted) return undefined;
    setNow(serverNow());
    const timer = setInterval(() => setNow(serverNow()), SECOND);
    return () => clearInterval(timer);
  }, [isWanted]);
  // What came between two looks is newer than the last.
  return isWanted ? Math.max(now, serverNow()) : now;
}

/** A seat's clock, where the table has clocks. */
export function Clock({ clocks, seat }: { clocks: TableStatus['clocks']; seat: Seat }) {
  const isRunning = clocks?.running.includes(seat) ?? false;
  const now = useSeconds(isRunning);
  if (!clocks) return null;
  const left = timeLeft(clocks, seat, now);
  return (
    <span class="seat-clock" data-running={isRunning} data-low={isRunning && left <= LOW}>
      {spokenTime(left, settings.value.language)}
    </span>
  );
}
