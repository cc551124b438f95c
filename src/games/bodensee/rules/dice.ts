// BT-7.3, BT-7.4, BT-7.8, BT-7.11 What can be done with a die of the selected bus.
import { frameOf, only, type Seat, seatStreams, type Table } from '../../../kernel/index.ts';
import { CENTRE_COLOUR, type Die, dieOf, faceOf } from '../components.ts';
import type { Event } from '../events.ts';
import { BY_DIE, MOVES, type MoveOf, PAIRS } from '../moves.ts';
import type { Frame, Rule, Section, State } from '../state.ts';
import { canBeGivenTour } from './give-tour.ts';
import { throwDie } from './luck.ts';
import { selectedBus } from './sight.ts';
import { distinct, hasRoomFor } from './tourists.ts';

/** BT-7.4 Whether both pips find a place. */
export function canAddPips(s: State): boolean {
  const { dice } = selectedBus(s);
  let room = 0;
  for (let i = 0; i < dice.length; i++) {
    if (hasRoomFor(s, dice[i], undefined, 2)) return true;
    if (hasRoomFor(s, dice[i], undefined, 1)) room++;
  }
  return room >= 2;
}

/** Adds pips to the die that stands furthest left among its equals. */
function addPips(s: State, die: Die, pips: number): Die {
  const { dice } = selectedBus(s);
  const face = faceOf(die);
  const raised = dieOf(face.colour, face.pips + pips);
  dice[dice.indexOf(die)] = raised;
  return raised;
}

const REROLLS = seatStreams('rerolls');

/** BT-7.3 Throws a tourist again. */
function reroll(s: State, seat: Seat, place: number, { chance, tell }: Table<Event>): void {
  const { town, dice } = selectedBus(s);
  const { dieSides, rerollOnes } = s.plan.options;
  const from = dice[place];
  if (from === undefined) throw new Error('no tourist to reroll');
  const to = dieOf(faceOf(from).colour, throwDie(dieSides, rerollOnes === 'always', chance, REROLLS[seat] ?? ''));
  dice[place] = to;
  tell({ type: 'rerolled', seat, town, from, to });
}

/** Whether the tourist can be chosen for the action. */
function isEligible(s: State, action: Extract<Frame, { readonly phase: 'die' }>['action'], place: number): boolean {
  if (action === 'tour') return canBeGivenTour(s, place);
  const colour = CENTRE_COLOUR[action];
  return colour === undefined || hasRoomFor(s, selectedBus(s).dice[place], colour, s.plan.options.centrePips);
}

const chooseDie: Rule<'die'> = {
  candidates: s => distinct(selectedBus(s).dice).map(order => BY_DIE.die[order] as MoveOf<'die'>),
  clauses: [
    { clause: 'BT-7.1', holds: (s, _seat, { die }) => selectedBus(s).dice.includes(die), facts: (_s, _seat, { die }) => ({ die }) },
    {
      clause: 'BT-7.7',
      holds: (s, _seat, { die }) => {
        const { action } = frameOf(s, 'die');
        return action !== 'tour' || isEligible(s, action, selectedBus(s).dice.indexOf(die));
      },
      facts: (_s, _seat, { die }) => ({ die }),
    },
    {
      clause: 'BT-7.8',
      holds: (s, _seat, { die }) => {
        const { action } = frameOf(s, 'die');
        return action === 'tour' || isEligible(s, action, selectedBus(s).dice.indexOf(die));
      },
      facts: (s, _seat, { die }) => ({ die, pips: s.plan.options.centrePips }),
    },
  ],
  play(s, seat, { die }, table) {
    const frame = frameOf(s, 'die');
    const { town, dice } = selectedBus(s);
    frame.tourist = dice.indexOf(die);
    if (frame.action === 'tour') return;
    if (CENTRE_COLOUR[frame.action] === undefined) return reroll(s, seat, frame.tourist, table);
    const to = addPips(s, die, s.plan.options.centrePips);
    table.tell({ type: 'pipsAdded', seat, town, from: [die], to: [to] });
  },
};

