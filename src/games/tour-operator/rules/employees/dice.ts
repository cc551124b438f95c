// O3, O4, O5: employees who change the dice (TO-3.4).
import { frameOf, type Seat, seatStreams, type Table } from '../../../../kernel/index.ts';
import { boxOf } from '../../box.ts';
import { FACES, type Face } from '../../components.ts';
import type { Event } from '../../events.ts';
import { MOVES } from '../../moves.ts';
import type { Rule, State } from '../../state.ts';
import { help, isFresh, needsFresh, spend } from '../agency.ts';
import { byThrow, change, countOf, facesOf, rollInto } from '../faces.ts';

/** Whether these dice hold all of those faces. */
function hold(dice: readonly number[], faces: readonly Face[]): boolean {
  for (const face of FACES) {
    let wanted = 0;
    for (const each of faces) if (each === face) wanted++;
    if (wanted > countOf(dice, face)) return false;
  }
  return true;
}

const rerollsOf = byThrow(dice => MOVES.reroll.filter(({ faces }) => hold(dice, faces)));

const REROLLS = seatStreams('rerolls');

/** Revenue analyst: rolls some dice again. */
export const O3: Rule<'reroll'> = {
  candidates(s, seat) {
    return isFresh(s, seat, 'O3') ? rerollsOf(frameOf(s, 'dice').dice) : [];
  },
  clauses: [
    needsFresh('O3', () => true),
    {
      clause: 'TO-3.4',
      holds: (s, _seat, { faces }) => hold(frameOf(s, 'dice').dice, faces),
      facts: (_s, _seat, { faces }) => ({ faces: faces.join(' ') }),
    },
  ],
  play(s, seat, { faces }, { chance, tell }) {
    const frame = frameOf(s, 'dice');
    spend(s, seat, 'O3');
    for (const face of faces) change(frame.dice, face, -1);
    rollInto(frame.dice, faces.length, chance, REROLLS[seat]);
    tell({ type: 'used', seat, employee: 'O3', on: null });
    tell({ type: 'rerolled', seat, faces: [...faces], dice: facesOf(frame.dice) });
  },
};

/** Purchasing manager: turns one die. */
const O4 = {
  canTurn: (s: State, seat: Seat) => isFresh(s, seat, 'O4'),
  turned: (s: State, seat: Seat, table: Table<Event>) => help(s, seat, 'O4', table),
};

/** Deal broker: turns up to three; the card goes at the first turn, the others stay until the dice are accepted. */
const O5 = {
  canTurn: (s: State, seat: Seat) => frameOf(s, 'dice').turns > 0 || isFresh(s, seat, 'O5'),
  turned(s: State, seat: Seat, table: Table<Event>): void {
    const frame = frameOf(s, 'dice');
    if (frame.turns > 0) {
      frame.turns--;
      table.tell({ type: 'helped', seat, employee: 'O5' });
      return;
    }
    help(s, seat, 'O5', table);
    frame.turns = boxOf(s.plan.options).staff.O5.amount - 1;
  },
};

function canTurn(s: State, seat: Seat): boolean {
  return O4.canTurn(s, seat) || O5.canTurn(s, seat);
}

export const turn: Rule<'turn'> = {
  candidates: (s, seat) => (canTurn(s, seat) ? MOVES.turn : []),
  clauses: [
    { clause: 'TO-F.5', holds: canTurn, facts: () => ({ employee: 'O4' }) },
    {
      clause: 'TO-3.4',
      holds: (s, _seat, { from }) => countOf(frameOf(s, 'dice').dice, from) > 0,
      facts: (_s, _seat, { from }) => ({ faces: from }),
    },
  ],
  play(s, seat, { from, to }, table) {
    const frame = frameOf(s, 'dice');
    change(frame.dice, from, -1);
    change(frame.dice, to, 1);
    if (O5.canTurn(s, seat)) O5.turned(s, seat, table);
    else O4.turned(s, seat, table);
    table.tell({ type: 'turned', seat, from, to });
  },
};
