// Hours and days on the clock of this device, as people say them.
import { settings } from '../../device/settings.ts';

/** Minutes by which this device is ahead of UTC. */
export function ownOffset(): number {
  return -new Date().getTimezoneOffset();
}

/** Dates and hours are said as in Britain, where English is spoken. */
export function spokenHere(): string {
  const { language } = settings.value;
  return language === 'en' ? 'en-GB' : language;
}

const DAY = 86_400_000;

/** When something was said: the hour, and the day where that was not today. */
export function saidAt(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const day: Intl.DateTimeFormatOptions = isToday
    ? {}
    : Date.now() - at < 6 * DAY
      ? { weekday: 'short' }
      : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(spokenHere(), { ...day, hour: '2-digit', minute: '2-digit' }).format(at);
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
