// Where a lost day turned: the last turn at whose beginning it could still be won, and how the roads part there.
import { SIDES, type Side } from './components.ts';
import type { Move } from './moves.ts';
import { type Laid, laid, roadFrom } from './roads.ts';
import type { State } from './state.ts';
import { verdict } from './verdict.ts';
import { type View, view } from './view.ts';

/** The last turn at whose beginning a day could still be won, and the line of its record where that turn begins. */
export interface LastChance {
  readonly line: number;
  readonly turn: number;
  readonly parting?: Parting;
}

/** Two ways to place a tile on that turn: the one that was taken, and one after which the day could still be won. */
export interface Parting {
  readonly view: View;
  readonly taken: Laid;
  readonly open: Laid;
  /** Whether the day is proved to have been lost by the next turn; else nobody knows a way. */
  readonly isProved: boolean;
}

/** Looks back from the end of a lost day through all its states; undefined where no turn is proved to have been one. */
export function lastChance(states: readonly State[]): LastChance | undefined {
  if (states.at(-1)?.result?.won !== false) return undefined;
  for (let line = states.length - 1; line >= 0; line--) {
    const s = states[line];
    const found = s && beginsTurn(s, states[line - 1]) ? verdict(s) : undefined;
    if (!s || found?.answer !== 'yes') continue;
    const parting = partingAt(s, states.slice(line + 1), found.line);
    return { line, turn: s.turn, ...(parting && { parting }) };
  }
  return undefined;
}

/** CT-3.1 A turn begins with its tiles; votes and inspections come later in it. */
function beginsTurn(s: State, before: State | undefined): boolean {
  return !s.result && s.turn !== before?.turn;
}

/** None where no tile was placed any more, or just as the way that wins would have it. */
function partingAt(s: State, later: readonly State[], [first]: readonly Move[]): Parting | undefined {
  const taken = later.find(({ board }) => board[s.space])?.board[s.space];
  const open = first?.type === 'place' ? laid(first.tile, first.rotation) : undefined;
  if (!taken || !open || areAlike(taken, open)) return undefined;
  const next = later.find(({ turn, result }) => result || turn !== s.turn);
  return { view: view(s), taken, open, isProved: next !== undefined && verdict(next).answer === 'no' };
}

/** Whether two tiles that lie have the same roads with the same travellers. */
function areAlike(one: Laid, other: Laid): boolean {
  const roads = (tile: Laid) =>
    SIDES.map((_, side) => roadFrom(tile, side as Side)).map(({ exit, travellers }) => [exit, ...travellers].join());
  return roads(one).join(';') === roads(other).join(';');
}
