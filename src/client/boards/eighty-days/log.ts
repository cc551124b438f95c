// Events for the log and for the animation queue.
import type { Event } from '../../../games/eighty-days/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import type { Words } from './words/en.ts';

/** Days are what one wants least: they count downwards. */
export function delta(event: Event): { readonly seat: Seat; readonly value: number } | undefined {
  switch (event.type) {
    case 'travelled':
    case 'questioned':
      return { seat: event.seat, value: -event.days };
    case 'blueStruck':
      return { seat: event.seat, value: -event.days };
    case 'pressed':
    case 'delayed': {
      const [seat] = event.seats;
      return seat === undefined ? undefined : { seat, value: -event.days };
    }
    default:
      return undefined;
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
