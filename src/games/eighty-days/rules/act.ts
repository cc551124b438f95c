// ED-5 The action of the space the card came from.
import { type Clause, frameOf, only } from '../../../kernel/index.ts';
import { MOST_TRADED, PLACES, placeAt, type Space } from '../components.ts';
import { MOVES, type Move } from '../moves.ts';
import type { Rule, Section, State } from '../state.ts';
import { drawEventCard, drawTravelUnseen, putDownTravel, receiveCoins, travellerAt } from './cards.ts';
import { CLOSED, FREE } from './free-actions.ts';
import { travellingSeats } from './travellers.ts';

/** The action belongs to the space the card came from. */
function ofSpace(clause: string, space: Space): Clause<State, Move> {
  return { clause, holds: s => frameOf(s, 'act').space === space, facts: s => ({ space: frameOf(s, 'act').space }) };
}

function isAt(s: State, space: Space): boolean {
  return frameOf(s, 'act').space === space;
}

const decline: Rule<'decline'> = {
  candidates: () => MOVES.decline,
  clauses: [], // ED-5.1 One may always refrain.
  play(s, seat, _move, { tell }) {
    const frame = frameOf(s, 'act');
    frame.done = true;
    tell({ type: 'declined', seat, space: frame.space });
  },
};

const receiveCoin: Rule<'receiveCoin'> = {
  candidates: s => (isAt(s, 'coin') ? MOVES.receiveCoin : []),
  clauses: [ofSpace('ED-5.2', 'coin')],
  play(s, seat, _move, table) {
    frameOf(s, 'act').done = true;
    receiveCoins(s, seat, 1, table);
  },
};

const readyBalloon: Rule<'readyBalloon'> = {
  candidates: s => (isAt(s, 'balloon') ? MOVES.readyBalloon : []),
  clauses: [ofSpace('ED-5.3', 'balloon')],
  play(s, seat, _move, { tell }) {
    frameOf(s, 'act').done = true;
    s.turn.balloonRight = true;
    tell({ type: 'balloonReadied', seat });
  },
};

const drawEvent: Rule<'drawEvent'> = {
  candidates: s => (isAt(s, 'event') ? MOVES.drawEvent : []),
  clauses: [ofSpace('ED-5.4', 'event')],
  play(s, seat, _move, table) {
    frameOf(s, 'act').done = true;
    drawEventCard(s, seat, table);
  },
};

const sendDetective: Rule<'sendDetective'> = {
  candidates: s => (isAt(s, 'detective') ? MOVES.sendDetective : []),
  clauses: [
    ofSpace('ED-5.5', 'detective'),
    {
      clause: 'ED-5.5',
      holds: (s, _seat, { place }) => placeAt(s.detective) !== place,
      facts: (_s, _seat, { place }) => ({ place }),
    },
  ],
  play(s, seat, { place }, { tell }) {
    frameOf(s, 'act').done = true;
    s.detective = PLACES.indexOf(place);
    const at = (position: number) => travellingSeats(s).filter(each => travellerAt(s, each).position === position);
    tell({ type: 'detectiveSent', seat, place, next: at(s.detective - 1), there: at(s.detective) });
  },
};

const takeWatch: Rule<'takeWatch'> = {
  candidates: s => (isAt(s, 'start') ? MOVES.takeWatch : []),
  clauses: [ofSpace('ED-5.6', 'start')],
  play(s, seat, _move, { tell }) {
    frameOf(s, 'act').done = true;
    s.nextStart = seat;
    tell({ type: 'watchTaken', seat });
  },
};

const trade: Rule<'trade'> = {
  candidates: s => (isAt(s, 'trade') ? MOVES.trade : []),
  clauses: [ofSpace('ED-5.7', 'trade'), { clause: 'ED-5.7', holds: (s, seat) => travellerAt(s, seat).travelHand.length > 0 }],
  play(s, seat) {
    frameOf(s, 'act').done = true;
    s.frames.push({ phase: 'trade', seat, swapped: 0, stopped: false });
  },
};

export const act: Section<'act'> = {
  open(_s, _table, previous) {
    if (previous?.phase !== 'choose' || !previous.taken || previous.taken === 'blind') throw new Error('no card was taken');
    return { phase: 'act', seat: previous.seat, space: previous.taken, done: false };
  },
  awaiting: (_s, { seat, done }) => only(done ? undefined : seat),
  moves: { decline, receiveCoin, readyBalloon, drawEvent, sendDetective, takeWatch, trade, ...FREE },
  then: () => 'travel',
};

const stop: Rule<'stop'> = {
  candidates: () => MOVES.stop,
  clauses: [],
  // ED-5.7 All discards precede all draws.
  play(s, seat, _move, table) {
    const frame = frameOf(s, 'trade');
    frame.stopped = true;
    for (let drawn = 0; drawn < frame.swapped; drawn++) drawTravelUnseen(s, seat, table);
  },
};

const swap: Rule<'swap'> = {
  candidates(s, seat) {
    const { travelHand } = travellerAt(s, seat);
    return MOVES.swap.filter(({ card }) => travelHand.includes(card));
  },
  clauses: [
    {
      clause: 'ED-5.7',
      holds: s => frameOf(s, 'trade').swapped < MOST_TRADED,
      facts: s => ({ swapped: frameOf(s, 'trade').swapped }),
    },
    {
      clause: 'ED-5.7',
      holds: (s, seat, { card }) => travellerAt(s, seat).travelHand.includes(card),
      facts: (_s, _seat, { card }) => ({ card }),
    },
  ],
  play(s, seat, { card }, { tell }) {
    frameOf(s, 'trade').swapped++;
    putDownTravel(s, seat, card);
    tell({ type: 'swapped', seat, card });
  },
};

export const tradePick: Section<'trade'> = {
  awaiting: (_s, { seat, stopped }) => only(stopped ? undefined : seat),
  moves: { stop, swap, ...CLOSED },
  then: () => 'back',
};
