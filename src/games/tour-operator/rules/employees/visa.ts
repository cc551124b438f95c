// O7 The visa consultant: one tourist for another of two.
import { frameOf, only, type Seat, type Table } from '../../../../kernel/index.ts';
import { boxOf } from '../../box.ts';
import { DESKS, type Desk, type TouristId } from '../../components.ts';
import type { Event } from '../../events.ts';
import { ABOUT, MOVES } from '../../moves.ts';
import type { Rule, Section, State } from '../../state.ts';
import { agencyAt, seatAtDesk, waitingAt } from '../agency.ts';
import { discardTourist, drawTourists } from '../cards.ts';
import { onDesk, type Skill } from './skill.ts';

/** Sends the tourist at a desk elsewhere; two others come. The one sent away may be among them if the deck ran out. */
function sendElsewhere(s: State, seat: Seat, desk: Desk, table: Table<Event>): TouristId[] {
  const waiting = waitingAt(s, seat, desk);
  if (!waiting) throw new Error(`nobody waits at desk ${desk}`);
  agencyAt(s, seat).desks[desk] = null;
  discardTourist(s, waiting.tourist);
  const drawn = drawTourists(s, boxOf(s.plan.options).staff.O7.amount, table);
  table.tell({ type: 'sentElsewhere', seat, tourist: waiting.tourist, drawn: [...drawn] });
  return drawn;
}

export const O7: Skill = {
  ...onDesk(
    (s, seat, desk) => waitingAt(s, seat, desk) !== null,
    (s, seat, desk, table) => {
      const drawn = sendElsewhere(s, seat, desk, table);
      s.frames.push({ phase: 'visa', seat, desk, drawn, second: false, ended: false });
    },
  ),
  // Where all prepare at once nobody may draw cards then: it is used while rolling instead.
  isClosed: (s, window) => window !== 'hire' && (window === 'roll') !== s.plan.options.overlapPrep,
};

const keep: Rule<'keep'> = {
  candidates: s => frameOf(s, 'visa').drawn.flatMap(tourist => ABOUT.keep[tourist]),
  clauses: [
    {
      clause: 'TO-F.5',
      holds: (s, _seat, { tourist }) => frameOf(s, 'visa').drawn.includes(tourist),
      facts: () => ({ employee: 'O7' }),
    },
  ],
  play(s, seat, { tourist }, { tell }) {
    const frame = frameOf(s, 'visa');
    for (const other of frame.drawn) if (other !== tourist) discardTourist(s, other);
    frame.drawn = [];
    seatAtDesk(s, seat, tourist, frame.desk);
    tell({ type: 'kept', seat, tourist });
    const anotherDesk = DESKS.some(desk => desk !== frame.desk && waitingAt(s, seat, desk));
    frame.ended = frame.second || !anotherDesk;
    frame.second = true;
  },
};

const stop: Rule<'stop'> = {
  candidates: () => MOVES.stop,
  clauses: [{ clause: 'TO-F.5', holds: s => frameOf(s, 'visa').drawn.length === 0, facts: () => ({ employee: 'O7' }) }],
  play(s) {
    frameOf(s, 'visa').ended = true;
  },
};

const again: Rule<'again'> = {
  candidates: () => MOVES.again,
  clauses: [
    {
      clause: 'TO-F.5',
      holds(s, seat, { desk }) {
        const frame = frameOf(s, 'visa');
        return frame.drawn.length === 0 && frame.desk !== desk && waitingAt(s, seat, desk) !== null;
      },
      facts: () => ({ employee: 'O7' }),
    },
  ],
  play(s, seat, { desk }, table) {
    const frame = frameOf(s, 'visa');
    frame.desk = desk;
    frame.drawn = sendElsewhere(s, seat, desk, table);
  },
};

export const visa: Section<'visa'> = {
  awaiting: (_s, { seat, ended }) => only(ended ? undefined : seat),
  moves: { keep, stop, again },
  then: () => 'back',
};
