// Events for the log and for the animation queue.
import type { Event } from '../../../games/eighty-days/index.ts';
import type { Change } from '../kit.ts';
import type { Words } from './words/en.ts';

/** Days spent are added. */
export function changes(event: Event): readonly Change[] {
  switch (event.type) {
    case 'travelled':
    case 'questioned':
      return [{ seat: event.seat, value: event.days }];
    case 'blueStruck':
    case 'pressed':
    case 'delayed':
      return event.days === 0 ? [] : event.seats.map(seat => ({ seat, value: event.days }));
    default:
      return [];
  }
}

/** Every round is a chapter. */
export function chapter(event: Event, words: Words): string | undefined {
  return event.type === 'roundBegun' ? words.round(event.round) : undefined;
}

const MOTION: Readonly<Partial<Record<Event['type'], number>>> = {
  roundBegun: 300,
  pressed: 1200,
  taken: 650,
  detectiveSent: 620,
  swapped: 420,
  blueStruck: 2200,
  played: 900,
  rolled: 900,
  travelled: 1400,
  chipUsed: 300,
  delayed: 900,
  questioned: 1200,
  discarded: 520,
  returned: 1500,
  resigned: 1200,
};

/** How long an event is shown, in ms at normal speed. */
export function motion(event: Event): number {
  return MOTION[event.type] ?? 0;
}
