// ED-6.6, ED-9, ED-13 Arriving: the days, the figure, the bonus chips, and London.
import { frameOf, only, type Seat, type Table } from '../../../kernel/index.ts';
import { LONDON, placeAt } from '../components.ts';
import type { Colour, Event } from '../events.ts';
import { MOVES, type MoveOf } from '../moves.ts';
import type { Rule, Section, State } from '../state.ts';
import { drawEventCard, drawTravelUnseen, loseDays, payCoins, putHandsUnder, receiveCoins, travellerAt } from './cards.ts';
import { daysOf } from './days.ts';
import { FREE_WITHIN_LEG } from './free-actions.ts';
import { arrivalsAt, playersLeft, travellingSeats } from './travellers.ts';

export const arrive: Section<'arrive'> = {
  open(s, { tell }, previous) {
    if (previous?.phase !== 'modify' && previous?.phase !== 'roll') throw new Error('no leg was declared');
    const { seat, leg } = previous;
    const traveller = travellerAt(s, seat);
    const { parts, saved, total } = daysOf(leg, previous.phase === 'roll' ? previous.die : 0, s.plan.options);
    traveller.days += total;
    traveller.position++;
    s.turn.legsDone++;
    const [from, to] = [placeAt(traveller.position - 1), placeAt(traveller.position)];
    tell({ type: 'travelled', seat, from, to, days: total, parts, saved, offers: leg.offers });
    if (traveller.position === LONDON) {
      comeHome(s, seat, tell);
      return { phase: 'arrive', seat, colour: null };
    }
    return { phase: 'arrive', seat, colour: chipFor(s, traveller.position) };
  },
  // ED-9.5 A chip is resolved before anything else.
  awaiting: (_s, { seat, colour }) => only(colour === null ? undefined : seat),
  moves: {
    leaveChip: chipRule('leaveChip', (s, seat, { tell }) => {
      tell({ type: 'chipLeft', ...turnOver(s, seat) });
    }),
    useChip: chipRule('useChip', (s, seat, table) => {
      const chip = turnOver(s, seat);
      table.tell({ type: 'chipUsed', ...chip });
      takeBonus(s, seat, chip.chip, table);
    }),
    ...FREE_WITHIN_LEG,
  },
  then: () => 'back',
};

/** ED-9.1 The first to arrive has the red chip, ED-9.2 the last of all players in the game the blue one. */
function chipFor(s: State, position: number): Colour | null {
  if (s.chips.red[position - 1]) return 'red';
  return s.chips.blue[position - 1] && arrivalsAt(s, position) === playersLeft(s) ? 'blue' : null;
}

function chipRule<K extends 'leaveChip' | 'useChip'>(type: K, play: (s: State, seat: Seat, table: Table<Event>) => void): Rule<K> {
  const moves = MOVES[type] as unknown as readonly MoveOf<K>[];
  return { candidates: () => moves, clauses: [], play: (s, seat, _move, table) => play(s, seat, table) };
}

/** ED-9.3 The chip is turned over, used or not. */
function turnOver(s: State, seat: Seat) {
  const frame = frameOf(s, 'arrive');
  const { position } = travellerAt(s, seat);
  const { colour } = frame;
  const chip = colour && s.chips[colour][position - 1];
  if (!colour || !chip) throw new Error('no chip to turn over');
  s.chips[colour][position - 1] = null;
  frame.colour = null;
  return { seat, place: placeAt(position), colour, chip };
}

/** ED-9.6 What the chip offers. */
function takeBonus(s: State, seat: Seat, chip: 'coin' | 'travel' | 'event' | 'day', table: Table<Event>): void {
  switch (chip) {
    case 'coin':
      return receiveCoins(s, seat, 1, table);
    case 'travel':
      return drawTravelUnseen(s, seat, table);
    case 'event':
      return drawEventCard(s, seat, table);
    case 'day': {
      const seats = travellingSeats(s).filter(other => other !== seat);
      for (const other of seats) loseDays(s, other, 1);
      return table.tell({ type: 'delayed', seat, seats, days: 1 });
    }
  }
}

/** ED-13.1 The slip goes under the stack, ED-13.2 the cards under the supplies. */
function comeHome(s: State, seat: Seat, tell: Table<Event>['tell']): void {
  const traveller = travellerAt(s, seat);
  s.londonOrder.push(seat);
  const { travel, events } = putHandsUnder(s, seat);
  // Two players need the coins for their tie (ED-15.7): theirs are only set aside.
  if (s.plan.options.arrivalCoins === 'return' && s.plan.seats > 2) payCoins(s, seat, traveller.coins);
  tell({ type: 'returned', seat, order: s.londonOrder.length, days: traveller.days, travel, events });
}
