// For tests only: all moves that draw luck, reveal something or end the turn, and what the English label of each says will happen.
import type { Move } from './moves.ts';

const ENDS = '(, then your turn ends)?';

export const FINALS: Readonly<Partial<Record<Move['type'], RegExp>>> = {
  none: /^(Drive|End your turn) without an action$/,
  town: new RegExp(`^Build in .+ for €\\d+${ENDS}$`),
  die: new RegExp(`^(Reroll the .+|Give the .+ a tour|\\d pips? for the .+)${ENDS}$`),
  plus2: new RegExp(`^Two pips for the .+${ENDS}$`),
  plus1: new RegExp(`^One pip for the .+${ENDS}$`),
  to: new RegExp(`^Dispatch it to .+${ENDS}$`),
  stop: /^Stop rerolling, then your turn ends$/,
  again: new RegExp(`^Reroll the .+${ENDS}$`),
  send: new RegExp(`^Send the .+( to .+)?${ENDS}$`),
  next: new RegExp(`^Visit .+ next \\(\\d pips?\\)${ENDS}$`),
  skip: new RegExp(`^Don’t visit( .+)?${ENDS}$`),
  act: new RegExp(`^(Build|Reroll|Give Tour|Add Two Pips|Dispatch|.+: .+)${ENDS}$`),
};
