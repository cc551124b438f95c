// For tests only: all moves that may end a step for whoever makes them, and what the English label of each says will happen.
import type { Move } from './moves.ts';

export const FINALS: Readonly<Partial<Record<Move['type'], RegExp>>> = {
  club: /^Write \d\d in .+ and finish$/,
  write: /^Write \d\d in .+?( with .+?)?( and finish)?$/,
  x: /^Put an X in .+?( instead of \d\d)?( and finish)?$/,
  star: /^Draw a star in .+ and finish$/,
  low: /^Write \d\d in .+, \d\d in the other club, and finish$/,
  submit: /^(Submit your route|Finish without a route): \d+ points?$/,
};
