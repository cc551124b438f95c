// Beside the page: what was toured, and how well it could have gone with the same luck.
import { type BestFound, bestFound } from '../../../daily/best.ts';
import type { Event as CityEvent } from '../../../games/city-tour/index.ts';
import type { Mark, View as ParisView, Route } from '../../../games/on-tour-paris/index.ts';
import { type AnyGame, matchesOf, readRecord, type StoredRecord } from '../../../kernel/index.ts';
import { entryOf } from '../../catalogue.ts';
import { type Toured, touredCity, touredParis } from './toured.ts';

/** How often a tour is tried, by its game. */
const TRIES: Readonly<Record<string, number>> = { 'city-tour': 240, 'on-tour-paris': 60 };
const SHARE = 12;

export interface BestAsked {
  readonly game: string;
  readonly record: StoredRecord;
}

/** A map of Paris at the end of a tour, and the best route on it. */
export interface BestOfMap {
  readonly points: number;
  readonly route: Route;
  readonly marks: readonly (Mark | null)[];
}

/** Told now and then, and for the last time with `isDone`. */
export interface BestTold {
  readonly toured?: Toured;
  /** The most that could be made of the own map; in On Tour: Paris only. */
  readonly onMap?: BestOfMap;
  /** The best with the same luck, once it was tried. */
  readonly found?: BestFound;
  readonly isDone: boolean;
}

addEventListener('message', async ({ data }: MessageEvent<BestAsked>) => {
  const game = await entryOf(data.game)?.open();
  const { seed, options, version } = data.record;
  if (!game || seed === undefined) return;
  const own = await ownTour(game, data.record);
  const tell = (told: Pick<BestTold, 'found' | 'isDone'>) => postMessage({ ...own, ...told } satisfies BestTold);
  tell({ isDone: false });
  const most = TRIES[data.game] ?? 0;
  for (const found of bestFound(game, { seed, options, version })) {
    const isDone = found.tries >= most;
    if (isDone || found.tries % SHARE === 0) tell({ found, isDone });
    if (isDone) return;
  }
});

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
  return { ...(toured ? { toured } : {}), ...(best && marks ? { onMap: { points: best.points, route: best.route, marks } } : {}) };
}
