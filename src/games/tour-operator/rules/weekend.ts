// TO-6 Activities, closing, impatience.
import { frameOf, only, type Seat } from '../../../kernel/index.ts';
import { boxOf } from '../box.ts';
import { DESKS } from '../components.ts';
import { MOOD_OF, MOVES, type MoveOf } from '../moves.ts';
import type { Rule, Section, State } from '../state.ts';
import { canCover, cover, freeSpace, isInPlay, ownerOf } from './activity-rows.ts';
import { agencyAt, isLast, nextSeat, waitingAt } from './agency.ts';
import { discardTourist } from './cards.ts';
import { H8 } from './employees/hotel.ts';
import { O1, O2 } from './employees/office.ts';
import { freeActions } from './free-actions.ts';
import { cityAt } from './grid.ts';

const NO_MARKS: readonly MoveOf<'mark'>[] = [];

/** TO-6.2 The marks to choose from: an open city was travelled to, and a guest of it placed. R-14 Guests may be waived. */
function marksOffered(s: State, seat: Seat): readonly MoveOf<'mark'>[] {
  const { visited, placed } = agencyAt(s, seat);
  if (visited === null || (placed === 0 && s.plan.options.activityNeedsGuest)) return NO_MARKS;
  return boxOf(s.plan.options).marksIn[cityAt(s, visited)];
}

const skip: Rule<'skip'> = {
  candidates: () => MOVES.skip,
  clauses: [],
  play(s) {
    frameOf(s, 'activity').decided = true;
  },
};

const mark: Rule<'mark'> = {
  candidates: marksOffered,
  clauses: [
    {
      clause: 'TO-6.2',
      holds: (s, seat, { row, activity }) => marksOffered(s, seat).some(each => each.row === row && each.activity === activity),
      facts: (_s, _seat, { activity }) => ({ activity }),
    },
    { clause: 'TO-6.5', holds: (s, _seat, { row }) => isInPlay(s, row), facts: (s, _seat, { row }) => ({ row, players: s.plan.seats }) },
    { clause: 'TO-6.4', holds: (s, _seat, { row }) => ownerOf(s, row) === null, facts: (_s, _seat, { row }) => ({ row }) },
    {
      clause: 'TO-6.3',
      holds: (s, seat, { row, activity }) => freeSpace(s, seat, row, activity) >= 0,
      facts: (_s, _seat, { row, activity }) => ({ row, activity }),
    },
  ],
  play(s, seat, { row, activity }, table) {
    frameOf(s, 'activity').decided = true;
    cover(s, seat, { row, activity }, table);
    H8.marked(s, seat, table);
  },
};

export const activity: Section<'activity'> = {
  open: (s, _table, previous) => ({
    phase: 'activity',
    seat: previous?.phase === 'endWeek' ? nextSeat(s, previous.seat) : s.start,
    decided: false,
  }),
  awaiting(s, { seat, decided }) {
    const asked = !decided && marksOffered(s, seat).some(({ row, activity }) => canCover(s, seat, row, activity));
    return only(asked ? seat : undefined);
  },
  moves: { skip, mark, ...freeActions('activity') },
  // TO-6.6 The city travelled to is closed, whatever came of it.
  then(s, { seat }, { tell }) {
    const { visited } = agencyAt(s, seat);
    if (visited !== null) {
      s.open[visited] = false;
      tell({ type: 'closed', city: cityAt(s, visited) });
    }
    return 'weekend';
  },
};

const toMood: Rule<'toMood'> = {
  candidates: () => MOVES.toMood,
  clauses: [],
  play(s) {
    frameOf(s, 'weekend').ended = true;
  },
};

export const weekend: Section<'weekend'> = {
  open(_s, _table, previous) {
    if (previous?.phase !== 'activity') throw new Error('nobody has a weekend');
    return { phase: 'weekend', seat: previous.seat, calm: false, ended: false };
  },
  awaiting: (_s, { seat, ended }) => only(ended ? undefined : seat),
  moves: { toMood, ...freeActions('weekend') },
  then: () => 'mood',
};

