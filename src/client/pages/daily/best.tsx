import { useEffect, useState } from 'preact/hooks';
import type { StoredRecord } from '../../../kernel/index.ts';
import { memoryOf } from '../../device/memory.ts';
import { onlineRecord } from '../../online/api.ts';
import type { BestAsked, BestTold } from './best.worker.ts';
import { dailyWords } from './daily-words.ts';

interface BestProps {
  readonly game: string;
  readonly table: string;
  readonly score: number;
}

/** The best that could be made of a tour that is over: of the own map, and of the same luck. */
export function BestPossible({ game, table, score }: BestProps) {
  const found = useBest(game, table);
  const say = dailyWords.value;
  const count = game === 'city-tour' ? say.delivered : say.points;
  if (!found) return null;
  return (
    <section class="daily-possible" aria-label={say.possible}>
      <h3>{say.possible}</h3>
      {found.onMap !== undefined && (
        <p>{found.onMap > score ? say.mapBest(count(found.onMap), found.onMap - score) : say.mapBestIsYours}</p>
      )}
      <p>
        {found.score > score ? say.bestFound(count(found.score)) : say.bestIsYours}{' '}
        <small>{found.isDone ? say.bestTries(found.tries) : say.bestSearching(found.tries)}</small>
      </p>
    </section>
  );
}

/** Searched for once, in a worker, and remembered by this device. */
function useBest(game: string, table: string): BestTold | null {
  const memory = memoryOf(table, 'best');
  const [found, setFound] = useState<BestTold | null>(() => rememberedIn(memory.read()));
  useEffect(() => {
    if (found?.isDone) return undefined;
    let worker: Worker | undefined;
    let isWanted = true;
    const search = async () => {
      const { record } = await onlineRecord(table);
      if (!isWanted) return;
      worker = new Worker(new URL('./best.worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<BestTold>) => {
        if (data.isDone) memory.write(data);
        setFound(data);
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
  return found;
}

function rememberedIn(value: unknown): BestTold | null {
  return typeof value === 'object' && value !== null && 'isDone' in value ? (value as BestTold) : null;
}
