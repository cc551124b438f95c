// ED-14, ED-15 The end, the winner, and the ranking of everybody else.
import type { Outcome, Seat } from '../../kernel/index.ts';
import { BET } from './components.ts';
import { travellerAt } from './rules/cards.ts';
import { playersLeft } from './rules/travellers.ts';
import type { State } from './state.ts';

/** One rank per seat, none shared; the score is the days to spare. */
export function outcome(s: State): Outcome | undefined {
  if (s.frames.length > 0 || s.round === 0) return undefined;
  const order = ranking(s);
  return {
    ranks: s.travellers.map((_, seat) => order.indexOf(seat) + 1),
    scores: s.travellers.map(({ days }) => BET - days),
  };
}

export function winner(s: State): Seat {
  const [first] = ranking(s);
  if (first === undefined) throw new Error('nobody sat at this table');
  return first;
}

/** All seats, the winner first; who resigned comes last, the last to resign before the others. */
export function ranking(s: State): readonly Seat[] {
  const playing = s.travellers.map((_, seat) => seat).filter(seat => !s.resigned.includes(seat));
  const home = s.plan.seats === 2 && playersLeft(s) === 2 ? rankTwo(s) : rankHome(s);
  const away = playing.filter(seat => !home.includes(seat)).sort((a, b) => compareAway(s, a, b));
  return [...home, ...away, ...[...s.resigned].reverse()];
}

/** ED-14.5 In London in time, by days and then arrival; ED-14.6 behind them, or where nobody was in time, by arrival. */
function rankHome(s: State): readonly Seat[] {
  const inTime = s.londonOrder.filter(seat => daysOf(s, seat) <= BET).sort((a, b) => daysOf(s, a) - daysOf(s, b));
  return [...inTime, ...s.londonOrder.filter(seat => !inTime.includes(seat))];
}

/** ED-15.5 to ED-15.7 Two players, somebody home: winner and loser. */
function rankTwo(s: State): readonly Seat[] {
  const [first, second] = s.londonOrder;
  if (first === undefined) return [];
  if (second !== undefined) return [first, second].sort((a, b) => daysOf(s, a) - daysOf(s, b) || coinsOf(s, b) - coinsOf(s, a));
  const other = 1 - first;
  const late = daysOf(s, first) > BET;
  const beaten = s.plan.options.twoPlayerLate === 'always' || daysOf(s, other) < daysOf(s, first);
  return late && beaten ? [other, first] : [first, other];
}

/** ED-14.4, ED-14.7 Not in London: who came further, then who spent fewer days, then clockwise from the first starting player. */
function compareAway(s: State, a: Seat, b: Seat): number {
  const [one, other] = [travellerAt(s, a), travellerAt(s, b)];
  const offset = (seat: Seat) => (seat - s.firstStart + s.plan.seats) % s.plan.seats;
  return other.position - one.position || one.days - other.days || offset(a) - offset(b);
}

function daysOf(s: State, seat: Seat): number {
  return travellerAt(s, seat).days;
}

function coinsOf(s: State, seat: Seat): number {
  return travellerAt(s, seat).coins;
}