/** The first occupied desk from here on; past the last one if there is none. */
function nextDesk(s: State, seat: Seat, from: number): number {
  const { desks } = agencyAt(s, seat);
  let desk = from;
  while (desk < DESKS.length && !desks[desk]) desk++;
  return desk;
}

const DESK_IN_TURN = {
  clause: 'TO-6.8',
  holds: (s: State, _seat: Seat, { desk }: { readonly desk: number }) => frameOf(s, 'mood').desk === desk,
  facts: (_s: State, _seat: Seat, { desk }: { readonly desk: number }) => ({ desk }),
};

const lower: Rule<'lower'> = {
  candidates: s => moodMoves(s, MOOD_OF.lower),
  clauses: [
    DESK_IN_TURN,
    O2.asked,
    // O2 works when somebody leaves, not before.
    {
      clause: 'TO-6.9',
      holds: (s, seat, { desk, complaint }) => !complaint || waitingAt(s, seat, desk)?.patience === 'impatient',
      facts: (_s, _seat, { desk }) => ({ desk }),
    },
  ],
  play(s, seat, { desk, complaint }, table) {
    const agency = agencyAt(s, seat);
    const waiting = waitingAt(s, seat, desk);
    if (!waiting) throw new Error(`nobody waits at desk ${desk}`);
    frameOf(s, 'mood').desk = nextDesk(s, seat, desk + 1);
    if (waiting.patience === 'happy') {
      waiting.patience = 'impatient';
      table.tell({ type: 'lowered', seat, tourist: waiting.tourist });
      return;
    }
    agency.desks[desk] = null;
    discardTourist(s, waiting.tourist);
    table.tell({ type: 'leftAngry', seat, tourist: waiting.tourist, from: 'office' });
    O2.settle(s, seat, { complaint, reason: 'angryOffice', who: waiting.tourist }, table);
  },
};

const hold: Rule<'hold'> = {
  candidates: s => moodMoves(s, MOOD_OF.hold),
  clauses: [
    DESK_IN_TURN,
    {
      clause: 'TO-6.8',
      holds: (s, seat, { by }) => (by === 'coupon' ? agencyAt(s, seat).tokens.coupon > 0 : O1.canHold(s, seat)),
      facts: (_s, _seat, { by }) => ({ by }),
    },
  ],
  play(s, seat, { desk, by }, { tell }) {
    const waiting = waitingAt(s, seat, desk);
    if (!waiting) throw new Error(`nobody waits at desk ${desk}`);
    if (by === 'coupon') agencyAt(s, seat).tokens.coupon--;
    else O1.hold(s, seat);
    frameOf(s, 'mood').desk = nextDesk(s, seat, desk + 1);
    tell({ type: 'held', seat, tourist: waiting.tourist, by });
  },
};

/** The moves about the desk whose turn it is. */
function moodMoves<M>(s: State, moves: Readonly<Record<number, readonly M[]>>): readonly M[] {
  return moves[frameOf(s, 'mood').desk] ?? [];
}

export const mood: Section<'mood'> = {
  // TO-6.8 Desk by desk; after O10 nobody is asked. TO-6.10 In the last round too.
  open(s, _table, previous) {
    if (previous?.phase !== 'weekend') throw new Error('the weekend has not begun');
    const { seat, calm } = previous;
    return { phase: 'mood', seat, desk: calm ? DESKS.length : nextDesk(s, seat, 0) };
  },
  awaiting: (_s, { seat, desk }) => only(desk < DESKS.length ? seat : undefined),
  moves: { lower, hold },
  then: () => 'endWeek',
};

const end: Rule<'endWeek'> = {
  candidates: () => MOVES.endWeek,
  clauses: [],
  play(s) {
    frameOf(s, 'endWeek').ended = true;
  },
};

export const endWeek: Section<'endWeek'> = {
  open(_s, _table, previous) {
    if (previous?.phase !== 'mood') throw new Error('nobody has a week to end');
    return { phase: 'endWeek', seat: previous.seat, ended: false };
  },
  awaiting: (_s, { seat, ended }) => only(ended ? undefined : seat),
  moves: { endWeek: end, ...freeActions('endWeek') },
  then: (s, { seat }) => (isLast(s, seat) ? 'endRound' : 'activity'),
};
