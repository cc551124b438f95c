// For tests only: all moves that draw luck, reveal something or end a part of the week, and what the English label of each says will happen.
import type { Move } from './moves.ts';

export const FINALS: Readonly<Partial<Record<Move['type'], RegExp>>> = {
  chooseSide: /^Start on the (north|east|south|west) side$/,
  draft: /^Take \S+( \(impatient\))?$/,
  accept: /^Keep these dice$/,
  reroll: /^Reroll: /,
  reward: /^(Turn up (three|five) applicants( for the wild die)?|Take .* for the wild die)$/,
  hire: /^Hire (the .*|no one)$/,
  use: /^Use the /,
  again: /^Also replace .*: two new tourists$/,
  keep: /^Keep \S+( \(impatient\))?$/,
  stop: /^Done replacing$/,
  done: /^Done: (the next player rolls|on to the flights|everyone has a room)$/,
  stay: /^Stay here(, no one aboard)?$/,
  fly: /^Fly to /,
  endWeek: /^End (your week|the week: new tourists come|the season)$/,
  // Forced moves follow one another: these end a part of the week where nothing is left to decide.
  lower: /^Let .* (lose patience|leave angry \(−3\)|leave angry, with the Complaints Officer \(0\))$/,
  hold: /^Keep .* calm with (a coupon|the Travel Agent)$/,
  toMood: /^Next: the mood of those waiting$/,
  skip: /^No activity$/,
  mark: /^Mark .* in /,
};
