// OT-8, OT-9 The route, and the Bateaux Mouches on it.
import type { Clause, Refusal, Seat, Table } from '../../../kernel/index.ts';
import { type Club, type Dock, indexOf } from '../components.ts';
import type { Event } from '../events.ts';
import { meaning } from '../marks.ts';
import { MOVES, type Move, type MoveOf, type RouteMove } from '../moves.ts';
import { networkIn } from '../network.ts';
import { ranksOf, tally } from '../score.ts';
import { bestRoute } from '../solver/solver.ts';
import { boardOf, nothingPending, pendingOf, type Rule, type Section, type State } from '../state.ts';
import { drawing } from './barrier.ts';

type Onward = MoveOf<'step'> | MoveOf<'ride'>;

/** The club the route stands on. */
export function lastClub(s: State, seat: Seat): Club | undefined {
  const last = pendingOf(s, seat).at(-1);
  return last && 'club' in last ? last.club : undefined;
}

/** OT-8.5 The last number on the route; stars between do not lower it. */
function lastNumber(s: State, seat: Seat): number {
  const route = pendingOf(s, seat);
  for (let at = route.length - 1; at >= 0; at--) {
    const move = route[at];
    const mark = move && 'club' in move ? meaningAt(s, seat, move.club) : undefined;
    if (mark?.kind === 'number') return mark.value;
  }
  return 0;
}

function meaningAt(s: State, seat: Seat, club: Club) {
  return meaning(boardOf(s, seat).marks[indexOf(club)] ?? 'X');
}

/** Whether the route of a seat has used a dock. */
export function hasServed(s: State, seat: Seat, dock: Dock): boolean {
  return pendingOf(s, seat).some(move => move.type === 'ride' && (move.from === dock || move.to === dock));
}

const IS_NOT_BEGUN: Clause<State, Move> = { clause: 'OT-8.9', holds: (s, seat) => pendingOf(s, seat).length === 0 };
const IS_BEGUN: Clause<State, Move> = { clause: 'OT-8.9', holds: (s, seat) => pendingOf(s, seat).length > 0 };

const IS_NO_X: Clause<State, RouteMove> = {
  clause: 'OT-8.3',
  holds: (s, seat, { club }) => boardOf(s, seat).marks[indexOf(club)] !== 'X',
  facts: (_s, _seat, { club }) => ({ club }),
};

const IS_NEW: Clause<State, Onward> = {
  clause: 'OT-8.7',
  holds: (s, seat, { club }) => !pendingOf(s, seat).some(move => 'club' in move && move.club === club),
  facts: (_s, _seat, { club }) => ({ club }),
};

const DOES_NOT_DESCEND: Clause<State, Onward> = {
  clause: 'OT-8.5',
  holds: (s, seat, { club }) => {
    const mark = meaningAt(s, seat, club);
    return mark.kind !== 'number' || mark.value >= lastNumber(s, seat);
  },
  facts: (s, seat, { club }) => ({ club, number: meaningAt(s, seat, club).value, last: lastNumber(s, seat) }),
};

const FOLLOWS_A_LINE: Clause<State, MoveOf<'step'>> = {
  clause: 'OT-8.4',
  holds: (s, seat, { club }) => {
    const at = lastClub(s, seat);
    return at !== undefined && networkIn(s.plan.options).neighbours[at].includes(club);
  },
  facts: (s, seat, { club }) => ({ club, from: lastClub(s, seat) ?? '' }),
};

const submit: Rule<'submit'> = {
  candidates: () => MOVES.submit,
  clauses: [], // OT-8.2 A route may end anywhere, and may be empty.
  play(s, seat, move, { tell }) {
    pendingOf(s, seat).push(move);
    const frame = s.frames[0];
    if (frame?.phase === 'route' && drawing(frame.pending).length > 0) tell({ type: 'finished', seat });
  },
};

const start: Rule<'start'> = {
  candidates: (s, seat) => (pendingOf(s, seat).length === 0 ? MOVES.start : []),
  clauses: [IS_NOT_BEGUN, IS_NO_X],
  play: goOn,
};

