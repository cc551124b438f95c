// The map as a traveller uses it: which clubs a line joins, which docks a club stands at, and how far the boats go.
import { madeOfContent, partsWith } from '../../kernel/index.ts';
import { CLUBS, type Club, DOCKS, type Dock, indexOf } from './components.ts';
import { type ParisParts, PRESS } from './content-shape.ts';
import type { Site } from './map.ts';
import type { MoveOf } from './moves.ts';

/** The map of one agreement. */
export interface Network {
  /** 0 for Paris, another number for every map of one's own. */
  readonly number: number;
  readonly sites: Readonly<Record<Club, Site>>;
  /** Every line between two clubs, once. */
  readonly lines: readonly (readonly [Club, Club])[];
  /** The clubs joined to each club by a line, by index. */
  readonly neighbours: Readonly<Record<Club, readonly Club[]>>;
  /** The docks that touch each club, west to east. */
  readonly docksAt: Readonly<Record<Club, readonly Dock[]>>;
  /** The club at each dock. */
  readonly clubAt: Readonly<Record<Dock, Club>>;
  /** The place of each dock along the river. */
  readonly stops: Readonly<Record<Dock, number>>;
  /** The steps along the lines from a club, by index. */
  readonly steps: Readonly<Record<Club, readonly MoveOf<'step'>[]>>;
  /** The boat rides from the docks of a club, by landing dock. */
  readonly rides: Readonly<Record<Club, readonly MoveOf<'ride'>[]>>;
  /** How many ways lead through each club, by its index. */
  readonly openness: readonly number[];
}

/** The printed map. */
export const PARIS = networkWith(PRESS.printed, 0);
let made = 0;

/** The map of an agreement. */
export const networkIn = madeOfContent(PARIS, content => networkWith(partsWith(PRESS, content), ++made));

function byClub<T>(value: (club: Club) => T): Readonly<Record<Club, T>> {
  return Object.fromEntries(CLUBS.map(club => [club, value(club)])) as Record<Club, T>;
}

function byDock<T>(value: (dock: Dock) => T): Readonly<Record<Dock, T>> {
  return Object.fromEntries(DOCKS.map(dock => [dock, value(dock)])) as Record<Dock, T>;
}

function networkWith({ clubs, docks }: ParisParts, number: number): Network {
  const isJoined = (one: Club, other: Club) => clubs[one].lines.includes(other) || clubs[other].lines.includes(one);
  const neighbours = byClub(club => CLUBS.filter(other => other !== club && isJoined(club, other)));
  const docksAt = byClub(club => DOCKS.filter(dock => docks[dock].club === club));
  return {
    number,
    sites: byClub(club => ({ at: [clubs[club].x, clubs[club].y], name: clubs[club].name })),
    lines: CLUBS.flatMap(one => neighbours[one].flatMap(other => (indexOf(one) < indexOf(other) ? [[one, other] as const] : []))),
    neighbours,
    docksAt,
    clubAt: byDock(dock => docks[dock].club),
    stops: byDock(dock => docks[dock].stop),
    steps: byClub(club => neighbours[club].map(next => ({ type: 'step', club: next }))),
    rides: byClub(club =>
      DOCKS.flatMap(to => docksAt[club].filter(from => from !== to).map(from => ({ type: 'ride', from, to, club: docks[to].club }))),
    ),
    openness: CLUBS.map(club => neighbours[club].length + docksAt[club].length),
  };
}

/** OT-9.3 The length of a boat ride: the difference of the letters, in either direction. */
export function rideLength(from: Dock, to: Dock, { stops }: Network = PARIS): number {
  return Math.abs(stops[from] - stops[to]);
}
