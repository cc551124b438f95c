import type { MoveRule, Phase, Phased, Plan, Seat } from '../../kernel/index.ts';
import type { Action, Die, Morning, TileId, TownId } from './components.ts';
import type { Ending, Event } from './events.ts';
import type { Move, MoveOf } from './moves.ts';
import type { Agreement } from './options.ts';

/** A company: one player's money and what the final table tells of it (BT-11.4). */
export interface Company {
  money: number;
  startMoney: number;
  /** Income from own attractions in own turns. */
  atHome: number;
  /** Income from own attractions in turns of others. */
  fromOthers: number;
  ruinMoney: number;
  /** Tourists ruined in own turns. */
  ruined: number;
  spentOnBuilding: number;
  spentOnFerry: number;
}

/** BT-1.5 A bus; nobody owns it. */
export interface Bus {
  town: TownId;
  /** The tourists aboard, from left to right. */
  readonly dice: Die[];
}

/** An attraction on the board; without an owner only in positions from outside. */
export interface Built {
  readonly tile: TileId;
  readonly owner: Seat | null;
}

/** What only lasts for the turn. */
export interface Turn {
  seat: Seat;
  /** The selected bus. */
  bus: number | null;
  /** The start town. */
  from: TownId | null;
  morning: Morning | null;
  /** Tourists of the selected bus ruined so far. */
  ruined: number;
  /** Whether something was visited or built. */
  busy: boolean;
}

/** What a die is chosen for. */
export type DieAction = Extract<Action, 'reroll' | 'casino' | 'tour' | `centre ${string}`>;

/** Where the turn stands: a step, or a choice within it. */
export type Frame =
  /** The buses that can be chosen. */
  | { readonly phase: 'bus'; readonly ready: readonly number[]; done: boolean }
  /** Whether the bus could drive without a morning action; whether a tour of the whole bus was given. */
  | { readonly phase: 'morning'; readonly road: boolean; done: boolean; toured: boolean }
  | { readonly phase: 'drive'; readonly destinations: readonly TownId[]; done: boolean }
  | {
      readonly phase: 'tour';
      /** A Give tour, in the middle of another step. */
      readonly given: boolean;
      /** The one tourist of a Give tour by place in the bus; null if all take part. */
      readonly tourist: number | null;
      /** Tiles that may still be visited, in canonical order. */
      readonly left: TileId[];
      /** The tile whose visitor is asked for. */
      tile: TileId | null;
      asks: 'next' | 'send' | null;
    }
  | { readonly phase: 'allDay'; done: boolean }
  | { readonly phase: 'tile'; readonly contractor: boolean; tile: TileId | null }
  | { readonly phase: 'town'; readonly contractor: boolean; readonly tile: TileId; done: boolean }
  | { readonly phase: 'die'; readonly action: DieAction; tourist: number | null }
  | { readonly phase: 'again'; left: number }
  | { readonly phase: 'pips'; done: boolean }
  | { readonly phase: 'call'; bus: number | null }
  | { readonly phase: 'to'; readonly bus: number; done: boolean }
  | { readonly phase: 'refill' }
  | { readonly phase: 'endTurn' };

/** BT-11.3 The race for the first place. */
export interface Race {
  readonly from: TownId;
  readonly to: TownId;
  readonly winners: readonly Seat[];
}

/** Everything on the table. */
export interface State extends Phased<Frame> {
  readonly plan: Plan<Agreement>;
  readonly frames: Frame[];
  /** The start player. */
  start: Seat;
  /** Turns begun, skipped ones too. */
  turns: number;
  turn: Turn;
  readonly companies: readonly Company[];
  readonly buses: readonly Bus[];
  /** What stands in each town, in canonical order of the towns; as built. */
  readonly built: readonly Built[][];
  /** The open tiles of each category in canonical order. */
  readonly market: readonly TileId[][];
  /** BT-2.3 The tiles face down, a bag for each category, kept in canonical order. */
  readonly stacks: readonly TileId[][];
  /** BT-2.3 The dice bag: how many of each colour. */
  readonly bag: number[];
  /** Dice that left the game, by colour. */
  readonly gone: number[];
  /** Players whose turn was skipped in a row. */
  skipped: number;
  /** Whether nothing was visited or built in this round so far, and in how many complete rounds before it. */
  quiet: boolean;
  quietRounds: number;
  /** Why the match ends, as soon as it does; with a round to finish it is still played. */
  ending: Ending | null;
  race: Race | null;
}

/** How a kind of move is ruled, and a section of the rulebook, in this game. */
export type Rule<K extends Move['type']> = MoveRule<State, MoveOf<K>, Event>;
export type Section<P extends Frame['phase']> = Phase<State, Frame, P, Move, Event>;

/** A turn at its beginning. */
export function freshTurn(seat: Seat): Turn {
  return { seat, bus: null, from: null, morning: null, ruined: 0, busy: false };
}

/** A copy that shares nothing but the plan. */
export function clone(s: State): State {
  return {
    plan: s.plan,
    frames: s.frames.map(cloneFrame),
    start: s.start,
    turns: s.turns,
    turn: cloneTurn(s.turn),
    companies: s.companies.map(cloneCompany),
    buses: s.buses.map(cloneBus),
    built: s.built.map(cloneTown),
    market: s.market.map(cloneList),
    stacks: s.stacks.map(cloneList),
    bag: s.bag.slice(),
    gone: s.gone.slice(),
    skipped: s.skipped,
    quiet: s.quiet,
    quietRounds: s.quietRounds,
    ending: s.ending,
    race: s.race && { from: s.race.from, to: s.race.to, winners: s.race.winners.slice() },
  };
}

function cloneTurn({ seat, bus, from, morning, ruined, busy }: Turn): Turn {
  return { seat, bus, from, morning, ruined, busy };
}

function cloneCompany(c: Company): Company {
  return {
    money: c.money,
    startMoney: c.startMoney,
    atHome: c.atHome,
    fromOthers: c.fromOthers,
    ruinMoney: c.ruinMoney,
    ruined: c.ruined,
    spentOnBuilding: c.spentOnBuilding,
    spentOnFerry: c.spentOnFerry,
  };
}

function cloneBus({ town, dice }: Bus): Bus {
  return { town, dice: dice.slice() };
}

function cloneTown(town: readonly Built[]): Built[] {
  const copy: Built[] = [];
  for (let i = 0; i < town.length; i++) {
    const built = town[i];
    if (built) copy.push({ tile: built.tile, owner: built.owner });
  }
  return copy;
}

function cloneList<T>(items: readonly T[]): T[] {
  return items.slice();
}

function cloneFrame(frame: Frame): Frame {
  switch (frame.phase) {
    case 'bus':
      return { ...frame, ready: frame.ready.slice() };
    case 'drive':
      return { ...frame, destinations: frame.destinations.slice() };
    case 'tour':
      return { ...frame, left: frame.left.slice() };
    default:
      return { ...frame };
  }
}
