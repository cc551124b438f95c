// TO-2 New tourists appear.
import { frameOf, only, type Seat } from '../../../kernel/index.ts';
import { DESKS } from '../components.ts';
import { ABOUT, type MoveOf } from '../moves.ts';
import type { Rule, Section, State } from '../state.ts';
import { agencyAt, officeCount, seatAtDesk, turnOrder } from './agency.ts';
import { discardTourist, drawTourists, remove } from './cards.ts';

/** TO-2.2, TO-2.7 Whoever has a free desk, in turn order; TO-2.9 who sits in the plane takes up none. */
export function participants(s: State): Seat[] {
  return turnOrder(s).filter(seat => officeCount(agencyAt(s, seat)) < DESKS.length);
}

const draftTourist: Rule<'draft'> = {
  candidates(s) {
    const { display } = frameOf(s, 'draft');
    const moves: MoveOf<'draft'>[] = [];
    for (const tourist of display) for (const move of ABOUT.draft[tourist]) moves.push(move);
    return moves;
  },
  clauses: [
    {
      clause: 'TO-2.4',
      holds: (s, _seat, { tourist }) => frameOf(s, 'draft').display.includes(tourist),
      facts: (_s, _seat, { tourist }) => ({ tourist }),
    },
  ],
  play(s, seat, { tourist }, { tell }) {
    const { display, order } = frameOf(s, 'draft');
    remove(display, tourist);
    order.shift();
    seatAtDesk(s, seat, tourist);
    tell({ type: 'drafted', seat, tourist });
  },
};

export const draft: Section<'draft'> = {
  // TO-2.3 Reveal one tourist more than there are participants. TO-2.4 Even draft rounds run backwards.
  open(s, table, previous) {
    const round = previous?.phase === 'draft' ? previous.round + 1 : 1;
    const order = round % 2 === 1 ? participants(s) : participants(s).reverse();
    const display = drawTourists(s, order.length + 1, table);
    table.tell({ type: 'revealed', tourists: [...display] });
    return { phase: 'draft', round, order, display, short: display.length <= order.length };
  },
  // TO-2.4 Each in turn takes one. TO-2.8 Where no card is left, nobody waits for one.
  awaiting: (_s, { order, display }) => only(display.length > 0 ? order[0] : undefined),
  moves: { draft: draftTourist },
  // TO-2.5 The card left is discarded. TO-2.1 Round follows round until every office is full, TO-2.8 or the cards ran out.
  then(s, { display, short }, { tell }) {
    if (display.length > 0) tell({ type: 'passedOver', tourists: [...display] });
    for (const tourist of display) discardTourist(s, tourist);
    return !short && participants(s).length > 0 ? 'draft' : 'dice';
  },
};
