// Reviews that this device keeps, by the last check number of their record: the same match is opened at once the next time.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Review } from '../../review/index.ts';

/** Grows when figures are found in another way; older ones are computed again. */
const FORMAT = 4;

/** A review as it is kept. */
export interface KeptReview {
  readonly check: string;
  readonly format: number;
  readonly review: Review;
  /** How often it was looked at more closely. */
  readonly closer: number;
  readonly isSettled: boolean;
}

interface ReviewDatabase extends DBSchema {
  reviews: { key: string; value: KeptReview };
}

let opening: Promise<IDBPDatabase<ReviewDatabase>> | undefined;

function openDatabase(): Promise<IDBPDatabase<ReviewDatabase>> {
  opening ??= openDB<ReviewDatabase>('tabletour.reviews', 1, {
    upgrade(database) {
      database.createObjectStore('reviews', { keyPath: 'check' });
    },
  });
  return opening;
}

/** What is kept of a match; a device without memory keeps nothing. */
export async function keptReview(check: string): Promise<KeptReview | undefined> {
  try {
    const kept = await (await openDatabase()).get('reviews', check);
    return kept?.format === FORMAT ? kept : undefined;
  } catch {
    return undefined;
  }
}

export async function keepReview(kept: Omit<KeptReview, 'format'>): Promise<void> {
  try {
    await (await openDatabase()).put('reviews', { ...kept, format: FORMAT });
  } catch {
    // Without memory it is computed again the next time.
  }
}
