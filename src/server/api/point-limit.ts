import { TooMany } from '../too-many.ts';

/** A hand that never rests helps nobody: so many times in so long, in ms. */
const MOST = 3;
const WINDOW = 10_000;

/** Limits how often one client points. */
export class PointLimit {
  private readonly times: number[] = [];

  constructor(private readonly clock: () => number) {}

  /** Counts one, or refuses it. */
  count(): void {
    const now = this.clock();
    while (this.times[0] !== undefined && this.times[0] <= now - WINDOW) this.times.shift();
    if (this.times.length >= MOST) throw new TooMany('points', `no more than ${MOST} times in ${WINDOW / 1000} s`);
    this.times.push(now);
  }
}
