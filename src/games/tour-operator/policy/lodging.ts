// Which room suits whom.
import type { Seat } from '../../../kernel/index.ts';
import { boxOf } from '../box.ts';
import type { Room, TouristId } from '../components.ts';
import { agencyAt } from '../rules/agency.ts';
import { waitingForRoom } from '../rules/check-in.ts';
import type { State } from '../state.ts';

/** What it costs to give a room to a tourist, now and to those who still wait. */
export function placeCost(s: State, seat: Seat, tourist: TouristId, room: Room): number {
  const others = waitingForRoom(s, seat).filter(each => each.tourist !== tourist);
  const { tourists } = boxOf(s.plan.options);
  const symbol = tourists[tourist].room;
  const waits = (kind: 'vip' | 'dorm') => others.some(each => tourists[each.tourist].room === kind);
  const { guests } = agencyAt(s, seat).rooms.D;
  switch (room) {
    case 'V':
      return symbol === 'vip' ? -1 : waits('vip') ? 1.5 : 0.4;
    case 'D':
      if (guests.length > 0) return symbol === 'dorm' ? -2 : -0.5;
      if (symbol === 'dorm') return waits('dorm') ? -1.5 : 0.3;
      return (symbol === 'vip' ? 1 : 0) + (waits('dorm') ? 0.8 : 0.35);
    case 'S1':
    case 'S2':
      return symbol === 'vip' ? 1 : 0.1;
  }
}
