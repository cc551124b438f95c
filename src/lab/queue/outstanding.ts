import { ordersOf, type Task, type Watch } from '../orders.ts';
import { QueueProblem } from './connection.ts';
import type { Batch, News } from './runs.ts';

/** Batches are cut as if for so many threads. */
const THREADS = 32;
/** Most games that are handed out at a time, so that a long run does not fill Redis. */
const MOST_HANDED_OUT = 20_000;

/** What of a run has still to be handed out, and what to be heard of. */
export class Outstanding {
  readonly #missing: readonly Set<number>[];
  readonly #batches: IterableIterator<Batch>;
  #left: number;
  #handedOut = 0;

  constructor(tasks: readonly Task[]) {
    this.#missing = tasks.map(({ games }) => new Set(games));
    this.#left = this.#missing.reduce((sum, { size }) => sum + size, 0);
    this.#batches = ordersOf(tasks, THREADS)
      .map(({ series, games }): Batch => ({ series, games }))
      .values();
  }

  isDone(): boolean {
    return this.#left === 0;
  }

  /** The batches to be handed out now. */
  next(): Batch[] {
    const found: Batch[] = [];
    while (this.#handedOut < MOST_HANDED_OUT) {
      const batch = this.#batches.next().value;
      if (!batch) break;
      this.#handedOut += batch.games.length;
      found.push(batch);
    }
    return found;
  }

  /** A game that two workers played, since one of them was believed dead, is heard of once. */
  take(news: News, heard: Watch['heard'], say: (sentence: string) => void): void {
    if (news.type === 'failure') throw new QueueProblem(news.sentence);
    if (news.type === 'refusal') return say(news.sentence);
    for (const result of news.results) {
      if (!this.#missing[news.series]?.delete(result.index)) continue;
      this.#left--;
      this.#handedOut--;
      heard(result, news.series);
    }
  }
}
