import type { Store } from './store.ts';

/** How often the clocks are compared, in ms. */
const COMPARED = 5000;

/** The time that all processes of one store go by: the store's, kept between two looks at it by the clock of this machine. */
export class StoreTime {
  /** How much the clock of the store is ahead of this machine's, in ms. */
  ahead = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly store: Pick<Store, 'now'>,
    private readonly clock: () => number,
    private readonly report: (error: unknown) => void,
  ) {}

  readonly now = (): number => this.clock() + this.ahead;

  /** Compares the clocks, now and then again. */
  async keep(): Promise<void> {
    await this.compare();
    this.timer = setInterval(() => this.compare().catch(this.report), COMPARED);
    this.timer.unref();
  }

  close(): void {
    clearInterval(this.timer);
  }

  private async compare(): Promise<void> {
    const before = this.clock();
    const there = await this.store.now();
    const after = this.clock();
    // The store looked at its clock between the two moments; within that nothing is known to be wrong, and nothing changes.
    if (there !== undefined) this.ahead = Math.max(there - after, Math.min(there - before, this.ahead));
  }
}
