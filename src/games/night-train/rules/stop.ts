// NT-3 A stop: a postcard lies on the platform, and one traveller after another is asked.
import { draw, frameOf, type MoveRule, only, type Phase, type Seat } from '../../../kernel/index.ts';
import type { Event } from '../events.ts';
import { MOVES, type Move, type MoveOf } from '../moves.ts';
import { type Frame, type State, travellerAt } from '../state.ts';

/** NT-3.2 Round the table from the first. */
function nextAsked(s: State, seat: Seat): Seat {
  return (seat + 1) % s.plan.seats;
}

const sleep: MoveRule<State, MoveOf<'sleep'>, Event> = {
  candidates: () => MOVES.sleep,
  clauses: [],
  play(s, seat, _move, { tell }) {
    const frame = frameOf(s, 'stop');
    tell({ type: 'slept', seat });
    frame.asked++;
    frame.seat = frame.asked === s.plan.seats ? null : nextAsked(s, seat);
  },
};

const rise: MoveRule<State, MoveOf<'rise'>, Event> = {
  candidates: () => MOVES.rise,
  clauses: [
    {
      clause: 'NT-3.3',
      holds: (s, seat) => travellerAt(s, seat).bells > 0,
      facts: s => ({ bells: s.plan.options.bells }),
    },
  ],
  play(s, seat, _move, { tell }) {
    const { station } = s;
    if (!station) throw new Error('no postcard lies on the platform');
    const traveller = travellerAt(s, seat);
    // NT-3.3 A bell for getting up; NT-3.4 the postcard is taken, and nobody else is asked.
    traveller.bells--;
    traveller.postcards.push(station);
    s.station = null;
    frameOf(s, 'stop').seat = null;
    tell({ type: 'rose', seat, station });
  },
};

export const stop: Phase<State, Frame, 'stop', Move, Event> = {
  open(s, { chance, tell }) {
    // NT-3.6 The next traveller is the first to be asked.
    s.first = nextAsked(s, s.first);
    s.stop++;
    // NT-3.1 Any station that has not come yet.
    const station = draw(s.bag, chance, 'stations');
    s.station = station;
    tell({ type: 'arrived', stop: s.stop, station, first: s.first });
    return { phase: 'stop', seat: s.first, asked: 0 };
  },
  awaiting: (_s, { seat }) => only(seat ?? undefined),
  moves: { sleep, rise },
  then(s, _frame, { tell }) {
    // NT-3.5 What nobody got up for stays behind.
    if (s.station) {
      s.missed.push(s.station);
      tell({ type: 'missed', station: s.station });
      s.station = null;
    }
    if (s.stop < s.plan.options.stops) return 'stop';
    // NT-4.1 Morning: the dreams are told.
    tell({ type: 'morning', reveals: true, dreams: s.travellers.map(({ dream }) => dream) });
    return 'over';
  },
};
