// Beside the page: what was toured, and how well it could have gone with the same luck.
import { bestFound, type PastTour } from '../../../daily/best.ts';
import type { Event as CityEvent } from '../../../games/city-tour/index.ts';
import type { Mark, View as ParisView, Route } from '../../../games/on-tour-paris/index.ts';
import { type AnyGame, matchesOf, readRecord, type StoredRecord } from '../../../kernel/index.ts';
import { entryOf } from '../../catalogue.ts';
import { type Toured, touredCity, touredParis } from './toured.ts';

/** How often a tour is tried where not everything can be searched. */
const TRIES = 60;
const SHARE = 12;

export interface BestAsked {
  readonly game: string;
  readonly record: StoredRecord;
}

/** A map of Paris at the end of a tour, and the best route on it. */
export interface BestOfMap {
  readonly points: number;
  readonly route: Route;
  /** False where the search for it was cut short. */
  readonly exact: boolean;
  readonly marks: readonly (Mark | null)[];
}

/** The best with the luck of a tour that is known so far. */
interface BestKnown {
  readonly score: number;
  /** Whether nothing better is possible. */
  readonly isBest: boolean;
  /** How often a bot has tried; absent where all lines of play are searched. */
  readonly tries?: number;
}

/** Told now and then, and for the last time with `isDone`. */
export interface BestTold {
  readonly toured?: Toured;
  /** The most that could be made of the own map; in On Tour: Paris only. */
  readonly onMap?: BestOfMap;
  /** Once something was found. */
  readonly found?: BestKnown;
  readonly isDone: boolean;
}

addEventListener('message', async ({ data }: MessageEvent<BestAsked>) => {
  const game = await entryOf(data.game)?.open();
  const { seed, options, version } = data.record;
  if (!game || seed === undefined) return;
  const own = await ownTour(game, data.record);
  const tell = (told: Pick<BestTold, 'found' | 'isDone'>) => postMessage({ ...own, ...told } satisfies BestTold);
  tell({ isDone: false });
  const search = data.game === 'city-tour' ? searched : tried;
  let last: BestKnown | undefined;
  for await (const found of search(game, { seed, options, version })) {
    last = found;
    tell({ found, isDone: false });
  }
  if (last) tell({ found: last, isDone: true });
});

/** All lines of play of a City Tour day. */
async function* searched(_game: AnyGame, tour: PastTour): AsyncGenerator<BestKnown> {
  const { knownDay } = await import('../../../daily/city/known.ts');
  const { solving } = await import('../../../daily/city/solver.ts');
  const day = knownDay(tour);
  if (!day) return;
  for (const { line, isBest } of solving(day)) yield { score: line.delivered, isBest };
}

/** A bot, again and again. */
async function* tried(game: AnyGame, tour: PastTour): AsyncGenerator<BestKnown> {
  for (const { score, tries } of bestFound(game, tour)) {
    if (tries % SHARE === 0) yield { score, tries, isBest: false };
    if (tries >= TRIES) return;
  }
}

/** What was toured; of Paris also the best route of the map as it was in the end (OT-8.8). */
async function ownTour(game: AnyGame, stored: StoredRecord): Promise<Pick<BestTold, 'toured' | 'onMap'>> {
  const reading = readRecord(game, stored);
  const again = reading.ok ? matchesOf(game).replay(reading.record) : undefined;
  if (!again?.ok) return {};
  if (game.id === 'city-tour') {
    const { SITES } = await import('../../../games/city-tour/index.ts');
    const colours: Readonly<Record<string, { readonly colour: string }>> = SITES;
    const events: readonly unknown[] = again.events.flat();
    return { toured: touredCity(events as readonly CityEvent[], site => colours[site]?.colour) };
  }
  const { CLUBS, regionsOf } = await import('../../../games/on-tour-paris/index.ts');
  const view = game.view(again.match.state, 0) as ParisView;
  const toured = touredParis(view, { clubs: CLUBS, regionsOf });
  const [best, marks] = [view.results?.[0]?.best, view.players[0]?.marks];
  return { ...(toured ? { toured } : {}), ...(best && marks ? { onMap: { ...best, marks } } : {}) };
}
