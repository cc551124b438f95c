// How long each event is shown.
import type { Event, TownId } from '../../../games/bodensee/table.ts';

const MOTION: Readonly<Partial<Record<Event['type'], number>>> = {
  turnBegun: 160,
  busChosen: 240,
  morningTaken: 720,
  built: 620,
  rerolled: 620,
  pipsAdded: 420,
  visited: 620,
  ruined: 720,
  tileOpened: 300,
  touristBoarded: 460,
  lastRound: 1400,
  raced: 1600,
  ended: 1200,
};

/** How long a drive takes: a while for each road, at most 1.4 s; the ferry 1.2 s. */
export function driveTime(roads: readonly TownId[], by: 'road' | 'ferry'): number {
  return by === 'ferry' ? 1200 : Math.min(1400, 300 + 300 * (roads.length - 1));
}

/** How long an event's motion takes at normal speed, in ms. */
export function motion(event: Event): number {
  if (event.type === 'drove') return driveTime(event.route, event.by);
  if (event.type === 'dispatched') return driveTime([event.from, event.to], 'road');
  return MOTION[event.type] ?? 0;
}
