// Where the cards are, besides in the decks.
import { ROOMS, SEATS, type TouristId } from '../components.ts';
import { type EmployeeId, PLACES } from '../employees.ts';
import type { Agency, Frame } from '../state.ts';

interface Laid {
  readonly frames: readonly Frame[];
  readonly agencies: readonly Agency[];
  readonly touristDiscard: readonly TouristId[];
  readonly employeeDiscard: readonly EmployeeId[];
}

/** All tourist cards that are not in the deck. */
export function touristsOut({ frames, agencies, touristDiscard }: Laid): TouristId[] {
  const found = [...touristDiscard];
  for (const frame of frames) found.push(...touristsShown(frame));
  for (const { desks, seats, rooms } of agencies) {
    for (const waiting of desks) if (waiting) found.push(waiting.tourist);
    for (const seat of SEATS) if (seats[seat].passenger) found.push(seats[seat].passenger.tourist);
    for (const room of ROOMS) found.push(...rooms[room].guests);
  }
  return found;
}

function touristsShown(frame: Frame): readonly TouristId[] {
  if (frame.phase === 'draft') return frame.display;
  return frame.phase === 'visa' ? frame.drawn : [];
}

/** All employee cards that are not in the deck. */
export function employeesOut({ frames, agencies, employeeDiscard }: Laid): EmployeeId[] {
  const shown = frames.flatMap(frame => (frame.phase === 'hire' ? frame.shown : []));
  const hired = agencies.flatMap(({ employees }) => PLACES.flatMap(place => employees[place]?.id ?? []));
  return [...employeeDiscard, ...shown, ...hired];
}
