// The tiles that make the most of a whole road network.
import { boarding, PAWNS, type Rotation, SEATS_IN_BUS, SITE_EFFECTS, SITES, type TileId, TRAVELLERS } from '../../games/city-tour/index.ts';
import { ABOARD, type Buses, before, none, scarceWith } from './buses.ts';
import type { Step, Works } from './networks.ts';
import { BUSES, type Offer, type Offers } from './offers.ts';

/** A tile as it is placed on a turn. */
interface Placed {
  readonly tile: TileId;
  readonly rotation: Rotation;
}

/** A line of play, and how many travellers it delivers. */
export interface Line {
  readonly delivered: number;
  readonly placed: readonly Placed[];
}

/** A line through a network, as far as it has come. */
interface Ride {
  readonly bus: number;
  readonly onSites: readonly number[];
  readonly delivered: number;
}

const NOBODY: readonly number[] = [0, 0, 0];
/** CT-5.3 A bus after one more of a colour boards, if there is a seat. */
const ONE_MORE = TRAVELLERS.map(colour => Uint8Array.from({ length: BUSES }, (_, bus) => boarding(bus, [colour])));

/** The best line through the network that is laid, if it delivers more than so many. It gives up when the search has come to `most` steps. */
export function bestTiles(works: Works, delivered: number, most: number): Line | undefined {
  const { path, laid } = works;
  const ahead = mostBehind(works);
  const chosen: (Offer | undefined)[] = [];
  let best: Line = { delivered, placed: [] };
  const drive = (at: number, ride: Ride): void => {
    if (ride.delivered + (ahead[at]?.[ride.bus] as number) <= best.delivered || ++works.steps > most) return;
    const step = path[at];
    if (!step) {
      best = { delivered: ride.delivered, placed: placedAs(works, chosen) };
      return;
    }
    const { turn } = step;
    const known = chosen[turn];
    if (known) return drive(at + 1, driven(ride, known, step));
    for (const offer of laid[turn]?.offers.all ?? []) {
      chosen[turn] = offer;
      drive(at + 1, driven(ride, offer, step));
    }
    chosen[turn] = undefined;
  };
  drive(0, { bus: 0, onSites: NOBODY, delivered: 0 });
  return best.placed.length > 0 ? best : undefined;
}

/** The most that every bus may deliver from each step on, if every road might be that of any tile. */
function mostBehind({ path, laid }: Works): readonly Buses[] {
  const most = [none().fill(0)];
  const onSites: (readonly number[])[] = [NOBODY];
  for (const { site } of path) onSites.push(withFull(onSites.at(-1) ?? NOBODY, site));
  for (let at = path.length - 1; at >= 0; at--) {
    const { turn, side, site } = path[at] as Step;
    const road = laid[turn]?.offers.roads[side] as Offers['roads'][number];
    most.unshift(before(most[0] ?? none(), road, scarceWith(onSites[at] ?? NOBODY), site));
  }
  return most;
}

/** As if the bus had been full of those whom a site waits for. */
function withFull(onSites: readonly number[], site: Step['site']): readonly number[] {
  const colour = site ? TRAVELLERS.indexOf(SITES[site].colour) : -1;
  return colour < 0 ? onSites : onSites.map((most, at) => (at === colour ? most + SEATS_IN_BUS : most));
}

/** CT-5, CT-6 A bus behind a road and the site there. */
function driven({ bus, onSites, delivered }: Ride, offer: Offer, { side, site }: Step): Ride {
  let now = bus;
  for (const colour of offer.met[side] ?? []) {
    // CT-5.4 Nobody boards without a pawn.
    if ((onSites[colour] as number) + (ABOARD[colour]?.[now] as number) < PAWNS.G) now = ONE_MORE[colour]?.[now] as number;
  }
  if (!site) return { bus: now, onSites, delivered };
  const { bus: becomes, count } = SITE_EFFECTS[site];
  const left = count[now] as number;
  const colour = TRAVELLERS.indexOf(SITES[site].colour);
  return {
    bus: becomes[now] as number,
    onSites: onSites.map((each, at) => (at === colour ? each + left : each)),
    delivered: delivered + left,
  };
}

function placedAs({ laid }: Works, chosen: readonly (Offer | undefined)[]): readonly Placed[] {
  return laid.map(({ entered }, turn) => {
    const offer = chosen[turn];
    if (!offer) throw new Error(`nothing is placed on turn ${turn + 1}`);
    return { tile: offer.tile, rotation: ((offer.rotation + entered) % 4) as Rotation };
  });
}
