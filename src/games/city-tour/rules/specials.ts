// CT-9.2 Park, CT-10.2 Station, CT-11.4 Stadium: one entry each.
import { type Colour, SERVED, type Special } from '../components.ts';
import type { Reason } from '../events.ts';
import { add, type Pawns } from '../state.ts';

/** Who gets off at a special site, and how the day is lost where they are not aboard. */
interface SpecialRule {
  readonly canServe: (bus: Pawns) => boolean;
  /** Takes them out of the bus and names them. */
  readonly getOff: (bus: Pawns) => string;
  readonly reason: Reason;
}

function take(bus: Pawns, colour: Colour, count: number): string {
  add(bus, colour, -count);
  return colour.repeat(count);
}

export const SPECIAL_RULES: Readonly<Record<Special, SpecialRule>> = {
  // CT-9.2 One of each colour, CT-9.3 or the day is lost.
  PARK: {
    canServe: ({ G, O, B }) => G > 0 && O > 0 && B > 0,
    getOff: bus => take(bus, 'G', 1) + take(bus, 'O', 1) + take(bus, 'B', 1),
    reason: 'park',
  },
  // CT-10.2 Six of any colour: all there are seats for. CT-10.3 Fewer lose the day. CT-Q9 Fans are among them.
  STATION: {
    canServe: ({ G, O, B, W }) => G + O + B + W === SERVED.STATION,
    getOff: bus => take(bus, 'G', bus.G) + take(bus, 'O', bus.O) + take(bus, 'B', bus.B) + take(bus, 'W', bus.W),
    reason: 'station',
  },
  // CT-11.4 Both fans and nobody else.
  STADIUM: {
    canServe: ({ W }) => W === SERVED.STADIUM,
    getOff: bus => take(bus, 'W', SERVED.STADIUM),
    reason: 'stadium',
  },
};
