// CT-9.2 Park, CT-10.2 Station, CT-11.4 Stadium: one entry each.
import { COLOURS, type Colour, SERVED, type Special, TRAVELLERS } from '../components.ts';
import type { Reason } from '../events.ts';
import type { Pawns } from '../state.ts';

/** Who gets off at a special site, and how the day is lost where they are not aboard. */
interface SpecialRule {
  readonly canServe: (bus: Pawns) => boolean;
  /** Takes them out of the bus and names them. */
  readonly getOff: (bus: Pawns) => string;
  readonly reason: Reason;
}

function take(bus: Pawns, colour: Colour, count: number): string {
  bus[colour] -= count;
  return colour.repeat(count);
}

export const SPECIAL_RULES: Readonly<Record<Special, SpecialRule>> = {
  // CT-9.2 One of each colour, CT-9.3 or the day is lost.
  PARK: {
    canServe: ({ G, O, B }) => G > 0 && O > 0 && B > 0,
    getOff: bus => TRAVELLERS.map(colour => take(bus, colour, 1)).join(''),
    reason: 'park',
  },
  // CT-10.2 Six of any colour: all there are seats for. CT-10.3 Fewer lose the day. CT-Q9 Fans are among them.
  STATION: {
    canServe: ({ G, O, B, W }) => G + O + B + W === SERVED.STATION,
    getOff: bus => COLOURS.map(colour => take(bus, colour, bus[colour])).join(''),
    reason: 'station',
  },
  // CT-11.4 Both fans and nobody else.
  STADIUM: {
    canServe: ({ W }) => W === SERVED.STADIUM,
    getOff: bus => take(bus, 'W', SERVED.STADIUM),
    reason: 'stadium',
  },
};
