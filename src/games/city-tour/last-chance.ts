// Where a lost day turned: the last turn at whose beginning it could still be won, and how the roads part there.
import { afterPlacing, faceOf } from './ahead.ts';
import type { Move } from './moves.ts';
import { type Laid, laid } from './roads.ts';
import type { State } from './state.ts';
import { verdict } from './verdict.ts';
import { type View, view } from './view.ts';

/** The last turn at whose beginning a day could still be won, and the line of its record where that turn begins. */
export interface LastChance {
  readonly line: number;
  readonly turn: number;
  readonly parting?: Parting;
}

/** Where two roads part: the tile as it was placed on that turn, and another way from which the day could still be won. */
export interface Parting {
  readonly view: View;
  readonly taken: Laid;
  readonly open: Laid;
  /** How that way ends, with the right tiles. */
  readonly end: View;
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
function partingAt(s: State, later: readonly State[], line: readonly Move[]): Parting | undefined {
  const [first] = line;
  const taken = later.find(({ board }) => board[s.space])?.board[s.space];
  const open = first?.type === 'place' ? laid(first.tile, first.rotation) : undefined;
  if (!taken || !open || faceOf(taken) === faceOf(open)) return undefined;
  const next = later.find(({ turn, result }) => result || turn !== s.turn);
  const isProved = next !== undefined && verdict(next).answer === 'no';
  return { view: view(s), taken, open, end: view(playedOut(s, line)), isProved };
}

/** What comes of a line of moves, each tile with those whom the inspector puts out after it. */
function playedOut(from: State, line: readonly Move[]): State {
  let s = from;
  for (const [at, move] of line.entries()) {
    if (move.type !== 'place') continue;
    const behind = line.slice(at + 1);
    const next = behind.findIndex(({ type }) => type === 'place');
    const victims = behind.slice(0, next < 0 ? behind.length : next).flatMap(each => (each.type === 'control' ? [each.colour] : []));
    const after = afterPlacing(s, laid(move.tile, move.rotation)).find(each => each.victims.join() === victims.join());
    if (!after) throw new Error('the line cannot be played');
    // Nobody draws for the next turn any more.
    s = { ...after.state, turn: s === from ? from.turn : s.turn + 1, revealed: [], tops: [] };
  }
  return s;
}
