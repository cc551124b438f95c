// What may be told of a tour before its day is over: how much of each part of the town was toured, and nothing about where.
import type { Event as CityEvent, SiteId } from '../../../games/city-tour/index.ts';
import type { Club, View as ParisView, Region } from '../../../games/on-tour-paris/index.ts';

/** A part of the town, by its piece, and how much of it was toured; in City Tour the stops, in the order in which they were passed. */
export interface TouredPart {
  readonly piece?: string;
  readonly squares: string;
  readonly toured: number;
  readonly of: number;
}

export interface Toured {
  /** The title that was earned, by its piece. */
  readonly title?: string;
  readonly parts: readonly TouredPart[];
  /** The clubs of the route in their order, for the picture. */
  readonly route?: readonly Club[];
}

const SQUARES = 8;
const EMPTY = '⬜';
const OF_REGION: Readonly<Record<Region, string>> = { N: '🟪', S: '🟫', W: '🟦', C: '🟩', E: '🟧' };
const OF_TRAVELLERS: Readonly<Record<string, string>> = { G: '🟩', O: '🟧', B: '🟦' };
const OTHER_STOP = '🟪';
const GATE = '🚏';

/** The regions of the clubs of a town. */
interface Districts {
  readonly clubs: readonly Club[];
  readonly regionsOf: (club: Club) => readonly Region[];
}

export function touredParis(view: ParisView, { clubs, regionsOf }: Districts): Toured | undefined {
  const [result] = view.results ?? [];
  if (!result) return undefined;
  const route = result.route.map(({ club }) => club);
  const inRegion = (region: Region, among: readonly Club[]) => among.filter(club => regionsOf(club).includes(region)).length;
  const parts = (Object.keys(OF_REGION) as Region[]).map((region): TouredPart => {
    const [toured, of] = [inRegion(region, route), inRegion(region, clubs)];
    const filled = Math.round((SQUARES * toured) / Math.max(1, of));
    return { piece: region, squares: OF_REGION[region].repeat(filled) + EMPTY.repeat(SQUARES - filled), toured, of };
  });
  return { title: result.title, parts, route };
}

/** The colour of each stop that counted, white where it did not, and the gate where the bus has left. */
export function touredCity(events: readonly CityEvent[], colourOf: (site: SiteId) => string | undefined): Toured {
  const stops = events.flatMap(event =>
    event.type === 'passed' && event.site !== null ? [{ letter: event.letter, site: event.site }] : [],
  );
  const counted = new Set(events.flatMap(event => (event.type === 'setDown' && event.pawns !== '' ? [event.letter] : [])));
  const squares = stops.map(({ letter, site }) => (counted.has(letter) ? (OF_TRAVELLERS[colourOf(site) ?? ''] ?? OTHER_STOP) : EMPTY));
  const toured = stops.filter(({ letter }) => counted.has(letter)).length;
  return { parts: [{ squares: squares.join('') + GATE, toured, of: stops.length }] };
}
