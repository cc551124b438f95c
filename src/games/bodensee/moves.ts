import {
  ACTIONS,
  type Action,
  COLOURS,
  DICE,
  type Die,
  faceOf,
  MORNINGS,
  type Morning,
  type PrintedAction,
  type TileId,
  type TownId,
} from './components.ts';

/** What a player can decide. Towns and tiles are named by id, a bus by the town it stands in. */
export type Move =
  | { readonly type: 'bus'; readonly town: TownId }
  | { readonly type: 'none' }
  | { readonly type: 'morning'; readonly action: Morning }
  | { readonly type: 'act'; readonly action: Action }
  | { readonly type: 'drive'; readonly town: TownId }
  | { readonly type: 'next'; readonly tile: TileId }
  | { readonly type: 'skip' }
  | { readonly type: 'send'; readonly die: Die }
  | { readonly type: 'tile'; readonly tile: TileId }
  | { readonly type: 'town'; readonly town: TownId }
  | { readonly type: 'die'; readonly die: Die }
  | { readonly type: 'plus2'; readonly die: Die }
  | { readonly type: 'plus1'; readonly dice: readonly [Die, Die] }
  | { readonly type: 'call'; readonly town: TownId }
  | { readonly type: 'to'; readonly town: TownId }
  | { readonly type: 'stop' }
  | { readonly type: 'again'; readonly die: Die };

/** The moves of one kind. */
export type MoveOf<K extends Move['type']> = Extract<Move, { readonly type: K }>;

/** The moves that do not depend on the board, made once and shared; those with a town or tile are in the box. */
export const MOVES = {
  none: [{ type: 'none' }],
  morning: MORNINGS.map(action => ({ type: 'morning', action }) as const),
  act: ACTIONS.map(action => ({ type: 'act', action }) as const),
  skip: [{ type: 'skip' }],
  send: DICE.map(die => ({ type: 'send', die }) as const),
  die: DICE.map(die => ({ type: 'die', die }) as const),
  plus2: DICE.map(die => ({ type: 'plus2', die }) as const),
  stop: [{ type: 'stop' }],
  again: DICE.map(die => ({ type: 'again', die }) as const),
} as const satisfies { readonly [K in Move['type']]?: readonly MoveOf<K>[] };

/** The move of a kind for each die, by the die's order. */
function byOrder<M extends { readonly die: Die }>(moves: readonly M[]): readonly M[] {
  const found: M[] = [];
  for (const move of moves) found[faceOf(move.die).order] = move;
  return found;
}

/** The moves with one die, found by the order of the die. */
export const BY_DIE = { send: byOrder(MOVES.send), die: byOrder(MOVES.die), plus2: byOrder(MOVES.plus2), again: byOrder(MOVES.again) };

/** The moves with two dice, found by the orders of both, the lower one first. */
export const PAIRS: readonly (readonly MoveOf<'plus1'>[])[] = pairs();

function pairs(): MoveOf<'plus1'>[][] {
  const found: MoveOf<'plus1'>[][] = [];
  for (const [at, first] of DICE.entries()) {
    const row: MoveOf<'plus1'>[] = [];
    for (const second of DICE.slice(at)) row[faceOf(second).order] = { type: 'plus1', dice: [first, second] };
    found[faceOf(first).order] = row;
  }
  return found;
}

/** One morning action alone, for the town that offers it. */
export const MORNING_ALONE = Object.fromEntries(MOVES.morning.map(move => [move.action, [move]])) as unknown as Readonly<
  Record<Morning, readonly MoveOf<'morning'>[]>
>;

/** One all-day action alone, for a town with nothing but the printed one. */
export const ACT_ALONE = Object.fromEntries(MOVES.act.map(move => [move.action, [move]])) as unknown as Readonly<
  Record<PrintedAction, readonly MoveOf<'act'>[]>
>;

/** The colours in which a die may be written. */
export const DIE_TEXT = new RegExp(`^(${COLOURS.join('|')})(10|[1-9])$`);
