// TO-1 Previous tourists check out, and everybody is back at work.
import { only, type Seat, type Table } from '../../../kernel/index.ts';
import { boxOf } from '../box.ts';
import { ROOMS, type Room } from '../components.ts';
import { PLACES } from '../employees.ts';
import type { Event } from '../events.ts';
import type { Agency, Section, State } from '../state.ts';
import { agencyAt } from './agency.ts';
import { discardTourist } from './cards.ts';
import { participants } from './draft.ts';

export const checkOut: Section<'checkOut'> = {
  open(s, table) {
    s.round++;
    table.tell({ type: 'roundBegun', round: s.round, start: s.start });
    for (const [seat, agency] of s.agencies.entries()) {
      beginWeek(s, agency);
      // TO-1.1 In round 1 nobody is there to leave.
      for (const room of ROOMS) passWeek(s, seat, room, table);
    }
    return { phase: 'checkOut' };
  },
  awaiting: () => only(undefined),
  moves: {},
  // TO-2.2 No participant, no draft.
  then: s => (participants(s).length > 0 ? 'draft' : 'dice'),
};

/** TO-3.11 Weekly employees are fresh again. */
function beginWeek(s: State, agency: Agency): void {
  agency.visited = null;
  agency.placed = 0;
  agency.vipsPlaced = 0;
  for (const place of PLACES) {
    const hired = agency.employees[place];
    if (!hired) continue;
    hired.uses = boxOf(s.plan.options).staff[hired.id].uses;
    hired.engaged = false;
  }
}

/** TO-1.2 A week less; TO-1.3 after the last one the room is empty and dirty; TO-1.4 before that nothing changes. */
function passWeek(s: State, seat: Seat, id: Room, table: Table<Event>): void {
  const room = agencyAt(s, seat).rooms[id];
  room.filled = false;
  if (room.weeks === 0) return;
  room.weeks--;
  if (room.weeks === 0) emptyRoom(s, seat, id, table);
}

/** All guests of a room leave for home. TO-1.5 It gives no points. */
export function emptyRoom(s: State, seat: Seat, id: Room, { tell }: Table<Event>): void {
  const room = agencyAt(s, seat).rooms[id];
  const guests = room.guests.splice(0);
  for (const guest of guests) discardTourist(s, guest);
  room.weeks = 0;
  room.filled = false;
  tell({ type: 'checkedOut', seat, room: id, guests });
}
