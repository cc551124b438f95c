import { useEffect, useState } from 'preact/hooks';
import type { StoredRecord } from '../../../kernel/index.ts';
import { memoryOf } from '../../device/memory.ts';
import { onlineRecord } from '../../online/api.ts';
import { later } from '../../ui/index.ts';
import type { BestAsked, BestOfMap, BestTold } from './best.worker.ts';
import { dailyWords } from './daily-words.ts';

interface BestProps {
  readonly told: BestTold;
  readonly score: number;
}

/** The best that could be made of a tour that is over: of the own map, and of the same luck. */
export function BestPossible({ told: { onMap, found, isDone }, score }: BestProps) {
  const say = dailyWords.value;
  if (!found) return null;
  const best = found.tries === undefined ? searchedLines(found, score, isDone) : triedLines(found, found.tries, score, isDone);
  const isBetter = onMap !== undefined && onMap.points > score;
  return (
    <section class="daily-possible" aria-label={say.possible} data-map={isBetter} data-proved={found.isBest}>
      <div>
        <h3>{say.possible}</h3>
        {onMap && <p>{mapLine(onMap, score)}</p>}
        <p>
          {best.line} <small>{best.note}</small>
        </p>
      </div>
      {isBetter && (
        <svg viewBox="0 0 1000 850" aria-hidden="true" data-print>
          <ParisMap route={onMap.route} marks={onMap.marks} isBest />
        </svg>
      )}
    </section>
  );
}

/** The best route on the own map; only what is proved is called the best. */
function mapLine({ points, exact }: BestOfMap, score: number): string {
  const say = dailyWords.value;
  if (points <= score) return exact ? say.mapBestIsYours : say.mapFoundIsYours;
  return (exact ? say.mapBest : say.mapFound)(say.points(points), points - score);
}

interface BestLines {
  readonly line: string;
  readonly note: string;
}
type Found = NonNullable<BestTold['found']>;

/** What a bot has come to with the same luck, and how often it has tried. */
function triedLines(found: Found, tries: number, score: number, isDone: boolean): BestLines {
  const say = dailyWords.value;
  return {
    line: found.score > score ? say.bestFound(say.points(found.score)) : say.bestIsYours,
    note: isDone ? say.bestTries(tries) : say.bestSearching(tries),
  };
}

/** What was possible with the same luck, as far as it is known; only what is proved is called the best possible. */
function searchedLines({ score: most, isBest }: Found, score: number, isDone: boolean): BestLines {
  const say = dailyWords.value;
  const { line, isYours } = isBest ? say.proved : say.searched;
  return { line: most > score ? line(say.delivered(most)) : isYours, note: isBest ? say.provedHow : isDone ? say.unproved : say.searching };
}

const ParisMap = later(async () => (await import('./paris-map.tsx')).ParisMap);

/** What was toured and what was possible, at a table that is over: found once, in a worker, and remembered by this device. */
export function useBest(game: string, table: string | undefined): BestTold | null {
  const memory = memoryOf(table ?? 'none', 'best');
  const [told, setTold] = useState<BestTold | null>(() => rememberedIn(memory.read()));
  useEffect(() => {
    if (table === undefined || told?.isDone) return undefined;
    let worker: Worker | undefined;
    let isWanted = true;
    const search = async () => {
      const { record } = await onlineRecord(table);
      if (!isWanted) return;
      worker = new Worker(new URL('./best.worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<BestTold>) => {
        if (data.isDone) memory.write(data);
        setTold(data);
      });
      worker.postMessage({ game, record: record as StoredRecord } satisfies BestAsked);
    };
    // Without the record there is nothing to compare with.
    void search().catch(() => {});
    return () => {
      isWanted = false;
      worker?.terminate();
    };
  }, [table]);
  return told;
}

/** What earlier pages have remembered had no figures of what was toured, or nothing that was proved. */
function rememberedIn(value: unknown): BestTold | null {
  const told = value as Partial<BestTold> | null;
  return told?.toured && 'figures' in told.toured && told.found && 'isBest' in told.found ? (told as BestTold) : null;
}
