// For tests only: nothing can be taken back once a tile lies, a passenger is off or the day is given up; what the English label of each says will happen.
import type { Move } from './moves.ts';

export const FINALS: Readonly<Record<Move['type'], RegExp>> = {
  place: /^Place (an?|the) .+,? and drive( – .+)?$/,
  control: /^An? .+ gets off( – .+)?$/,
  concede: /^(Vote to give up the day \(\d of \d\)|Give up: the day is lost)$/,
};
