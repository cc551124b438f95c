// TOY-1, TOY-2 What is in the box, what lies on the table, and every move there is.
import { type Chance, copies, draw, type Phased, type Plan, type Seat, type Told } from '../../src/kernel/index.ts';

export const SEATS = 3;
export const ROUNDS = 13;
export const ROWS = 5;
export const CELLS = 6;
export const DICE = 3;
export const HAND = 3;
export const SUITS = 5;
export const COPIES = 9;

/** A card is its suit. */
export type Card = number;

export interface Player {
  /** All cells, row by row; 0 is empty. */
  readonly cells: number[];
  /** Filled cells of each row. */
  readonly filled: number[];
  readonly hand: Card[];
  /** Cards laid, by suit. */
  readonly laid: number[];
  passes: number;
}

export type Frame =
  | { readonly phase: 'round' }
  | { readonly phase: 'turn'; readonly seat: Seat; readonly dice: readonly number[]; done: boolean };

/** Nothing is to be agreed on. */
export type Agreement = Record<never, never>;

export interface State extends Phased<Frame> {
  readonly plan: Plan<Agreement>;
  readonly frames: Frame[];
  round: number;
  /** A bag: its order means nothing. */
  readonly deck: Card[];
  readonly players: readonly Player[];
}

export type Move =
  | { readonly type: 'pass' }
  | { readonly type: 'fill'; readonly row: number; readonly die: number }
  | { readonly type: 'lay'; readonly slot: number };
export type MoveOf<K extends Move['type']> = Extract<Move, { readonly type: K }>;

/** What happened; null in place of a card that only its owner saw. */
export type Event = Told &
  (
    | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: readonly number[] }
    | { readonly type: 'passed'; readonly seat: Seat }
    | { readonly type: 'filled'; readonly seat: Seat; readonly row: number; readonly die: number }
    | { readonly type: 'laid'; readonly seat: Seat; readonly card: Card; readonly reveals: true }
    | { readonly type: 'drawn'; readonly seat: Seat; readonly card: Card | null }
  );

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Every move there is, made once and shared. */
export const MOVES = {
  pass: [{ type: 'pass' }],
  fill: upTo(ROWS).flatMap(row => upTo(DICE).map(die => ({ type: 'fill', row, die }) as const)),
  lay: upTo(HAND).map(slot => ({ type: 'lay', slot }) as const),
} as const satisfies { readonly [K in Move['type']]: readonly MoveOf<K>[] };

export function playerAt(s: State, seat: Seat): Player {
  const player = s.players[seat];
  if (!player) throw new Error(`nobody sits at ${seat}`);
  return player;
}

/** Every card there is. */
export const BOX: readonly Card[] = upTo(SUITS * COPIES).map(at => at % SUITS);

/** TOY-2 The table before round 1: empty sheets, three cards each, dealt seat by seat. */
export function layOut(plan: Plan<Agreement>, chance: Chance): State {
  const deck = BOX.slice();
  const players: Player[] = [];
  for (let seat = 0; seat < plan.seats; seat++) {
    const cells: number[] = [];
    while (cells.length < ROWS * CELLS) cells.push(0);
    const hand = [draw(deck, chance), draw(deck, chance), draw(deck, chance)];
    players.push({ cells, filled: [0, 0, 0, 0, 0], hand, laid: [0, 0, 0, 0, 0], passes: 0 });
  }
  return { plan, frames: [], round: 0, deck, players };
}

export function clone(s: State): State {
  const { plan, frames, round, deck, players } = s;
  return { plan, frames: copies(frames, cloneFrame), round, deck: deck.slice(), players: copies(players, clonePlayer) };
}

export function cloneFrame(frame: Frame): Frame {
  return frame.phase === 'round' ? { phase: 'round' } : { phase: 'turn', seat: frame.seat, dice: frame.dice.slice(), done: frame.done };
}

function clonePlayer(p: Player): Player {
  return { cells: p.cells.slice(), filled: p.filled.slice(), hand: p.hand.slice(), laid: p.laid.slice(), passes: p.passes };
}