/** The tourist an action is for. */
export const die: Section<'die'> = {
  awaiting: (s, { tourist }) => only(tourist === null ? s.turn.seat : undefined),
  moves: { die: chooseDie },
  then(_s, { action }) {
    if (action === 'tour') return 'tour';
    return action === 'casino' ? 'again' : 'back';
  },
};

const stop: Rule<'stop'> = {
  candidates: () => MOVES.stop,
  clauses: [],
  play(s) {
    frameOf(s, 'again').left = 0;
  },
};

const again: Rule<'again'> = {
  candidates: s => distinct(selectedBus(s).dice).map(order => BY_DIE.again[order] as MoveOf<'again'>),
  clauses: [
    { clause: 'BT-7.11', holds: (s, _seat, { die }) => selectedBus(s).dice.includes(die), facts: (_s, _seat, { die }) => ({ die }) },
  ],
  play(s, seat, { die }, table) {
    frameOf(s, 'again').left--;
    reroll(s, seat, selectedBus(s).dice.indexOf(die), table);
  },
};

/** BT-7.11 The casino's further rerolls. */
export const casino: Section<'again'> = {
  open: s => ({ phase: 'again', left: s.plan.options.casinoRerolls - 1 }),
  awaiting: (s, { left }) => only(left > 0 ? s.turn.seat : undefined),
  moves: { stop, again },
  then: () => 'back',
};

const plus2: Rule<'plus2'> = {
  candidates: s => distinct(selectedBus(s).dice).map(order => BY_DIE.plus2[order] as MoveOf<'plus2'>),
  clauses: [
    {
      clause: 'BT-7.4',
      holds: (s, _seat, { die }) => selectedBus(s).dice.includes(die) && hasRoomFor(s, die, undefined, 2),
      facts: (_s, _seat, { die }) => ({ die }),
    },
  ],
  play(s, seat, { die }, { tell }) {
    frameOf(s, 'pips').done = true;
    tell({ type: 'pipsAdded', seat, town: selectedBus(s).town, from: [die], to: [addPips(s, die, 2)] });
  },
};

/** Whether both dice are aboard: two of them, if they are equal. */
function areAboard(s: State, [first, second]: readonly [Die, Die]): boolean {
  const { dice } = selectedBus(s);
  const at = dice.indexOf(first);
  return at >= 0 && dice.indexOf(second, first === second ? at + 1 : 0) >= 0;
}

const plus1: Rule<'plus1'> = {
  candidates(s) {
    const orders = distinct(selectedBus(s).dice);
    const moves: MoveOf<'plus1'>[] = [];
    for (let i = 0; i < orders.length; i++) {
      for (let j = i; j < orders.length; j++) moves.push(PAIRS[orders[i] as number]?.[orders[j] as number] as MoveOf<'plus1'>);
    }
    return moves;
  },
  clauses: [
    {
      clause: 'BT-7.4',
      holds: (s, _seat, { dice }) => hasRoomFor(s, dice[0], undefined, 1) && hasRoomFor(s, dice[1], undefined, 1) && areAboard(s, dice),
      facts: (_s, _seat, { dice }) => ({ die: dice[0], other: dice[1] }),
    },
  ],
  play(s, seat, { dice: [first, second] }, { tell }) {
    frameOf(s, 'pips').done = true;
    // The dearer of two first, so that raising one never makes it look like the other.
    const to = [addPips(s, second, 1), addPips(s, first, 1)].reverse();
    tell({ type: 'pipsAdded', seat, town: selectedBus(s).town, from: [first, second], to });
  },
};

/** BT-7.4 Add two pips. */
export const pips: Section<'pips'> = {
  awaiting: (s, { done }) => only(done ? undefined : s.turn.seat),
  moves: { plus2, plus1 },
  then: () => 'back',
};
