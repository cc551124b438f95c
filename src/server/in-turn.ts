import { FairQueue } from '../workers/fair-queue.ts';

/** So long, in ms, messages are taken up before whatever else waits has its turn. */
const SLICE = 10;

/** Takes up what clients say: addresses take turns, and so do the sockets of each. Without a slice, one thing is taken up in a turn of the event loop. */
export class InTurn {
  private readonly queue = new FairQueue<() => void>();
  private isDue = false;
  private isAnybodyNew = false;

  constructor(private readonly slice = SLICE) {}

  add(act: () => void, share: readonly string[]): void {
    this.queue.add(act, share);
    if (this.isDue) return;
    this.isDue = true;
    setImmediate(this.goOn);
  }

  /** Somebody has connected. In a turn of the event loop one connection is taken, so others who come wait for as many turns. */
  noteNewcomer(): void {
    this.isAnybodyNew = true;
  }

  private readonly goOn = () => {
    const end = performance.now() + (this.isAnybodyNew ? 0 : this.slice);
    this.isAnybodyNew = false;
    do this.queue.take()?.();
    while (this.queue.size > 0 && performance.now() < end);
    this.isDue = this.queue.size > 0;
    if (this.isDue) setImmediate(this.goOn);
  };
}
