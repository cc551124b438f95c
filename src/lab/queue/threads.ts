import { Worker } from 'node:worker_threads';
import type { Delivery, Order } from '../worker.ts';

/** A few threads that play orders, each one at a time; who comes when all are busy waits for a turn. */
export class GamePool {
  readonly #idle: Worker[];
  readonly #waiting: ((thread: Worker) => void)[] = [];

  #isEnded = false;

  constructor(count: number) {
    this.#idle = Array.from({ length: count }, newThread);
  }

  /** Plays an order and hands on what comes of it, until it is done, fails, or is cancelled. */
  async play(order: Order, deliver: (delivery: Delivery) => void, signal?: AbortSignal): Promise<void> {
    const thread = this.#idle.pop() ?? (await new Promise<Worker>(resolve => this.#waiting.push(resolve)));
    try {
      signal?.throwIfAborted();
      await answer(thread, order, deliver, signal);
      this.#release(thread);
    } catch (error) {
      // Whatever a thread was in the middle of ends with it.
      await thread.terminate();
      if (!this.#isEnded) this.#release(newThread());
      throw error;
    }
  }

  /** Ends all threads that are not playing, and lets no new one begin. */
  async end(): Promise<void> {
    this.#isEnded = true;
    await Promise.all(this.#idle.splice(0).map(thread => thread.terminate()));
  }

  #release(thread: Worker): void {
    const next = this.#waiting.shift();
    if (next) next(thread);
    else this.#idle.push(thread);
  }
}

function newThread(): Worker {
  const thread = new Worker(new URL('./worker.js', import.meta.url));
  // Whoever waits for an answer hears of it too; an idle thread that fails is no reason to end.
  thread.on('error', () => {});
  return thread;
}

function answer(thread: Worker, order: Order, deliver: (delivery: Delivery) => void, signal: AbortSignal | undefined): Promise<void> {
  const over = new AbortController();
  return new Promise<void>((resolve, reject) => {
    const hear = (delivery: Delivery) => {
      deliver(delivery);
      if (delivery.done) resolve();
    };
    const cancel = () => reject(signal?.reason);
    thread.on('message', hear);
    thread.on('error', reject);
    signal?.addEventListener('abort', cancel);
    over.signal.addEventListener('abort', () => {
      thread.off('message', hear);
      thread.off('error', reject);
      signal?.removeEventListener('abort', cancel);
    });
    thread.postMessage(order);
  }).finally(() => over.abort());
}
