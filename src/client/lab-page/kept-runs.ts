// Experiments that this device keeps: their heads in one store, and what was played, which is much, in another.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Answer, StoredSeries } from '../../lab/index.ts';
import type { Asked } from './asked.ts';

/** How a run stands. */
export type RunStatus = 'running' | 'paused' | 'played' | 'clear' | 'failed';

/** What the list of saved experiments shows of a run. */
export interface RunHead {
  readonly id: string;
  /** What somebody called it; empty for the question itself. */
  readonly name: string;
  readonly experiment: Asked;
  /** The version of the rules it was played by: games of two versions are not added up. */
  readonly version: number;
  readonly status: RunStatus;
  readonly pairs: number;
  readonly verdicts: Answer['verdicts'];
  /** When it was last played, in milliseconds. */
  readonly changed: number;
}

interface LabDatabase extends DBSchema {
  heads: { key: string; value: RunHead };
  series: { key: string; value: readonly StoredSeries[] };
}

let opening: Promise<IDBPDatabase<LabDatabase>> | undefined;

function openDatabase(): Promise<IDBPDatabase<LabDatabase>> {
  opening ??= openDB<LabDatabase>('tabletour.lab', 1, {
    upgrade(database) {
      database.createObjectStore('heads', { keyPath: 'id' });
      database.createObjectStore('series');
    },
  });
  return opening;
}

/** Does something with what is kept; a device without memory forgets, and all goes on. */
async function remembered<T>(otherwise: T, act: (database: IDBPDatabase<LabDatabase>) => Promise<T>): Promise<T> {
  try {
    return await act(await openDatabase());
  } catch {
    return otherwise;
  }
}

/** All experiments, the newest first. */
export function keptHeads(): Promise<readonly RunHead[]> {
  return remembered<readonly RunHead[]>([], async database => (await database.getAll('heads')).toSorted((a, b) => b.changed - a.changed));
}

/** A run with all that was played. */
export interface KeptRun {
  readonly head: RunHead;
  readonly series: readonly StoredSeries[];
}

export function keptRun(id: string): Promise<KeptRun | undefined> {
  return remembered<KeptRun | undefined>(undefined, async database => {
    const [head, series] = await Promise.all([database.get('heads', id), database.get('series', id)]);
    return head && series && { head, series };
  });
}

export function keepRun({ head, series }: KeptRun): Promise<void> {
  return remembered(undefined, async database => {
    const writing = database.transaction(['heads', 'series'], 'readwrite');
    await Promise.all([writing.objectStore('heads').put(head), writing.objectStore('series').put(series, head.id), writing.done]);
  });
}

export function renameRun(id: string, name: string): Promise<void> {
  return remembered(undefined, async database => {
    const head = await database.get('heads', id);
    if (head) await database.put('heads', { ...head, name });
  });
}

export function dropRun(id: string): Promise<void> {
  return remembered(undefined, async database => {
    const writing = database.transaction(['heads', 'series'], 'readwrite');
    await Promise.all([writing.objectStore('heads').delete(id), writing.objectStore('series').delete(id), writing.done]);
  });
}
