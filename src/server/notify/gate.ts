import { FairQueue } from '../../workers/fair-queue.ts';

/** Lets so many through at once; the others wait in turn by their share. */
export class Gate {
  private inside = 0;
  private readonly waiting = new FairQueue<() => void>();

  constructor(private readonly most: number) {}

  /** How many are inside or wait. */
  get size(): number {
    return this.inside + this.waiting.size;
  }

  async pass<T>(share: string, act: () => Promise<T>): Promise<T> {
    if (this.inside < this.most) this.inside++;
    else await new Promise<void>(resolve => this.waiting.add(resolve, [share]));
    try {
      return await act();
    } finally {
      // Whoever goes gives the place to the next.
      const next = this.waiting.take();
      if (next) next();
      else this.inside--;
    }
  }
}
