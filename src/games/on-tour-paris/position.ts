// What a state from outside must be like to be played on from: its shape, and that everything on paper could have been written.
import { agreeing, byTag, list, oneOf, orNull, planShape, record, type Shape, whole } from '../../kernel/index.ts';
import { CARDS, CARDS_A_TURN, CLUBS, DOCKS, FACES, isIn, REGIONS, SETUP_CARDS } from './components.ts';
import { SEATS } from './cover.ts';
import { isDoubles, MARKS, meaning } from './marks.ts';
import type { Move, RouteMove } from './moves.ts';
import { OPTIONS } from './options.ts';
import { flow } from './rules/flow.ts';
import { kindOf } from './rules/turn.ts';
import { type Board, clone, emptyClubs, type Frame, nothingPending, type Pending, type State } from './state.ts';

const MOST_TURNS = 36;
const club = oneOf(...CLUBS);
const card = oneOf(...CARDS);
const dock = oneOf(...DOCKS);
const number = whole(0, 99);

const routeMoves = {
  start: record<RouteMove & { type: 'start' }>({ type: oneOf('start'), club }),
  step: record<RouteMove & { type: 'step' }>({ type: oneOf('step'), club }),
  ride: record<RouteMove & { type: 'ride' }>({ type: oneOf('ride'), from: dock, to: dock, club }),
};
const routeMove: Shape<RouteMove> = byTag<'type', RouteMove>('type', routeMoves);
const move: Shape<Move> = byTag<'type', Move>('type', {
  ...routeMoves,
  club: record({ type: oneOf('club'), club }),
  write: record({ type: oneOf('write'), number, club, card: orNull(card) }),
  star: record({ type: oneOf('star'), club }),
  x: record({ type: oneOf('x'), number: orNull(number), club }),
  low: record({ type: oneOf('low'), club }),
  submit: record({ type: oneOf('submit') }),
});

const pending: Shape<Pending> = list(list(move, 0, CLUBS.length + 1), 1, 8);
const frame: Shape<Frame> = byTag<'phase', Frame>('phase', {
  setup: record({ phase: oneOf('setup'), step: whole(0, SETUP_CARDS - 1), card, pending }),
  turn: record({ phase: oneOf('turn') }),
  write: record({ phase: oneOf('write'), pending }),
  star: record({ phase: oneOf('star'), pending }),
  lastPair: record({ phase: oneOf('lastPair'), pending }),
  lastSingle: record({ phase: oneOf('lastSingle'), pending }),
  lastStar: record({ phase: oneOf('lastStar'), pending }),
  route: record({ phase: oneOf('route'), pending }),
});

const count = whole(0, CLUBS.length);
const board: Shape<Board> = record<Board>({
  marks: list(orNull(oneOf(...MARKS)), CLUBS.length, CLUBS.length),
  empty: record({ N: count, S: count, W: count, C: count, E: count }),
});

export const VERSION = 1;
const seat = whole(0, SEATS.most - 1);
const cards = list(card, 0, CARDS.length);

export const POSITION: Shape<State> = agreeing(
  record<State>({
    plan: planShape(OPTIONS, SEATS, VERSION),
    frames: list(frame, 0, 1),
    turn: whole(0, MOST_TURNS),
    roller: orNull(seat),
    dice: list(whole(0, FACES - 1), 2, 2),
    shown: list(card, 0, CARDS_A_TURN),
    bag: cards,
    discard: cards,
    removed: list(card, 1, SETUP_CARDS),
    boards: list(board, SEATS.least, SEATS.most),
    routes: list(list(routeMove, 0, CLUBS.length), 0, SEATS.most),
  }),
  disagreement,
);

/** What the parts of a state must be to one another. */
function disagreement(s: State): string | undefined {
  const { seats } = s.plan;
  if (s.boards.length !== seats) return `${seats} boards were agreed on, not ${s.boards.length}`;
  if (s.roller !== null && s.roller >= seats) return `there is no seat ${s.roller} at a table of ${seats}`;
  return wrongCards(s) ?? wrongBoard(s) ?? wrongFrame(s) ?? wrongRoutes(s);
}

function wrongCards(s: State): string | undefined {
  const all = [...s.bag, ...s.discard, ...s.removed, ...s.shown].sort();
  const missing = CARDS.find(each => !all.includes(each));
  if (missing) return `the card ${missing} is missing`;
  if (all.length > CARDS.length) return `there are ${CARDS.length} cards, not ${all.length}`;
  return s.bag.every((each, at) => at === 0 || (s.bag[at - 1] ?? each) < each) ? undefined : 'the bag must be sorted by id';
}

