/** How many of something everybody has. */
export class Counts {
  private readonly counts = new Map<string, number>();

  of(who: string): number {
    return this.counts.get(who) ?? 0;
  }

  /** One more, and how many that makes. */
  add(who: string): number {
    const count = this.of(who) + 1;
    this.counts.set(who, count);
    return count;
  }

  drop(who: string): void {
    const left = this.of(who) - 1;
    if (left > 0) this.counts.set(who, left);
    else this.counts.delete(who);
  }
}
