// Hours and days on the clock of this device, as people say them.
import { settings } from '../../device/settings.ts';

/** Minutes by which this device is ahead of UTC. */
export function ownOffset(): number {
  return -new Date().getTimezoneOffset();
}

/** The last day of a time off. */
export function dayBefore(to: number): string {
  return new Intl.DateTimeFormat(settings.value.language, { day: 'numeric', month: 'long' }).format(to - 1);
}

/** An hour of somebody's clock on the clock of this device. */
export function hourHere(hour: number, offset: number): string {
  const at = new Date();
  at.setUTCHours(hour, -offset, 0, 0);
  return new Intl.DateTimeFormat(settings.value.language, { timeStyle: 'short' }).format(at);
}
