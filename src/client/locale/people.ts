import type { Seat, Voice } from '../../kernel/index.ts';

/** Who a sentence is about: names, and whether whoever reads it is one of them. */
export interface People {
  readonly names: readonly string[];
  readonly you: boolean;
}

/** Somebody else. */
export function called(name: string): People {
  return { names: [name], you: false };
}

/** Those at some seats, as a voice speaks of them. */
export function peopleAt(seats: readonly Seat[], voice: Voice): People {
  return { names: seats.filter(seat => !voice.isYou(seat)).map(seat => voice.name(seat)), you: seats.some(seat => voice.isYou(seat)) };
}
