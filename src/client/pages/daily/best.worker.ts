// Beside the page: how well a tour could have gone with the same luck.
import { type BestFound, bestFound } from '../../../daily/best.ts';
import type { View } from '../../../games/on-tour-paris/index.ts';
import { type AnyGame, matchesOf, readRecord, type StoredRecord } from '../../../kernel/index.ts';
import { entryOf } from '../../catalogue.ts';

/** How often a tour is tried, by its game. */
const TRIES: Readonly<Record<string, number>> = { 'city-tour': 240, 'on-tour-paris': 60 };
const SHARE = 12;

export interface BestAsked {
  readonly game: string;
  readonly record: StoredRecord;
}

/** Told now and then, and for the last time with `isDone`. */
export interface BestTold extends BestFound {
  /** The most that could be made of the own map; in On Tour: Paris only. */
  readonly onMap?: number;
  readonly isDone: boolean;
}

addEventListener('message', async ({ data }: MessageEvent<BestAsked>) => {
  const game = await entryOf(data.game)?.open();
  const { seed, options, version } = data.record;
  if (!game || seed === undefined) return;
  const onMap = data.game === 'on-tour-paris' ? bestOnMap(game, data.record) : undefined;
  const most = TRIES[data.game] ?? 0;
  for (const found of bestFound(game, { seed, options, version })) {
    const isDone = found.tries >= most;
    if (isDone || found.tries % SHARE === 0)
      postMessage({ ...found, isDone, ...(onMap === undefined ? {} : { onMap }) } satisfies BestTold);
    if (isDone) return;
  }
});

/** OT-8.8 The best route of the map as it was in the end. */
function bestOnMap(game: AnyGame, stored: StoredRecord): number | undefined {
  const reading = readRecord(game, stored);
  const again = reading.ok ? matchesOf(game).replay(reading.record) : undefined;
  if (!again?.ok) return undefined;
  return (game.view(again.match.state, 0) as View).results?.[0]?.best.points;
}
