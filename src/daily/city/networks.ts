// The road networks that a day allows: on each turn up to three ways on, whichever tile makes them.
import { onward, SEATS_IN_BUS, SITES, type Side, SPACES, START, TRAVELLERS } from '../../games/city-tour/index.ts';
import { ABOARD, type Buses, drivenOver, emptyBus, mostAboard, type Site, scarceWith, setDown } from './buses.ts';
import { BUSES, mostOnTurn, type Offers, offersOf, type Pair, type TurnOffers, type Way } from './offers.ts';

/** A day of level 1 whose tiles are all known, turn by turn; and the sites behind A to F. */
export interface KnownDay {
  readonly pairs: readonly Pair[];
  readonly sites: readonly Site[];
}

/** A road that is driven: the offers of which it is one, the side by which it is entered as they see it, and the site behind it. */
export interface Step {
  readonly turn: number;
  readonly side: number;
  readonly site: Site | undefined;
}

/** The network so far, and what there is to know about the day. */
export interface Works {
  readonly day: KnownDay;
  readonly offers: readonly TurnOffers[];
  /** The most travellers that the tiles from a turn on can bring: of each colour, and in all. */
  readonly coming: readonly (readonly number[])[];
  readonly colours: readonly number[];
  /** For every space and side: the side where the road leaves, -1 where no tile lies. */
  readonly exits: Int8Array;
  /** For every space: the turn on which it was filled. */
  readonly turns: Int8Array;
  readonly path: Step[];
  /** What was laid, turn by turn, and the side by which the bus first came in. */
  readonly laid: { readonly offers: Offers; readonly entered: number }[];
  /** How far the search has come: roads driven. */
  steps: number;
}

/** Where the bus stands, before an empty space or outside the city, and all that it may have done. */
export interface Standing {
  readonly space: number;
  readonly side: number;
  readonly turn: number;
  readonly steps: number;
  readonly buses: Buses;
  /** The letters passed, as bits. */
  readonly passed: number;
  /** The most pawns of each colour that may stand on sites. */
  readonly onSites: readonly number[];
  /** The most travellers on roads that lie and were not driven yet: of each colour, and in all. */
  readonly waiting: readonly number[];
  readonly isOut: boolean;
}

const NOBODY: readonly number[] = [0, 0, 0, 0];

export function worksOf(day: KnownDay): Works {
  const coming = [NOBODY];
  for (const pair of [...day.pairs].reverse()) coming.unshift(plus(coming[0] ?? NOBODY, mostOnTurn(pair)));
  return {
    day,
    offers: day.pairs.map(offersOf),
    coming,
    colours: day.sites.map(site => TRAVELLERS.indexOf(SITES[site].colour)),
    exits: new Int8Array(SPACES.length * 4).fill(-1),
    turns: new Int8Array(SPACES.length),
    path: [],
    laid: [],
    steps: 0,
  };
}

export function atStart(): Standing {
  return { ...START, turn: 0, steps: 0, buses: emptyBus(), passed: 0, onSites: NOBODY.slice(1), waiting: NOBODY, isOut: false };
}

function plus(a: readonly number[], b: readonly number[], times = 1): readonly number[] {
  return a.map((each, at) => each + times * (b[at] as number));
}

/** Lays a road before the bus, and where that brings it; nothing where no tile goes that way. */
export function layRoad(works: Works, from: Standing, way: Way): Standing | undefined {
  const { space, side, turn } = from;
  const offers = works.offers[turn]?.[way];
  if (!offers) return undefined;
  const exit = (side + way) % 4;
  join(works, space, side, exit);
  const [one = 0, other = 0] = [0, 1, 2, 3].filter(each => each !== side && each !== exit);
  join(works, space, one, other);
  works.turns[space] = turn;
  works.laid.push({ offers, entered: side });
  return follow(works, { ...from, turn: turn + 1, waiting: plus(from.waiting, offers.beside) });
}

