/** How much somebody may use: so much at once, and so much more every second. */
export interface Allowance {
  readonly most: number;
  readonly aSecond: number;
}

interface Bucket {
  level: number;
  at: number;
}

/** Above so many, those who have used nothing for a while are forgotten, at most every so many ms. */
const MANY = 10_000;
const PAUSE = 1000;

/** What everybody has left of the same allowance. Whoever has anything left may use more than that, and waits longer afterwards. */
export class Buckets {
  private readonly known = new Map<string, Bucket>();
  private tidied = 0;

  constructor(
    private readonly allowance: Allowance,
    private readonly clock: () => number,
  ) {}

  get size(): number {
    return this.known.size;
  }

  /** How long until somebody has at least one unit left, in ms. */
  wait(who: string): number {
    const { level } = this.of(who);
    return level >= 1 ? 0 : Math.ceil((1000 * (1 - level)) / this.allowance.aSecond);
  }

  use(who: string, units: number): void {
    this.of(who).level -= units;
  }

  /** Whether somebody has used twice what there is at once. */
  isOverdrawn(who: string): boolean {
    // What is left only grows with time: most of the time nobody need look at the clock.
    const known = this.known.get(who);
    return known !== undefined && known.level < -this.allowance.most && this.of(who).level < -this.allowance.most;
  }

  private of(who: string): Bucket {
    const now = this.clock();
    const { most, aSecond } = this.allowance;
    const known = this.known.get(who);
    if (known) {
      known.level = Math.min(most, known.level + (Math.max(0, now - known.at) * aSecond) / 1000);
      known.at = now;
      return known;
    }
    if (this.known.size >= MANY && now > this.tidied + PAUSE) this.tidy(now);
    const fresh = { level: most, at: now };
    this.known.set(who, fresh);
    return fresh;
  }

  private tidy(now: number): void {
    this.tidied = now;
    const { most, aSecond } = this.allowance;
    for (const [who, { level, at }] of this.known) if (level + ((now - at) * aSecond) / 1000 >= most) this.known.delete(who);
  }
}