function wrongBoard({ boards }: State): string | undefined {
  for (const [at, { marks, empty }] of boards.entries()) {
    const miscounted = REGIONS.find(region => empty[region] !== CLUBS.filter((each, i) => marks[i] === null && isIn(each, region)).length);
    if (miscounted) return `seat ${at} does not have ${empty[miscounted]} empty clubs in ${miscounted}`;
    // OT-1.6
    const unrollable = marks.find(mark => mark !== null && meaning(mark).kind === 'number' && meaning(mark).value % 11 === 0);
    if (unrollable) return `seat ${at} has written ${unrollable}, which no roll can form`;
  }
  const [first] = boards;
  // OT-3.6
  const outOfStep = boards.findIndex(each => first && emptyClubs(each) !== emptyClubs(first));
  return outOfStep < 0 ? undefined : `seat ${outOfStep} must have as many empty clubs as the others`;
}

function wrongFrame(s: State): string | undefined {
  const [open] = s.frames;
  if (!open) return undefined;
  if (open.phase === 'turn') return 'nobody can be awaited in the phase turn';
  if (open.pending.length !== s.boards.length) return 'every seat must have its own pending choices';
  return (open.phase === 'setup' ? wrongSetup(s, open) : wrongTurn(s, open.phase)) ?? wrongPending(s, open.pending);
}

function wrongSetup(s: State, { step, card: drawn }: { readonly step: number; readonly card: string }): string | undefined {
  if (isDoubles(s.dice)) return 'doubles are rolled again in set-up';
  if (s.removed.length !== step + 1 || s.removed[step] !== drawn) return `the card of set-up step ${step} must be the last one removed`;
  const unwritten = s.boards.some(each => emptyClubs(each) !== CLUBS.length - step);
  return unwritten || s.turn > 0 || s.shown.length > 0 ? `in set-up step ${step} only ${step} clubs are written` : undefined;
}

function wrongTurn(s: State, phase: Frame['phase']): string | undefined {
  if (s.removed.length !== SETUP_CARDS) return `${SETUP_CARDS} cards must be removed after set-up`;
  if (s.roller === null || s.turn === 0) return 'somebody must roll after set-up';
  const empty = s.boards[0] ? emptyClubs(s.boards[0]) : 0;
  if (s.shown.length !== (empty >= CARDS_A_TURN ? CARDS_A_TURN : 0))
    return `with ${empty} empty clubs ${s.shown.length} cards cannot be face up`;
  const asked = empty === 0 ? 'route' : kindOf(s);
  return phase === asked ? undefined : `cards and dice ask for ${asked}, not ${phase}`;
}

/** Makes all choices again, one by one: each must be allowed, and somebody must be left to make one. */
function wrongPending(s: State, chosen: Pending): string | undefined {
  const again = clone(s);
  const [open] = again.frames;
  if (!open || open.phase === 'turn') return undefined;
  const fresh = nothingPending(again);
  again.frames[0] = { ...open, pending: fresh };
  for (const [at, moves] of chosen.entries()) {
    for (const each of moves) {
      if (flow.refusal(again, at, each)) return `seat ${at} cannot have chosen ${JSON.stringify(each)}`;
      fresh[at]?.push(each);
    }
  }
  return flow.awaiting(again).length > 0 ? undefined : 'somebody must still be awaited';
}

/** A game that is over has one route for each seat; OT-8 each could have been drawn. */
function wrongRoutes(s: State): string | undefined {
  if (s.frames.length > 0) return s.routes.length === 0 ? undefined : 'routes are shown when all are submitted';
  if (s.routes.length !== s.boards.length) return 'every seat must have a route when the game is over';
  if (s.boards.some(each => emptyClubs(each) > 0)) return 'no club may be empty when the game is over';
  const drawn = clone(s);
  drawn.frames.push({ phase: 'route', pending: nothingPending(s) });
  return wrongPendingRoutes(drawn, s.routes);
}

function wrongPendingRoutes(s: State, routes: readonly (readonly RouteMove[])[]): string | undefined {
  return wrongPending(
    s,
    routes.map(route => [...route]),
  );
}

/** OT-2.7 Every card, and every club of every map, for the law that nothing is lost or made. */
export function census(s: State): Record<string, number> {
  const counts: Record<string, number> = { clubs: s.boards.reduce((sum, { marks }) => sum + marks.length, 0) };
  for (const each of [...s.bag, ...s.discard, ...s.removed, ...s.shown]) counts[each] = (counts[each] ?? 0) + 1;
  return counts;
}
