// Who is on the way, who is home, who has left.
import type { Seat } from '../../../kernel/index.ts';
import { LONDON } from '../components.ts';
import type { State } from '../state.ts';

/** Travelling: neither back in London nor out of the game. */
export function isTravelling(s: State, seat: Seat): boolean {
  const traveller = s.travellers[seat];
  return traveller !== undefined && traveller.position < LONDON && !s.resigned.includes(seat);
}

/** The travelling seats, in seat order. */
export function travellingSeats(s: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.travellers.length; seat++) if (isTravelling(s, seat)) seats.push(seat);
  return seats;
}

/** Players in the game: all but those who resigned. */
export function playersLeft(s: State): number {
  return s.travellers.length - s.resigned.length;
}

/** The next travelling seat clockwise after this one. */
export function nextTravelling(s: State, seat: Seat): Seat {
  for (let step = 1; step <= s.travellers.length; step++) {
    const next = (seat + step) % s.travellers.length;
    if (isTravelling(s, next)) return next;
  }
  throw new Error('nobody is travelling any more');
}

/** Players in the game who have been at a position; who passed it has been there. */
export function arrivalsAt(s: State, position: number): number {
  return s.travellers.filter((traveller, seat) => traveller.position >= position && !s.resigned.includes(seat)).length;
}

/** ED-14.1 How many must be home for the game to end: all but one; ED-14.2 of six, four. */
export function homeToEnd(players: number): number {
  return players === 6 ? 4 : players - 1;
}
