// Hours and days on the clock of this device, as people say them.
import { settings } from '../../device/settings.ts';

/** Minutes by which this device is ahead of UTC. */
export function ownOffset(): number {
  return -new Date().getTimezoneOffset();
}

/** Dates and hours are said as in Britain, where English is spoken. */
function spokenHere(): string {
  const { language } = settings.value;
  return language === 'en' ? 'en-GB' : language;
}

/** The last day of a time off. */
export function dayBefore(to: number): string {
  return new Intl.DateTimeFormat(spokenHere(), { day: 'numeric', month: 'long' }).format(to - 1);
}

/** An hour of somebody's clock on the clock of this device. */
export function hourHere(hour: number, offset: number): string {
  const at = new Date();
  at.setUTCHours(hour, -offset, 0, 0);
  return new Intl.DateTimeFormat(spokenHere(), { timeStyle: 'short' }).format(at);
}
