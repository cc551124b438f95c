// CT-3 The turn: two tiles are revealed, one of them is placed before the bus.
import { frameOf, only, type Table } from '../../../kernel/index.ts';
import { CONTROLLER, LAST_TURN, type TileId } from '../components.ts';
import type { Event } from '../events.ts';
import { placings } from '../moves.ts';
import { laid } from '../roads.ts';
import type { Rule, Section, State } from '../state.ts';
import { drawTile } from './bag.ts';
import { concede, votersLeft } from './concede.ts';

/** CT-3.1 The tops of both piles, left then right; open piles show the next tops as well. */
function reveal(s: State, { chance }: Table<Event>): void {
  const isOpen = s.plan.options.piles === 'open';
  if (isOpen) s.revealed.push(...s.tops);
  s.tops.length = 0;
  if (isOpen && s.turn === LAST_TURN) return;
  const shown = isOpen ? s.tops : s.revealed;
  shown.push(drawTile(s.bag, chance), drawTile(s.bag, chance));
}

/** The pair to choose from. */
function revealedPair({ revealed: [left, right] }: State): readonly [TileId, TileId] {
  if (!left || !right) throw new Error('no two tiles are revealed');
  return [left, right];
}

const placeTile: Rule<'place'> = {
  candidates(s, seat) {
    return frameOf(s, 'place').seat === seat ? placings(...revealedPair(s)) : NONE;
  },
  clauses: [
    { clause: 'CT-2.7', holds: (s, seat) => frameOf(s, 'place').seat === seat, facts: s => ({ seat: frameOf(s, 'place').seat }) },
    {
      clause: 'CT-3.2',
      holds: (s, _seat, { tile }) => s.revealed.includes(tile),
      facts: (s, _seat, { tile }) => ({ tile, left: revealedPair(s)[0], right: revealedPair(s)[1] }),
    },
    {
      clause: 'CT-9.4',
      holds: (s, _seat, { tile }) => tile === CONTROLLER || !s.revealed.includes(CONTROLLER),
      facts: (_s, _seat, { tile }) => ({ tile }),
    },
  ],
  play(s, seat, { tile, rotation }, { tell }) {
    const [left, right] = revealedPair(s);
    const discarded = tile === left ? right : left;
    s.board[s.space] = laid(tile, rotation);
    s.discards.push(discarded); // CT-3.4
    s.votes.length = 0; // CT-7.8 Votes not carried lapse.
    s.revealed.length = 0;
    tell({ type: 'placed', reveals: true, seat, tile, rotation, space: s.space, discarded });
  },
};

const NONE: readonly never[] = [];

export const place: Section<'place'> = {
  open(s, table) {
    s.turn++;
    // CT-2.7 Clockwise by seat.
    const seat = (s.firstSeat + s.turn - 1) % s.plan.seats;
    reveal(s, table);
    const [left, right] = revealedPair(s);
    table.tell({ type: 'revealed', turn: s.turn, seat, left, right, next: s.tops.slice() });
    return { phase: 'place', seat };
  },
  awaiting: (s, { seat }) => only(s.revealed.length === 0 || s.result ? undefined : seat),
  welcome: (s, { seat }) => votersLeft(s, seat),
  moves: { place: placeTile, concede },
  then: s => (s.result ? 'over' : 'drive'),
};
