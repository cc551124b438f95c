import { copies, draw, type Phased, type Plan, type Seat, type Table } from '../../kernel/index.ts';
import { DREAMS, type Landscape, STATION_IDS, type Station } from './components.ts';
import type { Event } from './events.ts';
import type { Agreement } from './options.ts';

/** The train stands at a station, and this seat decides; it was asked as the so-manyth. */
export interface Stop {
  readonly phase: 'stop';
  seat: Seat | null;
  asked: number;
}
export type Frame = Stop;

export interface Traveller {
  bells: number;
  readonly postcards: Station[];
  readonly dream: Landscape;
}

export interface State extends Phased<Frame> {
  readonly plan: Plan<Agreement>;
  readonly frames: Frame[];
  /** Stops so far. */
  stop: number;
  /** Who is asked first at this stop. */
  first: Seat;
  /** The postcard at this stop; none once somebody has it. */
  station: Station | null;
  /** The stations that may still come; their order means nothing. */
  readonly bag: Station[];
  /** Postcards that nobody got up for. */
  readonly missed: Station[];
  readonly travellers: Traveller[];
  /** Dream cards that were not dealt; their order means nothing. */
  readonly undealt: Landscape[];
}

/** NT-2 The train before it leaves. */
export function layOut(plan: Plan<Agreement>, { chance, tell }: Table<Event>): State {
  const undealt = [...DREAMS];
  const travellers: Traveller[] = [];
  for (let seat = 0; seat < plan.seats; seat++) {
    // NT-2.2 One dream card each, for its owner's eyes only.
    const dream = draw(undealt, chance, 'dreams');
    // NT-2.1 The same number of bells each.
    travellers.push({ bells: plan.options.bells, postcards: [], dream });
    tell({ type: 'dealt', seat, dream });
  }
  // NT-2.3 Chance says who is asked first; the first stop moves on from the seat before.
  const before = chance.below(plan.seats, 'start');
  return { plan, frames: [], stop: 0, first: before, station: null, bag: [...STATION_IDS], missed: [], travellers, undealt };
}

export function travellerAt({ travellers }: State, seat: Seat): Traveller {
  const traveller = travellers[seat];
  if (!traveller) throw new Error(`there is no seat ${seat}`);
  return traveller;
}

export function clone(s: State): State {
  return {
    plan: s.plan,
    frames: copies(s.frames, cloneFrame),
    stop: s.stop,
    first: s.first,
    station: s.station,
    bag: s.bag.slice(),
    missed: s.missed.slice(),
    travellers: copies(s.travellers, ({ bells, postcards, dream }) => ({ bells, postcards: postcards.slice(), dream })),
    undealt: s.undealt.slice(),
  };
}

export function cloneFrame({ phase, seat, asked }: Frame): Frame {
  return { phase, seat, asked };
}
