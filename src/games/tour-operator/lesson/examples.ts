// A picture from later: a guest without a clean room, and a housekeeper who would clean one.
import { tour } from '../described.ts';
import type { State } from '../state.ts';
import { LAYOUT } from './deal.ts';

/** Amara has landed in Rome; three rooms are occupied, the fourth is dirty. */
export function noCleanRoom(): State {
  return tour({
    seats: 3,
    round: 3,
    cities: Object.fromEntries(LAYOUT.entries()),
    closed: ['INN', 'NBO', 'BER', 'LON', 'BUE', 'RIO'],
    frames: [{ phase: 'checkIn', left: [0] }],
    agencies: [
      {
        vp: 38,
        tokens: { fuel: 1, coupon: 1 },
        office: ['T13', 'T26', 'T47'],
        aboard: { E1: 'T32' },
        passengers: { scored: 7, fate: 'hotel' },
        dirtySeats: ['B1', 'E1', 'E2'],
        rooms: {
          V: { weeks: 1, guests: ['T52'] },
          S1: { weeks: 2, guests: ['T20'] },
          D: { weeks: 1, guests: ['T08', 'T42'] },
        },
        dirtyRooms: ['S2'],
        employees: ['H1'],
        at: 'ROM',
        visited: 'ROM',
      },
      { vp: 31, tokens: { fuel: 1, coupon: 0 }, office: ['T14', 'T36'], at: 'BER' },
      { vp: 33, tokens: { fuel: 2, coupon: 1 }, office: ['T07', 'T39'], at: 'LON' },
    ],
  });
}
