// All the passengers a bus can hold, numbered, and what happens to them as tables: the arithmetic behind a proof.
import {
  COLOURS,
  type Colour,
  isSpecial,
  type OrdinarySite,
  PAWNS,
  SEATS_IN_BUS,
  SITE_IDS,
  SITES,
  type SiteId,
  type Special,
} from './components.ts';
import { SPECIAL_RULES } from './rules/specials.ts';
import type { Pawns } from './state.ts';

/** What may be in the bus; numbered by their place in this list. */
export const CONTENTS: readonly Readonly<Pawns>[] = allContents();

function allContents(): Pawns[] {
  const found: Pawns[] = [];
  for (let W = 0; W <= PAWNS.W; W++) {
    for (let G = 0; G <= SEATS_IN_BUS - W; G++) {
      for (let O = 0; O <= SEATS_IN_BUS - W - G; O++) {
        for (let B = 0; B <= SEATS_IN_BUS - W - G - O; B++) found.push({ G, O, B, W });
      }
    }
  }
  return found;
}

const NUMBERS: ReadonlyMap<string, number> = new Map(CONTENTS.map((each, number) => [keyOf(each), number]));

function keyOf({ G, O, B, W }: Readonly<Pawns>): string {
  return `${G},${O},${B},${W}`;
}

export function numberOf(bus: Readonly<Pawns>): number {
  const number = NUMBERS.get(keyOf(bus));
  if (number === undefined) throw new Error(`no bus holds ${keyOf(bus)}`);
  return number;
}

function seatsTaken({ G, O, B, W }: Readonly<Pawns>): number {
  return G + O + B + W;
}

function changed(number: number, colour: Colour, by: number): number {
  const bus = CONTENTS[number];
  return bus ? numberOf({ ...bus, [colour]: bus[colour] + by }) : number;
}

/** The bus after one more boards, or as it is where no seat is free. */
const BOARDED: Readonly<Record<Colour, readonly number[]>> = byColour(colour =>
  CONTENTS.map((bus, number) => {
    const isFull = seatsTaken(bus) === SEATS_IN_BUS || bus[colour] === PAWNS[colour];
    return isFull ? number : changed(number, colour, 1);
  }),
);

/** Every bus that the inspector may leave behind; an empty one stays as it is. */
export const PUT_OUT: readonly (readonly number[])[] = CONTENTS.map((bus, number) => {
  const left = COLOURS.filter(colour => bus[colour] > 0).map(colour => changed(number, colour, -1));
  return left.length > 0 ? left : [number];
});

function byColour<T>(each: (colour: Colour) => T): Readonly<Record<Colour, T>> {
  return { G: each('G'), O: each('O'), B: each('B'), W: each('W') };
}

/** The bus after these have boarded in this order, as far as there are seats. */
export function boarding(number: number, colours: readonly Colour[]): number {
  return colours.reduce((now, colour) => BOARDED[colour][now] ?? now, number);
}

/** For every bus, those it may become: bus n those from `first[n]` on, up to `first[n + 1]`. */
export interface Turns {
  readonly first: Uint16Array;
  readonly becomes: Uint8Array;
}

export function turnsOf(lists: readonly (readonly number[])[]): Turns {
  const first = new Uint16Array(lists.length + 1);
  for (const [number, list] of lists.entries()) first[number + 1] = (first[number] ?? 0) + list.length;
  return { first, becomes: Uint8Array.from(lists.flat()) };
}

/** Most travellers delivered so far, for every bus that is possible; -1 for one that is not. */
export type Best = Int8Array;

/** As many kinds of bus as matter: those with fans come last and are left out where no fan is in play. */
export function sizeFor(fans: boolean): number {
  return fans ? CONTENTS.length : CONTENTS.findIndex(({ W }) => W > 0);
}

export function noneYet(size: number): Best {
  return new Int8Array(size).fill(-1);
}

/** What is possible once every bus has become one of those it may become. */
export function turnedInto(best: Best, { first, becomes }: Turns): Best {
  const after = noneYet(best.length);
  for (let number = 0; number < best.length; number++) {
    const delivered = best[number] as number;
    if (delivered < 0) continue;
    const end = first[number + 1] as number;
    for (let i = first[number] as number; i < end; i++) {
      const target = becomes[i] as number;
      if ((after[target] as number) < delivered) after[target] = delivered;
    }
  }
  return after;
}

/** A site: for every bus what it becomes, and how many it leaves there; -1 where the day would be lost. */
interface SetDown {
  readonly bus: Uint8Array;
  readonly count: Int8Array;
}

export function setDownAt(best: Best, { bus, count }: SetDown): Best {
  const after = noneYet(best.length);
  for (let number = 0; number < best.length; number++) {
    const delivered = best[number] as number;
    const left = count[number] as number;
    if (delivered < 0 || left < 0) continue;
    const target = bus[number] as number;
    if ((after[target] as number) < delivered + left) after[target] = delivered + left;
  }
  return after;
}

/** CT-6, CT-9.2, CT-10.2, CT-11.4 What every bus does at a site that is open. */
function effectOf(site: SiteId): SetDown {
  const each = CONTENTS.map(before => (isSpecial(site) ? servedAt(site, before) : droppedAt(site, before)));
  return { bus: Uint8Array.from(each, ({ bus }) => bus), count: Int8Array.from(each, ({ count }) => count) };
}

function servedAt(site: Special, before: Readonly<Pawns>): { bus: number; count: number } {
  const bus = { ...before };
  const { canServe, getOff } = SPECIAL_RULES[site];
  if (!canServe(bus)) return { bus: 0, count: -1 };
  const count = getOff(bus).length;
  return { bus: numberOf(bus), count };
}

function droppedAt(site: OrdinarySite, before: Readonly<Pawns>): { bus: number; count: number } {
  const { colour, required } = SITES[site];
  return { bus: numberOf({ ...before, [colour]: 0 }), count: before[colour] >= required ? before[colour] : 0 };
}

export const SITE_EFFECTS = Object.fromEntries(SITE_IDS.map(site => [site, effectOf(site)])) as Readonly<Record<SiteId, SetDown>>;

/** CT-9.5 The inspector on a tile that lies. */
export const INSPECTED: Turns = turnsOf(PUT_OUT);

/** CT-11.2 A fan boards where there is a seat. */
export const FAN_BOARDS: Turns = turnsOf(BOARDED.W.map(number => [number]));

/** The most delivered by any bus, or -1 where none is possible. */
export function mostOf(best: Best): number {
  let most = -1;
  for (let number = 0; number < best.length; number++) if ((best[number] as number) > most) most = best[number] as number;
  return most;
}
