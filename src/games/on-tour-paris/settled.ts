// The end of a game: no luck is left, nobody changes the points of another, and so the best choice can be worked out.
import type { Seat } from '../../kernel/index.ts';
import { indexOf } from './components.ts';
import type { Mark } from './marks.ts';
import type { Move } from './moves.ts';
import { networkIn } from './network.ts';
import { entriesOf } from './rules/barrier.ts';
import { isRouteMove } from './rules/route.ts';
import { bestRoute, isSameStop } from './solver/solver.ts';
import { boardOf, pendingOf, type State } from './state.ts';

/** Whether the map is full, or will be with the choice at hand: OT-7.2, OT-7.3, OT-8. */
export function settled(s: State): boolean {
  const phase = s.frames[0]?.phase;
  return phase === 'route' || phase === 'lastPair' || phase === 'lastSingle';
}

/** The legal move that leads to the most points. */
export function surest(s: State, seat: Seat, legal: readonly Move[]): Move {
  return s.frames[0]?.phase === 'route' ? nextOfBestRoute(s, seat, legal) : bestLastWrite(s, seat, legal);
}

function nextOfBestRoute(s: State, seat: Seat, legal: readonly Move[]): Move {
  const begun = pendingOf(s, seat).filter(isRouteMove);
  const next: Move = bestRoute(boardOf(s, seat).marks, s.plan.options.dockUse, begun, networkIn(s.plan.options)).route[begun.length] ?? {
    type: 'submit',
  };
  return legal.find(move => isSameStop(move, next)) ?? first(legal);
}

function bestLastWrite(s: State, seat: Seat, legal: readonly Move[]): Move {
  let best = first(legal);
  let most = -1;
  for (const move of legal) {
    const { points } = bestRoute(marksWith(s, seat, [...pendingOf(s, seat), move]), s.plan.options.dockUse, [], networkIn(s.plan.options));
    if (points <= most) continue;
    most = points;
    best = move;
  }
  return best;
}

function first(legal: readonly Move[]): Move {
  const [quiet] = legal;
  if (!quiet) throw new Error('no legal move');
  return quiet;
}

/** The map of a seat with what these choices put on it. */
export function marksWith(s: State, seat: Seat, choices: readonly Move[]): readonly (Mark | null)[] {
  const marks = boardOf(s, seat).marks.slice();
  for (const { club, mark } of entriesOf(s, seat, choices)) marks[indexOf(club)] = mark;
  return marks;
}
