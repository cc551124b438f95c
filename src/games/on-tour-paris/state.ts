import type { MoveRule, Phase, Phased, Plan, Seat } from '../../kernel/index.ts';
import { CARDS, type Card, CLUBS, CLUBS_IN, type Club, indexOf, REGIONS, type Region, regionsOf } from './components.ts';
import type { Event } from './events.ts';
import { higher, lower, type Mark, setupNumberOf } from './marks.ts';
import type { Move, MoveOf, RouteMove } from './moves.ts';
import type { Agreement } from './options.ts';

/** A player's map. */
export interface Board {
  /** What is written in each club, by index; null while it is empty. */
  readonly marks: (Mark | null)[];
  /** Empty clubs by region, counted once because the test of OT-6.5 asks all the time. */
  readonly empty: Record<Region, number>;
}

/** A route in the order of its clubs. */
export type Route = readonly RouteMove[];

/** What each seat has chosen in a step that is still open. */
export type Pending = readonly Move[][];

export type Frame =
  | { readonly phase: 'setup'; readonly step: number; readonly card: Card; readonly pending: Pending }
  | { readonly phase: 'turn' }
  | { readonly phase: 'write'; readonly pending: Pending }
  | { readonly phase: 'star'; readonly pending: Pending }
  | { readonly phase: 'lastPair'; readonly pending: Pending }
  | { readonly phase: 'lastSingle'; readonly pending: Pending }
  | { readonly phase: 'lastStar'; readonly pending: Pending }
  | { readonly phase: 'route'; readonly pending: Pending };

export interface State extends Phased<Frame> {
  readonly plan: Plan<Agreement>;
  readonly frames: Frame[];
  /** Turns begun; 0 in set-up. */
  turn: number;
  /** Who rolls; null in set-up. */
  roller: Seat | null;
  dice: readonly number[];
  /** The cards face up, in the order drawn. */
  shown: Card[];
  /** The deck: a bag, sorted by id. */
  bag: Card[];
  /** A set, like the bag. */
  discard: Card[];
  /** OT-2.7 The set-up cards. */
  readonly removed: Card[];
  readonly boards: readonly Board[];
  /** One route per seat once all have submitted, none before. */
  routes: Route[];
}

/** How a kind of move is ruled, and a section of the rulebook, in this game. */
export type Rule<K extends Move['type']> = MoveRule<State, MoveOf<K>, Event>;
export type Section<P extends Frame['phase']> = Phase<State, Frame, P, Move, Event>;

/** A map with nothing on it. */
export function freshBoard(): Board {
  return { marks: CLUBS.map(() => null), empty: { ...ALL_EMPTY } };
}

/** A map with these marks on it. */
export function boardWith(marks: readonly (Mark | null)[]): Board {
  const board = freshBoard();
  for (const [index, club] of CLUBS.entries()) {
    const mark = marks[index];
    if (mark) putMark(board, club, mark);
  }
  return board;
}

const ALL_EMPTY = Object.fromEntries(REGIONS.map(region => [region, CLUBS_IN[region].length])) as Record<Region, number>;

/** A table before the first roll. */
export function freshState(plan: Plan<Agreement>): State {
  return {
    plan,
    frames: [],
    turn: 0,
    roller: null,
    dice: [],
    shown: [],
    bag: [...CARDS],
    discard: [],
    removed: [],
    boards: Array.from({ length: plan.seats }, freshBoard),
    routes: [],
  };
}

/** Nothing chosen yet by anybody. */
export function nothingPending(s: State): Pending {
  return s.boards.map(() => []);
}

/** The map of a seat. */
export function boardOf(s: State, seat: Seat): Board {
  const board = s.boards[seat];
  if (!board) throw new Error(`no seat ${seat} at this table`);
  return board;
}

/** What a seat has chosen so far in the open step. */
export function pendingOf(s: State, seat: Seat): Move[] {
  const frame = s.frames[0];
  const pending = frame && frame.phase !== 'turn' ? frame.pending[seat] : undefined;
  if (!pending) throw new Error(`seat ${seat} has no open step`);
  return pending;
}

/** Whether a club is free for this seat: nothing on the map, and nothing pencilled in during this step. */
export function isEmpty(s: State, seat: Seat, club: Club): boolean {
  if (boardOf(s, seat).marks[indexOf(club)] !== null) return false;
  const first = pendingOf(s, seat)[0];
  return first === undefined || first.type === 'submit' || first.club !== club;
}

/** Writes a mark on a map; what is written never changes (OT-1.1). */
export function putMark(board: Board, club: Club, mark: Mark): void {
  if (board.marks[indexOf(club)] !== null) throw new Error(`something is written in ${club}`);
  board.marks[indexOf(club)] = mark;
  for (const region of regionsOf(club)) board.empty[region]--;
}

/** The empty clubs of a region; named one by one because a lookup by a varying name is five times slower. */
export function emptyIn({ empty }: Board, region: Region): number {
  switch (region) {
    case 'N':
      return empty.N;
    case 'S':
      return empty.S;
    case 'W':
      return empty.W;
    case 'C':
      return empty.C;
    case 'E':
      return empty.E;
  }
}

/** OT-3.6 The number of empty clubs, which at every barrier is the same on all maps. */
export function emptyClubs(board: Board): number {
  return board.empty.N + board.empty.S;
}

/** The two numbers of the roll, the lower first. */
export function numbersOf(s: State): readonly [number, number] {
  return [lower(s.dice), higher(s.dice)];
}

/** The number of the open set-up step. */
export function setupNumber(s: State): number {
  const frame = s.frames[0];
  if (frame?.phase !== 'setup') throw new Error('set-up is over');
  return setupNumberOf(frame.step, s.dice);
}

export function clone(s: State): State {
  return {
    plan: s.plan,
    frames: s.frames.map(cloneFrame),
    turn: s.turn,
    roller: s.roller,
    dice: s.dice.slice(),
    shown: s.shown.slice(),
    bag: s.bag.slice(),
    discard: s.discard.slice(),
    removed: s.removed.slice(),
    boards: s.boards.map(cloneBoard),
    routes: s.routes.map(copyMoves),
  };
}

function cloneBoard({ marks, empty }: Board): Board {
  return { marks: marks.slice(), empty: { N: empty.N, S: empty.S, W: empty.W, C: empty.C, E: empty.E } };
}

/** A copy of moves. */
function copyMoves<M extends Move>(moves: readonly M[]): M[] {
  return moves.map(move => ({ ...move }));
}

/** A copy of a frame. */
function cloneFrame(frame: Frame): Frame {
  if (frame.phase === 'turn') return { phase: 'turn' };
  const pending = frame.pending.map(copyMoves);
  if (frame.phase === 'setup') return { phase: 'setup', step: frame.step, card: frame.card, pending };
  return { phase: frame.phase, pending };
}
