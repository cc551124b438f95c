// O3, O4, O5: employees who change the dice (TO-3.4).
import { frameOf, type Seat } from '../../../kernel/index.ts';
import { FACES, type Face } from '../components.ts';
import { BROKER_TURNS } from '../employees.ts';
import { MOVES } from '../moves.ts';
import type { Rule, State } from '../state.ts';
import { isFresh, needsFresh, spend } from './agency.ts';
import { byThrow, change, countOf, facesOf, rollInto } from './faces.ts';

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

/** O3 The revenue analyst rolls some dice again. */
export const reroll: Rule<'reroll'> = {
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
    rollInto(frame.dice, faces.length, chance);
    tell({ type: 'used', seat, employee: 'O3', on: null });
    tell({ type: 'rerolled', seat, faces: [...faces], dice: facesOf(frame.dice) });
  },
};

function canTurn(s: State, seat: Seat): boolean {
  return isFresh(s, seat, 'O4') || isFresh(s, seat, 'O5') || frameOf(s, 'dice').turns > 0;
}

/** O4 The purchasing manager turns one die, O5 the deal broker up to three. */
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
  play(s, seat, { from, to }, { tell }) {
    const frame = frameOf(s, 'dice');
    change(frame.dice, from, -1);
    change(frame.dice, to, 1);
    payForTurn(s, seat, frame);
    tell({ type: 'turned', seat, from, to });
  },
};

/** The broker's card goes at the first turn, its other turns stay until the dice are accepted. */
function payForTurn(s: State, seat: Seat, frame: { turns: number }): void {
  if (frame.turns > 0) {
    frame.turns--;
    return;
  }
  const broker = isFresh(s, seat, 'O5');
  spend(s, seat, broker ? 'O5' : 'O4');
  if (broker) frame.turns = BROKER_TURNS - 1;
}
