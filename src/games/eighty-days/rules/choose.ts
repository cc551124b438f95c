// ED-4 Choose a travel card.
import { frameOf, only } from '../../../kernel/index.ts';
import { SPACES, type Space, STOPS } from '../components.ts';
import { MOVES } from '../moves.ts';
import { freshTurn, type Rule, type Section, type State } from '../state.ts';
import { drawTravelUnseen, payCoins, putHandsUnder, takeTravelOpenly, travellerAt } from './cards.ts';
import { FREE } from './free-actions.ts';
import { arrivalsAt, playersLeft } from './travellers.ts';

/** The whole table travelled when six set out on the round. */
const FULL_TABLE = 6;

function cardAt(s: State, space: Space) {
  return s.display[SPACES.indexOf(space)] ?? null;
}

function cardsOnTrack(s: State): number {
  let cards = 0;
  for (const card of s.display) if (card !== null) cards++;
  return cards;
}

const take: Rule<'take'> = {
  candidates: () => MOVES.take,
  clauses: [
    // ED-4.5 A taken card leaves its space empty.
    { clause: 'ED-4.5', holds: (s, _seat, { space }) => cardAt(s, space) !== null, facts: (_s, _seat, { space }) => ({ space }) },
    { clause: 'ED-4.2', holds: (s, seat, { space }) => space !== 'start' || seat !== s.start },
  ],
  play(s, seat, { space }, { tell }) {
    const card = cardAt(s, space);
    if (!card) throw new Error(`no card at ${space}`);
    s.display[SPACES.indexOf(space)] = null;
    takeTravelOpenly(s, seat, card);
    frameOf(s, 'choose').taken = space;
    tell({ type: 'taken', seat, space, card });
  },
};

const takeBlind: Rule<'takeBlind'> = {
  candidates: () => MOVES.takeBlind,
  clauses: [
    {
      clause: 'ED-4.4',
      holds: s => s.begunWith === FULL_TABLE && s.queue.length === 1 && cardsOnTrack(s) === 1,
      facts: s => ({ travellers: s.begunWith, waiting: s.queue.length - 1, cards: cardsOnTrack(s) }),
    },
  ],
  play(s, seat, _move, table) {
    frameOf(s, 'choose').taken = 'blind';
    drawTravelUnseen(s, seat, table);
  },
};

const resign: Rule<'resign'> = {
  candidates: s => (s.plan.options.resignation === 'on' ? MOVES.resign : []),
  clauses: [{ clause: 'ED-14.8', holds: s => s.plan.options.resignation === 'on' }],
  play(s, seat, _move, { tell }) {
    putHandsUnder(s, seat);
    payCoins(s, seat, travellerAt(s, seat).coins);
    s.resigned.push(seat);
    // His arrivals count no longer: where all others have been, nobody can come last any more.
    for (const [index] of STOPS.entries()) if (arrivalsAt(s, index + 1) >= playersLeft(s)) s.chips.blue[index] = null;
    frameOf(s, 'choose').resigned = true;
    tell({ type: 'resigned', seat });
  },
};

export const choose: Section<'choose'> = {
  // ED-3.9 The turn begins.
  open(s) {
    const seat = s.queue[0];
    if (seat === undefined) throw new Error('nobody has a turn left');
    s.turn = freshTurn();
    return { phase: 'choose', seat, taken: null, resigned: false };
  },
  // ED-4.1 One card must be taken; ED-4.6 unless there is none.
  awaiting: (s, { seat, taken, resigned }) => only(taken || resigned || cardsOnTrack(s) === 0 ? undefined : seat),
  moves: { take, takeBlind, ...FREE, resign },
  then(s, { taken, resigned }) {
    if (!resigned) return taken === null || taken === 'blind' ? 'travel' : 'act';
    if (playersLeft(s) === 1) return 'endRound';
    s.queue.shift();
    return s.queue.length > 0 ? 'choose' : 'endRound';
  },
};
