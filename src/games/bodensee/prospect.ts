// What a move would bring, found by playing it out with the rules themselves: for previews.
import type { Seat } from '../../kernel/index.ts';
import type { Die, TileId } from './components.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import { flow } from './rules/flow.ts';
import { clone, type State } from './state.ts';

/** A visit that would take place. */
export interface Visit {
  readonly tile: TileId;
  readonly die: Die;
  /** Pips left. */
  readonly left: number;
  readonly owner: Seat | null;
  readonly paid: number;
  /** What the active player gets for the ruin. */
  readonly bonus: number;
}

/** What a move would bring: the tour that is best for the active player, and how much it may be for everybody. */
export interface Prospect {
  readonly visits: readonly Visit[];
  /** Euros of each seat in that tour. */
  readonly gains: readonly number[];
  readonly least: readonly number[];
  readonly most: readonly number[];
}

/** Tours looked at; more than this many ways to choose are not worth the wait. */
const MOST_TOURS = 200;
// A tour leaves nothing to luck; what is drawn after it does not matter here.
const HIGHEST = { below: (sides: number) => sides - 1 };

/** What the move would bring if the seat goes on choosing well until the tour is over. */
export function prospectOf(s: State, seat: Seat, move: Move): Prospect {
  const tours: Visit[][] = [];
  walk(s, seat, move, { visited: [], tours });
  const gains = tours.map(visits => gainsOf(s, seat, visits));
  const worth = (at: number) => better(gains[at] ?? [], seat);
  let best = 0;
  for (let at = 1; at < tours.length; at++) if (worth(at) > worth(best)) best = at;
  const seats = s.companies.map((_, each) => each);
  return {
    visits: tours[best] ?? [],
    gains: gains[best] ?? seats.map(() => 0),
    least: seats.map(each => Math.min(...gains.map(gain => gain[each] ?? 0))),
    most: seats.map(each => Math.max(...gains.map(gain => gain[each] ?? 0))),
  };
}

/** Most for oneself, then least for the others. */
function better(gains: readonly number[], seat: Seat): number {
  const all = gains.reduce((sum, gain) => sum + gain, 0);
  return (gains[seat] ?? 0) * 1000 - all;
}

function gainsOf(s: State, seat: Seat, visits: readonly Visit[]): number[] {
  const gains = s.companies.map(() => 0);
  for (const { owner, paid, bonus } of visits) {
    if (owner !== null) gains[owner] = (gains[owner] ?? 0) + paid;
    gains[seat] = (gains[seat] ?? 0) + bonus;
  }
  return gains;
}

interface Walk {
  readonly visited: readonly Visit[];
  /** Every tour that has come to its end. */
  readonly tours: Visit[][];
}

/** Plays the move and every choice the tour leaves after it. */
function walk(s: State, seat: Seat, move: Move, { visited, tours }: Walk): void {
  const after = clone(s);
  const visits = [...visited];
  flow.play(after, seat, move, { chance: HIGHEST, tell: event => note(visits, event) });
  const frame = after.frames.at(-1);
  if (frame?.phase !== 'tour' || frame.asks === null || tours.length >= MOST_TOURS) {
    tours.push(visits);
    return;
  }
  for (const next of flow.legal(after, seat)) walk(after, seat, next, { visited: visits, tours });
}

function note(visits: Visit[], event: Event): void {
  if (event.type === 'visited') {
    const { tile, die, left, owner, paid } = event;
    visits.push({ tile, die, left, owner, paid, bonus: 0 });
  }
  const last = visits.at(-1);
  if (event.type === 'ruined' && last) visits[visits.length - 1] = { ...last, bonus: event.bonus };
}
