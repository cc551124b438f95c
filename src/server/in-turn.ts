import { FairQueue } from '../workers/fair-queue.ts';

/** So long, in ms, messages are taken up before whatever else waits has its turn. */
const SLICE = 10;

/** Takes up what clients say: addresses take turns, and so do the sockets of each. Without a slice, one thing is taken up in a turn of the event loop. */
export class InTurn {
  private readonly queue = new FairQueue<() => void>();
  private isDue = false;

  constructor(private readonly slice = SLICE) {}

  add(act: () => void, share: readonly string[]): void {
    this.queue.add(act, share);
    if (this.isDue) return;
    this.isDue = true;
    setImmediate(this.goOn);
  }

  private readonly goOn = () => {
    const end = performance.now() + this.slice;
    do this.queue.take()?.();
    while (this.queue.size > 0 && performance.now() < end);
    this.isDue = this.queue.size > 0;
    if (this.isDue) setImmediate(this.goOn);
  };
}
