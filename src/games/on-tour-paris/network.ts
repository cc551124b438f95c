// The map as a traveller uses it: which clubs a line joins, and which docks a club stands at.
import { CLUBS, type Club, DOCKS, type Dock, indexOf } from './components.ts';
import { LINES, QUAYS } from './map.ts';

/** The clubs joined to each club by a line, by index. */
export const NEIGHBOURS: Readonly<Record<Club, readonly Club[]>> = Object.fromEntries(
  CLUBS.map(club => {
    const joined = LINES.flatMap(([one, other]) => (one === club ? [other] : other === club ? [one] : []));
    return [club, joined.sort((a, b) => indexOf(a) - indexOf(b))];
  }),
) as Record<Club, Club[]>;

/** The docks that touch each club, west to east. */
export const DOCKS_AT: Readonly<Record<Club, readonly Dock[]>> = Object.fromEntries(
  CLUBS.map(club => [club, DOCKS.filter(dock => QUAYS[dock].clubs.includes(club))]),
) as unknown as Record<Club, readonly Dock[]>;

/** OT-9.3 The length of a boat ride: the difference of the letters, in either direction. */
export function rideLength(from: Dock, to: Dock): number {
  return Math.abs(DOCKS.indexOf(from) - DOCKS.indexOf(to));
}
