// What each viewer sees, and the way back from a view to a state.
import { type Chance, type Plan, pick, type Seat, type Viewer } from '../../kernel/index.ts';
import { type Card, CLUBS, type Club, clubsOf, indexOf, shownOn } from './components.ts';
import type { Entry, Event } from './events.ts';
import { type Mark, numberMark } from './marks.ts';
import type { Move } from './moves.ts';
import { networkIn } from './network.ts';
import type { Agreement } from './options.ts';
import { entriesOf } from './rules/barrier.ts';
import { flow } from './rules/flow.ts';
import { ranksOf, type Tally, type Title, tally, titleOf } from './score.ts';
import { type Best, bestRoute } from './solver/solver.ts';
import {
  boardOf,
  boardWith,
  emptyClubs,
  type Frame,
  freshBoard,
  nothingPending,
  type Pending,
  pendingOf,
  putMark,
  type Route,
  type State,
} from './state.ts';

/** A player as somebody sees him. */
export interface PlayerView {
  /** How many choices he still has to make in this step; with none left he is done. */
  readonly left: number;
  /** Empty clubs when the step began. */
  readonly empty: number;
  /** Null for whoever may not look at the map yet. */
  readonly marks: readonly (Mark | null)[] | null;
  /** His choices in the open step, for his own eyes only. */
  readonly pending: readonly Move[] | null;
  /** What these choices put on his map. */
  readonly pencilled: readonly Entry[] | null;
}

/** What a player has made of the game, shown at its end. */
export interface Result extends Tally {
  readonly route: Route;
  readonly rank: number;
  readonly title: Title;
  /** OT-8.8 The best there was, which does not count. */
  readonly best: Best;
}

export interface View {
  readonly plan: Plan<Agreement>;
  readonly viewer: Viewer;
  readonly phase: Frame['phase'] | null;
  /** The step of set-up, 0 to 3, and its card. */
  readonly setup: { readonly step: number; readonly card: Card } | null;
  readonly turn: number;
  readonly roller: Seat | null;
  readonly dice: readonly number[];
  readonly shown: readonly Card[];
  readonly bag: readonly Card[];
  readonly discard: readonly Card[];
  readonly removed: readonly Card[];
  readonly players: readonly PlayerView[];
  readonly results: readonly Result[] | null;
}

export function view(s: State, viewer: Viewer): View {
  const frame = s.frames[0];
  const isOver = frame === undefined;
  const open = isOver || s.plan.options.openBoards === 'afterStep';
  return {
    plan: s.plan,
    viewer,
    phase: frame?.phase ?? null,
    setup: frame?.phase === 'setup' ? { step: frame.step, card: frame.card } : null,
    turn: s.turn,
    roller: s.roller,
    dice: [...s.dice],
    shown: [...s.shown],
    bag: [...s.bag],
    discard: [...s.discard],
    removed: [...s.removed],
    players: s.boards.map((board, seat) => ({
      left: choicesLeft(s, seat),
      empty: emptyClubs(board),
      marks: open || viewer === seat ? [...board.marks] : null,
      pending: !isOver && viewer === seat ? pendingOf(s, seat).map(move => ({ ...move })) : null,
      pencilled: !isOver && viewer === seat ? entriesOf(s, seat, pendingOf(s, seat)) : null,
    })),
    results: isOver ? resultsOf(s) : null,
  };
}

/** A number turn asks for two choices, a route for as many as it takes, any other step for one. */
function choicesLeft(s: State, seat: Seat): number {
  if (!flow.awaiting(s).includes(seat)) return 0;
  return s.frames[0]?.phase === 'write' ? 2 - pendingOf(s, seat).length : 1;
}

function resultsOf(s: State): readonly Result[] {
  const ranks = ranksOf(s);
  const { dockUse } = s.plan.options;
  const network = networkIn(s.plan.options);
  return s.routes.map((route, seat) => {
    const { marks } = boardOf(s, seat);
    const points = tally(marks, route, network);
    const best = bestRoute(marks, dockUse, [], network);
    return {
      ...points,
      route: route.map(move => ({ ...move })),
      rank: ranks[seat] ?? 0,
      title: titleOf(points.points, dockUse),
      best: { ...best, route: best.route.map(move => ({ ...move })) },
    };
  });
}

/** Where boards stay closed, what was entered is told to its writer only. */
export function viewEvent(event: Event, viewer: Viewer): Event {
  if (event.type === 'entered' && !event.open && event.seat !== viewer) return { ...event, entries: null };
  return event;
}

/** Fills in what is hidden: maps that may not be seen, and the choices of those who have finished. */
export function imagine(v: View, chance: Chance): State {
  const s: State = {
    plan: v.plan,
    frames: [],
    turn: v.turn,
    roller: v.roller,
    dice: [...v.dice],
    shown: [...v.shown],
    bag: [...v.bag],
    discard: [...v.discard],
    removed: [...v.removed],
    boards: v.players.map(({ marks, empty }) => (marks ? boardWith(marks) : imaginedBoard(v, empty, chance))),
    routes: (v.results ?? []).map(({ route }) => route.map(move => ({ ...move }))),
  };
  if (v.phase === null) return s;
  const pending = nothingPending(s);
  s.frames.push(frameWith(v, pending));
  for (const [seat, player] of v.players.entries()) {
    const own = pending[seat] ?? [];
    if (player.pending) own.push(...player.pending.map(move => ({ ...move })));
    else while (choicesLeft(s, seat) > player.left) own.push(pick(flow.legal(s, seat), chance));
  }
  return s;
}

/** The open step, with these choices in it. */
function frameWith({ phase, setup }: View, pending: Pending): Frame {
  if (setup) return { phase: 'setup', ...setup, pending };
  if (phase === null || phase === 'turn' || phase === 'setup') throw new Error(`nobody chooses in the phase ${phase}`);
  return { phase, pending };
}

/** A map with so many empty clubs: the set-up numbers in their arrondissements, anything elsewhere. */
function imaginedBoard(v: View, empty: number, chance: Chance) {
  const board = freshBoard();
  const isFree = (club: Club) => board.marks[indexOf(club)] === null;
  for (const card of v.setup ? v.removed.slice(0, v.setup.step) : v.removed) {
    putMark(board, pick(clubsOf(shownOn(card)).filter(isFree), chance), numberMark(anyNumber(chance), true));
  }
  while (emptyClubs(board) > empty) putMark(board, pick(CLUBS.filter(isFree), chance), numberMark(anyNumber(chance), false));
  return board;
}

/** OT-1.6 One of the ninety numbers that two unequal dice can form. */
function anyNumber(chance: Chance): number {
  const tens = chance.below(10);
  return 10 * tens + ((tens + 1 + chance.below(9)) % 10);
}
