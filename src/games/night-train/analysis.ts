// What the lab counts of a match beyond what it counts of every game.
import type { Plan } from '../../kernel/index.ts';
import { STATION_IDS, STATIONS, type Station } from './components.ts';
import type { Event } from './events.ts';
import type { Agreement } from './options.ts';
import { worth } from './score.ts';
import type { State } from './state.ts';

/** A postcard in a match: whether it came, whether somebody got up for it, and what it counted. */
export interface StationRow {
  readonly station: Station;
  readonly value: number;
  came: number;
  taken: number;
  points: number;
}

export function analyse(
  _plan: Plan<Agreement>,
  log: readonly { readonly entry: number; readonly event: Event }[],
  { travellers }: State,
): { readonly stations: readonly StationRow[] } {
  const rows = new Map(STATION_IDS.map(station => [station, { station, value: STATIONS[station].value, came: 0, taken: 0, points: 0 }]));
  for (const { event } of log) {
    const row = event.type === 'arrived' || event.type === 'rose' ? rows.get(event.station) : undefined;
    if (!row) continue;
    if (event.type === 'arrived') row.came++;
    if (event.type === 'rose') {
      row.taken++;
      row.points += worth(event.station, travellers[event.seat]?.dream ?? null);
    }
  }
  return { stations: [...rows.values()] };
}