function join({ exits }: Works, space: number, a: number, b: number): void {
  exits[space * 4 + a] = b;
  exits[space * 4 + b] = a;
}

/** Takes up again what was laid before a bus that stood there. */
export function takeUp(works: Works, { space, steps, turn }: Standing): void {
  works.exits.fill(-1, space * 4, space * 4 + 4);
  works.path.length = steps;
  works.laid.length = turn;
}

/** CT-4.1 Follows the road to the next empty space, or out of the city. */
function follow(works: Works, from: Standing): Standing {
  let { space, side, buses, passed, onSites, waiting } = from;
  for (;;) {
    const exit = works.exits[space * 4 + side] as number;
    if (exit < 0) return { ...from, space, side, steps: works.path.length, buses, passed, onSites, waiting };
    const turn = works.turns[space] as number;
    const { offers, entered } = works.laid[turn] as Works['laid'][number];
    const asSeen = (side - entered + 4) % 4;
    if (asSeen !== 0) waiting = plus(waiting, offers.beside, -1);
    const next = onward(space, exit as Side);
    const letter = typeof next === 'string' ? null : next.letter;
    const site = letter === null ? undefined : works.day.sites[letter];
    works.path.push({ turn, side: asSeen, site });
    works.steps++;
    buses = drivenOver(buses, offers.roads[asSeen] as Offers['roads'][number], scarceWith(onSites));
    if (typeof next === 'string') return { ...from, space, side, steps: works.path.length, buses, passed, onSites, waiting, isOut: true };
    if (letter !== null && site) {
      const colour = works.colours[letter] as number;
      onSites = onSites.map((most, at) => (at === colour ? most + mostAboard(buses, colour) : most));
      buses = setDown(buses, site);
      passed |= 1 << letter;
    }
    ({ space, side } = next);
  }
}

/** What lies ahead of a bus: sites of each colour, and the most travellers of each, and in all. */
interface Ahead {
  readonly sites: readonly number[];
  readonly coming: readonly number[];
}

function aheadOf(works: Works, { passed, waiting, turn }: Standing): Ahead {
  const sites = [0, 0, 0];
  for (let letter = 0; letter < works.colours.length; letter++) {
    if ((passed & (1 << letter)) === 0) (sites[works.colours[letter] as number] as number)++;
  }
  return { sites, coming: plus(works.coming[turn] ?? NOBODY, waiting) };
}

/** Leaves out every bus that cannot deliver more than so many; whether one is left. */
export function isHopeful(works: Works, standing: Standing, delivered: number): boolean {
  const { buses } = standing;
  const ahead = aheadOf(works, standing);
  let hasOne = false;
  for (let bus = 0; bus < BUSES; bus++) {
    if ((buses[bus] as number) < 0) continue;
    if ((buses[bus] as number) + mostAhead(bus, ahead) > delivered) hasOne = true;
    else buses[bus] = -1;
  }
  return hasOne;
}

/** How promising it looks: what is delivered counts twice, what may come once. */
export function promiseOf(works: Works, standing: Standing): number {
  const ahead = aheadOf(works, standing);
  return standing.buses.reduce(
    (most, delivered, bus) => (delivered < 0 ? most : Math.max(most, 2 * delivered + mostAhead(bus, ahead))),
    -1,
  );
}

/** A number that a bus delivers no more than. */
function mostAhead(bus: number, { sites, coming }: Ahead): number {
  let byColour = 0;
  let useful = 0;
  for (let colour = 0; colour < 3; colour++) {
    const ahead = sites[colour] as number;
    if (ahead === 0) continue;
    const aboard = ABOARD[colour]?.[bus] as number;
    useful += aboard;
    byColour += Math.min(SEATS_IN_BUS * ahead, aboard + (coming[colour] as number));
  }
  return Math.min(byColour, useful + (coming[3] as number));
}
