import { freeze, type MoveRule, type Phase, type Phased, type Plan, type Seat, type Table } from '../../kernel/index.ts';
import { CONTROLLER, type Colour, LETTERS, type Letter, PAWNS, ROAD_TILES, type Side, SPACES, type TileId } from './components.ts';
import type { Event, Result } from './events.ts';
import type { Move, MoveOf } from './moves.ts';
import type { Agreement } from './options.ts';
import { type Laid, START } from './roads.ts';
import { drawTile } from './rules/bag.ts';
import { type Town, townOf } from './town.ts';

export type Frame =
  | { readonly phase: 'place'; readonly seat: Seat }
  | { readonly phase: 'drive'; readonly seat: Seat; readonly stop: Stop }
  | { readonly phase: 'control'; readonly seat: Seat; controlled: boolean };

/** Why the bus stands still: an empty space before it, the inspector aboard, or the day is over. */
export type Stop = 'space' | 'inspector' | 'end';

/** Pawns by colour. */
export type Pawns = Record<Colour, number>;

/** All that driving reads and changes. */
export interface Journey {
  readonly plan: Plan<Agreement>;
  readonly town: Town;
  /** Turns begun, 1 to 16. */
  turn: number;
  /** The tiles in the city, space by space. */
  readonly board: (Laid | null)[];
  /** The space before the bus, or under it while the inspector is aboard; and the side by which it comes in. */
  space: number;
  side: Side;
  readonly bus: Pawns;
  /** Pawns that are nowhere in the city; the white ones lie in the box. */
  readonly reserve: Pawns;
  /** Pawns on the sites A to F: 'GGG'. */
  onSites: readonly string[];
  /** Which letters the bus has passed. */
  passed: readonly boolean[];
  /** The letters where a fan stands. */
  waiting: readonly Letter[];
  result: Result | null;
}

export interface State extends Phased<Frame>, Journey {
  readonly frames: Frame[];
  firstSeat: Seat;
  /** CT-2.8 Both piles: the tiles nobody has seen, sorted by id. */
  readonly bag: TileId[];
  /** CT-3.1 The two tiles to choose from, left and right; none once one of them is placed. */
  readonly revealed: TileId[];
  /** CT-12.7 The face-up tops of the piles, left and right; none where the piles lie face down. */
  readonly tops: TileId[];
  readonly discards: TileId[];
  /** CT-7.8 Who has voted to concede since the last tile was placed, in the order of seats. */
  readonly votes: Seat[];
}

/** How a kind of move is ruled, and a section of the rulebook, in this game. */
export type Rule<K extends Move['type']> = MoveRule<State, MoveOf<K>, Event>;
export type Section<P extends Frame['phase']> = Phase<State, Frame, P, Move, Event>;

/** CT-2 The table before the first turn. */
export function layOut(plan: Plan<Agreement>, { chance, tell }: Table<Event>): State {
  const { options, seats } = plan;
  const town = freeze(townOf(options));
  const bag = ROAD_TILES.slice();
  // CT-9.8 The tile removed for the Controller stays in the bag as the one that is never drawn.
  if (town.cards.includes('Controller')) bag.push(CONTROLLER);
  const firstSeat = options.firstSeat === 'random' ? chance.below(seats, 'start') : options.firstSeat;
  const tops: TileId[] = [];
  if (options.piles === 'open') tops.push(drawTile(bag, chance), drawTile(bag, chance));
  tell({ type: 'begun', seat: firstSeat, objective: town.objective });
  return {
    plan,
    town,
    frames: [],
    turn: 0,
    firstSeat,
    board: SPACES.map(() => null),
    space: START.space,
    side: START.side,
    bus: { G: 0, O: 0, B: 0, W: 0 },
    reserve: { G: PAWNS.G, O: PAWNS.O, B: PAWNS.B, W: PAWNS.W - town.fans.length },
    onSites: LETTERS.map(() => ''),
    passed: LETTERS.map(() => false),
    waiting: [...town.fans],
    bag,
    revealed: [],
    tops,
    discards: [],
    votes: [],
    result: null,
  };
}

/** What driving the bus does not change. */
type Undriven = Pick<State, 'frames' | 'bag' | 'revealed' | 'tops' | 'discards' | 'votes' | 'result'>;

/** A copy of all that driving changes, with the rest as it is given. */
export function driven(s: State, rest: Undriven): State {
  return {
    plan: s.plan,
    town: s.town,
    frames: rest.frames,
    turn: s.turn,
    firstSeat: s.firstSeat,
    board: s.board.slice(),
    space: s.space,
    side: s.side,
    bus: pawnsOf(s.bus),
    reserve: pawnsOf(s.reserve),
    onSites: s.onSites.slice(),
    passed: s.passed.slice(),
    waiting: s.waiting.slice(),
    bag: rest.bag,
    revealed: rest.revealed,
    tops: rest.tops,
    discards: rest.discards,
    votes: rest.votes,
    result: rest.result,
  };
}

/** The same pawns, of which every copy is built alike: that makes them quick to read. */
export function pawnsOf({ G, O, B, W }: Readonly<Pawns>): Pawns {
  return { G, O, B, W };
}

/** A journey of its own, as far as this one has come; over these tiles. */
export function journeyOf(s: Journey, board = s.board.slice()): Journey {
  const { plan, town, turn, space, side, onSites, passed, waiting, result } = s;
  return {
    plan,
    town,
    turn,
    board,
    space,
    side,
    bus: pawnsOf(s.bus),
    reserve: pawnsOf(s.reserve),
    onSites,
    passed,
    waiting,
    result,
  };
}

/** Brings the bus of a journey to where it stands in another one of the same day. */
export function bringTo(journey: Journey, s: Journey): void {
  journey.turn = s.turn;
  journey.space = s.space;
  journey.side = s.side;
  copyPawns(s.bus, journey.bus);
  copyPawns(s.reserve, journey.reserve);
  journey.onSites = s.onSites;
  journey.passed = s.passed;
  journey.waiting = s.waiting;
  journey.result = s.result;
}

function copyPawns(from: Pawns, to: Pawns): void {
  to.G = from.G;
  to.O = from.O;
  to.B = from.B;
  to.W = from.W;
}

export function clone(s: State): State {
  const { frames } = s;
  const copied: Frame[] = [];
  for (let i = 0; i < frames.length; i++) copied.push(cloneFrame(frames[i] as Frame));
  return driven(s, {
    frames: copied,
    bag: s.bag.slice(),
    revealed: s.revealed.slice(),
    tops: s.tops.slice(),
    discards: s.discards.slice(),
    votes: s.votes.slice(),
    result: s.result && { ...s.result },
  });
}

export function cloneFrame(frame: Frame): Frame {
  switch (frame.phase) {
    case 'place':
      return { phase: 'place', seat: frame.seat };
    case 'drive':
      return { phase: 'drive', seat: frame.seat, stop: frame.stop };
    case 'control':
      return { phase: 'control', seat: frame.seat, controlled: frame.controlled };
  }
}
