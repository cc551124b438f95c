// Levels of one's own: several days in a row, each opened by winning the one before it.
import { type OwnDay, readDay, readDayText, writeDay } from '../../../games/city-tour/index.ts';

export interface OwnLevel {
  readonly name: string;
  readonly days: readonly OwnDay[];
}

/** One day alone is no level, and more than this no evening. */
const FEWEST_DAYS = 2;
const MOST_DAYS = 12;
const LONGEST_NAME = 60;

export function isLevel(days: readonly OwnDay[]): boolean {
  return days.length >= FEWEST_DAYS && days.length <= MOST_DAYS;
}

/** A level kept on this device, where it makes sense. */
export function levelIn(value: unknown): readonly OwnLevel[] {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('days' in value)) return [];
  const { name, days } = value;
  if (typeof name !== 'string' || !Array.isArray(days)) return [];
  const readings = days.map(readDay).flatMap(reading => (reading.ok ? [reading.day] : []));
  return readings.length === days.length && isLevel(readings) ? [{ name, days: readings }] : [];
}

/** The first line is the name, every other a day. */
export function writeLevel({ name, days }: OwnLevel): string {
  return [name, ...days.map(writeDay)].join('\n');
}

/** The level a text describes; or what is wrong with it, undefined where nothing more can be said. */
export function readLevel(text: string): OwnLevel | { readonly problem: string | undefined } {
  const [name = '', ...lines] = text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean);
  const readings = lines.map(readDayText);
  const wrong = readings.find(reading => !reading.ok);
  if (wrong && !wrong.ok) return { problem: wrong.problem };
  const days = readings.flatMap(reading => (reading.ok ? [reading.day] : []));
  return isLevel(days) ? { name: name.slice(0, LONGEST_NAME), days } : { problem: undefined };
}

/** The days of a level that may be played: the first, and each after a day that is won. */
export function openIn({ days }: OwnLevel, won: readonly string[]): readonly boolean[] {
  return days.map((_, at) => days.slice(0, at).every(day => won.includes(writeDay(day))));
}
