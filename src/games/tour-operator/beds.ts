// TO-5 Beds for those who arrive.
import type { Box } from './box.ts';
import type { TouristId } from './components.ts';
import type { Agency } from './state.ts';

/** Clean rooms that stand empty. */
export function cleanRooms({ rooms: { V, S1, S2, D } }: Agency): number {
  return Number(V.clean) + Number(S1.clean) + Number(S2.clean) + Number(D.clean);
}

/** Beds for those aboard: every clean room, and the dorm once more for a pair (TO-5.5). */
export function bedsFor({ tourists }: Box, agency: Agency, guests: readonly TouristId[]): number {
  const pair = agency.rooms.D.clean && guests.filter(guest => tourists[guest].room === 'dorm').length > 1;
  return cleanRooms(agency) + (pair ? 1 : 0);
}
