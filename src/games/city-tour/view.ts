// What everybody sees, which is everything, and the way back from a view to a state.
import type { Plan, Seat } from '../../kernel/index.ts';
import { type Colour, LAST_TURN, type Letter, type Side, TILES_IN_A_PILE, type TileId } from './components.ts';
import type { Event, Result } from './events.ts';
import type { Agreement } from './options.ts';
import type { Laid } from './roads.ts';
import { cloneFrame, type Frame, pawnsOf, type State } from './state.ts';
import type { Town } from './town.ts';

/** The table as it lies open before every viewer. */
export interface View {
  readonly plan: Plan<Agreement>;
  readonly town: Town;
  readonly frames: readonly Frame[];
  readonly turn: number;
  readonly firstSeat: Seat;
  readonly board: readonly (Laid | null)[];
  readonly space: number;
  readonly side: Side;
  readonly bus: Readonly<Record<Colour, number>>;
  readonly reserve: Readonly<Record<Colour, number>>;
  readonly onSites: readonly string[];
  readonly passed: readonly boolean[];
  readonly waiting: readonly Letter[];
  /** The tiles nobody has seen, as a counter: their order does not exist. */
  readonly bag: readonly TileId[];
  /** How many tiles lie in the left and in the right pile. */
  readonly piles: readonly [number, number];
  readonly revealed: readonly TileId[];
  readonly tops: readonly TileId[];
  readonly discards: readonly TileId[];
  readonly votes: readonly Seat[];
  readonly result: Result | null;
}

export function view(s: State): View {
  const pile = TILES_IN_A_PILE - Math.min(s.turn, LAST_TURN);
  return {
    plan: s.plan,
    town: s.town,
    frames: s.frames.map(cloneFrame),
    turn: s.turn,
    firstSeat: s.firstSeat,
    board: [...s.board],
    space: s.space,
    side: s.side,
    bus: { ...s.bus },
    reserve: { ...s.reserve },
    onSites: [...s.onSites],
    passed: [...s.passed],
    waiting: [...s.waiting],
    bag: [...s.bag],
    piles: [pile, pile],
    revealed: [...s.revealed],
    tops: [...s.tops],
    discards: [...s.discards],
    votes: [...s.votes],
    result: s.result && { ...s.result },
  };
}

/** Nothing that happens is hidden from anybody. */
export function viewEvent(event: Event): Event {
  return event;
}

/** The state itself: nothing in it is hidden. */
export function imagine(v: View): State {
  return {
    plan: v.plan,
    town: v.town,
    frames: v.frames.map(cloneFrame),
    turn: v.turn,
    firstSeat: v.firstSeat,
    board: [...v.board],
    space: v.space,
    side: v.side,
    bus: pawnsOf(v.bus),
    reserve: pawnsOf(v.reserve),
    onSites: [...v.onSites],
    passed: [...v.passed],
    waiting: [...v.waiting],
    bag: [...v.bag],
    revealed: [...v.revealed],
    tops: [...v.tops],
    discards: [...v.discards],
    votes: [...v.votes],
    result: v.result && { ...v.result },
  };
}