const step: Rule<'step'> = {
  candidates(s, seat) {
    const at = lastClub(s, seat);
    return at === undefined ? [] : networkIn(s.plan.options).steps[at];
  },
  clauses: [IS_BEGUN, FOLLOWS_A_LINE, IS_NO_X, IS_NEW, DOES_NOT_DESCEND],
  play: goOn,
};

const ride: Rule<'ride'> = {
  candidates(s, seat) {
    const at = lastClub(s, seat);
    return at === undefined ? [] : networkIn(s.plan.options).rides[at];
  },
  clauses: [
    IS_BEGUN,
    {
      clause: 'OT-9.1',
      holds: (s, seat, { from, to, club }) => {
        const at = lastClub(s, seat);
        const { docksAt, clubAt } = networkIn(s.plan.options);
        return at !== undefined && docksAt[at].includes(from) && clubAt[to] === club;
      },
      facts: (s, seat, { from, to, club }) => ({ from, to, club, at: lastClub(s, seat) ?? '' }),
    },
    { clause: 'OT-9.1', holds: (_s, _seat, { from, to }) => from !== to, facts: (_s, _seat, { from, to }) => ({ from, to }) },
    {
      clause: 'OT-9.6',
      holds: (s, seat, { from, to }) => s.plan.options.dockUse === 'free' || (!hasServed(s, seat, from) && !hasServed(s, seat, to)),
      facts: (_s, _seat, { from, to }) => ({ from, to }),
    },
    IS_NO_X,
    IS_NEW,
    DOES_NOT_DESCEND,
  ],
  play: goOn,
};

/** Why the route cannot go on to a club: an X or a visit before the missing line, which a boat may make up for. */
export function refusalOfStep(s: State, seat: Seat, club: Club): Refusal | undefined {
  const move = { type: 'step', club } as const;
  const broken = [IS_NO_X, IS_NEW, FOLLOWS_A_LINE, DOES_NOT_DESCEND].find(({ holds }) => !holds(s, seat, move));
  if (!broken) return undefined;
  const boat = broken === FOLLOWS_A_LINE ? ridesTo(s, seat, club)[0] : undefined;
  return { clause: broken.clause, facts: { ...broken.facts?.(s, seat, move), ...(boat && { dock: boat.from, to: boat.to }) } };
}

/** The boats that may take the route to a club now. */
function ridesTo(s: State, seat: Seat, club: Club): readonly MoveOf<'ride'>[] {
  return ride.candidates(s, seat).filter(each => each.club === club && ride.clauses.every(({ holds }) => holds(s, seat, each)));
}

function goOn(s: State, seat: Seat, move: RouteMove): void {
  pendingOf(s, seat).push(move);
}

export const route: Section<'route'> = {
  open(s) {
    const pending = nothingPending(s);
    // OT-8.8 `auto`: the best route is drawn for everybody.
    if (s.plan.options.routeMode === 'auto') {
      for (const [seat, moves] of pending.entries()) {
        moves.push(...bestRoute(boardOf(s, seat).marks, s.plan.options.dockUse, [], networkIn(s.plan.options)).route, ...MOVES.submit);
      }
    }
    return { phase: 'route', pending };
  },
  awaiting: (_s, { pending }) => drawing(pending),
  moves: { submit, start, step, ride },
  then(s, { pending }, table) {
    s.routes = pending.map(moves => moves.filter(isRouteMove));
    reveal(s, table);
    return 'over';
  },
};

/** Whether a move adds a club to a route. */
export function isRouteMove(move: Move): move is RouteMove {
  return move.type === 'start' || move.type === 'step' || move.type === 'ride';
}

/** The routes one after another, from the lowest score to the highest. */
function reveal(s: State, { tell }: Table<Event>): void {
  const seats = s.routes.map((drawn, seat) => ({ seat, drawn, ...tally(boardOf(s, seat).marks, drawn, networkIn(s.plan.options)) }));
  for (const { seat, drawn, ...points } of seats.sort((a, b) => a.points - b.points)) {
    tell({ type: 'routed', reveals: true, seat, route: drawn.map(move => ({ ...move })), ...points });
  }
  // Whoever plays alone wins against nobody.
  const winners = seats.length === 1 ? [] : ranksOf(s).flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  tell({ type: 'ended', winners });
}
