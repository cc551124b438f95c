// Every bus that is possible at some point of a road, whichever tiles were chosen on the way: the most that it may have delivered.
import { CONTENTS, PAWNS, SITE_EFFECTS, type SITES, TRAVELLERS } from '../../games/city-tour/index.ts';
import { BUSES, type Road } from './offers.ts';

/** A number for every kind of bus; -1 where it is not possible. */
export type Buses = Int8Array;
export type Site = keyof typeof SITES;

export const ABOARD: readonly Uint8Array[] = TRAVELLERS.map(colour =>
  Uint8Array.from({ length: BUSES }, (_, bus) => CONTENTS[bus]?.[colour] ?? 0),
);

export function none(): Buses {
  return new Int8Array(BUSES).fill(-1);
}

/** CT-2.2 An empty bus at the start. */
export function emptyBus(): Buses {
  return none().fill(0, 0, 1);
}

/** The most of any bus. */
export function mostOf(buses: Buses): number {
  let most = -1;
  for (let bus = 0; bus < BUSES; bus++) if ((buses[bus] as number) > most) most = buses[bus] as number;
  return most;
}

/**
 * The colours, as bits, of which all pawns may be in use before a road ends, for every bus; `onSites` are the most that may stand on sites.
 * A road has two travellers at the most.
 */
export function scarceWith(onSites: readonly number[]): Uint8Array {
  const key = onSites.reduce((sum, each) => sum * (PAWNS.G + 2) + Math.min(each, PAWNS.G + 1), 0);
  const known = SCARCE.get(key);
  if (known) return known;
  const scarce = Uint8Array.from({ length: BUSES }, (_, bus) =>
    onSites.reduce((bits, most, colour) => (most + (ABOARD[colour]?.[bus] ?? 0) + 1 >= PAWNS.G ? bits | (1 << colour) : bits), 0),
  );
  SCARCE.set(key, scarce);
  return scarce;
}
const SCARCE = new Map<number, Uint8Array>();

/** CT-5 What is possible behind a road. */
export function drivenOver(buses: Buses, road: Road, scarce: Uint8Array): Buses {
  const after = none();
  for (let bus = 0; bus < BUSES; bus++) {
    const delivered = buses[bus] as number;
    if (delivered < 0) continue;
    const becomes = road[scarce[bus] as number] as readonly Uint8Array[];
    for (let list = 0; list < becomes.length; list++) {
      const target = (becomes[list] as Uint8Array)[bus] as number;
      if ((after[target] as number) < delivered) after[target] = delivered;
    }
  }
  return after;
}

/** CT-6 What is possible behind a letter with a site. */
export function setDown(buses: Buses, site: Site): Buses {
  const after = none();
  const { bus: becomes, count } = SITE_EFFECTS[site];
  for (let bus = 0; bus < BUSES; bus++) {
    if ((buses[bus] as number) < 0) continue;
    const target = becomes[bus] as number;
    const delivered = (buses[bus] as number) + (count[bus] as number);
    if ((after[target] as number) < delivered) after[target] = delivered;
  }
  return after;
}

/** The most that any bus has aboard of a colour. */
export function mostAboard(buses: Buses, colour: number): number {
  let most = 0;
  for (let bus = 0; bus < BUSES; bus++) {
    if ((buses[bus] as number) >= 0) most = Math.max(most, ABOARD[colour]?.[bus] as number);
  }
  return most;
}

/** The most that every bus may still deliver on a road and past a site, given what it may deliver behind them. */
export function before(behind: Buses, road: Road, scarce: Uint8Array, site: Site | undefined): Buses {
  const most = none();
  const effect = site && SITE_EFFECTS[site];
  for (let bus = 0; bus < BUSES; bus++) {
    const becomes = road[scarce[bus] as number] as readonly Uint8Array[];
    for (let list = 0; list < becomes.length; list++) {
      const target = (becomes[list] as Uint8Array)[bus] as number;
      const more = effect
        ? (effect.count[target] as number) + (behind[effect.bus[target] as number] as number)
        : (behind[target] as number);
      if (more > (most[bus] as number)) most[bus] = more;
    }
  }
  return most;
}
