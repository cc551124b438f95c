import { useEffect, useState } from 'preact/hooks';
import { timeOnClock } from '../../host/rest.ts';
import type { Seat } from '../../kernel/index.ts';
import type { TableStatus } from '../../protocol/index.ts';
import { settings } from '../device/settings.ts';

const [SECOND, HOUR, DAY] = [1000, 3_600_000, 86_400_000];

/** Time left as people say it: minutes and seconds, or hours, or days. */
export function spokenTime(left: number, language: string): string {
  const format = (value: number, unit: 'day' | 'hour') => new Intl.NumberFormat(language, { style: 'unit', unit }).format(value);
  if (left >= 2 * DAY) return format(Math.floor(left / DAY), 'day');
  if (left >= 2 * HOUR) return format(Math.floor(left / HOUR), 'hour');
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A seat's clock, where the table has clocks. */
export function Clock({ clocks, seat }: { clocks: TableStatus['clocks']; seat: Seat }) {
  const isRunning = clocks?.running.includes(seat) ?? false;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (!clocks) return null;
  const left = (clocks.left[seat] ?? 0) - (isRunning ? timeOnClock(clocks.rests?.[seat], clocks.since, now) : 0);
  return (
    <span class="seat-clock" data-running={isRunning}>
      {spokenTime(left, settings.value.language)}
    </span>
  );
}
