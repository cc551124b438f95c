// Where the cards are, besides in the decks.
import { ROOMS, type TouristId } from '../components.ts';
import { type EmployeeId, PLACES } from '../employees.ts';
import type { Agency, Frame } from '../state.ts';
import { passengersOf } from './agency.ts';

interface Laid {
  readonly frames: readonly Frame[];
  readonly agencies: readonly Agency[];
  readonly touristDiscard: readonly TouristId[];
  readonly employeeDiscard: readonly EmployeeId[];
}

/** All tourist cards that are not in the deck. */
export function touristsOut({ frames, agencies, touristDiscard }: Laid): TouristId[] {
  return [...touristDiscard, ...frames.flatMap(touristsShown), ...agencies.flatMap(touristsOf)];
}

function touristsShown(frame: Frame): readonly TouristId[] {
  if (frame.phase === 'draft') return frame.display;
  return frame.phase === 'visa' ? frame.drawn : [];
}

function touristsOf(agency: Agency): TouristId[] {
  return [
    ...agency.desks.flatMap(waiting => (waiting ? [waiting.tourist] : [])),
    ...passengersOf(agency).map(({ tourist }) => tourist),
    ...ROOMS.flatMap(room => agency.rooms[room].guests),
  ];
}

/** All employee cards that are not in the deck. */
export function employeesOut({ frames, agencies, employeeDiscard }: Laid): EmployeeId[] {
  const shown = frames.flatMap(frame => (frame.phase === 'hire' ? frame.shown : []));
  const hired = agencies.flatMap(({ employees }) => PLACES.flatMap(place => employees[place]?.id ?? []));
  return [...employeeDiscard, ...shown, ...hired];
}
