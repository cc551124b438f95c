// What may be told of a tour before its day is over: how much of each part of the town was toured, and nothing about where.
import type { Event as CityEvent, SiteId } from '../../../games/city-tour/index.ts';
import type { Club, View as ParisView, Region, Route } from '../../../games/on-tour-paris/index.ts';

/** A part of the town, by its piece, and how much of it was toured; in City Tour the stops, in the order in which they were passed. */
export interface TouredPart {
  readonly piece?: string;
  readonly squares: readonly Square[];
  readonly toured: number;
  readonly of: number;
}

/** A count of what a tour was made of; sites are those that counted. */
export interface TouredFigure {
  readonly name: 'clubs' | 'circled' | 'boats' | 'sites' | 'turns';
  readonly count: number;
}

export interface Toured {
  /** The title that was earned, by its piece. */
  readonly title?: string;
  readonly parts: readonly TouredPart[];
  readonly figures: readonly TouredFigure[];
  /** How many travellers were needed, in City Tour. */
  readonly goal?: number;
  /** The route, for the picture. */
  readonly route?: Route;
}

export type Square = 'purple' | 'brown' | 'blue' | 'green' | 'orange' | 'none';

const SQUARES = 8;
const OF_REGION: Readonly<Record<Region, Square>> = { N: 'purple', S: 'brown', W: 'blue', C: 'green', E: 'orange' };
const OF_TRAVELLERS: Readonly<Record<string, Square>> = { G: 'green', O: 'orange', B: 'blue' };
const OTHER_SITE = 'purple';

/** The regions of the clubs of a town. */
interface Districts {
  readonly clubs: readonly Club[];
  readonly regionsOf: (club: Club) => readonly Region[];
}

export function touredParis(view: ParisView, { clubs, regionsOf }: Districts): Toured | undefined {
  const [result] = view.results ?? [];
  if (!result) return undefined;
  const { clubs: count, circled, boats } = result;
  const route = result.route.map(({ club }) => club);
  const inRegion = (region: Region, among: readonly Club[]) => among.filter(club => regionsOf(club).includes(region)).length;
  const parts = (Object.keys(OF_REGION) as Region[]).map((region): TouredPart => {
    const [toured, of] = [inRegion(region, route), inRegion(region, clubs)];
    const filled = Math.round((SQUARES * toured) / Math.max(1, of));
    const squares = Array.from({ length: SQUARES }, (_, at) => (at < filled ? OF_REGION[region] : 'none'));
    return { piece: region, squares, toured, of };
  });
  const figures: readonly TouredFigure[] = [
    { name: 'clubs', count },
    { name: 'circled', count: circled },
    { name: 'boats', count: boats },
  ];
  return { title: result.title, parts, figures, route: result.route };
}

/** The colour of each site that counted, none where it did not. */
export function touredCity(events: readonly CityEvent[], colourOf: (site: SiteId) => string | undefined): Toured {
  const stops = events.flatMap(event =>
    event.type === 'passed' && event.site !== null ? [{ letter: event.letter, site: event.site }] : [],
  );
  const counted = new Set(events.flatMap(event => (event.type === 'setDown' && event.pawns !== '' ? [event.letter] : [])));
  const squares = stops.map(({ letter, site }) => (counted.has(letter) ? (OF_TRAVELLERS[colourOf(site) ?? ''] ?? OTHER_SITE) : 'none'));
  const toured = stops.filter(({ letter }) => counted.has(letter)).length;
  const end = events.find(event => event.type === 'ended');
  const figures: readonly TouredFigure[] = [
    { name: 'sites', count: toured },
    ...(end ? [{ name: 'turns', count: end.turns } as const] : []),
  ];
  return { parts: [{ squares, toured, of: stops.length }], figures, ...(end ? { goal: end.objective } : {}) };
}
